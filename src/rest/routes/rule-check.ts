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

const WHICH_GAME = `is missing; use ${gameSlugs.map((slug) => `/v1/rule-check/schema?game=${slug}`).join(' or ')}`;

/** Enough for a state of 2 MB and its actions. */
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
          summary: 'Check moves',
          description: described(
            'Send the state of a game and the actions of its players. The answer has a verdict on each action with every rule that it breaks, the resulting state, who acts next and, on request, every legal action. See the guide at /docs/rule-check. The service keeps nothing between requests: the state contains everything that the game remembers. The answer contains everything that the request contained, including hands and face-down cards, so show each player only what that player may see. For a house rule, send an object instead of the id of a ruleset. An action that is not legal changes nothing and ends the sequence, unless options.continue is true. Every request that can be read is answered with status 200; see `outcome`. An action that needs a part of a card that cannot be judged is unsupported, never legal. Arbiter never decides chance: the state or the action says what was drawn or revealed.',
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
        schema: {
          operationId: 'getRuleCheckSchema',
          tags,
          summary: 'Get the schemas of states, actions, events and cards',
          description: described(
            'For programs that read or write states, and for authors of card abilities. The guide at /docs/rule-check has examples. /v1/schemas has the same schemas one by one.',
            'GET /v1/rule-check/schema?game=shadowfist',
          ),
          querystring: z.strictObject({
            game: text(100, WHICH_GAME).meta({
              description: 'Slug of the game.',
              examples: ['shadowfist'],
            }),
            ruleset: text(300)
              .optional()
              .meta({ description: 'Id of a ruleset. Default: the current ruleset of the game.' }),
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
