import { z } from 'zod';
import { plainly } from '../card-files/issues.ts';
import { type Limits, usualLimits } from '../engine/budget.ts';
import type { Options } from '../engine/play-through.ts';
import { Problem } from '../problem.ts';

/** Of one request. A longer sequence may be sent in parts: the state of each answer begins the next. */
const MOST_ACTIONS = 200;

/** What the game itself reads. */
const given = (about: string) =>
  z
    .unknown()
    .refine((value) => value !== undefined, 'is missing')
    .meta({ description: about });

/** What a request may cost; a caller may allow less than is usual, not more. */
const limit = (name: Exclude<keyof Limits, 'work'>, about: string) =>
  z
    .int()
    .min(1)
    .max(usualLimits[name], `must be at most ${usualLimits[name]}`)
    .exactOptional()
    .meta({ description: about });

const rulesetId = z.string().min(1).max(300).meta({ description: 'The id of a ruleset.' });

/** What its switches may be, the game tells. */
const houseRule = z
  .strictObject({
    base: rulesetId.exactOptional().meta({
      description:
        "The id of the ruleset that stands where nothing else is said; the game's present one unless told.",
    }),
    switches: given(
      'An object of the values of switches that are set otherwise, by the keys of the switches.',
    ),
  })
  .meta({ description: 'A house rule: a ruleset of which some switches are set otherwise.' });

export const ruleCheckRequest = z
  .strictObject({
    game: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'A game, by its slug.', examples: ['shadowfist'] }),
    ruleset: z
      .union([rulesetId, houseRule], 'must be the id of a ruleset, or an object of its base and its switches')
      .exactOptional()
      .meta({ description: "A ruleset, or a house rule; the game's present ruleset unless told." }),
    state: given('The whole state of the game, in the form that /v1/rule-check/schema tells.'),
    actions: z
      .array(z.unknown())
      .max(
        MOST_ACTIONS,
        `must have at most ${MOST_ACTIONS} items; send more in parts, each from the state reached`,
      )
      .default([])
      .meta({ description: 'What the players do, one after another; none, to have the state alone judged.' }),
    options: z
      .strictObject({
        legalActions: z
          .union([z.boolean(), z.string().min(1).max(100)], 'must be true, or the id of a player')
          .exactOptional()
          .meta({ description: 'List what may be done in the state reached: by anyone, or by this player.' }),
        continue: z.boolean().exactOptional().meta({
          description:
            'Judge the actions after one that is not legal, too, each from the last legal state; else they are not evaluated.',
        }),
        strict: z.boolean().exactOptional().meta({
          description:
            'Make what was not judged in full `unsupported`: the first such verdict, after which no action is evaluated unless `continue` is set, and an answer that is not complete.',
        }),
        limits: z
          .strictObject({
            steps: limit(
              'steps',
              'Steps of play for each action; all of a request may cost as many, and 50 more for each action. Each list of legal actions may cost as many again, whatever was judged before it.',
            ),
            depth: limit('depth', 'Effects within effects.'),
            objects: limit('objects', 'Cards, effects and waiting things in the state.'),
          })
          .exactOptional()
          .meta({ description: 'What may be spent, where that is to be less than usual.' }),
      })
      .exactOptional(),
  })
  .meta({ id: 'RuleCheckRequest', description: 'A state of a game, and what its players do in it.' });

export type RuleCheckRequest = z.infer<typeof ruleCheckRequest>;

/** The JSON Schema of a request. */
export function ruleCheckRequestSchema(): object {
  return {
    title: 'Rule check',
    ...z.toJSONSchema(ruleCheckRequest, { io: 'input', target: 'draft-2020-12' }),
  };
}

/** Reads a request from anywhere but the REST interface, which reads its own. Throws request/invalid. */
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

/** What the law is asked, of what the caller asked. */
export function optionsOf({
  legalActions = false,
  ...others
}: NonNullable<RuleCheckRequest['options']>): Options {
  if (legalActions === false) return others;
  return { ...others, legalActions: legalActions === true ? 'all' : legalActions };
}
