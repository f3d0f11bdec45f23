/** The special abilities (10.1.2). Only Toughness has an amount. */
export const specialAbilities = [
  'Ambush',
  'Assassinate',
  'Guts',
  'Independent',
  'Mobility',
  'Regenerate',
  'Stealth',
  'Superleap',
  'Tactics',
  'Toughness',
] as const;
export type SpecialAbility = (typeof specialAbilities)[number];

/** The numbers of a card. `conditions` and `provisions` count symbols (4.3.1). */
export const figures = ['fighting', 'body', 'cost', 'power', 'conditions', 'provisions', 'damage'] as const;
export type Figure = (typeof figures)[number];

/** What a card or player can be kept from (7.7: "cannot" prevails). */
export const prohibitions = [
  'attack',
  'turn-to-attack',
  'attack-alone',
  'join',
  'intercept',
  'be-intercepted',
  'be-intercepted-alone',
  'be-intercepted-in-a-chain',
  'be-attacked',
  'have-target-changed',
  'turn',
  'turn-for-effects',
  'unturn',
  'be-turned',
  'turn-to-heal',
  'be-healed',
  'turn-to-change-location',
  'change-location',
  'be-sacrificed',
  'be-smoked',
  'be-toasted',
  'leave-play',
  'be-canceled',
  'be-taken-control-of',
  'be-damaged',
  'have-damage-reduced',
  'have-damage-removed',
  'be-redirected-to',
  'be-played-in-response',
  'be-burned-for-victory',
  'be-burned-for-power',
  'be-seized',
  'generate-power',
  'use-abilities',
  'use-special',
  'be-played-on',
  'share-location',
  'be-played',
] as const;
export type Prohibition = (typeof prohibitions)[number];

/**
 * What a player does otherwise than the rules say. `several-targets`: attacks more than one at once. `cannot-discard`:
 * discards nothing, by no effect or cost either. `cannot-declare-attacks`: declares none, but may join those of others.
 * `attacks-as-independent`: attacks as if all Characters of the player had Independent.
 */
export const flags = [
  'several-targets',
  'cannot-discard',
  'cannot-declare-attacks',
  'attacks-as-independent',
] as const;
export type Flag = (typeof flags)[number];

/** How long a temporary effect lasts. Each end but those of cards is a triggered effect of its own (5.2). */
export const ends = [
  'end-of-turn',
  'end-of-attack',
  'end-of-combat',
  'start-of-your-next-turn',
  'end-of-your-next-turn',
  'end-of-next-turn',
  'end-of-controllers-next-turn',
  'while-in-play',
  'while-this-in-play',
  'while-this-turned',
  'while-you-control',
  'end-of-game',
] as const;
/**
 * `end-of-next-turn`: of the turn after this one, whosever it is. `end-of-controllers-next-turn`: of the next turn of
 * each affected card's controller. `while-in-play`: until the affected card leaves play. `while-this-in-play`: until the card that made the effect
 * does. `while-this-turned`: turn and maintain (4.2).
 */
export type End = (typeof ends)[number];
