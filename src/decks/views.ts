// What is answered about decks, as zod schemas: REST replies, OpenAPI and the types of the services come from here.
import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';
import { deckFormats } from './lists/formats.ts';

/** Answers are not written to. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const game = z.enum(gameSlugs);
const ruleId = z.string().nullable().meta({ description: 'Id of the rule cited; null where there is none.' });
const slug = z.string().meta({ description: 'Slug of the card.' });
const zone = z.string().meta({ description: "The part of the deck, by the game's own word." });
const printing = z
  .strictObject({ set: z.string(), number: z.string().nullable() })
  .meta({ id: 'DeckPrinting', description: 'Names one printing of a card.' });

const countedCard = z
  .strictObject({ slug, name: z.string(), zone, quantity: z.int() })
  .meta({ id: 'CountedCard', description: 'Copies of a card in a part of the deck.' });

const ofCopies = {
  slug,
  name: z.string(),
  zone,
  quantity: z.int(),
  printing: printing.nullable().optional().meta({
    description:
      'Only copies for which the list names this printing, or none where it is null; absent: any copies.',
  }),
};
const deckChange = z
  .discriminatedUnion('change', [
    z.strictObject({ change: z.literal('remove'), ...ofCopies }),
    z.strictObject({ change: z.literal('add'), ...ofCopies }),
    z.strictObject({
      change: z.literal('move'),
      slug,
      name: z.string(),
      from: z.string(),
      to: z.string(),
      quantity: z.int(),
    }),
  ])
  .meta({ id: 'DeckChange' });

const fix = z
  .strictObject({
    changes: listOf(deckChange),
    copies: z.int().meta({ description: 'How many copies are changed.' }),
    message: z.string().meta({ description: 'The changes in one plain sentence.' }),
  })
  .meta({
    id: 'DeckFix',
    description: 'Changes that were checked to mend what they are offered for. None of them can be left out.',
  });

const violation = z
  .strictObject({
    code: z
      .string()
      .meta({ description: 'A stable word for the kind of breach, such as too-many-of-title.' }),
    rule: ruleId,
    severity: z.literal('violation'),
    message: z.string(),
    cards: listOf(countedCard).meta({
      description: 'The cards it is about; empty where it is about what the deck lacks.',
    }),
    counted: z.number().nullable(),
    allowed: z
      .number()
      .nullable()
      .meta({ description: 'How many there may or must be; null where it is not about numbers.' }),
    fixes: listOf(fix).meta({ description: 'Changes that mend this one and break nothing else.' }),
  })
  .meta({ id: 'DeckViolation' });

const remark = z
  .strictObject({
    severity: z.enum(['warning', 'advice']),
    code: z.string(),
    rule: ruleId,
    message: z.string(),
    cards: listOf(countedCard),
    figure: z.number().nullable().meta({ description: "The deck's own figure that it is about." }),
  })
  .meta({ id: 'DeckRemark', description: 'Something that is lawful and worth knowing.' });

const playedBy = { law: z.string(), rule: ruleId };
const deckCard = z
  .strictObject({
    slug,
    name: z.string(),
    zone,
    quantity: z.int(),
    printing: printing.nullable().meta({ description: 'The printing that the list names, if it is known.' }),
    wording: z
      .strictObject({
        ...playedBy,
        differs: z.boolean().meta({ description: 'Whether printings are played by different wordings.' }),
        printings: listOf(
          z.strictObject({ set: z.string(), number: z.string().nullable(), ...playedBy }),
        ).meta({ description: 'Empty where all printings are alike.' }),
      })
      .nullable(),
  })
  .meta({ id: 'DeckCard', description: 'A card of the deck, and by which law its words are settled.' });

const place = z
  .strictObject({ line: z.int().nullable(), column: z.int().nullable(), pointer: z.string().nullable() })
  .meta({ id: 'ListPlace', description: 'Where something stands in the list; a pointer is into JSON.' });

const candidate = z
  .strictObject({
    game,
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    score: z.number(),
    matched: z.string().exactOptional(),
  })
  .meta({ id: 'DeckCandidate', description: 'A card that a name may mean, and how well, from 0 to 1.' });

const unresolved = z
  .strictObject({
    zone: z.string(),
    quantity: z.int(),
    title: z.string(),
    set: z.string().nullable(),
    number: z.string().nullable(),
    written: z.string().nullable().meta({ description: 'The whole line, where the list is a text.' }),
    place,
    reason: z.enum(['not-found', 'ambiguous']),
    suggestions: listOf(candidate),
  })
  .meta({ id: 'UnresolvedLine', description: 'A line that is no one card, as it was given.' });

const readList = z
  .strictObject({
    format: z.enum(Object.keys(deckFormats) as [keyof typeof deckFormats]),
    name: z.string().nullable(),
    remarks: listOf(z.strictObject({ code: z.string(), message: z.string(), place })),
  })
  .meta({ id: 'ReadList', description: 'How the list was read, and what in it may be read otherwise.' });

export const deckReportView = z
  .strictObject({
    legal: z.boolean().nullable().meta({
      description:
        'True: every line is a known card, and no rule is broken. False: a rule is broken, whatever the cards are that were not found; violations has at least one entry. Null: it depends on cards that were not found; unresolved and warnings name them.',
    }),
    game,
    asOf: z.string().nullable(),
    format: z.strictObject({ slug: z.string(), name: z.string(), ruleset: z.string().nullable() }),
    violations: listOf(violation),
    warnings: listOf(remark),
    advice: listOf(remark).meta({ description: "The sources' counsel, which is never law." }),
    unresolved: listOf(unresolved),
    statistics: z.record(z.string(), z.unknown()).readonly().meta({ description: "The deck's own figures." }),
    cards: listOf(deckCard),
    fixes: listOf(fix).meta({
      description: 'The smallest changes after which the known cards break no rule; at most five.',
    }),
    fixesComplete: z.boolean().meta({
      description:
        'False if none was found, if the search ended before it had tried all that may be as small, or if unresolved has lines.',
    }),
  })
  .meta({ id: 'DeckReport', description: 'What a format says of a deck.' });

export const deckAnswerView = deckReportView
  .extend({ list: readList })
  .meta({ id: 'DeckAnswer', description: 'What the one format that was asked for says of a deck.' });

export const deckAnswersView = z
  .strictObject({ list: readList, reports: listOf(deckReportView) })
  .meta({ id: 'DeckAnswers', description: 'What each of several formats says of a deck.' });

export const conversionView = z
  .strictObject({
    from: readList,
    format: z.string(),
    text: z.string().meta({ description: 'The list in the form asked for.' }),
    mediaType: z.string(),
    extension: z.string().meta({ description: 'Of the file, without a dot.' }),
    lost: listOf(z.strictObject({ what: z.string(), where: z.string(), message: z.string() })).meta({
      description: 'What the list says and the form cannot hold. No card is ever lost.',
    }),
    lacking: listOf(z.strictObject({ what: z.string(), where: z.string(), message: z.string() })).meta({
      description:
        'What the form asks for and the list does not say, so that its own program may not take it.',
    }),
  })
  .meta({ id: 'DeckConversion' });
