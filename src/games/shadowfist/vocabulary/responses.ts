import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { type EffectPattern, effectPattern } from './effect-patterns.ts';
import { type EventPattern, eventPattern } from './terms.ts';

/** The effect or event in the same scene that something is played or generated in response to (5.2). */
export type Response =
  | {
      readonly to: EffectPattern;
      readonly as: string;
      /** The card that generated the effect is targeted (4.3.6). */
      readonly target?: true;
    }
  | { readonly event: EventPattern };

export const response: z.ZodType<Response> = lazily(() =>
  z.union([
    z
      .strictObject({ to: effectPattern, as: name, target: z.literal(true).exactOptional() })
      .describe(
        'A matching effect that waits in the scene. The text uses the name `as` for the effect, and `{chosen: name}` for the card that generated it. With `target`, the text targets that card.',
      ),
    z.strictObject({ event: eventPattern }).describe('A matching event.'),
  ]),
).meta({
  id: 'Response',
  description:
    'What is answered: an effect that waits in the scene, under a name, or the event that opened the scene.',
});
