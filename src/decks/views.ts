// The answers about decks as zod schemas: REST replies and OpenAPI come from here.
import { z } from 'zod';
import { ruleView } from '../citations/rule-view.ts';
import { gameSlugs } from '../games/registry.ts';
import { deckFormats } from './lists/formats.ts';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const game = z.enum(gameSlugs).meta({ description: 'Slug of the game.' });
const ruleId = z.string().nullable().meta({ description: 'Id of the cited rule; null if none is cited.' });
const citedRule = ruleView
  .nullable()
  .meta({ description: 'The cited rule; null if none is cited or if it is not in the rule index.' });
const slug = z.string().meta({ description: 'Slug of the card.' });
const name = z.string().meta({ description: 'Full name of the card.' });
const zone = z.string().meta({ description: 'Part of the deck, such as deck or pre-game.' });
const quantity = z.int().meta({ description: 'Number of copies.' });
const message = z.string().meta({ description: 'The remark, in one or two sentences.' });
const set = z.string().meta({ description: 'Code of the set.' });
const number = z.string().nullable().meta({ description: 'Collector number; null if unknown.' });
const printing = z
  .strictObject({ set, number })
  .meta({ id: 'DeckPrinting', description: 'One printing of a card.' });

const countedCard = z
  .strictObject({ slug, name, zone, quantity })
  .meta({ id: 'CountedCard', description: 'Copies of a card in one part of the deck.' });

const ofCopies = {
  slug,
  name,
  zone,
  quantity,
  printing: printing.nullable().optional().meta({
    description:
      'The copies for which the list names this printing, or no printing if null. Absent if any copies will do.',
  }),
};
const deckChange = z
  .discriminatedUnion('change', [
    z.strictObject({ change: z.literal('remove'), ...ofCopies }),
    z.strictObject({ change: z.literal('add'), ...ofCopies }),
    z.strictObject({
      change: z.literal('move'),
      slug,
      name,
      from: z.string().meta({ description: 'The part of the deck that the copies leave.' }),
      to: z.string().meta({ description: 'The part of the deck that they move to.' }),
      quantity,
    }),
  ])
  .meta({ id: 'DeckChange', description: 'Copies of a card that are added, removed or moved.' });

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
      .meta({ description: 'Stable code of the kind of violation, such as too-many-of-title.' }),
    rule: ruleId,
    citedRule,
    severity: z.literal('violation'),
    message: z.string().meta({ description: 'What is wrong, with the figures.' }),
    cards: listOf(countedCard).meta({
      description: 'The cards that break the rule; empty if the deck lacks cards.',
    }),
    counted: z
      .number()
      .nullable()
      .meta({ description: 'The number found; null if the rule is not about numbers.' }),
    allowed: z.number().nullable().meta({ description: 'The limit; null if the rule is not about numbers.' }),
    fixes: listOf(fix).meta({ description: 'Changes that fix this violation and break no other rule.' }),
  })
  .meta({ id: 'DeckViolation', description: 'A rule that the deck breaks.' });

const remark = z
  .strictObject({
    severity: z.enum(['warning', 'advice']).meta({
      description:
        'warning: something about the deck or the list could not be checked. advice: it comes from the sources.',
    }),
    code: z.string().meta({ description: 'Stable code of the kind of remark.' }),
    rule: ruleId,
    citedRule,
    message,
    cards: listOf(countedCard).meta({ description: 'The cards that the remark is about.' }),
    figure: z.number().nullable().meta({ description: 'The figure of the deck that the remark is about.' }),
  })
  .meta({
    id: 'DeckRemark',
    description: 'A warning, or advice from the sources. It does not make the deck illegal.',
  });

const playedBy = {
  law: z
    .string()
    .meta({ description: 'Stable key of the principle that decides, such as most-recent-printing.' }),
  rule: ruleId,
};
const deckCard = z
  .strictObject({
    slug,
    name,
    zone,
    quantity,
    printing: printing
      .nullable()
      .meta({ description: 'The printing that the list names; null if it names none or an unknown one.' }),
    wording: z
      .strictObject({
        ...playedBy,
        differs: z.boolean().meta({ description: 'Whether printings have different wordings in force.' }),
        printings: listOf(z.strictObject({ set, number, ...playedBy })).meta({
          description: 'Empty if all printings have the same wording in force.',
        }),
      })
      .nullable()
      .meta({ description: 'The wording by which the card is played; null if no document decides it.' }),
  })
  .meta({ id: 'DeckCard', description: 'A card of the deck, and the rule that decides its wording.' });

const place = z
  .strictObject({
    line: z.int().nullable().meta({ description: 'Line of the text, from 1; null for JSON.' }),
    column: z.int().nullable().meta({ description: 'Column of the line, from 1; null if unknown.' }),
    pointer: z.string().nullable().meta({ description: 'JSON Pointer into the list; null for text.' }),
  })
  .meta({
    id: 'ListPlace',
    description: 'A place in the list: a line and column of text, or a pointer into JSON (RFC 6901).',
  });

