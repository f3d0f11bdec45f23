// The answers about decks as zod schemas: REST replies and OpenAPI come from here.
import { z } from 'zod';
import { ruleView } from '../citations/rule-view.ts';
import { gameSlugs } from '../games/registry.ts';
import { deckFormats } from './lists/formats.ts';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const game = z.enum(gameSlugs);
const ruleId = z
  .string()
  .nullable()
  .meta({ description: 'The id of the cited rule; null if there is none.' });
const citedRule = ruleView
  .nullable()
  .meta({ description: 'The cited rule; null if none is cited or if it is not in the rule index.' });
const slug = z.string().meta({ description: 'The slug of the card.' });
const zone = z.string().meta({ description: "The part of the deck, in the game's own word." });
const printing = z
  .strictObject({ set: z.string(), number: z.string().nullable() })
  .meta({ id: 'DeckPrinting', description: 'One printing of a card.' });

const countedCard = z
  .strictObject({ slug, name: z.string(), zone, quantity: z.int() })
  .meta({ id: 'CountedCard', description: 'Copies of a card in one part of the deck.' });

const ofCopies = {
  slug,
  name: z.string(),
  zone,
  quantity: z.int(),
  printing: printing.nullable().optional().meta({
    description:
      'The change is about copies for which the list names this printing, or no printing if null. If absent, any copies are meant.',
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
    copies: z.int().meta({ description: 'The number of copies that change.' }),
    message: z.string().meta({ description: 'The changes in one sentence.' }),
  })
  .meta({
    id: 'DeckFix',
    description:
      'Changes that fix the violation or the deck. They were checked, and none of them can be omitted.',
  });

const violation = z
  .strictObject({
    code: z
      .string()
      .meta({ description: 'A stable code for the kind of violation, such as too-many-of-title.' }),
    rule: ruleId,
    citedRule,
    severity: z.literal('violation'),
    message: z.string(),
    cards: listOf(countedCard).meta({
      description: 'The cards that break the rule; empty if the deck lacks cards.',
    }),
    counted: z.number().nullable(),
    allowed: z.number().nullable().meta({ description: 'The limit; null if the rule is not about numbers.' }),
    fixes: listOf(fix).meta({ description: 'Changes that fix this violation and break no other rule.' }),
  })
  .meta({ id: 'DeckViolation' });

const remark = z
  .strictObject({
    severity: z.enum(['warning', 'advice']),
    code: z.string(),
    rule: ruleId,
    citedRule,
    message: z.string(),
    cards: listOf(countedCard),
    figure: z.number().nullable().meta({ description: 'The figure of the deck that the remark is about.' }),
  })
  .meta({
    id: 'DeckRemark',
    description: 'A warning, or advice from the sources. It does not make the deck illegal.',
  });

const playedBy = { law: z.string(), rule: ruleId };
const deckCard = z
  .strictObject({
    slug,
    name: z.string(),
    zone,
    quantity: z.int(),
    printing: printing
      .nullable()
      .meta({ description: 'The printing that the list names; null if it names none or an unknown one.' }),
    wording: z
      .strictObject({
        ...playedBy,
        differs: z.boolean().meta({ description: 'Whether printings have different wordings in force.' }),
        printings: listOf(
          z.strictObject({ set: z.string(), number: z.string().nullable(), ...playedBy }),
        ).meta({ description: 'Empty if all printings have the same wording in force.' }),
      })
      .nullable(),
  })
  .meta({ id: 'DeckCard', description: 'A card of the deck, and the rule that decides its wording.' });

const place = z
  .strictObject({ line: z.int().nullable(), column: z.int().nullable(), pointer: z.string().nullable() })
  .meta({
    id: 'ListPlace',
    description: 'A place in the list: a line and column of text, or a pointer into JSON (RFC 6901).',
  });

const candidate = z
  .strictObject({
    game,
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    score: z.number(),
    matched: z.string().exactOptional(),
  })
  .meta({ id: 'DeckCandidate', description: 'A card that a name may mean, with a score from 0 to 1.' });

const unresolved = z
  .strictObject({
    zone: z.string(),
    quantity: z.int(),
    title: z.string(),
    set: z.string().nullable(),
    number: z.string().nullable(),
    written: z.string().nullable().meta({ description: 'The whole line; null if the list is not text.' }),
    place,
    reason: z.enum(['not-found', 'ambiguous']),
    suggestions: listOf(candidate),
  })
  .meta({ id: 'UnresolvedLine', description: 'A line whose name is not the name of exactly one card.' });

const unreadLine = z
  .strictObject({
    code: z.string().meta({ description: 'A stable code, such as line/quantity.' }),
    message: z.string(),
    place,
    zone: z.string().nullable().meta({ description: 'The part of the list; null if the list names none.' }),
    quantity: z.int().nullable().meta({ description: 'The number of copies; null if it is unknown.' }),
    title: z.string().nullable().meta({ description: 'The title as written; null if it is unknown.' }),
    written: z.string().nullable().meta({ description: 'The whole line; null if the list is not text.' }),
  })
  .meta({ id: 'UnreadLine', description: 'A line whose card or quantity could not be read.' });

const readList = z
  .strictObject({
    format: z.enum(Object.keys(deckFormats) as [keyof typeof deckFormats]),
    name: z.string().nullable(),
    remarks: listOf(z.strictObject({ code: z.string(), message: z.string(), place })).meta({
      description: 'Ambiguities of the list, and parts of it that are ignored.',
    }),
    unread: listOf(unreadLine).meta({
      description:
        'Lines that could not be read, at most 100. The deck is judged without them, so it is never reported as legal.',
    }),
  })
  .meta({ id: 'ReadList', description: 'How the list was read.' });

export const deckReportView = z
  .strictObject({
    legal: z.boolean().nullable().meta({
      description:
        'True: every line is a known card and no rule is broken. False: a rule is broken, whatever the unknown cards are; violations has at least one entry. Null: the answer depends on lines that could not be resolved or read; see unresolved, list.unread and warnings.',
    }),
    game,
    asOf: z.string().nullable(),
    format: z.strictObject({ slug: z.string(), name: z.string(), ruleset: z.string().nullable() }),
    violations: listOf(violation),
    warnings: listOf(remark),
    advice: listOf(remark).meta({ description: 'Advice from the sources; never a rule.' }),
    unresolved: listOf(unresolved),
    statistics: z.record(z.string(), z.unknown()).readonly().meta({ description: 'Figures of the deck.' }),
    cards: listOf(deckCard),
    fixes: listOf(fix).meta({
      description: 'The smallest changes after which the known cards break no rule; at most five.',
    }),
    fixesComplete: z.boolean().meta({
      description:
        'False if no fix was found, if the search stopped before it tried every change of this size, or if lines are unresolved or unread.',
    }),
  })
  .meta({ id: 'DeckReport', description: 'The judgement of a deck by one format.' });

export const deckAnswerView = deckReportView
  .extend({ list: readList })
  .meta({ id: 'DeckAnswer', description: 'The judgement of a deck by the requested format.' });

export const deckAnswersView = z
  .strictObject({ list: readList, reports: listOf(deckReportView) })
  .meta({ id: 'DeckAnswers', description: 'The judgement of a deck by each of several formats.' });

const conversionNote = z
  .strictObject({
    what: z.string().meta({ description: 'The kind of part, such as set or note.' }),
    count: z.int().meta({ description: 'How many parts of this kind there are.' }),
    places: listOf(z.string()).meta({
      description: "JSON pointers to the parts in Arbiter's own form of the list.",
    }),
    message: z.string(),
  })
  .meta({ id: 'ConversionNote', description: 'Parts of one kind that a conversion affects.' });

export const conversionView = z
  .strictObject({
    from: readList,
    format: z.string(),
    text: z.string().meta({ description: 'The list in the requested format.' }),
    mediaType: z.string(),
    extension: z.string().meta({ description: 'The file extension, without a dot.' }),
    lost: listOf(conversionNote).meta({
      description: 'The parts that the format cannot store, one entry for each kind. Cards are never lost.',
    }),
    lacking: listOf(conversionNote).meta({
      description:
        'Parts that the format requires and the list does not contain. The program of the format may refuse the file.',
    }),
    unresolved: listOf(unresolved).meta({
      description:
        'With names=catalogue, the lines whose name is not the name of exactly one card. They keep their names. Otherwise empty.',
    }),
  })
  .meta({ id: 'DeckConversion', description: 'A deck list in another format.' });
