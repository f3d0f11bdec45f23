import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import type { Filter } from './filters.ts';
import { type Players, players } from './references.ts';
import { type Amount, amount, filter, type Place, place, type Range, range } from './terms.ts';
import { type Area, areas } from './words.ts';

/**
 * What a player chooses for a text, under a name that the text's effects use. Whoever the ability, the `may` or the
 * `must` around it belongs to chooses; what the opponent chooses stands in a `may` or `must` of the opponent's.
 */
export type Choice = {
  readonly as: string;
  /** May be left out, and is then nothing. */
  readonly optional?: boolean;
} & (
  | {
      readonly choose: 'cards';
      readonly which: Filter;
      /** From any of these. A card chosen in an Endurance is searched for: the rest is shuffled, and it lies on top. */
      readonly in: readonly Place[];
      /** How many; absent, one. Of a must, as many as there are. */
      readonly number?: Range;
      /** Chance chooses, and the action tells what it chose. */
      readonly random?: boolean;
    }
  | { readonly choose: 'player'; readonly of: Players }
  | { readonly choose: 'number'; readonly atLeast: Amount; readonly atMost: Amount }
  | { readonly choose: 'gem' }
  | { readonly choose: 'area'; readonly of: readonly Area[] }
  | { readonly choose: 'mode'; readonly of: readonly string[] }
  /** The title of a card. */
  | { readonly choose: 'title' }
);

const common = {
  as: name.describe('The name under which the text finds what was chosen.'),
  optional: z.boolean().exactOptional().describe('It may be left out, and is then nothing.'),
};

export const choice: z.ZodType<Choice> = lazily(() =>
  z.discriminatedUnion('choose', [
    z
      .strictObject({
        ...common,
        choose: z.literal('cards'),
        which: filter,
        in: z.array(place).min(1),
        number: range.exactOptional(),
        random: z.boolean().exactOptional(),
      })
      .describe(
        'Cards such as these, from any of these places: one, or so many. One chosen in an Endurance is searched for: the rest of the Endurance is shuffled, and it lies on top until the text puts it elsewhere. At `random`, chance chooses, and the action tells what it chose.',
      ),
    z.strictObject({ ...common, choose: z.literal('player'), of: players }).describe('One of these players.'),
    z
      .strictObject({ ...common, choose: z.literal('number'), atLeast: amount, atMost: amount })
      .describe('A number, from the least to the greatest.'),
    z.strictObject({ ...common, choose: z.literal('gem') }).describe('An attribute.'),
    z
      .strictObject({ ...common, choose: z.literal('area'), of: z.array(z.enum(areas)).min(2) })
      .describe('One of these areas of the grid.'),
    z
      .strictObject({ ...common, choose: z.literal('mode'), of: z.array(name).min(2) })
      .describe('One of the ways that the text offers.'),
    z.strictObject({ ...common, choose: z.literal('title') }).describe('The title of a card.'),
  ]),
).meta({ id: 'HighlanderChoice', description: 'What a player chooses, under a name.' });
