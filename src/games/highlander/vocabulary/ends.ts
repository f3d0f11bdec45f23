import { z } from 'zod';
import { type CardRef, cardRef } from './references.ts';

/**
 * How long a temporary effect lasts. `during-…` is not in force before that turn; `next-attack`: for the next attack
 * alone that it could change, however long that takes to be played, and `next-attribute-check` likewise; `while-in-play`: as long as the changed card is.
 */
const namedEnds = [
  'end-of-phase',
  'end-of-turn',
  'end-of-opponents-next-turn',
  'end-of-your-next-turn',
  'during-opponents-next-turn',
  'during-your-next-turn',
  'next-attack',
  'next-attribute-check',
  'while-in-play',
  'end-of-game',
] as const;

export type End =
  | (typeof namedEnds)[number]
  | { readonly whileInPlay: CardRef }
  /** For so many successful attacks: those it changes, or those against the players it changes. */
  | { readonly nextSuccessfulAttacks: number };

export const end: z.ZodType<End> = z
  .union([
    z.enum(namedEnds),
    z.strictObject({ whileInPlay: cardRef }).describe('As long as that card is in play.'),
    z
      .strictObject({ nextSuccessfulAttacks: z.int().min(1).max(99) })
      .describe(
        'For so many successful attacks: those that it changes or, where it changes players, those made against them. Attacks that are stopped do not count.',
      ),
  ])
  .meta({ id: 'End', description: 'How long a temporary effect lasts.' });
