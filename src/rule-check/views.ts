// The answers of the rule check as zod schemas: REST replies and OpenAPI come from here.
import { z } from 'zod';
import { ruleView } from '../citations/rule-view.ts';
import { domainForms } from '../engine/answer.ts';
import { games } from '../games/registry.ts';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const json = (about: string) => z.unknown().meta({ description: about });
const pointers = (into: string) =>
  listOf(z.string()).meta({
    description: `JSON Pointers into ${into}, to the values that the rule looked at.`,
  });

/** The name of a game's events in OpenAPI. */
function eventNameOf(slug: string): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1)}AnswerEvent`;
}

/** The events of all games. Tests compare every answer with them. */
const event: z.ZodType<unknown> = z
  .union(
    games.flatMap(({ slug, ruleCheck }) =>
      ruleCheck === null ? [] : [ruleCheck.eventSchema.meta({ id: eventNameOf(slug) })],
    ),
  )
  .meta({ description: 'Something that happened: an event of the game.' });

const violation = z
  .strictObject({
    code: z.string().meta({ description: 'Stable code of the check that found it.' }),
    rule: z.string().meta({ description: 'Id of the rule, as in /v1/rules.' }),
    url: z.string().meta({ description: 'The path of the rule.' }),
    citedRule: ruleView.nullable().optional().meta({
      description:
        'The rule; null if it is not in the rule index. The library `arbiter/rule-check` omits it.',
    }),
    section: z.string().meta({ description: 'Section of the source.' }),
    source: z.string().meta({ description: 'Id of the source.' }),
    message: z.string().meta({ description: 'What is wrong, and what would be right.' }),
    state: pointers('the state'),
    action: pointers('the action'),
    need: json('What the rule requires; null if that is not a single value.'),
    have: json('What there is instead; null if that is not a single value.'),
  })
  .meta({
    id: 'RuleViolation',
    description: 'A requirement of a rule that an action or a state does not meet.',
  });

const mistake = z
  .strictObject({
    code: z
      .enum([
        'unknown-key',
        'missing',
        'wrong-value',
        'duplicate',
        'dangling-reference',
        'unknown-card',
        'card-of-untold-type',
        'contradicts-catalogue',
        'too-large',
      ])
      .meta({ description: 'Stable code of the kind of mistake.' }),
    pointer: z.string().meta({
      description: 'JSON Pointer into the request; in a verdict, into its action.',
    }),
    message: z.string().meta({ description: 'What is wrong, in one sentence.' }),
    suggestion: z
      .string()
      .nullable()
      .meta({ description: 'What was probably meant; null if nothing similar exists.' }),
  })
  .meta({ id: 'RequestMistake', description: 'A part of the request that cannot be read.' });

const limits = {
  from: listOf(json('A value that may be chosen.')),
  least: z.int().meta({ description: 'The smallest number that may be chosen.' }),
  most: z.int().meta({ description: 'The largest number that may be chosen.' }),
};

const unnamed = z.int().optional().meta({
  description: 'How many unknown cards may also be chosen; an answer names them. Absent if none.',
});

const amount = z.int().optional().meta({
  description: 'The sum of a division: the answer is an object of whole numbers with this sum.',
});

const howWritten = z.enum(domainForms).meta({
  description:
    'How the answer is written at the pointer. list: a list of the chosen values. value: the chosen value. number: a whole number from `least` to `most`. division: an object of whole numbers. known: a list of cards that were unknown before, or that chance reveals: {"id", "card"}.',
});

const openChoice = z
  .strictObject({
    pointer: z.string().meta({ description: 'JSON Pointer into the action, to the place of the answer.' }),
    form: howWritten,
    key: z.string().optional().meta({
      description:
        'The answer is an object with this key: {"cards": […]}. Absent if the answer is not in an object.',
    }),
    player: z.string().meta({ description: 'Id of the player who chooses.' }),
    about: z.string().meta({ description: 'What is chosen.' }),
    ...limits,
    from: limits.from
      .nullable()
      .meta({ description: 'Values that may be chosen; null if they cannot be listed.' }),
    amount,
    unnamed,
  })
  .meta({
    id: 'OpenChoice',
    description: 'A choice that an action leaves open. The action cannot be judged without it.',
  });

const unjudgedPart = z
  .strictObject({
    card: z.string().meta({ description: 'Id of the card in the state.' }),
    slug: z.string().nullable().meta({
      description: 'Slug of the card in the catalogue; null for a card of your own.',
    }),
    what: z.string().meta({ description: 'The part of the card that was not judged, in one sentence.' }),
  })
  .meta({ id: 'UnjudgedPart', description: 'A part of a card that has influence and was not judged.' });

const unjudged = listOf(unjudgedPart).meta({
  description:
    'Cards with influence on the action that were not judged in full; empty if nothing was judged.',
});

const index = z.int().meta({ description: 'Index of the action in the request, from 0.' });

export const actionVerdict = z
  .discriminatedUnion('outcome', [
    z.strictObject({
      index,
      outcome: z.literal('legal'),
      unjudged,
      events: listOf(event).meta({ description: 'What happened, in order.' }),
    }),
    z.strictObject({
      index,
      outcome: z.literal('illegal'),
      unjudged,
      violations: listOf(violation).meta({ description: 'All requirements that the action does not meet.' }),
    }),
    z.strictObject({
      index,
      outcome: z.literal('needs-choice'),
      unjudged,
      choices: listOf(openChoice).meta({ description: 'All choices that the action leaves open.' }),
    }),
    z.strictObject({
      index,
      outcome: z.literal('malformed'),
      unjudged,
      mistakes: listOf(mistake).meta({ description: 'All mistakes in the action.' }),
    }),
    z.strictObject({
      index,
      outcome: z.literal('unsupported'),
      unjudged,
      needs: listOf(
        z.strictObject({
          card: z.string().meta({ description: 'Slug or title of the card.' }),
          what: z.string().meta({ description: 'The part of the card that cannot be judged.' }),
        }),
      ).meta({ description: 'Cards whose parts are needed and cannot be judged.' }),
    }),
    z.strictObject({
      index,
      outcome: z.literal('over-budget'),
      unjudged,
      spent: z
        .enum(['steps', 'depth', 'objects', 'figures'])
        .meta({ description: 'The limit that was exceeded.' }),
      limit: z.int().meta({ description: 'The value of the limit.' }),
    }),
    z.strictObject({ index, outcome: z.literal('not-evaluated'), unjudged }),
  ])
  .meta({ id: 'ActionVerdict', description: 'The verdict on one action.' });

const awaited = z
  .strictObject({
    player: z.string().meta({ description: 'Id of the player.' }),
    code: z.enum(games.flatMap(({ ruleCheck }) => ruleCheck?.awaitedCodes ?? [])).meta({
      description: 'Stable code of the awaited decision. The guide explains each code.',
    }),
    what: z.string().meta({ description: 'What the player may or must do, in plain words.' }),
    must: z.boolean().meta({
      description:
        'True if the scene, the phase and the turn cannot end before this player has acted; other actions that are allowed now may still come first. False if the player may decline.',
    }),
  })
  .meta({ id: 'Awaited', description: 'A player who acts next, and what the player decides.' });

const domain = z
  .strictObject({
    form: howWritten,
    ...limits,
    amount,
    number: z.literal(true).optional().meta({
      description: 'The answer is a whole number from `least` to `most`; `from` is empty.',
    }),
    unnamed,
  })
  .meta({
    description:
      'The values of an open parameter. Any choice of the given number of different values, in any order, is legal; so is any division.',
  });

const listedAction = z
  .strictObject({
    action: json('The action, ready to be sent.'),
    open: z
      .record(z.string(), domain)
      .readonly()
      .optional()
      .meta({ description: 'Open parameters by JSON Pointer into the action; absent if there are none.' }),
    apart: z
      .literal(true)
      .optional()
      .meta({ description: 'A value chosen for one open parameter must not be chosen for another.' }),
    cut: z.literal(true).optional().meta({
      description:
        'Not all combinations were tried: more actions of this kind and more values of the open parameters may be legal.',
    }),
    unjudged: listOf(unjudgedPart).optional().meta({
      description:
        'Cards that the action may bring into play and that cannot be judged: the action may be answered with `unsupported`. Absent if there are none.',
    }),
  })
  .meta({ id: 'ListedAction', description: 'A legal action.' });

export const ruleAnswerView = z
  .strictObject({
    game: z.string().meta({ description: 'Slug of the game.' }),
    ruleset: z.string().meta({ description: 'Id of the ruleset; for a house rule, of its base.' }),
    switches: z.record(z.string(), z.string()).readonly().optional().meta({
      description: 'The switches of the house rule that differ from its base; absent without a house rule.',
    }),
    dataVersion: z
      .strictObject({
        number: z.int().meta({ description: 'Version number of the content, as in /v1/games.' }),
        hash: z.string().meta({ description: 'SHA-256 of the content, in hexadecimal digits.' }),
      })
      .optional()
      .meta({
        description: 'The version of the content that was used. The library `arbiter/rule-check` omits it.',
      }),
    outcome: z.enum(['legal', 'illegal', 'needs-choice', 'malformed', 'unsupported', 'over-budget']).meta({
      description: 'The outcome of the first action that is not legal, or of the state; otherwise legal.',
    }),
    complete: z.boolean().meta({
      description:
        'Whether everything in the answer was judged in full. False if a verdict lists unjudged parts or is unsupported or over-budget, if a card with influence in the resulting state was not judged in full, or if the list of legal actions is incomplete. Actions that were not evaluated do not count.',
    }),
    mistakes: listOf(mistake).meta({ description: 'Mistakes in the request outside its actions.' }),
    stateViolations: listOf(violation).meta({
      description: 'Reasons why the given state is impossible; if there are any, no action is judged.',
    }),
    verdicts: listOf(actionVerdict).meta({ description: 'One verdict for each action.' }),
    unjudged: listOf(unjudgedPart).meta({
      description:
        'Cards with influence in the state that were not judged in full; they may change `awaits`. If legal actions were requested, also such cards in the hands of those players.',
    }),
    state: json('The state after the last legal action; null if the given state could not be judged.'),
    digest: z.string().nullable().meta({ description: 'SHA-256 of the state, in hexadecimal digits.' }),
    awaits: listOf(awaited).meta({ description: 'Who acts next.' }),
    legalActions: listOf(listedAction).nullable().meta({
      description:
        'Every legal action, if requested; null otherwise, or if listing them costs too much (see `notes`).',
    }),
    notes: listOf(z.string()).meta({
      description: 'Assumptions about unknown parts, and reasons why legal actions are not listed.',
    }),
  })
  .meta({ id: 'RuleAnswer', description: 'The judgement of a state and of the actions of its players.' });

const form = (about: string) =>
  z.record(z.string(), z.unknown()).meta({ description: `JSON Schema, draft 2020-12: ${about}` });

export const ruleCheckFormsView = z
  .strictObject({
    game: z.string().meta({ description: 'Slug of the game.' }),
    ruleset: z.string().meta({ description: 'Id of the ruleset.' }),
    state: form('a state.'),
    actions: form('a list of actions.'),
    events: form('the events of a verdict.'),
    definition: form('a card of your own, in the vocabulary of card abilities.'),
  })
  .meta({
    id: 'RuleCheckForms',
    description: 'The JSON Schemas of requests to the rule check of a game and of its events.',
  });
