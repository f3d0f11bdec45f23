import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import type { Players } from './references.ts';
import { type Filter, filter, players } from './terms.ts';

/** Matches effects that were generated and wait in a scene. */
export interface EffectPattern {
  /** The card that generates the effect; absent, any card. */
  readonly source?: Filter;
  /** A Character that turns, or uses Mobility, to change location is its own source (4.7). */
  readonly kind?: 'played-card' | 'ability' | 'change-location' | 'any';
  readonly by?: Players;
  /** The effect targets a matching card. */
  readonly targets?: Filter;
  /** The effect targets one of these players. */
  readonly targetsPlayer?: Players;
  /** On resolution, the effect would do one of these. */
  readonly would?: readonly (
    | 'steal-power'
    | 'toast'
    | 'smoke'
    | 'gain-power'
    | 'return-to-hand'
    | 'damage'
    | 'cancel'
    | 'unturn'
    | 'look-at-hand'
    | 'discard'
    | 'take-control'
    | 'return-to-play'
    | 'play-from-smoked-pile'
    | 'redirect'
    | 'change-target'
  )[];
  /** It would do this to one of these players, or to a card that one of them controls. */
  readonly against?: Players;
  /** It would do this to a matching card. */
  readonly to?: Filter;
  /** It also matches one of these. */
  readonly any?: readonly EffectPattern[];
}

export const effectPattern: z.ZodType<EffectPattern> = lazily(() =>
  z.strictObject({
    source: filter.exactOptional().describe('A matching card generates the effect.'),
    kind: z
      .enum(['played-card', 'ability', 'change-location', 'any'])
      .exactOptional()
      .describe(
        'The effect is a card that is played, an ability, a Character that changes location (by turning or Mobility, 4.7), or any of these.',
      ),
    by: players.exactOptional().describe('One of these players generates the effect.'),
    targets: filter.exactOptional().describe('The effect targets a matching card.'),
    targetsPlayer: players.exactOptional().describe('The effect targets one of these players.'),
    would: z
      .array(
        z.enum([
          'steal-power',
          'toast',
          'smoke',
          'gain-power',
          'return-to-hand',
          'damage',
          'cancel',
          'unturn',
          'look-at-hand',
          'discard',
          'take-control',
          'return-to-play',
          'play-from-smoked-pile',
          'redirect',
          'change-target',
        ]),
      )
      .min(1)
      .exactOptional()
      .describe('On resolution, the effect would do one of these.'),
    against: players
      .exactOptional()
      .describe('The effect would do this to one of these players, or to a card that one of them controls.'),
    to: filter.exactOptional().describe('The effect would do this to a matching card.'),
    any: z
      .array(effectPattern)
      .min(1)
      .exactOptional()
      .describe('The effect also matches at least one of these.'),
  }),
).meta({ id: 'EffectPattern', description: 'An effect that waits in a scene.' });
