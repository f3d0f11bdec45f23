import type { Cards } from '../../vocabulary/terms.ts';
import { type Board, findIn, type Seen } from '../board/board.ts';
import { emit } from '../doing/emit.ts';
import { putOnDiscard, takeFromEndurance } from '../doing/endurance.ts';
import { leavePlay, takeOut } from '../doing/moving.ts';
import type { Pile, Player } from '../state/state.ts';
import type { CardElsewhere, Frame, GameEvent } from '../state/values.ts';

/** Where cards are put. */
export type Going =
  | 'discard'
  | 'remove-from-play'
  | 'remove-from-game'
  | 'retrieve'
  | 'put-into-hand'
  | 'put-on-endurance'
  | 'put-under-endurance'
  | 'shuffle-into-endurance';

interface How {
  /** Whoever's cards they are had to: it was neither a cost nor a choice of his own. */
  readonly forced: boolean;
}

/** Moves cards from wherever they are to their owner's piles. Returns those that were moved, as far as they are known. */
export function moveCards(board: Board, cards: Cards, going: Going, frame: Frame, how: How): string[] {
  if (typeof cards !== 'string' && 'top' in cards) return moveFromTop(board, cards, going, frame, how);
  const ids = board.meanings.cards(board, cards, frame);
  for (const id of ids) {
    const seen = board.find(id);
    if (seen !== undefined) moveCard(board, seen, going, frame, how);
  }
  return [...ids];
}

type Top = Extract<Cards, { top: unknown }>;

/** Of the cards on top of an Endurance nobody may know which they are. */
function moveFromTop(board: Board, { top, of }: Top, going: Going, frame: Frame, how: How): string[] {
  const id = board.meanings.player(board, of, frame);
  if (id === undefined) return [];
  const player = board.player(id);
  const number = Math.max(0, board.meanings.reckon(board, top, frame));
  const taken = takeFromEndurance(board, player, number);
  if (going === 'discard') putOnDiscard(player, taken);
  else {
    const pile = pileFor(player, going);
    pile.cards.unshift(...taken.cards);
    pile.unknown += taken.unknown;
  }
  if (number > 0) tell(board, going, player.id, frame, how, { amount: number, from: 'endurance' });
  return taken.cards.map((card) => card.id);
}

function moveCard(board: Board, seen: Seen, going: Going, frame: Frame, how: How): void {
  const { id, inPlay, owner } = seen;
  const player = board.player(owner);
  const from = inPlay === undefined ? pileNameOf(player, id) : 'play';
  const card: CardElsewhere = inPlay ?? found(board, player, id);
  if (inPlay !== undefined) leavePlay(board, inPlay, 'removed');
  const { id: name, card: which } = card;
  takeFromPiles(board, player, { id: name, card: which });
  put(player, going, { id: name, card: which });
  tell(board, going, player.id, frame, how, { card: id, of: which, from });
}

/** A card out of play is taken from where it lies, to be put into play; undefined if it is in play already. */
export function takeFromWhereItIs(
  board: Board,
  id: string,
): { readonly id: string; readonly card: CardElsewhere['card']; readonly owner: string } | undefined {
  const seen = board.find(id);
  if (seen === undefined || seen.inPlay !== undefined) return undefined;
  const player = board.player(seen.owner);
  const { card } = found(board, player, id);
  takeFromPiles(board, player, { id, card });
  return { id, card, owner: player.id };
}

function found(board: Board, player: Player, id: string): CardElsewhere {
  const card =
    pilesOf(player)
      .map((pile) => findIn(pile, id))
      .find((one) => one !== undefined) ?? board.state.exertion?.cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`No card ${id}: it was found before it was moved.`);
  return card;
}

function pilesOf({ hand, endurance, discard, removed }: Player): Pile[] {
  return [hand, endurance, discard, removed];
}

function pileNameOf(player: Player, id: string): string {
  if (findIn(player.hand, id) !== undefined) return 'hand';
  if (findIn(player.endurance, id) !== undefined) return 'endurance';
  return findIn(player.discard, id) === undefined ? 'exertion' : 'discard-pile';
}

function takeFromPiles(board: Board, player: Player, card: CardElsewhere): void {
  for (const pile of pilesOf(player)) {
    if (findIn(pile, card.id) !== undefined) takeOut(pile, card);
  }
  const { exertion } = board.state;
  if (exertion !== null) exertion.cards = exertion.cards.filter(({ id }) => id !== card.id);
}

function pileFor(player: Player, going: Going): Pile {
  switch (going) {
    case 'remove-from-game':
      return player.removed;
    case 'retrieve':
    case 'put-into-hand':
      return player.hand;
    case 'discard':
    case 'remove-from-play':
      return player.discard;
    default:
      return player.endurance;
  }
}

function put(player: Player, going: Going, card: CardElsewhere): void {
  const pile = pileFor(player, going);
  if (going === 'put-under-endurance') pile.bottom = [...(pile.bottom ?? []), card];
  else if (going === 'shuffle-into-endurance') shuffleIn(pile);
  else if (pile === player.hand) pile.cards.push(card);
  else pile.cards.unshift(card);
}

/** What is shuffled is known to nobody. */
function shuffleIn(endurance: Pile): void {
  endurance.unknown += endurance.cards.length + (endurance.bottom?.length ?? 0) + 1;
  endurance.cards = [];
  delete endurance.bottom;
}

const events: Readonly<Partial<Record<Going, GameEvent['event']>>> = {
  discard: 'discarded',
  'remove-from-play': 'removed-from-play',
  'remove-from-game': 'removed-from-game',
  retrieve: 'retrieved',
  'shuffle-into-endurance': 'shuffled',
  'put-under-endurance': 'put-under-endurance',
};

function tell(
  board: Board,
  going: Going,
  player: string,
  frame: Frame,
  { forced }: How,
  told: Partial<GameEvent>,
): void {
  const event = events[going];
  if (event === undefined) return;
  const source = frame.source === undefined ? {} : { source: frame.source };
  emit(board, { event, player, by: frame.player, ...source, ...(forced ? { forced: true } : {}), ...told });
}
