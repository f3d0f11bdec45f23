import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import { atLeastOne, phrasesOf, rolesByKey, type ValueOf } from '../../../vocabulary/words/word.ts';
import type { Forms } from '../word.ts';
import { damageReducedTo, preventsDamage } from './damage.ts';
import {
  ability,
  additionalHardExertions,
  additionalPowerBlows,
  attacksAtMost,
  exertionSize,
  gemsFound,
  handSize,
  maximumAbility,
  setExertionSize,
  setHandSize,
} from './figures.ts';
import { discardPile, hand } from './piles.ts';
import type { PlayerModifierRoles } from './player-modifier-word.ts';
import {
  additionalAttacks,
  additionalSpecialCards,
  attacksAsIfDisarmed,
  ignores,
  inPlayAtMost,
  mayPlay,
  toPlay,
} from './playing.ts';
import { cannot, considered, ignoresPrevention } from './prohibitions.ts';

/** All player modifiers, in the order of the public schema. */
export const playerModifierWords = [
  ...[ability, maximumAbility, handSize, setHandSize, additionalAttacks, attacksAtMost],
  ...[attacksAsIfDisarmed, additionalSpecialCards, additionalHardExertions, exertionSize, setExertionSize],
  ...[additionalPowerBlows, gemsFound, inPlayAtMost, cannot, toPlay, mayPlay, ignores, ignoresPrevention],
  ...[considered, preventsDamage, damageReducedTo, discardPile, hand],
];

/** What changes for a player while something lasts. Amounts are added, unless the word begins with `set`. */
export type PlayerModifier = ValueOf<(typeof playerModifierWords)[number]>;

export const playerModifierForms = (forms: Forms) =>
  atLeastOne(playerModifierWords.map((word) => word.form(forms)));

/** How card texts say the player modifiers, as verbs of the player. */
export const saidPlayerModifiers = (): readonly Phrase<PlayerModifier>[] =>
  phrasesOf<PlayerModifier>(playerModifierWords);

export const { names: playerModifierNames, rolesOf: playerModifierRoles } = rolesByKey<
  PlayerModifier,
  PlayerModifierRoles<PlayerModifier>
>(playerModifierWords);
