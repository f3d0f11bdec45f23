import { z } from 'zod';
import { modifier, playerModifier, effect as vocabularyEffect } from '../../../vocabulary/grammar.ts';
import { cards, condition, eventPattern } from '../../../vocabulary/terms.ts';
import { ends } from '../../../vocabulary/words.ts';
import { card, frame, id } from '../values.ts';

const lastingCommon = {
  id: id.describe('The name of the effect in this state.'),
  until: z.enum(ends).describe('When it expires.'),
  frame: frame.describe('Whose effect it is, and what was chosen for it.'),
  turnOf: id.exactOptional().describe("It expires when this player's next turn starts or ends."),
};
export const lasting = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify'),
      cards: z.array(id).describe('The cards it is about.'),
      whichever: cards
        .exactOptional()
        .describe('It is about whichever cards match this at the time, beside `cards`.'),
      by: z.array(modifier).describe('What it changes of them.'),
      while: condition.exactOptional().describe('It works only while this is so.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify-players'),
      players: z.array(id).describe('The players it is about.'),
      by: z.array(playerModifier).describe('What it changes for them.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('control'),
      cards: z.array(id).describe('The cards that are controlled.'),
      to: id.describe('By whom.'),
    }),
    /** The texts of these States work on that card instead of the one they are on. */
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('subject'),
      cards: z.array(id).describe('The States.'),
      to: id.describe('The card they work on.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('copy'),
      cards: z.array(id).describe('The cards that copy.'),
      of: card.describe('Which card they copy.'),
      what: z
        .array(z.enum(['fighting', 'rules-text', 'restrictions', 'title']))
        .describe('What of it they copy (7.5).'),
      inPlaceOfOwn: z.boolean().describe('Their own is lost meanwhile.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('when'),
      on: eventPattern.describe('What it waits for.'),
      once: z.boolean().describe('It happens the first time only.'),
      effects: z.array(vocabularyEffect).describe('What happens then.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('at'),
      effects: z.array(vocabularyEffect).describe('What happens when it expires.'),
    }),
  ])
  .meta({ id: 'LastingEffect', description: 'An effect that lasts, with its end.' });
export type Lasting = z.output<typeof lasting>;
