import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { type EffectPattern, effectPattern } from './effect-patterns.ts';
import { type CardRef, cardRef, type PlayerRef, type Players, playerRef, players } from './references.ts';
import {
  type Amount,
  amount,
  type Condition,
  condition,
  type Filter,
  filter,
  type Place,
  place,
  type Range,
  range,
} from './terms.ts';

/**
 * What a player chooses for a text, under a name that the text's effects use. At generation, unless it stands among
 * the effects (5.2). Only a card or player that is chosen with `target: true` is a target (4.3.6). What each of several
 * chooses under one name is together what was chosen.
 */
export type Choice = {
  readonly as: string;
  /** Who chooses; absent, the player who generates the effect. */
  readonly by?: PlayerRef;
  /** May be left out, and is then nothing. */
  readonly optional?: boolean;
} & (
  | {
      readonly choose: 'cards';
      readonly which: Filter;
      readonly in: Place;
      /** Or from among these. */
      readonly or?: readonly { readonly which: Filter; readonly in: Place }[];
      /** How many; absent, one. */
      readonly number?: Range;
      readonly target?: boolean;
      /** All share a designator other than these, or a title. */
      readonly sharing?: 'title' | { readonly designatorOtherThan: readonly string[] };
      /** Chance chooses, and the action or answer tells what it chose. */
      readonly random?: boolean;
    }
  | {
      readonly choose: 'players';
      readonly of: Players;
      /** Of that player. */
      readonly such?: Condition;
      readonly number?: Range;
      readonly target?: boolean;
    }
  | { readonly choose: 'number'; readonly atLeast: Amount; readonly atMost: Amount }
  | { readonly choose: 'symbol' }
  | { readonly choose: 'mode'; readonly of: readonly string[] }
  /** A number written in figures on a card, other than its cost: one of its figures, or one in its text. */
  | { readonly choose: 'number-on'; readonly card: CardRef; readonly atLeast?: Amount }
  /** An effect that waits in the scene. */
  | { readonly choose: 'effect'; readonly which: EffectPattern }
  /** A source of damage: an attacker, an interceptor, the target of an attack, or an effect in the scene (4.5.2). */
  | { readonly choose: 'damage-source'; readonly which?: Filter }
);

const common = {
  as: name.describe('The name under which the text finds what was chosen.'),
  by: playerRef.exactOptional().describe('Who chooses; absent, whose text it is.'),
  optional: z.boolean().exactOptional().describe('It may be left out, and is then nothing.'),
};

export const choice: z.ZodType<Choice> = lazily(() =>
  z.discriminatedUnion('choose', [
    z
      .strictObject({
        ...common,
        choose: z.literal('cards'),
        which: filter,
        in: place,
        or: z
          .array(z.strictObject({ which: filter.describe('What cards.'), in: place.describe('From where.') }))
          .min(1)
          .exactOptional(),
        number: range.exactOptional(),
        target: z.boolean().exactOptional(),
        sharing: z
          .union([
            z.literal('title'),
            z
              .strictObject({ designatorOtherThan: z.array(z.string()) })
              .describe('A designator, but none of these.'),
          ])
          .exactOptional(),
        random: z.boolean().exactOptional(),
      })
      .describe(
        'Cards such as these, from that place or those: one, or so many. A `target` is chosen as the effect is generated (4.3.6). At `random`, chance chooses.',
      ),
    z
      .strictObject({
        ...common,
        choose: z.literal('players'),
        of: players,
        such: condition.exactOptional(),
        number: range.exactOptional(),
        target: z.boolean().exactOptional(),
      })
      .describe('One of these players, or so many, of whom something holds.'),
    z
      .strictObject({ ...common, choose: z.literal('number'), atLeast: amount, atMost: amount })
      .describe('A number, from the least to the greatest.'),
    z.strictObject({ ...common, choose: z.literal('symbol') }).describe('A resource symbol.'),
    z
      .strictObject({ ...common, choose: z.literal('mode'), of: z.array(name).min(2) })
      .describe('One of the ways that the text offers.'),
    z
      .strictObject({
        ...common,
        choose: z.literal('number-on'),
        card: cardRef,
        atLeast: amount.exactOptional(),
      })
      .describe('A number on that card; only one that is now so great, if there is a least.'),
    z
      .strictObject({ ...common, choose: z.literal('effect'), which: effectPattern })
      .describe('Such an effect that waits in the scene.'),
    z
      .strictObject({ ...common, choose: z.literal('damage-source'), which: filter.exactOptional() })
      .describe('Such a card in combat, or an effect that would inflict damage.'),
  ]),
).meta({ id: 'Choice', description: 'What a player chooses, under a name.' });
