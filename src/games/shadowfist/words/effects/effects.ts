import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import { atLeastOne, type Forms, phrasesOf, type ValueOf } from '../word.ts';
import {
  burnForVictory,
  ceasing,
  changeAttackTarget,
  countAsSuccessful,
  endAttack,
  joinAttack,
} from './attacks.ts';
import { cardChange } from './card-changes.ts';
import { takeControl } from './control.ts';
import { copy, swapRulesText } from './copying.ts';
import { damage, heal } from './damage.ts';
import type { EffectRoles, FactRoles } from './effect-word.ts';
import { find } from './finding.ts';
import { at, choose, eachCard, eachPlayer, may, must, unsupported, when, whether } from './gates.ts';
import { discardHand, draw, lookAtDeck, lookAtHand, rearrangeDeck, shuffle } from './hands-and-decks.ts';
import { modify, modifyPlayers } from './modifying.ts';
import { changeNumber, counters, removeCounters } from './numbers-on-cards.ts';
import { changeLocation, putState, rearrangeSites, swapRows, swapSites, switchSeats } from './places.ts';
import { generatePower, givePower, powerChange, stealPower } from './power.ts';
import { redirect } from './redirecting.ts';
import { remember } from './remembering.ts';
import { cancel, cancelEffects, cancelMaintained, changeTargets } from './waiting-effects.ts';
import { move, play, putToken, returnToPlay } from './zones.ts';

/** All effects, in the order of the public schema. */
export const effectWords = [
  ...[cardChange, ceasing, move, returnToPlay, play, damage, heal, changeAttackTarget, changeTargets],
  ...[takeControl, powerChange, stealPower, givePower, generatePower, redirect, cancel, cancelEffects],
  ...[copy, swapRulesText, draw, lookAtHand, lookAtDeck, rearrangeDeck, discardHand, shuffle, counters],
  ...[changeLocation, putState, swapSites, swapRows, rearrangeSites, burnForVictory, switchSeats],
  ...[changeNumber, endAttack, joinAttack, cancelMaintained, removeCounters, remember, find],
  ...[countAsSuccessful, modify, modifyPlayers, putToken, may, must, at],
  ...[choose, whether, eachPlayer, eachCard, when, unsupported],
];

/** What is done, step by step, in the order listed (5.2). */
export type Effect = ValueOf<(typeof effectWords)[number]>;

export const effectForms = (forms: Forms) => atLeastOne(effectWords.map((word) => word.form(forms)));

/** How card texts say the effects. */
export const saidEffects = (): readonly Phrase<Effect>[] => phrasesOf<Effect>(effectWords);

/** Each effect is looked up by its own verb, so the roles take an effect of its kind. */
const rolesByName: ReadonlyMap<string, EffectRoles<Effect, string>> = new Map(
  effectWords.flatMap(({ roles }) => Object.entries<EffectRoles<Effect, string>>(roles)),
);

export const effectNames: readonly string[] = [...rolesByName.keys()];

export function rolesOf(effect: Effect): EffectRoles<Effect, string> {
  return rolesByName.get(effect.do) ?? {};
}

/** What the effects that have a role say under it, in order. */
export function factsOf<Role extends keyof FactRoles<Effect>>(effects: readonly Effect[], role: Role) {
  return effects.flatMap((effect) => {
    const roles: FactRoles<Effect> = rolesOf(effect);
    const fact = roles[role]?.(effect);
    return fact === undefined ? [] : [fact];
  });
}
