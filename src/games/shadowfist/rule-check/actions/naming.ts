import type { Choice } from '../../vocabulary/choices.ts';
import { mentions } from '../../words/names.ts';
import type { Board } from '../board/board.ts';
import { boundsOf, candidatesFor, objectionAmong } from '../flow/choosing.ts';
import type { Asking } from '../flow/playing.ts';
import { nameUnseen, unseenFor } from '../flow/unseen.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';
import { valuesOf } from './texts-chosen.ts';

/**
 * What was chosen, with what goes without saying. Cards that nobody had seen and that are chosen on generation take
 * their places first: everything else that is asked of the action looks at them there. What cannot be named so stays
 * as it was said, and is no answer to the choice. What can be chosen in but one way is chosen; a target is announced
 * (5.2). `awaited` are names that stand open beside it.
 */
export function wholeChoice(
  board: Board,
  { choose }: Asking,
  frame: Frame,
  chosen: Bindings | undefined,
  awaited: readonly string[] = [],
): Bindings | undefined {
  const whole: Bindings = { ...chosen };
  const undecided: string[] = [...awaited];
  for (const choice of choose) {
    const here = { ...frame, values: { ...frame.values, ...whole } };
    const value = whole[choice.as];
    const known =
      value === undefined ? theOnly(board, choice, here, undecided) : namedIn(board, choice, value, here);
    if (known === undefined) undecided.push(choice.as);
    else whole[choice.as] = known;
  }
  return Object.keys(whole).length === 0 ? chosen : whole;
}

function namedIn(board: Board, choice: Choice, value: Value, frame: Frame): Value {
  if (!('known' in value) || choice.choose !== 'cards') return value;
  const unseen = unseenFor(board, choice, frame);
  const ids = value.known.map(({ id }) => id);
  const fresh = ids.filter((id) => board.find(id) === undefined);
  if (unseen === undefined || fresh.length > unseen.number || new Set(ids).size < ids.length) return value;
  nameUnseen(board, unseen, value.known);
  return { cards: ids };
}

/** The one answer that there is to a choice that must be made; undefined if there is none, or more. */
function theOnly(
  board: Board,
  choice: Choice,
  frame: Frame,
  undecided: readonly string[],
): Value | undefined {
  if (choice.optional === true || mentions(choice, undecided)) return undefined;
  if (choice.choose === 'cards' || choice.choose === 'players') return theOnlySet(board, choice, frame);
  const from = candidatesFor(board, choice, frame);
  const [only, other] = valuesOf(board, choice, frame, from);
  return other === undefined ? only : undefined;
}

function theOnlySet(
  board: Board,
  choice: Extract<Choice, { choose: 'cards' | 'players' }>,
  frame: Frame,
): Value | undefined {
  if (choice.choose === 'cards' && unseenFor(board, choice, frame) !== undefined) return undefined;
  const { least, most } = boundsOf(board, choice, frame);
  if (most > 0 && choice.target === true) return undefined;
  const from = most === 0 ? [] : candidatesFor(board, choice, frame);
  if (from.length !== least) return undefined;
  const value = choice.choose === 'cards' ? { cards: [...from] } : { players: [...from] };
  return objectionAmong(board, choice, value, frame, from) === undefined ? value : undefined;
}
