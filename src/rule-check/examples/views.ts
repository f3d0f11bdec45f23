// The answers about worked examples, as zod schemas.
import { z } from 'zod';
import { citationView } from '../../citations/citation-view.ts';
import { gameSlugs } from '../../games/registry.ts';
import { pageCursorsView, totalCountView as totalCount } from '../../pagination.ts';
import { actionVerdict } from '../views.ts';

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
  citation: citationView.meta({ description: 'Citation of the source.' }),
  about: z.string().meta({ description: 'What the example shows, in our own words.' }),
  url: z.string().meta({ description: 'Path of the complete example.' }),
  page: z.string().meta({ description: 'Path of the example as a web page.' }),
};

const note = z
  .string()
  .nullable()
  .meta({ description: 'What the source says here, in our own words; null if nothing.' });

const step = z.union([
  z.strictObject({
    outcome: z.literal('legal'),
    note,
    action,
    events: listOf(z.unknown())
      .nullable()
      .meta({ description: 'All events; null if the example does not list them.' }),
  }),
  z.strictObject({
    outcome: z.literal('illegal'),
    note,
    action,
    rules: listOf(z.string()).meta({ description: 'Ids of all rules that the action breaks.' }),
  }),
  z.strictObject({
    outcome: z.literal('needs-choice'),
    note,
    action,
    open: listOf(z.string()).meta({
      description: 'JSON Pointers to the choices that the action leaves open.',
    }),
  }),
  z.strictObject({
    outcome: z.null().meta({ description: 'Null: the step shows a state instead of an action.' }),
    note,
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

export const playedExampleView = z
  .strictObject({
    items: listOf(
      z.strictObject({
        step: z.int().meta({ description: 'Index of the action in the `steps` of the example, from 0.' }),
        verdict: actionVerdict.meta({
          description: 'The answer of the rule check to this action alone. `index` equals `step`.',
        }),
        state: z.unknown().meta({
          description:
            'The state after the action; null if the action is not legal, because then nothing changes.',
        }),
      }),
    ).meta({ description: 'The actions in order. Steps that show a state are left out.' }),
  })
  .meta({
    id: 'PlayedExample',
    description: 'A worked example, played one action at a time by the rule check.',
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
