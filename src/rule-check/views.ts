// What is answered about moves, as zod schemas: REST replies and OpenAPI come from here.
import { z } from 'zod';
import { ruleView } from '../citations/rule-view.ts';
import { domainForms } from '../engine/answer.ts';
import { games } from '../games/registry.ts';

/** Answers are not written to. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const json = (about: string) => z.unknown().meta({ description: about });
const pointers = (into: string) =>
  listOf(z.string()).meta({ description: `JSON Pointers into ${into}: what the rule looked at.` });

/** How OpenAPI calls the events of a game. */
function eventNameOf(slug: string): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1)}AnswerEvent`;
}

/** What a game tells, by its name; that each answer keeps to it is tested, as is all that is answered. */
const event: z.ZodType<unknown> = z
  .union(
    games.flatMap(({ slug, ruleCheck }) =>
      ruleCheck === null ? [] : [ruleCheck.eventSchema.meta({ id: eventNameOf(slug) })],
    ),
  )
  .meta({ description: 'Something that happened: an event of the game that is played.' });

const violation = z
  .strictObject({
    code: z.string().meta({ description: 'Names the check that found it; it does not change.' }),
    rule: z.string().meta({ description: 'Id of the rule, as /v1/rules has it.' }),
    url: z.string().meta({ description: 'The path of the rule.' }),
    citedRule: ruleView.nullable().optional().meta({
      description:
        'The rule; null if it is not in the rule index. The library `arbiter/rule-check` omits it.',
    }),
    section: z.string().meta({ description: 'Where its source says so.' }),
    source: z.string().meta({ description: 'Id of the source.' }),
    message: z.string().meta({ description: 'What was wrong and what would be right.' }),
    state: pointers('the state'),
    action: pointers('the action'),
    need: json('What the rule asks for; null where that is no single value.'),
    have: json('What there is instead; null likewise.'),
  })
  .meta({
    id: 'RuleViolation',
    description: 'A requirement of a rule that an action or a state does not meet.',
  });

const mistake = z
  .strictObject({
    code: z.enum([
      'unknown-key',
      'missing',
      'wrong-value',
      'duplicate',
      'dangling-reference',
      'unknown-card',
      'card-of-untold-type',
      'contradicts-catalogue',
      'too-large',
    ]),
    pointer: z.string().meta({
      description: 'JSON Pointer: of the request as a whole into the request, of a verdict into its action.',
    }),
    message: z.string(),
    suggestion: z
      .string()
      .nullable()
      .meta({ description: 'What was probably meant; null if nothing is near.' }),
  })
  .meta({ id: 'RequestMistake', description: 'A part of the request that cannot be read.' });

const limits = {
  from: listOf(json('One of them.')),
  least: z.int().meta({ description: 'So many at least.' }),
  most: z.int().meta({ description: 'So many at most.' }),
};

const unnamed = z.int().optional().meta({
  description:
    'How many cards that nobody has named may be chosen besides, named as they are chosen; absent for none.',
});

const howWritten = z.enum(domainForms).meta({
  description:
    'How it is written where the pointer says: a `list` of those chosen; one of them itself (`value`); a whole `number`, from `least` to `most`; a `division`, an object of whole numbers; or `known`, a list of cards that nobody has named before, or that chance shows: {"id", "card"}.',
});

const openChoice = z
  .strictObject({
    pointer: z.string().meta({ description: 'JSON Pointer into the action: where the answer belongs.' }),
    form: howWritten,
    key: z.string().optional().meta({
      description:
        'The answer stands there in an object, under this key: {"cards": […]}. Absent where it stands there itself.',
    }),
    player: z.string(),
    about: z.string(),
    ...limits,
    from: limits.from.nullable().meta({ description: 'What may be chosen, if that can be listed.' }),
    unnamed,
  })
  .meta({ id: 'OpenChoice', description: 'What must still be said with an action before it can be judged.' });

const unjudgedPart = z
  .strictObject({
    card: z.string().meta({ description: 'The id of the card in the state.' }),
    slug: z.string().nullable().meta({
      description: 'The slug of the card in the catalogue; null for a card of your own.',
    }),
    what: z.string().meta({ description: 'What of the card is not judged, in one sentence.' }),
  })
  .meta({ id: 'UnjudgedPart', description: 'A part of a card that has influence and is not judged.' });

const unjudged = listOf(unjudgedPart).meta({
  description:
    'The cards with influence on the action that were not judged in full; empty where nothing was judged.',
});

const index = z.int().meta({ description: 'Its place in the request, from 0.' });

const verdict = z
  .discriminatedUnion('outcome', [
    z.strictObject({
      index,
      outcome: z.literal('legal'),
      unjudged,
      events: listOf(event).meta({ description: 'What happened, in order.' }),
    }),
    z.strictObject({ index, outcome: z.literal('illegal'), unjudged, violations: listOf(violation) }),
    z.strictObject({ index, outcome: z.literal('needs-choice'), unjudged, choices: listOf(openChoice) }),
    z.strictObject({ index, outcome: z.literal('malformed'), unjudged, mistakes: listOf(mistake) }),
    z.strictObject({
      index,
      outcome: z.literal('unsupported'),
      unjudged,
      needs: listOf(
        z.strictObject({
          card: z.string().meta({ description: 'The card, by its slug or title.' }),
          what: z.string().meta({ description: 'What of it cannot be judged.' }),
        }),
      ),
    }),
    z.strictObject({
      index,
      outcome: z.literal('over-budget'),
      unjudged,
      spent: z.enum(['steps', 'depth', 'objects', 'figures']).meta({ description: 'What ran out.' }),
      limit: z.int().meta({ description: 'How much of it there was.' }),
    }),
    z.strictObject({ index, outcome: z.literal('not-evaluated'), unjudged }),
  ])
  .meta({ id: 'ActionVerdict', description: 'What is said of one action.' });

const awaited = z
  .strictObject({
    player: z.string(),
    code: z.enum(games.flatMap(({ ruleCheck }) => ruleCheck?.awaitedCodes ?? [])).meta({
      description: 'Names what is awaited; it does not change. The guide tells what each means.',
    }),
    what: z.string().meta({ description: 'What the player may or must do, in plain words.' }),
    must: z.boolean().meta({
      description:
        'Whether the scene, the phase and the turn cannot end before this player has done so; what may be done at the same time may still come before it. Where it is false, the player may leave it undone.',
    }),
  })
  .meta({ id: 'Awaited', description: 'Whose move it is, and what for.' });

const domain = z
  .strictObject({
    form: howWritten,
    ...limits,
    amount: z.int().optional().meta({
      description: 'So much is to be divided among them: an object of whole numbers whose sum it is.',
    }),
    number: z.literal(true).optional().meta({
      description: 'One whole number, not less than `least` and not more than `most`; `from` is empty.',
    }),
    unnamed,
  })
  .meta({ description: 'Any choice of so many different ones, in any order, is legal; or any division.' });

const listedAction = z
  .strictObject({
    action: json('The action, as it can be sent.'),
    open: z
      .record(z.string(), domain)
      .readonly()
      .optional()
      .meta({ description: 'What is left open, by JSON Pointer into the action; absent if nothing is.' }),
    apart: z
      .literal(true)
      .optional()
      .meta({ description: 'What is chosen for one open parameter must not be chosen for another.' }),
    cut: z.literal(true).optional().meta({
      description:
        'Not everything was tried: more such actions may be legal, and of what is open only some was found to be.',
    }),
  })
  .meta({ id: 'ListedAction', description: 'A legal action.' });

export const ruleAnswerView = z
  .strictObject({
    game: z.string(),
    ruleset: z.string().meta({ description: 'Id of the ruleset that judged; of a house rule, its base.' }),
    switches: z.record(z.string(), z.string()).readonly().optional().meta({
      description: 'What a house rule set otherwise than its base; absent where none was sent.',
    }),
    dataVersion: z
      .strictObject({
        number: z.int().meta({ description: 'As /v1/games tells it.' }),
        hash: z.string().meta({ description: 'SHA-256 of the content.' }),
      })
      .optional()
      .meta({
        description: 'Which content it was judged by; the library, which does not know, leaves it out.',
      }),
    outcome: z
      .enum(['legal', 'illegal', 'needs-choice', 'malformed', 'unsupported', 'over-budget'])
      .meta({ description: 'Of the first action that is not legal, or of the state; else legal.' }),
    complete: z.boolean().meta({
      description:
        'Whether everything in the answer was judged in full. False if a verdict lists unjudged parts or is unsupported or over-budget, if a card with influence in the state reached was not judged in full, or if a list of legal actions is not the whole list. An action that was not evaluated does not count.',
    }),
    mistakes: listOf(mistake).meta({ description: 'Of the request as a whole.' }),
    stateViolations: listOf(violation).meta({
      description: 'What could never have come about in the state given; no action is judged then.',
    }),
    verdicts: listOf(verdict).meta({ description: 'One for each action.' }),
    unjudged: listOf(unjudgedPart).meta({
      description:
        'The cards with influence in the state that were not judged in full: nobody knows what they change of what is awaited. With a list of legal actions also the cards in the hands of the players listed.',
    }),
    state: json('The state after the last legal action; null if the state given could not be judged.'),
    digest: z.string().nullable().meta({ description: 'SHA-256 of the state, in hexadecimal digits.' }),
    awaits: listOf(awaited),
    legalActions: listOf(listedAction).nullable().meta({
      description:
        'Every legal action, if asked for; null where listing them would cost too much, which the notes then say.',
    }),
    notes: listOf(z.string()).meta({
      description:
        'What was assumed, and could not be known; and what of the legal actions is not listed, and why.',
    }),
  })
  .meta({ id: 'RuleAnswer', description: 'What the rules say of a state and of what the players do in it.' });

const form = (about: string) =>
  z.record(z.string(), z.unknown()).meta({ description: `JSON Schema, draft 2020-12: ${about}` });

export const ruleCheckFormsView = z
  .strictObject({
    game: z.string(),
    ruleset: z.string(),
    state: form('a state.'),
    actions: form('a list of actions.'),
    events: form('what a verdict tells to have happened.'),
    definition: form('a card of your own, in the vocabulary of what cards do.'),
  })
  .meta({
    id: 'RuleCheckForms',
    description: 'What is sent to the rule check of a game, and what it tells.',
  });
