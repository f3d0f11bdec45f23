import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { gameSlugs } from '../../games/registry.ts';
import { ruleCheckRequest } from '../../rule-check/request.ts';
import { textOf } from '../../rule-check/rule-checks.ts';
import { ruleAnswerView, ruleCheckFormsView } from '../../rule-check/views.ts';
import { schemaNamed } from '../../schemas/schemas.ts';
import type { Services } from '../../services.ts';
import { text } from '../input.ts';
import { writtenAs } from '../serialising.ts';
import { described } from './route.ts';

const tags = ['rule check'];

/** Ann's first turn (Year of the Dragon rulebook, 3.4): a Feng Shui Site face down, and a Character that costs too much. */
const example = {
  game: 'shadowfist',
  state: {
    players: [
      {
        id: 'ann',
        power: 1,
        hand: [
          { id: 'temple', card: 'nine-dragon-temple' },
          { id: 'cop', card: 'maverick-cop' },
        ],
        deck: 54,
      },
      { id: 'bob', power: 1, hand: 6, deck: 54 },
    ],
    turn: { player: 'ann', phase: 'main' },
  },
  actions: [
    { do: 'play', player: 'ann', card: 'temple', at: { column: 0, row: 'front' } },
    { do: 'pass', player: 'everyone' },
    { do: 'play', player: 'ann', card: 'cop', at: { column: 0 } },
  ],
  options: { legalActions: true },
};

const WHICH_GAME = `is missing; there are ${gameSlugs.map((slug) => `/v1/rule-check/schema?game=${slug}`).join(' and ')}`;

/** A state of 2 MB, and what is done in it. */
const BODY_LIMIT = 2_500_000;

export const ruleCheckRoutes =
  ({ ruleChecks }: Pick<Services, 'ruleChecks'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/v1/rule-check',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          operationId: 'checkMoves',
          tags,
          summary: 'Whether moves are legal',
          description: described(
            'The guide at /docs/rule-check leads from an empty table to a cited verdict. A state of a game and what its players do in it come back as a verdict on each action, with every rule that it breaks; the state that is reached; who is to move; and, if asked for, everything that may be done there. Nothing is kept: the state holds all that is remembered. An answer contains all that its request knew, hands and face-down cards too: who serves players sends each what that one may see. A house rule, an object in the place of an id, sets switches of a ruleset otherwise. An action that is not legal changes nothing, and ends the sequence unless options.continue is true. Whatever the rules say of a request that can be read is answered with status 200; outcome tells it. An action that needs what the vocabulary cannot say is unsupported, never legal. Chance is never decided here: what is drawn or revealed stands in the state or the action.',
            `POST /v1/rule-check ${JSON.stringify(example)}`,
          ),
          querystring: z.strictObject({}),
          body: ruleCheckRequest,
          response: { 200: ruleAnswerView },
        },
      },
      async ({ body, work }) => {
        const told = ruleChecks.check(body, work);
        return writtenAs(told, textOf(told));
      },
    );

    app.get(
      '/v1/rule-check/schema',
      {
        config: { onWorker: true },
        schema: {
          operationId: 'getRuleCheckSchema',
          tags,
          summary: 'The forms of states, actions, events and cards',
          description: described(
            'For programs that write or read states, and for those who write what a card does; the guide at /docs/rule-check plays with them. The same stand one by one among /v1/schemas.',
            'GET /v1/rule-check/schema?game=shadowfist',
          ),
          querystring: z.strictObject({
            game: text(100, WHICH_GAME).meta({
              description: 'A game, by its slug.',
              examples: ['shadowfist'],
            }),
            ruleset: text(300)
              .optional()
              .meta({ description: 'The id of a ruleset; the present one unless told.' }),
          }),
          response: { 200: ruleCheckFormsView },
        },
      },
      async ({ query: { game, ruleset } }) => ({
        game,
        ruleset: ruleChecks.rulesetOf(game, ruleset),
        state: schemaNamed(`${game}-state`),
        actions: schemaNamed(`${game}-actions`),
        events: schemaNamed(`${game}-events`),
        definition: schemaNamed(`${game}-definition`),
      }),
    );
  };
