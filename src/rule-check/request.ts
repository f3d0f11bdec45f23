import { z } from 'zod';
import { plainly } from '../card-files/issues.ts';
import { type Limits, usualLimits } from '../engine/budget.ts';
import type { Options } from '../engine/play-through.ts';
import { Problem } from '../problem.ts';

/** The most actions in one request. A longer sequence can be sent in parts, each from the state of the last answer. */
const MOST_ACTIONS = 200;

/** A value that the game reads. */
const given = (about: string) =>
  z
    .unknown()
    .refine((value) => value !== undefined, 'is missing')
    .meta({ description: about });

/** A limit of a request. A caller can lower it, but not raise it. */
const limit = (name: Exclude<keyof Limits, 'work'>, about: string) =>
  z
    .int()
    .min(1)
    .max(usualLimits[name], `must be at most ${usualLimits[name]}`)
    .exactOptional()
    .meta({ description: about });

const rulesetId = z.string().min(1).max(300).meta({ description: 'Id of a ruleset.' });

/** The game knows its switches. */
const houseRule = z
  .strictObject({
    base: rulesetId.exactOptional().meta({
      description:
        'Id of the ruleset that the house rule is based on. Default: the current ruleset of the game.',
    }),
    switches: given('Object with the values of the switches that differ from the base, by key.'),
  })
  .meta({ description: 'A house rule: a ruleset with some switches changed.' });

export const ruleCheckRequest = z
  .strictObject({
    game: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Slug of the game.', examples: ['shadowfist'] }),
    ruleset: z
      .union([rulesetId, houseRule], 'must be the id of a ruleset, or an object with `base` and `switches`')
      .exactOptional()
      .meta({ description: 'A ruleset or a house rule. Default: the current ruleset of the game.' }),
    state: given('The whole state of the game (schema: /v1/rule-check/schema).'),
    actions: z
      .array(z.unknown())
      .max(
        MOST_ACTIONS,
        `must have at most ${MOST_ACTIONS} items; send more in parts, each from the state of the last answer`,
      )
      .default([])
      .meta({
        description: 'Actions of the players, one after another. Without actions only the state is judged.',
      }),
    options: z
      .strictObject({
        legalActions: z
          .union([z.boolean(), z.string().min(1).max(100)], 'must be true, or the id of a player')
          .exactOptional()
          .meta({
            description:
              'Lists the legal actions in the resulting state: true for all players, or the id of one player.',
          }),
        continue: z.boolean().exactOptional().meta({
          description:
            'Also judges the actions after one that is not legal, each from the last legal state. Otherwise they are not evaluated.',
        }),
        strict: z.boolean().exactOptional().meta({
          description:
            'The outcome of an action or an answer that was not judged in full is `unsupported`. Later actions are evaluated only with `continue`.',
        }),
        limits: z
          .strictObject({
            steps: limit(
              'steps',
              'Steps of play for each action. All actions together may take this many, and 50 more for each action. A list of legal actions may take this many again.',
            ),
            depth: limit('depth', 'Depth of effects within effects.'),
            objects: limit('objects', 'Number of cards, effects and waiting effects in the state.'),
          })
          .exactOptional()
          .meta({ description: 'Lower limits than the usual ones.' }),
      })
      .exactOptional()
      .meta({ description: 'What the answer contains, and its limits.' }),
  })
  .meta({ id: 'RuleCheckRequest', description: 'A state of a game, and the actions of its players.' });

export type RuleCheckRequest = z.infer<typeof ruleCheckRequest>;

/** The JSON Schema of a request. */
export function ruleCheckRequestSchema(): object {
  return {
    title: 'Rule check',
    ...z.toJSONSchema(ruleCheckRequest, { io: 'input', target: 'draft-2020-12' }),
  };
}

/** Reads a request that did not come over REST. Throws request/invalid. */
export function readRequest(value: unknown): RuleCheckRequest {
  const read = ruleCheckRequest.safeParse(value, { error: plainly });
  if (read.success) return read.data;
  const issues = read.error.issues.map((issue) => ({
    at: issue.path.map(String).join('/') || 'request',
    message: issue.message,
  }));
  const detail = issues.map(({ at, message }) => `${at}: ${message}`).join('; ');
  throw new Problem('request/invalid', detail, { issues });
}

/** The options of the engine. */
export function optionsOf({
  legalActions = false,
  ...others
}: NonNullable<RuleCheckRequest['options']>): Options {
  if (legalActions === false) return others;
  return { ...others, legalActions: legalActions === true ? 'all' : legalActions };
}
