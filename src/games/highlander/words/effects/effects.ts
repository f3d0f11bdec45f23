import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import { atLeastOne, phrasesOf, type ValueOf } from '../../../vocabulary/words/word.ts';
import type { Forms } from '../word.ts';
import { attach, duplicate, lookAt, putIntoPlay, toCards } from './cards.ts';
import { takeControl, tradeControl } from './control.ts';
import type { EffectRoles } from './effect-word.ts';
import { attributeChallenge, exert, play, reckon } from './exertions.ts';
import { at, choose, eachCard, eachPlayer, mayOrMust, roll, unsupported, when, whether } from './gates.ts';
import { counters, modify, modifyPlayers } from './lasting.ts';
import { amountToPlayers, preventDamage, skipPhase, toPlayers } from './players.ts';

/** All effects, in the order of the public schema. */
export const effectWords = [
  ...[toCards, toPlayers, amountToPlayers, preventDamage, putIntoPlay, attach, takeControl, tradeControl],
  ...[lookAt, duplicate, reckon, skipPhase, exert, attributeChallenge, play, modify, modifyPlayers],
  ...[counters, roll, mayOrMust, at, choose, whether, eachPlayer, eachCard, when, unsupported],
];

/**
 * What is done, step by step, in the order listed. Everything that a player may decline, pay for or be unable to do has
 * one form, `may`. What the opponent decides waits for the opponent's own May Do/Must Do Phase (the Golden Rule), unless
 * it is done `immediately`.
 */
export type Effect = ValueOf<(typeof effectWords)[number]>;

export const effectForms = (forms: Forms) => atLeastOne(effectWords.map((word) => word.form(forms)));

/** Words that say who does other effects, or when. */
const gates: readonly object[] = [mayOrMust, at];

/** How card texts say what is done. */
export const saidDeeds = (): readonly Phrase<Effect>[] =>
  phrasesOf<Effect>(effectWords.filter((word) => !gates.includes(word)));

/** How card texts say who does it, or when. */
export const saidGates = (): readonly Phrase<Effect>[] => phrasesOf<Effect>([mayOrMust, at]);

const rolesByName: ReadonlyMap<string, EffectRoles> = new Map(
  effectWords.flatMap(({ roles }) => Object.entries<EffectRoles>(roles)),
);

export const effectNames: readonly string[] = [...rolesByName.keys()];

export function rolesOf(effect: Effect): EffectRoles {
  return rolesByName.get(effect.do) ?? {};
}