const candidate = z
  .strictObject({
    game,
    slug,
    name,
    url: z.string().meta({ description: 'Path of the card.' }),
    score: z.number().meta({ description: 'Confidence of the match, from 0 to 1.' }),
    matched: z
      .string()
      .exactOptional()
      .meta({ description: 'The name that matched; absent if it is the name of the card.' }),
  })
  .meta({ id: 'DeckCandidate', description: 'A card that a name may mean, with a score from 0 to 1.' });

const unresolved = z
  .strictObject({
    zone: z.string().meta({ description: 'Part of the list.' }),
    quantity,
    title: z.string().meta({ description: 'The title as written.' }),
    set: z.string().nullable().meta({ description: 'The set as written; null if the line has none.' }),
    number: z
      .string()
      .nullable()
      .meta({ description: 'Collector number as written; null if there is none.' }),
    written: z.string().nullable().meta({ description: 'The whole line; null if the list is not text.' }),
    place,
    reason: z
      .enum(['not-found', 'ambiguous'])
      .meta({ description: 'not-found: no card has this name. ambiguous: several cards have it.' }),
    message: z.string().meta({ description: 'What is wrong, and which cards may be meant, in words.' }),
    suggestions: listOf(candidate).meta({ description: 'Cards that the name may mean, best first.' }),
  })
  .meta({ id: 'UnresolvedLine', description: 'A line whose name is not the name of exactly one card.' });

const unreadLine = z
  .strictObject({
    code: z.string().meta({ description: 'Stable code, such as line/quantity.' }),
    message: z.string().meta({ description: 'What is wrong, and what is allowed.' }),
    place,
    zone: z.string().nullable().meta({ description: 'The part of the list; null if the list names none.' }),
    quantity: z.int().nullable().meta({ description: 'The number of copies; null if it is unknown.' }),
    title: z.string().nullable().meta({ description: 'The title as written; null if it is unknown.' }),
    written: z.string().nullable().meta({ description: 'The whole line; null if the list is not text.' }),
  })
  .meta({ id: 'UnreadLine', description: 'A line whose card or quantity could not be read.' });

const readList = z
  .strictObject({
    format: z
      .enum(Object.keys(deckFormats) as [keyof typeof deckFormats])
      .meta({ description: 'The format of the list.' }),
    name: z.string().nullable().meta({ description: 'The name of the deck; null if the list has none.' }),
    remarks: listOf(
      z.strictObject({
        code: z.string().meta({ description: 'Stable code of the kind of remark.' }),
        message,
        place,
      }),
    ).meta({
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
        'True: every line is a known card and the deck breaks no rule. False: the deck breaks a rule, even if every unknown card is allowed; `violations` has at least one entry. Null: the answer depends on lines that could not be resolved or read; see `unresolved`, `list.unread` and `warnings`.',
    }),
    game,
    asOf: z
      .string()
      .nullable()
      .meta({ description: 'Date or source id from the request; null for the current state.' }),
    format: z
      .strictObject({
        slug: z.string().meta({ description: 'Slug of the format.' }),
        name: z.string().meta({ description: 'Name of the format.' }),
        ruleset: z.string().nullable().meta({ description: 'Id of its ruleset; null if it has none.' }),
      })
      .meta({ description: 'The format by which the deck was judged.' }),
    violations: listOf(violation).meta({ description: 'The rules that the deck breaks.' }),
    warnings: listOf(remark).meta({ description: 'What could not be checked.' }),
    advice: listOf(remark).meta({ description: 'Advice from the sources; never a rule.' }),
    unresolved: listOf(unresolved).meta({ description: 'Lines without exactly one card.' }),
    statistics: z.record(z.string(), z.unknown()).readonly().meta({ description: 'Figures of the deck.' }),
    cards: listOf(deckCard).meta({ description: 'The cards of the deck.' }),
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

export const deckLinkView = z
  .strictObject({
    fragment: z.string().nullable().meta({
      description:
        'The deck as the fragment of an address, without #; null if the list is too long for a link.',
    }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'The deck page with the fragment; null if the list is too long for a link.' }),
  })
  .meta({ id: 'DeckLink', description: 'A link that holds a deck. The service does not store the deck.' });

export const linkedDeckView = z
  .strictObject({
    list: z.string().meta({ description: 'The deck list, as it was written into the link.' }),
    game: z.string().nullable().meta({ description: 'Slug of the game; null if the link does not name it.' }),
    formats: listOf(z.string()).meta({ description: 'Slugs of formats; empty for all formats of the game.' }),
  })
  .meta({ id: 'LinkedDeck', description: 'The deck that a link holds.' });

const conversionNote = z
  .strictObject({
    what: z.string().meta({ description: 'The kind of part, such as set or note.' }),
    count: z.int().meta({ description: 'How many parts of this kind there are.' }),
    places: listOf(z.string()).meta({
      description: "JSON Pointers to the parts in Arbiter's JSON of the list.",
    }),
    message: z.string().meta({ description: 'What happens to these parts, in one sentence.' }),
  })
  .meta({ id: 'ConversionNote', description: 'Parts of one kind that a conversion affects.' });

export const conversionView = z
  .strictObject({
    from: readList,
    format: z.string().meta({ description: 'The requested format.' }),
    text: z.string().meta({ description: 'The list in the requested format.' }),
    mediaType: z.string().meta({ description: 'Media type of the format.' }),
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
