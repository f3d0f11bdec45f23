// The answers about worked examples, as zod schemas.
import { z } from 'zod';
import { gameSlugs } from '../../games/registry.ts';
import { pageCursorsView, totalCountView as totalCount } from '../../pagination.ts';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const action = z.unknown().meta({ description: 'The action, ready to be sent.' });
const state = z.record(z.string(), z.unknown()).readonly().meta({ description: 'The state of the game.' });

const head = {
  id: z.string().meta({ description: 'Id: game and name, such as `shadowfist/4.3-thing`.' }),
  game: z.enum(gameSlugs).meta({ description: 'Slug of the game.' }),
  ruleset: z.string().meta({ description: 'Id of the ruleset.' }),
  source: z.string().meta({ description: 'Id of the source.' }),
  section: z.string().meta({ description: 'Section of the source.' }),
  heading: z
    .string()
    .nullable()
    .meta({ description: 'Heading of the section, or of its entry; null if there is none.' }),
  about: z.string().meta({ description: 'What the example shows, in our own words.' }),
  url: z.string().meta({ description: 'Path of the complete example.' }),
  page: z.string().meta({ description: 'Path of the example as a web page.' }),
};

const step = z.union([
  z.strictObject({
    outcome: z.literal('legal'),
    action,
    events: listOf(z.unknown())
      .nullable()
      .meta({ description: 'All events; null if the example does not list them.' }),
  }),
  z.strictObject({
    outcome: z.literal('illegal'),
    action,
    rules: listOf(z.string()).meta({ description: 'Ids of all rules that the action breaks.' }),
  }),
  z.strictObject({
    outcome: z.literal('needs-choice'),
    action,
    open: listOf(z.string()).meta({
      description: 'JSON Pointers to the choices that the action leaves open.',
    }),
  }),
  z.strictObject({
    outcome: z.null().meta({ description: 'Null: the step shows a state instead of an action.' }),
    holds: state.meta({
      description: 'Values of the state by JSON Pointer; null for a value that is absent.',
    }),
  }),
]);

export const workedExampleHead = z
  .strictObject(head)
  .meta({ id: 'WorkedExampleHead', description: 'Summary of a worked example of a rulebook.' });

export const ruleCheckSent = z
  .strictObject({
    game: head.game,
    ruleset: z
      .string()
      .exactOptional()
      .meta({ description: 'Id of the ruleset; absent for the current ruleset.' }),
    state,
    actions: listOf(action).meta({ description: 'All legal actions of the example, in order.' }),
  })
  .meta({ id: 'WorkedExampleRequest', description: 'A worked example as a request to /v1/rule-check.' });

export const workedExampleView = z
  .strictObject({
    ...head,
    rulings: listOf(z.string()).meta({
      description: 'Ids of the rulings that the example shows; empty if none.',
    }),
    request: ruleCheckSent,
    steps: listOf(step).meta({
      description:
        'Actions one after another, including actions that would not be legal; those change nothing.',
    }),
    result: state.meta({ description: 'The final state, as in the answer to the request.' }),
  })
  .meta({
    id: 'WorkedExample',
    description: 'A worked example of a rulebook, as the tests play it.',
  });

export const workedExamplesPage = z
  .strictObject({
    items: z.array(workedExampleHead),
    totalCount,
    ...pageCursorsView,
  })
  .meta({ id: 'WorkedExamplePage', description: 'A page of worked examples.' });

export type WorkedExampleHead = z.infer<typeof workedExampleHead>;
export type WorkedExample = z.infer<typeof workedExampleView>;
