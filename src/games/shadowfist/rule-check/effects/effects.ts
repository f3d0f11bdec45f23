import type { Effect } from '../../vocabulary/effects.ts';
import { cease, changeAttackTarget, countAsSuccessful, endAttack, joinAttack } from './attack.ts';
import {
  burnForVictory,
  changeLocation,
  move,
  revealCards,
  sacrifice,
  seizeCards,
  shuffle,
  smoke,
  swapRows,
  swapSites,
  toast,
  turnCards,
  turnFaceDown,
  unturnCards,
} from './cards.ts';
import { counters, damage, healCards, redirect, removeCounters } from './damage.ts';
import { find } from './finding.ts';
import { chooseNow, eachCard, eachPlayer, may, must, whether } from './gates.ts';
import { discardCards, discardHand, draw, lookAtDeck, lookAtHand, rearrangeDeck } from './hands.ts';
import { at, copy, modify, modifyPlayers, swapRulesText, takeControl, when } from './lasting.ts';
import { changeNumber } from './numbers.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';
import { play } from './play.ts';
import { gain, generate, give, steal } from './power.ts';
import { putState } from './put-state.ts';
import { rearrangeSites } from './rearranging.ts';
import { remember } from './remembering.ts';
import { returnToPlay } from './return-to-play.ts';
import { cancel, cancelEffectsOf, cancelMaintained, changeTargets } from './scene.ts';
import { switchSeats } from './seats.ts';
import { putToken } from './tokens.ts';
import { unsupported } from './unsaid.ts';

/** How each word of the vocabulary is done. */
const performers: { readonly [Verb in Effect['do']]: Perform<Verb> } = {
  smoke,
  toast,
  sacrifice,
  turn: turnCards,
  unturn: unturnCards,
  reveal: revealCards,
  'turn-face-down': turnFaceDown,
  seize: seizeCards,
  move,
  'cease-attacking': cease,
  'cease-intercepting': cease,
  'return-to-play': returnToPlay,
  play,
  'put-token': putToken,
  damage,
  heal: healCards,
  'change-attack-target': changeAttackTarget,
  'change-targets': changeTargets,
  'take-control': takeControl,
  'gain-power': gain,
  'lose-power': gain,
  'steal-power': steal,
  'give-power': give,
  'generate-power': generate,
  modify,
  'modify-players': modifyPlayers,
  redirect,
  cancel,
  'cancel-and-smoke': cancel,
  'cancel-effects': cancelEffectsOf,
  copy,
  'swap-rules-text': swapRulesText,
  draw,
  'look-at-hand': lookAtHand,
  'look-at-deck': lookAtDeck,
  'rearrange-deck': rearrangeDeck,
  discard: discardCards,
  'discard-hand': discardHand,
  shuffle,
  cut: shuffle,
  counters,
  'change-location': changeLocation,
  'put-state': putState,
  'swap-sites': swapSites,
  'swap-rows': swapRows,
  'rearrange-sites': rearrangeSites,
  'burn-for-victory': burnForVictory,
  'switch-seats': switchSeats,
  'change-number': changeNumber,
  'end-attack': endAttack,
  'join-attack': joinAttack,
  'cancel-maintained': cancelMaintained,
  'remove-counters': removeCounters,
  remember,
  find,
  'attack-counts-as-successful': countAsSuccessful,
  choose: chooseNow,
  if: whether,
  may,
  must,
  'each-player': eachPlayer,
  'each-card': eachCard,
  when,
  at,
  unsupported,
};

export function perform(effect: Effect, performing: Performing): boolean {
  return performNamed(effect.do, effect, performing);
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
