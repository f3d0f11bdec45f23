import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { type Limit, limit } from './limits.ts';
import { type PlayerRef, playerRef } from './references.ts';
import { type Amount, amount, type Condition, condition, type Filter, filter } from './terms.ts';
import { type Flag, flags } from './words.ts';

/** What changes for a player. */
export type PlayerModifier =
  | { readonly handSize: Amount }
  | { readonly sitesNeeded: Amount }
  /**
   * Cost of cards they play: of such cards. `by` is added, so that a reduction is below zero. It counts as the one
   * allowed, unless it is `mandatory`, not up to the player, and applies to all players (4.3.2); `limit` is how often
   * it may be used.
   */
  | { readonly costOf: Filter; readonly by: Amount; readonly mandatory: boolean; readonly limit?: Limit }
  | { readonly ignoresResourceConditionsOf: Filter }
  | { readonly cannotPlay: Filter; readonly if?: Condition }
  | { readonly cannotGeneratePower: Filter }
  | { readonly gainsPowerWhenSpentBy: PlayerRef }
  | { readonly flag: Flag };

export const playerModifier: z.ZodType<PlayerModifier> = lazily(() =>
  toldApart([
    z.strictObject({ handSize: amount }).describe('Added to the hand size.'),
    z
      .strictObject({ sitesNeeded: amount })
      .describe('Added to the number of Feng Shui Sites with which the player wins.'),
    z
      .strictObject({ costOf: filter, by: amount, mandatory: z.boolean(), limit: limit.exactOptional() })
      .describe(
        'Added to the cost of such cards that the player plays; below zero it is a reduction, and counts as the one allowed unless it is mandatory and applies to all players (4.3.2). What is not `mandatory` is used only if the player names the card as `reducedBy`. `limit` is how often it may be used.',
      ),
    z
      .strictObject({ ignoresResourceConditionsOf: filter })
      .describe('Such cards are played without their resource conditions.'),
    z
      .strictObject({ cannotPlay: filter, if: condition.exactOptional() })
      .describe('Such cards cannot be played, or only while something is so.'),
    z.strictObject({ cannotGeneratePower: filter }).describe('Such cards generate no Power.'),
    z
      .strictObject({ gainsPowerWhenSpentBy: playerRef })
      .describe('The player gains the Power that this one spends.'),
    z.strictObject({ flag: z.enum(flags) }).describe('A rule of the game is otherwise for the player.'),
  ]),
).meta({ id: 'PlayerModifier', description: 'What changes for a player while something lasts.' });
