import { z } from 'zod';
import { count, id } from '../values.ts';

export const signpost = z
  .strictObject({
    id: id.describe('The name of the signpost in this state.'),
    source: z
      .union([
        z.strictObject({ card: id.describe('A card in the attack.') }),
        z.strictObject({ effect: id.describe('The waiting effect.') }),
      ])
      .describe(
        'Whose damage it redirects: that of a card in the attack, combat damage or not, or that of a waiting effect.',
      ),
    from: z.array(id).describe('Cards whose damage it takes.'),
    to: id.describe('The card that takes the damage in their place.'),
    by: id.describe('The card that redirects: it becomes the source of the damage.'),
    player: id.describe('Who controls the redirection.'),
    amount: count.exactOptional().describe('Only so much of the damage; absent, all.'),
    gone: z
      .array(id)
      .exactOptional()
      .describe(
        'Cards that it names and that have left play since: it does not concern the new cards that they come back as (4.4), and damage that should go to one of them lands nowhere.',
      ),
    until: z.enum(['end-of-attack', 'effect-resolved']).describe('When it expires.'),
  })
  .meta({ id: 'Signpost', description: 'The next damage from a source goes elsewhere (4.5.2).' });
export type Signpost = z.output<typeof signpost>;
