import type { OpenChoice } from '../../../../engine/answer.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Board } from '../board/board.ts';
import { type NewTargets, newTargetsIn, objectionToTargets } from '../flow/new-targets.ts';
import type { Bindings, Frame } from '../state/values.ts';
import type { WrongChoice } from './choice-checks.ts';
import { subsets, writtenAs } from './texts-chosen.ts';

/**
 * New targets of an effect are chosen as the effect that changes them is generated, as every choice is (5.2); how many,
 * and from what, the effect tells whose targets change (4.3.6).
 */
export function newTargetsNames(board: Board, effects: readonly Effect[], frame: Frame): string[] {
  return newTargetsIn(board, effects, frame).map(({ as }) => as);
}

export function openNewTargets(
  board: Board,
  effects: readonly Effect[],
  frame: Frame,
  chosen: Bindings | undefined,
): OpenChoice[] {
  return newTargetsIn(board, effects, frame)
    .filter(({ as }) => chosen?.[as] === undefined)
    .map(({ choice, as, player, about, from, number }) => ({
      ...{ pointer: `/choose/${as}`, ...writtenAs[choice.choose], player, about },
      ...{ from: [...from], least: number, most: number },
    }));
}

export function* wrongNewTargets(
  board: Board,
  effects: readonly Effect[],
  frame: Frame,
  chosen: Bindings | undefined,
): Iterable<WrongChoice> {
  for (const change of newTargetsIn(board, effects, frame)) {
    const value = chosen?.[change.as];
    const wrong = value === undefined ? undefined : objectionToTargets(board, change, value);
    if (value === undefined || wrong === undefined) continue;
    yield {
      why: wrong.why,
      failure: {
        ...{ message: wrong.message, action: [`/choose/${change.as}`], need: [...change.from] },
        have: JSON.parse(JSON.stringify(value)),
      },
    };
  }
}

/** Every way in which the new targets may be chosen, as far as they can be counted out. */
export function waysToChange(board: Board, effects: readonly Effect[], frame: Frame): Iterable<Bindings> {
  return ways(board, newTargetsIn(board, effects, frame), {});
}

function* ways(board: Board, changes: readonly NewTargets[], chosen: Bindings): Iterable<Bindings> {
  const [change, ...rest] = changes;
  if (change === undefined) {
    yield chosen;
    return;
  }
  for (const subset of subsets(change.from, change.number, change.number)) {
    board.look(subset.length ** 2 / 2);
    const value = change.choice.choose === 'cards' ? { cards: subset } : { players: subset };
    if (objectionToTargets(board, change, value) === undefined)
      yield* ways(board, rest, { ...chosen, [change.as]: value });
  }
}
