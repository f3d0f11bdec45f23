import { z } from 'zod';
import { choice, payment, effect as vocabularyEffect } from '../../../vocabulary/grammar.ts';
import { limit } from '../../../vocabulary/limits.ts';
import { bindings, count, flag, frame, id } from '../values.ts';

/** A triggered effect that has been triggered, before it joins a scene. */
export const trigger = z.strictObject({
  id: id.describe('The name of the effect in this state.'),
  effects: z.array(vocabularyEffect).describe('What it does.'),
  frame: frame.describe('Whose effect it is, and what happened.'),
  choose: z.array(choice).default([]).describe('What is chosen as it is generated.'),
  pay: z.array(payment).default([]).describe('What it costs.'),
  optional: flag.describe('Its player may leave it.'),
  immediately: flag.describe('It happens at once, and in no scene (5.2.5).'),
  expires: id.exactOptional().describe('The lasting effect whose end it is.'),
  reveals: id
    .exactOptional()
    .describe('A face-down Site, which is revealed if its controller uses it (5.2.2).'),
  ability: count
    .exactOptional()
    .describe(
      'The place of the triggered ability among those of the card, from 0; absent if its text does not contain it.',
    ),
  exactlyOneCopy: z
    .literal(true)
    .exactOptional()
    .describe('Once it is generated, copies of the card that the same event triggered are not used.'),
  limited: z
    .strictObject({
      ability: z.string().max(80).describe('The ability, by the name under which its uses are counted.'),
      limit: limit.describe('How often it may be used.'),
    })
    .exactOptional()
    .describe('The ability may be used only so often: a use counts once its effect is generated.'),
});
export type Trigger = z.output<typeof trigger>;

/** What is still to be done, the next thing last. */
export const task = z
  .discriminatedUnion('task', [
    z.strictObject({
      task: z.literal('effects'),
      effects: z.array(vocabularyEffect).describe('What is still to be done of the text, in order.'),
      frame: frame.describe('Whose text it is, and what was chosen.'),
      depth: count
        .exactOptional()
        .describe(
          'How deep within other effects of the same text: what it chooses and does, those that follow it know of.',
        ),
      /** What a card does as it enters play is part of that: the board settles after it. */
      entering: z.literal(true).exactOptional(),
      answers: bindings.default({}).describe('What was chosen for the effect at hand, by name.'),
    }),
    z.strictObject({
      task: z.literal('trigger'),
      trigger: trigger.describe('The triggered effect to be generated.'),
      answers: bindings.default({}).describe('What was chosen for it, by name.'),
    }),
    z.strictObject({
      task: z.literal('order-triggers'),
      player: id.describe('Whose effects they are, and who orders them.'),
      triggers: z.array(trigger).describe('Effects that were triggered at once.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    /** Whether a text puts something else in the place of what is about to happen. */
    z.strictObject({
      task: z.literal('replacement'),
      effects: z.array(vocabularyEffect).describe('What would happen instead.'),
      frame: frame.describe('Whose text it is, and what would have happened.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('place'),
      card: id.describe('The card to be placed.'),
      player: id.describe('Who places it.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('fate-of-site'),
      card: id.describe('The Site without Body.'),
      sources: z.array(id).describe('The Characters that brought it to that.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('combat'),
      with: z.enum(['interceptors', 'target']).describe('Against whom the combat is.'),
      first: z.boolean().describe('It is the first of the attack against them.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    /** What combat damage does immediately (5.2.5), or what happens instead of something, comes before combat ends. */
    z.strictObject({
      task: z.literal('end-combat'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('sites-gone'),
      player: id.describe('In whose structure a column is no more.'),
      characters: z.array(id).describe('Characters that were there.'),
      columns: z.array(count).describe('The columns next to it.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    /** An auction: whatever else is to be done waits for its end (5.5). */
    z.strictObject({
      task: z.literal('auction'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('end-turn-now'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
  ])
  .meta({ id: 'Task', description: 'What is still to be done before players may act.' });
export type Task = z.output<typeof task>;
