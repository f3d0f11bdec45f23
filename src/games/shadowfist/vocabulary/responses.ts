import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { type EffectPattern, effectPattern } from './effect-patterns.ts';
import { type EventPattern, eventPattern } from './terms.ts';

/** What something is played or generated in response to: it must be in the same scene (5.2). */
export type Response = { readonly to: EffectPattern; readonly as: string } | { readonly event: EventPattern };

export const response: z.ZodType<Response> = lazily(() =>
  z.union([
    z
      .strictObject({ to: effectPattern, as: name })
      .describe(
        'Such an effect that waits in the scene; under that name the text speaks of it, and as `{chosen: name}` of the card that generated it.',
      ),
    z.strictObject({ event: eventPattern }).describe('Something that happened.'),
  ]),
).meta({
  id: 'Response',
  description:
    'What it answers: an effect that waits in the scene, under a name, or an event that opened it.',
});
