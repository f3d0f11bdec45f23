import type { Board, Seen } from '../board/board.ts';
import { sourceOf } from '../board/sources.ts';
import { isOfNullified, type Text, textsOf, triggeredBy } from '../board/texts/texts.ts';
import { beginningOfTurn } from '../board/turn/beginning.ts';
import type { Due } from '../board/turn/due.ts';
import type { Phase } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';

/** What an event sets off: abilities of cards in play, and effects that wait for it. */
export function dueAfter(board: Board, event: GameEvent): Due[] {
  return [...onceForAllCopies(board, fromTexts(board, event)), ...fromLasting(board, event)];
}

/** Where a text says that its copies act as one, the first of them does. */
function onceForAllCopies(board: Board, due: readonly Due[]): Due[] {
  const acting = new Set<string>();
  return due.filter(({ ability, frame }) => {
    if (ability?.onceForAllCopies !== true) return true;
    const title = sourceOf(board, frame)?.definition.title ?? '';
    const isFirst = !acting.has(title);
    acting.add(title);
    return isFirst;
  });
}

function fromTexts(board: Board, event: GameEvent): Due[] {
  const waiting = triggeredBy(board, event.event);
  board.look(waiting.length * A_QUESTION);
  const due: Due[] = [];
  for (const text of waiting) due.push(...setOff(board, text, event));
  for (const card of justLeft(board, event))
    for (const text of textsOf(board, card)) due.push(...setOff(board, text, event));
  for (const card of removedElsewhere(board, event))
    for (const text of textsOf(board, card))
      if (speaksOfItself(text)) due.push(...setOff(board, text, event));
  return due;
}

/** What it costs to ask a text whether it waits for this, in looks; and that it is set off, in steps. */
const A_QUESTION = 10;
const SET_OFF = 0.2;

function setOff(board: Board, { ability, frame }: Text, event: GameEvent): Due[] {
  if (ability.ability !== 'triggered') return [];
  const theirs = { ...frame, event };
  if (!board.meanings.isSuch(board, ability.on, event, theirs)) return [];
  if (ability.if !== undefined && !board.meanings.holds(board, ability.if, theirs)) return [];
  // For who ignores the card its text is nullified: nothing that he does sets it off (Ignoring).
  const doer = doerOf(event);
  if (doer !== undefined && board.meanings.isUnaffected(board, doer, frame)) return [];
  board.budget.step(SET_OFF);
  return [{ effects: ability.do, frame: { ...theirs, values: { ...frame.values } }, ability }];
}

/** A card that leaves play speaks of its own leaving, if it was at work there. */
function justLeft(board: Board, { event, card, cards = [], from, source }: GameEvent): Seen[] {
  const isLeaving = event === 'left-play' ? source === undefined : from === 'play';
  if (!isLeaving) return [];
  return [...(card === undefined ? [] : [card]), ...cards].flatMap((id) =>
    board.inPlay(id) === undefined ? (board.find(id) ?? []) : [],
  );
}

/** A card that is removed from the game from where it was not at work speaks of its own removal alone (Addendum, Darius). */
function removedElsewhere(board: Board, { event, card, cards = [], from }: GameEvent): Seen[] {
  if (event !== 'removed-from-game' || from === 'play') return [];
  return [...(card === undefined ? [] : [card]), ...cards].flatMap((id) => board.find(id) ?? []);
}

function speaksOfItself({ ability }: Text): boolean {
  return ability.ability === 'triggered' && ability.on.card?.is === 'this';
}

/** Turns and phases come of themselves. */
const nobodysDoing: readonly GameEvent['event'][] = [
  ...(['turn-begun', 'turn-ended', 'phase-begun', 'phase-ended'] as const),
];

function doerOf({ event, by, player }: GameEvent): string | undefined {
  return nobodysDoing.includes(event) ? undefined : (by ?? player);
}

function fromLasting(board: Board, event: GameEvent): Due[] {
  const { state } = board;
  const due: Due[] = [];
  for (const lasting of [...state.lasting]) {
    const theirs = { ...lasting.frame, event, values: { ...lasting.frame.values } };
    if (lasting.kind === 'at') {
      const phase = phaseHere(board, lasting.phase);
      if (event.event !== 'phase-begun' || event.player !== lasting.of || event.what !== phase) continue;
      if (!isOfNullified(board, theirs)) due.push({ effects: lasting.effects, frame: theirs });
      state.lasting = state.lasting.filter((one) => one !== lasting);
    } else if (isOfNullified(board, theirs)) continue;
    else if (lasting.kind === 'text') due.push(...setOff(board, lasting, event));
    else if (lasting.kind === 'when' && board.meanings.isSuch(board, lasting.on, event, theirs)) {
      due.push({ effects: lasting.effects, frame: theirs });
      if (lasting.once) state.lasting = state.lasting.filter((one) => one !== lasting);
    }
  }
  return due;
}

/** Without a May Do/Must Do Phase, what waits for it comes as the turn begins otherwise (Glossary, Discard). */
function phaseHere<Named extends string>(board: Board, phase: Named): Named | Phase {
  return phase === 'may-do' ? beginningOfTurn(board) : phase;
}
