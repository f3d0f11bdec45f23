import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import { atLeastOne, type Forms, phrasesOf, type ValueOf } from '../word.ts';
import {
  blank,
  canceled,
  control,
  designator,
  granted,
  restriction,
  rulesTextOf,
  special,
} from './abilities.ts';
import {
  alsoInflictsOn,
  damageCannotBeRedirected,
  damageCannotBeReduced,
  damageCannotBeRemoved,
  increasesDamage,
  inflictsAtMost,
  inflictsNoDamage,
  mayInflict,
  redirectsDamageTo,
  reducesDamage,
  takesAtMost,
  takesDouble,
  takesNoDamage,
} from './damage.ts';
import {
  body,
  cost,
  damage,
  fighting,
  nonCombatDamage,
  power,
  provides,
  providesNothing,
  setFighting,
  textNumber,
} from './figures.ts';
import type { ModifierRoles } from './modifier-word.ts';
import {
  ambushesAsInterceptor,
  attackCost,
  attacksOnlyWith,
  attacksWithout,
  cannot,
  cannotBeKeptFromIntercepting,
  doesNotCountForVictory,
  entersPlayTurned,
  interceptedByAtMost,
  keepsTurned,
  mayAttackBackRow,
  mayAttackOnOpponentsTurn,
  mayAttackWithoutTurning,
  mayBeAttackedInBackRow,
  mayHealInAnyMainShot,
  must,
  notAffectedBy,
  notAffectedBySpecial,
  notLegalSubject,
  notLegalTargetOf,
  notSmokedAtZero,
} from './prohibitions.ts';

/** All modifiers, in the order of the public schema. */
export const modifierWords = [
  ...[fighting, body, damage, power, cost, setFighting, special, designator, restriction, provides, must],
  ...[
    cannot,
    takesNoDamage,
    reducesDamage,
    increasesDamage,
    takesAtMost,
    inflictsNoDamage,
    inflictsAtMost,
    damageCannotBeReduced,
  ],
  ...[damageCannotBeRedirected, damageCannotBeRemoved, textNumber, redirectsDamageTo, alsoInflictsOn],
  ...[mayInflict, notAffectedBy, notLegalTargetOf, notLegalSubject, control, canceled, blank, granted],
  ...[rulesTextOf, entersPlayTurned, mayAttackOnOpponentsTurn, keepsTurned, mayAttackBackRow],
  ...[mayBeAttackedInBackRow, interceptedByAtMost, doesNotCountForVictory, mayAttackWithoutTurning],
  ...[takesDouble, notSmokedAtZero, notAffectedBySpecial, cannotBeKeptFromIntercepting],
  ...[ambushesAsInterceptor, attacksOnlyWith, providesNothing, mayHealInAnyMainShot],
  ...[nonCombatDamage, attackCost, attacksWithout],
];

/** What a card gains or loses while something lasts. Always computed anew from the printed card. */
export type Modifier = ValueOf<(typeof modifierWords)[number]>;

/** How card texts say the modifiers with a verb: “take no damage”. */
export const saidModifiers = (): readonly Phrase<Modifier>[] => phrasesOf<Modifier>(modifierWords);

/** How card texts say the modifiers after “gain” or “have”: “+2 Fighting”. */
export const gainedModifiers = (): readonly Phrase<Modifier>[] =>
  phrasesOf<Modifier>(modifierWords.map(({ gained }) => (gained === undefined ? {} : { phrases: gained })));

export const modifierForms = (forms: Forms) => atLeastOne(modifierWords.map((word) => word.form(forms)));

const rolesByName: ReadonlyMap<string, ModifierRoles<Modifier>> = new Map(
  modifierWords.flatMap(({ roles }) => Object.entries<ModifierRoles<Modifier>>(roles)),
);

export const modifierNames: readonly string[] = [...rolesByName.keys()];

/** The first key of a modifier that has roles is its name. */
export function modifierRoles(modifier: Modifier): ModifierRoles<Modifier> {
  const name = Object.keys(modifier).find((key) => rolesByName.has(key));
  return rolesByName.get(name ?? '') ?? {};
}
