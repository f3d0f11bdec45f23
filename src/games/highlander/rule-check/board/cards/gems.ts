import type { Card, Frame, Gem } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { playerModifiersOn } from '../texts/player-modifiers.ts';

/** How many gems of a kind cards bear. What nobody knows cannot be counted. */
export function gemsOn(board: Board, cards: readonly { readonly card: Card }[], gem: Gem): number {
  return cards.reduce((sum, card) => sum + printed(board, board.definition(card), gem), 0);
}

/** Gems of any of these kinds. */
export function gemsPrinted(board: Board, cards: readonly Seen[], gems: readonly Gem[]): number {
  return cards.reduce(
    (sum, { definition }) => gems.reduce((own, gem) => own + printed(board, definition, gem), sum),
    0,
  );
}

/** How many of a gem a card shows. */
export function printed(board: Board, definition: Seen['definition'], gem: Gem): number {
  if (definition.gems === null)
    return board.unsupported(
      definition,
      'Its gems are not known; a card of its own would tell them, as `gems`.',
    );
  return definition.gems[gem] ?? 0;
}

/** What is found of a gem in an Attribute Check or Challenge: what the cards bear, and what is added to it. */
export function gemsFound(
  board: Board,
  player: string,
  cards: readonly { readonly card: Card }[],
  gem: Gem,
): number {
  const added = playerModifiersOn(board, player, 'gemsFound').reduce((sum, { modifier, frame }) => {
    const of = typeof modifier.of === 'string' ? modifier.of : gemChosen(frame, modifier.of.chosen);
    return of === gem ? sum + board.meanings.reckon(board, modifier.gemsFound, frame) : sum;
  }, 0);
  return Math.max(0, gemsOn(board, cards, gem) + added);
}

function gemChosen(frame: Frame, name: string): Gem | undefined {
  const value = frame.values[name];
  return value !== undefined && 'gem' in value ? value.gem : undefined;
}

/** How many of a gem were found in an Exertion by its name; in an Attribute Challenge, by a player in it. */
export function gemsIn(
  board: Board,
  frame: Frame,
  name: string,
  player: string | undefined,
  gem: Gem,
): number {
  const exertion = player === undefined ? name : exertionOf(name, player);
  const found = frame.values[gemsOf(exertion, gem)];
  if (found !== undefined && 'number' in found) return found.number;
  const value = frame.values[exertion];
  return gemsOn(board, value !== undefined && 'known' in value ? value.known : [], gem);
}

/** Under what name a frame keeps how many of a gem were found in an Exertion, where that is not what its cards bear. */
export function gemsOf(exertion: string, gem: Gem): string {
  return `${gem} in ${exertion}`;
}

/** Under what name a frame keeps the cards that a player turned over in the Attribute Challenge of that name. */
export function exertionOf(challenge: string, player: string): string {
  return `${challenge} of ${player}`;
}
