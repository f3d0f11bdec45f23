import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import { atLeastOne, phrasesOf, rolesByKey, type ValueOf } from '../../../vocabulary/words/word.ts';
import type { Forms } from '../word.ts';
import {
  damage,
  damageCannotBePrevented,
  damageReducedTo,
  dieRollBonus,
  noDamage,
  setDamage,
} from './damage.ts';
import {
  coversAlso,
  coversNot,
  coversOnly,
  defendsAlso,
  defendsOneAttack,
  defendsOnly,
  leavesAreasOpen,
  staysInPlay,
} from './defending.ts';
import { headShot, hidden, powerBlock, powerBlow } from './made-into.ts';
import type { ModifierRoles } from './modifier-word.ts';
import { cannot } from './prohibitions.ts';
import {
  control,
  duplicates,
  faceDown,
  granted,
  handIcons,
  ignoredBy,
  immuneTo,
  kind,
  nullified,
  setHandIcons,
  textless,
} from './whole-cards.ts';

/** All modifiers, in the order of the public schema. */
export const modifierWords = [
  ...[damage, setDamage, noDamage, damageReducedTo, damageCannotBePrevented, dieRollBonus, powerBlow],
  ...[headShot, hidden, powerBlock, coversAlso, coversNot, coversOnly, defendsAlso, defendsOnly],
  ...[defendsOneAttack, leavesAreasOpen, staysInPlay, cannot, nullified, ignoredBy, textless, immuneTo],
  ...[control, kind, handIcons, setHandIcons, faceDown, duplicates, granted],
];

/**
 * What a card gains or loses while something lasts. Always computed anew from the printed card: first what sets the
 * damage, by another card rather than by its own text, then what adds to it, then what reduces it (Addendum, Damage).
 */
export type Modifier = ValueOf<(typeof modifierWords)[number]>;

export const modifierForms = (forms: Forms) => atLeastOne(modifierWords.map((word) => word.form(forms)));

/** How card texts say the modifiers, as verbs of the card. */
export const saidModifiers = (): readonly Phrase<Modifier>[] => phrasesOf<Modifier>(modifierWords);

export const { names: modifierNames, rolesOf: modifierRoles } = rolesByKey<Modifier, ModifierRoles<Modifier>>(
  modifierWords,
);
