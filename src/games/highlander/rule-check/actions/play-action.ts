import { z } from 'zod';
import { bindings, cardElsewhere, id } from '../state/values.ts';

/** The id of a card that is known; or id and card of one that was unknown until now. */
export const cardNamed = z.union([id, cardElsewhere]);

const inConjunction = z.strictObject({
  card: cardNamed.describe('The id of a card in hand; or id and card of one that was unknown until now.'),
  way: z
    .int()
    .min(0)
    .max(30)
    .exactOptional()
    .describe('Which of its ways of being played, counted from 0, where its text gives several.'),
  discard: z
    .array(cardNamed)
    .max(20)
    .exactOptional()
    .describe('The cards discarded to be allowed to play it.'),
});

export const playAction = z
  .strictObject({
    do: z.literal('play'),
    player: id.describe('Who acts.'),
    card: cardNamed.describe('A card in hand, or among those of the Exertion that lies open.'),
    against: z
      .array(id)
      .min(1)
      .max(60)
      .exactOptional()
      .describe('A defense: the attacks that it is played against, in their sequence.'),
    /** An attack: face down. */
    hidden: z.literal(true).exactOptional(),
    /** A block that may stay in play as a Guard does. */
    asGuard: z.literal(true).exactOptional(),
    as: z
      .enum(['attack', 'block', 'dodge'])
      .exactOptional()
      .describe('How a card that can be several things is played.'),
    with: z
      .array(inConjunction)
      .max(20)
      .exactOptional()
      .describe(
        'Cards played in conjunction with it, in this order. What they ask for is in `choose` of the whole action.',
      ),
    place: z
      .int()
      .min(0)
      .max(60)
      .exactOptional()
      .describe('An attack found by an Exertion: its place in the sequence, counted from 0.'),
    discard: z
      .array(cardNamed)
      .max(20)
      .exactOptional()
      .describe('The cards discarded to be allowed to play it, such as for being Prone.'),
    way: z
      .int()
      .min(0)
      .max(30)
      .exactOptional()
      .describe('Which of its ways of being played, counted from 0, where its text gives several.'),
    choose: bindings
      .exactOptional()
      .describe(
        'What its text and those it sets off ask for, by name; those of other cards, also of those in `with`, with their ids before the names.',
      ),
    /** Played in conjunction with what an Exertion is yet to find. */
    awaitingExertion: z.literal(true).exactOptional(),
  })
  .meta({ id: 'HighlanderPlay', description: 'Play a card.' });
