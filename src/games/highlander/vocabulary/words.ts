import * as z from 'zod';

/**
 * What a card is: its printed type, or a group that the rulebooks make of such cards. A card is of many kinds: a Guard
 * is a block and a defense too, a Ranged Attack a Special Attack and an attack.
 */
export const kinds = [
  'attack',
  'basic-attack',
  'special-attack',
  'ranged-attack',
  'dirty-trick',
  'defense',
  'block',
  'basic-block',
  'guard',
  'dodge',
  'standing-defense',
  /** Events, Situations, Objects, Locations and Plots: one in a turn. */
  'special-card',
  'event',
  'situation',
  'object',
  'location',
  'plot',
  'edge',
  'illusion',
  'pre-game',
  'persona',
  'quickening',
  'premium',
  'weapon-of-choice',
  /** Used beside another Weapon of Choice; of a hilt, that it is of such a weapon. */
  'off-hand',
  'crystal',
  'ally',
  'mortal-ally',
  'immortal-ally',
  'hilt',
  'armor',
  'upper-armor',
  'middle-armor',
  'lower-armor',
  'vehicle',
  'bystander',
  'gypsy',
  'reporter',
  'flock-member',
  'watcher',
  'hunter',
  'attribute-challenge',
  'persona-specific',
  'weapon-specific',
  'generic',
] as const;
export type Kind = (typeof kinds)[number];

/** Rows, columns and squares of the grid. */
export const areas = [
  'upper',
  'middle',
  'lower',
  'left',
  'center',
  'right',
  'upper-left',
  'upper-center',
  'upper-right',
  'middle-left',
  'middle-center',
  'middle-right',
  'lower-left',
  'lower-center',
  'lower-right',
] as const;
export type Area = (typeof areas)[number];

/** The phases of a turn; the beginning of a turn is its May Do/Must Do Phase. */
export const phases = ['sweep', 'may-do', 'defense', 'attack', 'ability-adjustment', 'draw-discard'] as const;
export type Phase = (typeof phases)[number];

/** Where a card was, or may be, played from. */
export const playedFrom = ['hand', 'exertion', 'endurance', 'discard-pile', 'under'] as const;
export type PlayedFrom = (typeof playedFrom)[number];

/** What a card can be played in the place of. */
export const opportunities = ['attack', 'defense', 'special-card'] as const;
export type Opportunity = (typeof opportunities)[number];

/** How a player stands. Prone and disarmed also while only considered so; `actually-…` not then (FAQ). */
export const states = ['prone', 'actually-prone', 'disarmed', 'actually-disarmed', 'weapon-broken'] as const;
export type State = (typeof states)[number];

/** What an attack may be made into; `may-by-hard-exertion`: by an Exertion declared for it. */
export const ways = ['is', 'may', 'may-by-hard-exertion', 'cannot'] as const;
export type Way = (typeof ways)[number];

/** What cannot be done to a card. The first six are of attacks alone; "unblockable" is no prevention. */
export const cardProhibitions = [
  'be-blocked',
  'be-dodged',
  'be-defended',
  'be-avoided',
  'be-power-blocked',
  'be-declared-successful',
  'be-played',
  'be-countered',
  'be-discarded',
  'be-removed-from-play',
  'be-removed-from-game',
  'be-disarmed',
  'be-broken',
  'be-controlled',
  'be-ignored',
  'be-duplicated',
  'be-retrieved',
  'be-swept',
] as const;
export type CardProhibition = (typeof cardProhibitions)[number];

/** What a player is kept from: preventions, all of them (Prevention). */
export const preventions = [
  'play',
  'attack',
  'defend',
  'attack-several-times',
  'defend-several-times',
  'draw',
  'discard',
  'be-made-to-discard',
  'retrieve',
  'search',
  'shuffle-discard-pile',
  'look-at-hand',
  'look-at-discard-pile',
  'exert',
  'make-hard-exertions',
  'make-soft-exertions',
  'make-power-blows',
  'make-power-blocks',
  'make-head-shots',
  'play-hidden',
  'be-disarmed',
  'be-prone',
  'lose-weapon',
  'regain-weapon',
  'regain-feet',
  'gain-ability',
  'lose-ability',
  'counter',
  'take-control',
  'remove-from-play',
  'remove-from-game',
  'drop',
  'use-abilities',
] as const;
export type Prevention = (typeof preventions)[number];

/** What would keep a card from being played and does not. */
export const hindrances = [
  'disarmed',
  'prone',
  'hand-icons',
  'prevention',
  'last-defense',
  'not-attacked',
  'exertion-made',
  'weapon-not-used',
] as const;
export type Hindrance = (typeof hindrances)[number];

/** What a Hard Exertion is made for. */
export const exertionEnds = [
  'power-blow',
  'power-block',
  'attack',
  'defense',
  'illusion',
  'weapon',
  'feet',
] as const;
export type ExertionEnd = (typeof exertionEnds)[number];

/** What a player may be considered to be for as long as something says so. */
export const considerations = ['prone', 'disarmed', 'weapon-broken'] as const;
export type Consideration = (typeof considerations)[number];

/** A title, sub-title, Immortal or weapon, or one word of a title. */
export const words = z.string().min(1).max(200);
