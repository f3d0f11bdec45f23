import { z } from 'zod';
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
  readonly by: Amount;
  readonly mandatory: boolean;
  readonly limit?: Limit;
}

const costOf: Word<CostOf, 'costOf', NoRoles> = keyedWord({
  description:
    'Adds to the cost of matching cards that the player plays. A negative number is a reduction: it counts as the one allowed reduction, unless it is mandatory and applies to all players (4.3.2). A reduction that is not `mandatory` is used only if the player names the card in `reducedBy`. `limit` is how often it may be used.',
  keys: ({ filter, amount }) => ({
    costOf: filter,
    by: amount,
    mandatory: z.boolean(),
    limit: limit.exactOptional(),
  }),
  roles: { costOf: {} },
});

export interface IgnoresResourceConditionsOf {
  readonly ignoresResourceConditionsOf: Filter;
}

const ignoresResourceConditionsOf: Word<IgnoresResourceConditionsOf, 'ignoresResourceConditionsOf', NoRoles> =
  keyedWord({
    description: 'The player plays matching cards without their resource conditions.',
    keys: ({ filter }) => ({ ignoresResourceConditionsOf: filter }),
    roles: { ignoresResourceConditionsOf: {} },
  });

export interface CannotPlay {
  readonly cannotPlay: Filter;
  readonly if?: Condition;
}

const cannotPlay: Word<CannotPlay, 'cannotPlay', NoRoles> = keyedWord({
  description: 'The player cannot play matching cards, or cannot play them while the condition holds.',
  keys: ({ filter, condition }) => ({ cannotPlay: filter, if: condition.exactOptional() }),
  roles: { cannotPlay: {} },
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
const playerModifierWords = [
  ...[handSize, sitesNeeded, costOf, ignoresResourceConditionsOf, cannotPlay, cannotGeneratePower],
  ...[gainsPowerWhenSpentBy, flag],
];

/** What changes for a player while something lasts. */
export type PlayerModifier = ValueOf<(typeof playerModifierWords)[number]>;

export const playerModifierForms = (forms: Forms) =>
  atLeastOne(playerModifierWords.map((word) => word.form(forms)));

export const playerModifierNames: readonly string[] = playerModifierWords.flatMap(({ roles }) =>
  Object.keys(roles),
);
