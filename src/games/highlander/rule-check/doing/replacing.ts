import type { Board } from '../board/board.ts';
import { NotOffered } from '../board/decisions.ts';
import type { Replacement } from '../board/texts/sorted-texts.ts';
import { isOfNullified, replacements } from '../board/texts/texts.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';

/** A text that puts something else in the place of what would happen. */
interface Replacing {
  readonly id: string;
  readonly card: string;
  readonly ability: Replacement;
  readonly frame: Frame;
}

/**
 * Something comes about, unless a text puts something else in its place: then that is done at once. What is done
 * instead is not replaced by the same text again. Returns whether it came about.
 */
export function comesAbout(board: Board, event: GameEvent, happen: () => void): boolean {
  const replacing = replacementOf(board, event);
  if (replacing === undefined) {
    happen();
    return true;
  }
  const { id, card, ability, frame } = replacing;
  emit(board, { event: 'replaced', player: frame.player, source: card, what: event.event });
  board.replacing.push(id);
  board.meanings.perform(board, ability.instead, frame);
  board.replacing.pop();
  return false;
}

/**
 * Who may leave undone what would be done to him says so before he chooses for it: then nothing is done. Else it is, and
 * he is not asked again. Returns whether it is done.
 */
export function leftToBeDone(board: Board, event: GameEvent, done: () => void): boolean {
  const leaving = replacementsOf(board, event).filter(
    ({ ability }) => ability.optional === true && ability.instead.length === 0,
  );
  const left = leaving.find((one) => isWanted(board, one));
  if (left !== undefined) {
    emit(board, { event: 'replaced', player: left.frame.player, source: left.card, what: event.event });
    return false;
  }
  board.replacing.push(...leaving.map(({ id }) => id));
  done();
  board.replacing.splice(board.replacing.length - leaving.length);
  return true;
}

/** Of several, whom it would happen to chooses one; what one may leave undone is asked of its player. */
function replacementOf(board: Board, event: GameEvent): Replacing | undefined {
  const wanted = replacementsOf(board, event).filter(
    (one) => one.ability.optional !== true || isWanted(board, one),
  );
  return wanted.length < 2 ? wanted[0] : chosenAmong(board, wanted, event);
}

function replacementsOf(board: Board, event: GameEvent): readonly Replacing[] {
  const all = replacementsIn(board);
  board.look(all.length * A_QUESTION);
  return all.flatMap((one) => {
    const frame: Frame = { ...one.frame, event, values: { ...one.frame.values } };
    return applies(board, { ...one, frame }, event) ? [{ ...one, frame }] : [];
  });
}

/** It is asked of each text whether it replaces this. */
const A_QUESTION = 10;

function replacementsIn(board: Board): readonly Replacing[] {
  return [
    ...replacements(board).map(({ card, at, ...text }) => ({ ...text, card, id: `${card}.${at}` })),
    ...board.state.lasting.flatMap((lasting) => {
      if (lasting.kind !== 'text' || isOfNullified(board, lasting.frame)) return [];
      const { id, ability, frame } = lasting;
      return ability.ability === 'replacement' ? [{ id, card: frame.source ?? id, ability, frame }] : [];
    }),
  ];
}

function applies(board: Board, { id, ability, frame }: Replacing, event: GameEvent): boolean {
  return (
    !board.replacing.includes(id) &&
    !isIgnored(board, event, frame) &&
    board.meanings.isSuch(board, ability.on, event, frame) &&
    (ability.if === undefined || board.meanings.holds(board, ability.if, frame))
  );
}

/** It is nullified for whoever ignores it: for what he does, and what happens to him (Ignoring). */
function isIgnored(board: Board, { by, player }: GameEvent, frame: Frame): boolean {
  return [by, player].some((one) => one !== undefined && board.meanings.isUnaffected(board, one, frame));
}

function isWanted(board: Board, { frame, ability }: Replacing): boolean {
  const what = ability.instead.length === 0 ? 'this is left undone' : 'something else is done instead';
  const about = `Whether ${what}: ${[ability.on.event].flat().join(', ')}`;
  const asked = { player: frame.player, form: 'mode' as const, as: 'instead', about };
  const { value } = board.decisions.answer({ ...asked, from: ['yes', 'no'], least: 1, most: 1 }, frame);
  return 'mode' in value && value.mode === 'yes';
}

function chosenAmong(board: Board, able: readonly Replacing[], event: GameEvent): Replacing | undefined {
  const player = event.player ?? board.current;
  const about = `Which text is followed of those that would replace: ${event.event}`;
  const asked = { player, form: 'cards' as const, as: 'replaced-by', about };
  const from = able.map(({ card }) => card);
  const { value, pointer } = board.decisions.answer(
    { ...asked, from, least: 1, most: 1 },
    { player, values: {} },
  );
  const [named] = 'cards' in value ? value.cards : [];
  const found = able.find(({ card }) => card === named);
  if (found === undefined) throw new NotOffered(pointer, { about, from });
  return found;
}
