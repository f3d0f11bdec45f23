import { z } from 'zod';
import { symbols } from '../../card.ts';
import { type Limit, limit } from '../../vocabulary/limits.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Amount, Condition, Filter } from '../../vocabulary/terms.ts';
import { type Flag, flags } from '../../vocabulary/words.ts';
import { atLeastOne, type Forms, keyedWord, type ValueOf, type Word } from '../word.ts';

export type NoRoles = Readonly<Record<never, never>>;

export interface HandSize {
  readonly handSize: Amount;
}

const handSize: Word<HandSize, 'handSize', NoRoles> = keyedWord({
  description: 'Adds to the hand size.',
  keys: ({ amount }) => ({ handSize: amount }),
  roles: { handSize: {} },
});

export interface DiscardsMore {
  readonly discardsMore: Amount;
}

const discardsMore: Word<DiscardsMore, 'discardsMore', NoRoles> = keyedWord({
  description: 'The player may discard that many more cards in the Establishing Shot.',
  keys: ({ amount }) => ({ discardsMore: amount }),
  roles: { discardsMore: {} },
});

export interface SitesNeeded {
  readonly sitesNeeded: Amount;
}

const sitesNeeded: Word<SitesNeeded, 'sitesNeeded', NoRoles> = keyedWord({
  description: 'Adds to the number of Feng Shui Sites that the player needs to win.',
  keys: ({ amount }) => ({ sitesNeeded: amount }),
  roles: { sitesNeeded: {} },
});

/** A mandatory change is not up to the player and applies to all players (4.3.2). */
export interface CostOf {
  readonly costOf: Filter;
  /** Of States: only if they are played on such a card. */
  readonly on?: Filter;
  readonly by: Amount | 'no-cost';
  readonly mandatory: boolean;
  /** Whoever uses the reduction also ignores the resource conditions. */
  readonly ignoringResources?: true;
  /** Whoever uses the reduction plays the card in any player's Main Shot, also during an attack (10.2). */
  readonly anyTime?: true;
  readonly if?: Condition;
  readonly limit?: Limit;
}

const costOf: Word<CostOf, 'costOf', NoRoles> = keyedWord({
  description:
    'Adds to the cost of matching cards that the player plays. A negative number is a reduction: it counts as the one allowed reduction, unless it is mandatory and applies to all players (4.3.2). A reduction that is not `mandatory` is used only if the player names the card in `reducedBy`; with `no-cost` the card is then played at no cost, with `ignoringResources` without its resource conditions, and with `anyTime` in the Main Shot of any player, also during an attack. `on` is what States are played on, `if` when it counts, and `limit` how often it may be used.',
  keys: ({ filter, amount, condition }) => ({
    costOf: filter,
    on: filter.exactOptional(),
    by: z.union([z.literal('no-cost'), amount]),
    mandatory: z.boolean(),
    ignoringResources: z.literal(true).exactOptional(),
    anyTime: z.literal(true).exactOptional(),
    if: condition.exactOptional(),
    limit: limit.exactOptional(),
  }),
  roles: { costOf: {} },
});

export interface IgnoresResourceConditionsOf {
  readonly ignoresResourceConditionsOf: Filter;
  /** Of States: only if they are played on such a card. */
  readonly on?: Filter;
  /** Only the conditions of this resource. */
  readonly symbol?: (typeof symbols)[number];
}

const ignoresResourceConditionsOf: Word<IgnoresResourceConditionsOf, 'ignoresResourceConditionsOf', NoRoles> =
  keyedWord({
    description:
      'The player plays matching cards without their resource conditions, or without those of one resource. `on` is what States are played on.',
    keys: ({ filter }) => ({
      ignoresResourceConditionsOf: filter,
      on: filter.exactOptional(),
      symbol: z.enum(symbols).exactOptional(),
    }),
    roles: { ignoresResourceConditionsOf: {} },
  });

export interface CannotPlay {
  readonly cannotPlay: Filter;
  /** Of States: only on such a card. */
  readonly on?: Filter;
  readonly if?: Condition;
}

const cannotPlay: Word<CannotPlay, 'cannotPlay', NoRoles> = keyedWord({
  description:
    'The player cannot play matching cards, cannot play matching States on matching cards, or cannot do so while the condition holds.',
  keys: ({ filter, condition }) => ({
    cannotPlay: filter,
    on: filter.exactOptional(),
    if: condition.exactOptional(),
  }),
  roles: { cannotPlay: {} },
});

/** The card may be played at a time at which its type could not be (4.3). */
export interface MayPlay {
  readonly mayPlay: Filter;
  /** Of States: only on such a card. */
  readonly on?: Filter;
  readonly when: Condition;
  readonly limit?: Limit;
}

const mayPlay: Word<MayPlay, 'mayPlay', NoRoles> = keyedWord({
  description:
    'The player may also play matching cards while the condition holds, such as Characters during any Main Shot. `on` is what States are played on, and `limit` how often cards may be played that otherwise could not be.',
  keys: ({ filter, condition }) => ({
    mayPlay: filter,
    on: filter.exactOptional(),
    when: condition,
    limit: limit.exactOptional(),
  }),
  roles: { mayPlay: {} },
});

export interface MoreSites {
  readonly moreSites: Filter;
}

const moreSites: Word<MoreSites, 'moreSites', NoRoles> = keyedWord({
  description: 'The player may play matching Sites also after the Site of the turn (4.3.3).',
  keys: ({ filter }) => ({ moreSites: filter }),
  roles: { moreSites: {} },
});

export interface CannotGeneratePower {
  readonly cannotGeneratePower: Filter;
}

const cannotGeneratePower: Word<CannotGeneratePower, 'cannotGeneratePower', NoRoles> = keyedWord({
  description: 'Matching cards do not generate Power for the player.',
  keys: ({ filter }) => ({ cannotGeneratePower: filter }),
  roles: { cannotGeneratePower: {} },
});

export interface GainsPowerWhenSpentBy {
  readonly gainsPowerWhenSpentBy: PlayerRef;
}

const gainsPowerWhenSpentBy: Word<GainsPowerWhenSpentBy, 'gainsPowerWhenSpentBy', NoRoles> = keyedWord({
  description: 'The player gains the Power that the other player spends.',
  keys: ({ playerRef }) => ({ gainsPowerWhenSpentBy: playerRef }),
  roles: { gainsPowerWhenSpentBy: {} },
});

export interface Flagged {
  readonly flag: Flag;
}

const flag: Word<Flagged, 'flag', NoRoles> = keyedWord({
  description: 'A rule of the game does not apply to the player.',
  keys: () => ({ flag: z.enum(flags) }),
  roles: { flag: {} },
});

/** All player modifiers, in the order of the public schema. */
export const playerModifierWords = [
  ...[handSize, discardsMore, sitesNeeded, costOf, ignoresResourceConditionsOf, cannotPlay, mayPlay],
  ...[cannotGeneratePower, gainsPowerWhenSpentBy, flag, moreSites],
];

/** What changes for a player while something lasts. */
export type PlayerModifier = ValueOf<(typeof playerModifierWords)[number]>;

export const playerModifierForms = (forms: Forms) =>
  atLeastOne(playerModifierWords.map((word) => word.form(forms)));

export const playerModifierNames: readonly string[] = playerModifierWords.flatMap(({ roles }) =>
  Object.keys(roles),
);
