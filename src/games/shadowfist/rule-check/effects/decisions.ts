import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import { informsLater, isDecidable, namesOfEntering } from '../../words/effects/deciding.ts';
import type { Decision } from '../../words/effects/effect-word.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { mentions } from '../../words/names.ts';
import type { Board } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { answered } from '../flow/ask.ts';
import { choose } from '../flow/choosing.ts';
import { canPay } from '../flow/payments.ts';
import type { Bindings, Frame } from '../state/values.ts';
import { asCanBeChosen, forReturning, isWanted, whetherOf } from './gates.ts';
import { healingDecided } from './healing-decided.ts';

/** What is left of the effects of a triggered effect once its controller has decided on generation (5.2.2). */
export interface Decided {
  /** What is done on resolution. */
  readonly effects: readonly Effect[];
  /** What is paid on generation. */
  readonly pay: readonly Payment[];
  readonly frame: Frame;
  /** The controller leaves everything that the text allows. */
  readonly isDeclined: boolean;
}

/**
 * The controller of a triggered effect decides on generation (5.2.2) what no earlier effect of the text informs. Which
 * card enters play is chosen on resolution, and only whether one does on generation (5.2).
 */
export function decidedOnGeneration(
  board: Board,
  effects: readonly Effect[],
  frame: Frame,
  answers: Bindings,
): Decided {
  const left: Effect[] = [];
  const pay: Payment[] = [];
  let here = frame;
  let declined = 0;
  for (const [place, effect] of effects.entries()) {
    const values: Bindings = {};
    const healing = left.some(informsLater)
      ? undefined
      : healingDecided({ board, frame: here, answers, values }, effect);
    if (healing !== undefined) {
      left.push(...healing);
      here = { ...here, values: { ...here.values, ...values } };
      if (healing.length === 0) declined += 1;
      continue;
    }
    const decision = rolesOf(effect).decides?.(effect);
    const deciding =
      decision === undefined || left.some(informsLater)
        ? undefined
        : deciderOf(board, decision, effects.slice(place + 1), here);
    if (deciding === undefined) {
      left.push(effect);
      continue;
    }
    const made = decide(board, deciding, { frame: here, answers, place, pay });
    left.push(...made.effects);
    pay.push(...made.pay);
    here = {
      ...here,
      values: { ...here.values, ...made.values },
      ...(made.isDone && effect.as !== undefined ? { done: [...(here.done ?? []), effect.as] } : {}),
    };
    if (!made.isDone) declined += 1;
  }
  return {
    effects: left,
    pay,
    frame: here,
    isDeclined: declined > 0 && declined === effects.length && left.length === 0,
  };
}

/** A decision, and what of its choices is made on generation and on resolution. */
interface Deciding extends Decision {
  readonly now: readonly Choice[];
  readonly later: readonly Choice[];
  readonly following: readonly Effect[];
}

function deciderOf(
  board: Board,
  decision: Decision,
  following: readonly Effect[],
  frame: Frame,
): Deciding | undefined {
  const entering = namesOfEntering([...decision.effects, ...following]);
  const at = decision.choose.findIndex(({ as }) => entering.has(as));
  const isPaidFor = decision.pay.some((one) => mentions(one, [...entering]));
  const split = at === -1 || isPaidFor ? decision.choose.length : at;
  const now = decision.choose.slice(0, split);
  if (split === 0 && !decision.whether && decision.pay.length === 0) return undefined;
  const isOwn = (player: PlayerRef) => board.meanings.player(board, player, frame) === frame.player;
  if (!isDecidable({ by: decision.by, choose: now }, new Set(Object.keys(frame.values)), isOwn))
    return undefined;
  return { ...decision, now, later: decision.choose.slice(split), following };
}

interface Deciders {
  readonly frame: Frame;
  readonly answers: Bindings;
  readonly place: number;
  /** What is paid already. */
  readonly pay: readonly Payment[];
}

interface Made {
  readonly effects: readonly Effect[];
  readonly pay: readonly Payment[];
  readonly values: Bindings;
  readonly isDone: boolean;
}

function decide(board: Board, deciding: Deciding, { frame, answers, place, pay }: Deciders): Made {
  const not: Made = { effects: deciding.otherwise, pay: [], values: {}, isDone: false };
  const { whether, effects, later } = deciding;
  const admits = forReturning(board, frame, [...effects, ...deciding.following]);
  const all = [...deciding.now, ...later].map((choice, _, { length }) =>
    whether || length > 1 ? choice : asCanBeChosen(board, choice, frame, deciding.following),
  );
  const now = all.slice(0, deciding.now.length);
  const decided = deciding.pay.filter(
    (payment) =>
      !mentions(
        payment,
        all.map(({ as }) => as),
      ),
  );
  if (choose(board, all, frame, {}, 'whether-possible', admits) === undefined) return not;
  if (!canPay(board, [...pay, ...decided], frame)) return not;
  if (whether && !wants(board, frame, answers, place)) return not;
  const values = choose(board, now, frame, answers, 'asking', admits);
  if (values === undefined) return not;
  const chosen = { ...frame, values: { ...frame.values, ...values } };
  if (!canPay(board, [...pay, ...deciding.pay], chosen)) return not;
  const choosing = later.map((choice): Effect => ({ do: 'choose', choice }));
  return { effects: [...choosing, ...effects], pay: deciding.pay, values, isDone: true };
}

function wants(board: Board, frame: Frame, answers: Bindings, place: number): boolean {
  const about = `whether what ${textCalled(board, frame)} allows is generated`;
  return isWanted(
    answered(board, answers, { ...whetherOf(frame.player), as: `whether-${place + 1}`, about }),
  );
}
