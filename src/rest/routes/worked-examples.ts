import { z } from 'zod';
import { pageAt, pageBody } from '../../pagination.ts';
import {
  playedExampleView,
  ruleCheckSent,
  type WorkedExample,
  type WorkedExampleHead,
  workedExamplesPage,
  workedExampleView,
} from '../../rule-check/examples/views.ts';
import { game, paging, text } from '../input.ts';
import { described, type Routes } from './route.ts';

const tags = ['rule check'];
const params = z.strictObject({
  game,
  name: text(100).meta({ description: 'Name of the example, from the list.', examples: ['4.3-thing'] }),
});

export const workedExampleRoutes: Routes =
  ({ workedExamples }) =>
  async (app) => {
    app.get(
      '/v1/rule-check/examples',
      {
        schema: {
          operationId: 'listWorkedExamples',
          tags,
          summary: 'List the worked examples of the rulebooks',
          description: described(
            'The tests of the service play each example through this API. For readable pages, see /examples.',
            'GET /v1/rule-check/examples?game=highlander',
            'GET /v1/rule-check/examples?rule=shadowfist.yotd/4.2/turned-card-cannot-turn',
            'GET /v1/rule-check/examples?game=shadowfist&card=fox-pass',
          ),
          querystring: z.strictObject({
            game: game.optional(),
            rule: text(300).optional().meta({
              description:
                'Id of a rule, as in violations. Returns the examples in which an action breaks the rule.',
            }),
            ruling: text(300)
              .optional()
              .meta({ description: 'Id of a ruling. Returns the examples that show it.' }),
            card: text(200)
              .optional()
              .meta({ description: 'Slug of a card. Returns the examples in which it takes part.' }),
            ...paging,
          }),
          response: { 200: workedExamplesPage },
        },
      },
      async ({ query: { limit, cursor, ...query } }) => {
        const page = pageBody(workedExamples.search(query, pageAt({ limit, cursor })));
        return { ...page, items: page.items.map(headOf) };
      },
    );

    app.get(
      '/v1/rule-check/examples/:game/:name',
      {
        schema: {
          operationId: 'getWorkedExample',
          tags,
          summary: 'Get a worked example',
          description: described(
            'Returns the first state, the actions with their events, illegal actions with the broken rules, and the last state.',
            'GET /v1/rule-check/examples/shadowfist/4.3-thing',
          ),
          params,
          querystring: z.strictObject({}),
          response: { 200: workedExampleView },
        },
      },
      async ({ params: { game, name } }) => workedExamples.byName(game, name),
    );

    app.get(
      '/v1/rule-check/examples/:game/:name/request',
      {
        schema: {
          operationId: 'getWorkedExampleRequest',
          tags,
          summary: 'Get a worked example as a request to the rule check',
          description: described(
            'Send it to POST /v1/rule-check to get the last state of the example.',
            'GET /v1/rule-check/examples/highlander/example-of-play/request',
          ),
          params,
          querystring: z.strictObject({}),
          response: { 200: ruleCheckSent },
        },
      },
      async ({ params: { game, name } }) => workedExamples.byName(game, name).request,
    );

    app.get(
      '/v1/rule-check/examples/:game/:name/played',
      {
        schema: {
          operationId: 'playWorkedExample',
          tags,
          summary: 'Play a worked example step by step',
          description: described(
            'Returns what the rule check answers to each action in its place: all events of legal actions and the state after them, and the violations of illegal ones.',
            'GET /v1/rule-check/examples/shadowfist/4.3-thing/played',
          ),
          params,
          querystring: z.strictObject({}),
          response: { 200: playedExampleView },
        },
      },
      async ({ params: { game, name }, work }) => ({
        items: workedExamples.play(workedExamples.byName(game, name), work),
      }),
    );
  };

function headOf(example: WorkedExample): WorkedExampleHead {
  const { id, game, ruleset, source, section, heading, citation, about, url, page } = example;
  return { id, game, ruleset, source, section, heading, citation, about, url, page };
}
