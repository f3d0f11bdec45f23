// What is answered of worked examples, as zod schemas.
import { z } from 'zod';
import { gameSlugs } from '../../games/registry.ts';
import { pageCursorsView } from '../../pagination.ts';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const action = z.unknown().meta({ description: 'The action, as it is sent.' });
const state = z.record(z.string(), z.unknown()).readonly();

const head = {
  id: z.string().meta({ description: 'Game and name: `shadowfist/4.3-thing`.' }),
  game: z.enum(gameSlugs),
  ruleset: z.string().meta({ description: 'Id of the ruleset by which it is judged.' }),
  source: z.string().meta({ description: 'Id of the source that tells it.' }),
  section: z.string().meta({ description: 'Where in the source.' }),
  heading: z
    .string()
    .nullable()
    .meta({ description: 'The heading of that section, or of the entry in it; null if there is none.' }),
  about: z.string().meta({ description: 'What it shows, in own words.' }),
  url: z.string().meta({ description: 'Where the whole of it is.' }),
  page: z.string().meta({ description: 'The same as a page for people.' }),
};

const step = z.union([
  z.strictObject({
    outcome: z.literal('legal'),
    action,
    events: listOf(z.unknown())
      .nullable()
      .meta({ description: 'All that happens; null where the example does not say.' }),
  }),
  z.strictObject({
    outcome: z.literal('illegal'),
    action,
    rules: listOf(z.string()).meta({ description: 'Ids of the rules that it breaks, each of them.' }),
  }),
  z.strictObject({
    outcome: z.literal('needs-choice'),
    action,
    open: listOf(z.string()).meta({ description: 'JSON Pointers to what it leaves open.' }),
  }),
  z.strictObject({
    outcome: z.null(),
    holds: state.meta({
      description: 'What the state holds here, by JSON Pointer; null for what is not there.',
    }),
  }),
]);

export const workedExampleHead = z
  .strictObject(head)
  .meta({ id: 'WorkedExampleHead', description: 'A worked example of a rulebook, in short.' });

export const ruleCheckSent = z
  .strictObject({
    game: head.game,
    ruleset: z.string().exactOptional().meta({ description: 'Absent for the present one.' }),
    state,
    actions: listOf(action).meta({ description: 'All that is legal in it, in order.' }),
  })
  .meta({ id: 'WorkedExampleRequest', description: 'A worked example as it is sent to /v1/rule-check.' });

export const workedExampleView = z
  .strictObject({
    ...head,
    rulings: listOf(z.string()).meta({ description: 'Ids of the rulings that it shows; empty if none.' }),
    request: ruleCheckSent,
    steps: listOf(step).meta({
      description: 'What is done one after another, and what would not be legal there: that changes nothing.',
    }),
    result: state.meta({ description: 'The state that it ends in, as the answer to the request has it.' }),
  })
  .meta({
    id: 'WorkedExample',
    description: 'A worked example of a rulebook, as the tests of the service play it.',
  });

export const workedExamplesPage = z
  .strictObject({
    items: z.array(workedExampleHead),
    totalCount: z.int(),
    ...pageCursorsView,
  })
  .meta({ id: 'WorkedExamplePage' });

export type WorkedExampleHead = z.infer<typeof workedExampleHead>;
export type WorkedExample = z.infer<typeof workedExampleView>;
