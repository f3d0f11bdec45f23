import { z } from 'zod';
import { type Players, players } from './references.ts';
import { type Filter, filter } from './terms.ts';

/** An effect that was generated and waits in a scene, as a text that answers it names it. */
export interface EffectPattern {
  /** What generates it; absent, any card. */
  readonly source?: Filter;
  readonly kind?: 'played-card' | 'ability' | 'any';
  readonly by?: Players;
  /** It targets such a card. */
  readonly targets?: Filter;
  /** Resolving, it would do this. */
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
  )[];
  /** It would do it to such a player, or to a card that such a player controls. */
  readonly against?: Players;
}

export const effectPattern: z.ZodType<EffectPattern> = z
  .lazy(() =>
    z.strictObject({
      source: filter.exactOptional(),
      kind: z.enum(['played-card', 'ability', 'any']).exactOptional(),
      by: players.exactOptional(),
      targets: filter.exactOptional(),
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
          ]),
        )
        .min(1)
        .exactOptional(),
      against: players.exactOptional(),
    }),
  )
  .meta({ id: 'EffectPattern', description: 'An effect that waits in a scene.' });
