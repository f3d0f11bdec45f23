import { meetsAll } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { does } from '../board/texts/doings.ts';
import { duties, textsOf } from '../board/texts/texts.ts';
import { beginningOfTurn } from '../board/turn/beginning.ts';
import { isAnyThere } from '../effects/choosing.ts';
import { doNothing } from '../effects/do-nothing.ts';
import { isGate } from '../effects/gates.ts';
import { canPay } from '../effects/paying.ts';
import type { Obligation } from '../state/state.ts';
import { use } from './use.ts';
import { found, type Use } from './used.ts';
import { asked } from './verb.ts';

/** A text in play that says what must be done. */
export interface Duty {
  readonly card: string;
  readonly ability: number;
}

/** What texts say must be done in this phase, is not yet, and can be (Must Do Effects: as far as possible). */
export function dutiesOf(board: Board, player: string): readonly Duty[] {
  return board.found('what must be done', player, () => [...openFor(board, player)]);
}

function* openFor(board: Board, player: string): Iterable<Duty> {
  const used = board.state.turn.events.filter(({ event }) => event === 'used');
  for (const { card, at: ability } of duties(board)) {
    if (used.some((one) => one.card === card && (one.ability ?? ability) === ability)) continue;
    if (isDue(board, { do: 'use', player, card, ability })) yield { card, ability };
  }
}

/** Where there is nothing to do nothing must be done. */
function isDue(board: Board, action: Use): boolean {
  const told = found({ board, action });
  if (told?.ability.ability !== 'must-do') return false;
  const { ability, frame } = told;
  if (!meetsAll(asked(board, use.checks), { board, action })) return false;
  const asksNothing = (ability.choose ?? []).length === 0 && (ability.pay ?? []).length === 0;
  return !(asksNothing && doNothing(board, ability.do, frame));
}

/** Whether the opponent's card makes the player discard (Glossary, Discard). */
export function isForcedDiscard(board: Board, player: string, { card, ability }: Duty): boolean {
  const inPlay = board.inPlay(card);
  if (inPlay === undefined || inPlay.controller === player) return false;
  const text = textsOf(board, board.seen(inPlay))[ability];
  return text !== undefined && does('discard')(text.ability);
}

/** What was caused by the opponent and must be done, as far as it can be (Must Do Effects). */
export function obligationsDue(board: Board, player: string): Obligation[] {
  return board.state.obligations.filter((one) => one.player === player && one.must && isPossible(board, one));
}

/** Whether anything would come of it: there is something to choose and to pay, or the text says what is done otherwise. */
function isPossible(board: Board, { player, effect, frame: given }: Obligation): boolean {
  if (!isGate(effect) || (effect.otherwise ?? []).length > 0) return true;
  const { choose = [], pay = [], effects } = effect;
  const frame = { ...given, thatPlayer: player };
  if (choose.length + pay.length === 0) return !doNothing(board, effects, frame);
  return (
    canPay(board, player, pay, frame) && choose.every((choice) => isAnyThere(board, player, choice, frame))
  );
}

/** What a player must do before going on with the turn: what was caused by the opponent, and what texts in play say. */
export function mustBeDone(board: Board, player: string) {
  const begins = board.state.turn.phase === beginningOfTurn(board);
  return {
    obligations: begins ? obligationsDue(board, player) : [],
    duties: dutiesOf(board, player),
  };
}
