import type { Budget } from '../../../../engine/budget.ts';
import type { Read } from '../../../../engine/law.ts';
import type { Path } from '../../../../engine/mistake.ts';
import { Mistakes } from '../../../../engine/mistakes-found.ts';
import { readAs } from '../../../../engine/reading.ts';
import { wordsWithin } from '../../../../engine/size.ts';
import { toldInItsForm } from '../../../choice-forms.ts';
import { findIn, type Library } from '../board/board.ts';
import { wrongWith } from '../state/read-state.ts';
import { isGivenByTheGame, type Names, namesIn } from '../state/reading/names.ts';
import type { State } from '../state/state.ts';
import type { CardElsewhere } from '../state/values.ts';
import { type Action, actionSchema } from './actions.ts';
import { formAsked } from './form-asked.ts';

/** An action as a stranger sends it: of the right form, its player at the table, and the cards it names first are cards. */
export function readAction(given: unknown, state: State, library: Library, budget: Budget): Read<Action> {
  const read = readAs(actionSchema, given);
  if ('mistakes' in read) return { mistakes: toldInItsForm(read.mistakes, formAsked(given, state, library)) };
  const mistakes = new Mistakes();
  const players = state.players.map(({ id }) => id);
  if (!players.includes(read.value.player))
    mistakes.dangling(['player'], read.value.player, 'player', () => players);
  const seen = new Set<string>();
  let names: Names | undefined;
  const shuffled = shuffledBy(read.value, state);
  for (const [path, { id, card }] of cardsNamedBy(read.value)) {
    if (typeof card !== 'string') budget.step(wordsWithin(card));
    wrongWith(card, library, mistakes)?.([...path, 'card']);
    names ??= namesIn(state, new Mistakes());
    const taken = names.is(id, 'player', 'card in play', 'card elsewhere', 'effect') && !shuffled(path, id);
    if (taken || seen.has(id) || isGivenByTheGame(id))
      mistakes.add('duplicate', [...path, 'id'], `“${id}” is the name of something else.`);
    seen.add(id);
  }
  return mistakes.found.length > 0 ? { mistakes: mistakes.found } : read;
}

/**
 * Whether a card of a discard pile may be named anew: what an Exertion or draw turns over beyond the Endurance comes
 * from that pile, shuffled (Exhaustion). Of an Exertion that a text calls for, the text tells whose it is.
 */
function shuffledBy(action: Action, { players }: State): (path: Path, id: string) => boolean {
  return (path, id) => {
    const owner = players.find(({ discard }) => findIn(discard, id) !== undefined);
    if (owner === undefined) return false;
    if (path[0] === 'choose') return true;
    if (action.do !== 'exert' && action.do !== 'draw') return false;
    return owner.id === action.player && Number(path.at(-1)) >= owner.endurance.unknown;
  };
}

type Named = readonly [Path, CardElsewhere];

/** Cards that nobody has named before, each with its place in the action. */
function* cardsNamedBy(action: Action): Iterable<Named> {
  for (const [name, value] of Object.entries('choose' in action ? (action.choose ?? {}) : {}))
    if ('known' in value) yield* inList(value.known, ['choose', name, 'known']);
  switch (action.do) {
    case 'play':
      yield* inList([action.card], []);
      yield* inList(
        (action.with ?? []).map(({ card }) => card),
        ['with'],
      );
      yield* inList(action.discard ?? [], ['discard']);
      return;
    case 'exert':
      yield* inList(action.shown ?? [], ['shown']);
      return;
    case 'discard':
      yield* inList(action.cards, ['cards']);
      return;
    case 'draw':
      yield* inList(action.cards ?? [], ['cards']);
      return;
    case 'start':
      yield* inRecord(action.shown ?? {}, 'shown');
      yield* inRecord(action.hands ?? {}, 'hands');
      return;
    default:
      return;
  }
}

function* inList(cards: readonly (string | CardElsewhere)[], at: Path): Iterable<Named> {
  for (const [place, card] of cards.entries()) {
    if (typeof card !== 'string') yield [at.length === 0 ? ['card'] : [...at, place], card];
  }
}

function* inRecord(cards: Readonly<Record<string, readonly CardElsewhere[]>>, key: string): Iterable<Named> {
  for (const [player, list] of Object.entries(cards)) yield* inList(list, [key, player]);
}
