import { z } from 'zod';
import { pageAt, pageBody } from '../../pagination.ts';
import {
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
  name: text(100).meta({ description: 'Its name, as the list tells it.', examples: ['4.3-thing'] }),
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
          summary: 'The worked examples of the rulebooks',
          description: described(
            'Each is played by the tests of the service, through this interface. As pages for people they stand at /docs/rule-check/examples.',
            'GET /v1/rule-check/examples?game=highlander',
            'GET /v1/rule-check/examples?rule=shadowfist.yotd/4.2/turned-card-cannot-turn',
          ),
          querystring: z.strictObject({
            game: game.optional(),
            rule: text(300).optional().meta({
              description:
                'Id of a rule, as a violation cites it: the examples in which an action breaks it.',
            }),
            ruling: text(300).optional().meta({ description: 'Id of a ruling that the example shows.' }),
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
          summary: 'One worked example, action by action',
          description: described(
            'The state that it begins in, what is done and what happens, what would not be legal on the way and why, and the state that it ends in.',
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
          summary: 'A worked example as it is sent to the rule check',
          description: described(
            'Sent to POST /v1/rule-check as it is, it is answered with the state that the example ends in.',
            'GET /v1/rule-check/examples/highlander/example-of-play/request',
          ),
          params,
          querystring: z.strictObject({}),
          response: { 200: ruleCheckSent },
        },
      },
      async ({ params: { game, name } }) => workedExamples.byName(game, name).request,
    );
  };

function headOf(example: WorkedExample): WorkedExampleHead {
  const { id, game, ruleset, source, section, heading, about, url, page } = example;
  return { id, game, ruleset, source, section, heading, about, url, page };
}
