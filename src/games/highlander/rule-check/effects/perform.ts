import type { Effect } from '../../vocabulary/effects.ts';
import type { Board } from '../board/board.ts';
import type { Frame } from '../state/values.ts';
import { amounts, preventDamage, reckon } from './amounts.ts';
import { chosen } from './choosing.ts';
import { capture, putIntoPlay, takeControl, tradeControl } from './control.ts';
import { duplicate } from './duplicating.ts';
import { attributeChallenge, exertFor, rollDie } from './exertions.ts';
import { chooseNow, eachCard, eachPlayer, mayOrMust, whether } from './gates.ts';
import { at, counters, modify, modifyPlayers, when } from './lasting.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';
import { play } from './play.ts';
import { lookAt, toCards } from './to-cards.ts';
import { skipPhase, toPlayers } from './to-players.ts';
import { unsupported } from './unsaid.ts';
import { weaponEffects } from './weapons.ts';

/** How each word of the vocabulary is done. */
const performers: { readonly [Verb in Effect['do']]: Perform<Verb> } = {
  ...toCards,
  ...toPlayers,
  ...weaponEffects,
  ...amounts,
  'prevent-damage': preventDamage,
  'put-into-play': putIntoPlay,
  capture,
  'put-on': capture,
  'take-control': takeControl,
  'trade-control': tradeControl,
  'look-at': lookAt,
  duplicate,
  reckon,
  'skip-phase': skipPhase,
  exert: exertFor,
  'attribute-challenge': attributeChallenge,
  play,
  modify,
  'modify-players': modifyPlayers,
  counters,
  roll: rollDie,
  choose: chooseNow,
  if: whether,
  may: mayOrMust,
  must: mayOrMust,
  'each-player': eachPlayer,
  'each-card': eachCard,
  when,
  at,
  unsupported,
};

/** Effects are done step by step, in the order in which they stand; those after a leave to play once that is over. */
export function perform(board: Board, effects: readonly Effect[], frame: Frame): void {
  board.budget.deeper(() => {
    for (const [at, effect] of effects.entries()) {
      if (board.state.winner !== null) return;
      board.budget.step();
      const leaves = board.state.leave.length;
      const done = performNamed(effect.do, effect, performing(board, frame));
      if (done && effect.as !== undefined) frame.done = [...(frame.done ?? []), effect.as];
      board.changed();
      const leave = board.state.leave.at(-1);
      if (leave === undefined || board.state.leave.length <= leaves) continue;
      const rest = effects.slice(at + 1);
      if (rest.length > 0) leave.afterwards.push({ effects: rest, frame });
      return;
    }
  });
}

export function performing(board: Board, frame: Frame): Performing {
  return {
    board,
    frame,
    perform: (effects, other = frame) => perform(board, effects, other),
    choose: (player, choice, other = frame, isWhole = false) => {
      const value = chosen(board, player, choice, other, isWhole);
      other.values[choice.as] = value;
      return value;
    },
    remember: (name, value) => {
      frame.values[name] = value;
    },
  };
}

function performNamed<Verb extends Effect['do']>(
  verb: Verb,
  effect: Effect,
  performing: Performing,
): boolean {
  const performer: Perform<Verb> = performers[verb];
  // The verb is the effect's own, so the effect is of the kind that the performer takes.
  return performer(effect as EffectNamed<Verb>, performing);
}
