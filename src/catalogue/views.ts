// What the catalogue answers, as zod schemas: REST replies, OpenAPI and the types of the services come from here.
import { z } from 'zod';
import { edition } from '../games/content/card-set.ts';
import { grantToOthers, textVersionKind } from '../games/content/text-version.ts';
import { highlanderShownFigures } from '../games/highlander/card.ts';
import { gameSlugs } from '../games/registry.ts';
import { shadowfistShownFigures } from '../games/shadowfist/card.ts';
import { pageCursorsView } from '../pagination.ts';

export const gameSlug = z.enum(gameSlugs).meta({ description: 'Slug of the game.' });

const importedFrom = z
  .array(z.string())
  .meta({ description: 'Names of the imported files that contain it; empty if none does.' });

export const sourceView = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the source; the ids of its rules and rulings begin with it.' }),
    title: z.string(),
    issuer: z.string().nullable().meta({
      description: 'Person or company that issued the document; null if the document does not say.',
    }),
    date: z
      .string()
      .nullable()
      .meta({ description: 'Date of issue as YYYY, YYYY-MM or YYYY-MM-DD; null if unknown.' }),
    about: z.string(),
    supersedes: z
      .array(z.string())
      .meta({ description: 'Ids of the sources that this source overrides where they differ.' }),
    official: z.boolean().meta({
      description: 'True if the publisher of the game issued it; false if its community maintains it.',
    }),
  })
  .meta({ id: 'Source', description: 'A document with rules, rulings or card texts.' });

export const rulesetView = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    about: z.string(),
    sources: z
      .array(z.string())
      .meta({ description: 'Ids of its sources, oldest first; later sources override earlier ones.' }),
  })
  .meta({ id: 'Ruleset', description: 'A named edition of the rules.' });

export const setView = z
  .strictObject({
    code: z.string(),
    name: z.string().nullable().meta({ description: 'Name of the set; null if only the code is known.' }),
    order: z
      .int()
      .nullable()
      .meta({ description: 'Position in the order of printing, from 1; null if unknown.' }),
    date: z.string().nullable(),
    edition: edition.nullable(),
  })
  .meta({ id: 'CardSet', description: 'A set of cards as printed and sold.' });

export const groupView = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    statement: z.string(),
    limit: z
      .string()
      .nullable()
      .meta({ description: 'The limit that applies to the group, in our own words; null if there is none.' }),
    source: z.string(),
    section: z.string(),
    heading: z.string().nullable().meta({
      description: 'Heading of the section, or of the entry in an FAQ; null if there is none.',
    }),
    places: z.array(z.string()),
    memberPatterns: z
      .array(z.string())
      .meta({ description: 'Descriptions of members that the source does not name.' }),
    members: z.array(z.strictObject({ slug: z.string(), name: z.string(), place: z.string().nullable() })),
    note: z.string().nullable().meta({ description: 'Remark by Arbiter; null if there is none.' }),
  })
  .meta({ id: 'CardGroup', description: 'A group of cards that other cards or rules refer to.' });

export const formatView = z
  .strictObject({
    slug: z.string(),
    name: z.string(),
    ruleset: z
      .string()
      .nullable()
      .meta({ description: 'Id of its ruleset; null for a format from an imported file.' }),
    about: z
      .string()
      .nullable()
      .meta({ description: 'Description of the format; null for a format from an imported file.' }),
    sets: z
      .array(z.string())
      .meta({ description: 'Codes of the allowed sets; empty if all sets are allowed.' }),
    rules: z.array(z.looseObject({ check: z.string(), rule: z.string().nullable() })).meta({
      description:
        'Rules for decks: the name of a check, its parameters and the id of the game rule, or null. Empty for a format from an imported file, which uses the rules of the first format of the game.',
    }),
    advice: z.array(z.looseObject({ advise: z.string(), rule: z.string().nullable() })).meta({
      description: 'Advice of the sources, with the id of the game rule or null. A deck may ignore it.',
    }),
    importedFrom,
  })
  .meta({ id: 'Format', description: 'A deck format.' });

export const gameView = z
  .strictObject({
    slug: gameSlug,
    name: z.string(),
    cards: z.int().meta({ description: 'Number of cards in the catalogue.' }),
    rulings: z.int(),
    rules: z.int(),
    terms: z.int(),
    sources: z.array(sourceView),
    rulesets: z.array(rulesetView),
    sets: z.array(setView),
    groups: z.array(groupView),
    formats: z.array(formatView),
  })
  .meta({ id: 'Game' });

export const dataVersionView = z
  .strictObject({
    number: z
      .int()
      .meta({ description: 'Version number of the content, from 1; every change of content increases it.' }),
    hash: z.string().meta({ description: 'SHA-256 of the content, in hexadecimal digits.' }),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'DataVersion', description: 'The version of the content.' });

export const gamesView = z
  .strictObject({ dataVersion: dataVersionView, games: z.array(gameView) })
  .meta({ id: 'Games' });

const printingName = z
  .strictObject({
    set: z.string().meta({ description: 'Code of the set.' }),
    number: z.string().nullable().meta({ description: 'Collector number; null if unknown.' }),
  })
  .meta({ id: 'PrintingName', description: 'Identifies one printing of a card.' });

export const lawful = {
  law: z
    .string()
    .meta({ description: 'Stable key of the principle that decided, such as most-recent-printing.' }),
  rule: z.string().nullable().meta({ description: 'Id of the rule that decided; null if no rule applies.' }),
  reason: z.string().meta({ description: 'The reason, in one sentence.' }),
};

export const printingWordingView = z
  .strictObject({
    printing: printingName,
    version: z.string().nullable().meta({
      description: 'Id of the text version in force on this printing; null if the printed text is in force.',
    }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'Text in force on this printing; null if no source contains it.' }),
    figures: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Figures of this printing that differ from the figures of the card, by key.' }),
    ...lawful,
  })
  .meta({ id: 'PrintingWording', description: 'The wording in force on one printing, and why.' });

export const wordingView = z
  .strictObject({
    version: z
      .string()
      .nullable()
      .meta({ description: 'Id of the text version in `text`; null if no source contains the text.' }),
    ...lawful,
    differs: z
      .boolean()
      .meta({ description: 'Whether different texts are in force on different printings.' }),
    perPrinting: z.array(printingWordingView).meta({
      description: 'Text of each printing, if they differ; empty if all printings have the same text.',
    }),
  })
  .meta({ id: 'Wording', description: 'Which wording is in force, and why.' });

const commonCard = {
  id: z.string().meta({ description: 'Permanent id of the card.' }),
  slug: z.string().meta({ description: 'Slug of the card in URLs; it never changes.' }),
  name: z.string().meta({ description: 'Full name of the card, unique within the game.' }),
  title: z.string(),
  formerTitles: z.array(z.string()),
  subtitle: z
    .string()
    .nullable()
    .meta({ description: 'Subtitle; null if the card has none or it is unknown.' }),
  text: z.string().nullable().meta({ description: 'Text in force; null if no source contains it.' }),
  textStatus: z.enum(['known', 'unknown']).meta({
    description: 'known: `text` is the text in force. unknown: no source contains the text; see `message`.',
  }),
  message: z.string().nullable().meta({
    description:
      'Message to show instead of an unknown text, in one or two sentences; null if the text is known.',
  }),
  markedText: z.string().nullable().meta({
    description:
      'Text in force, with the emphasis of the source as **bold**; null if no source contains the text.',
  }),
  errataNumber: z
    .int()
    .nullable()
    .meta({ description: 'Errata number of the text in force; null if it has none.' }),
  hasErrata: z.boolean(),
  wording: wordingView,
  groups: z.array(z.strictObject({ id: z.string(), name: z.string(), place: z.string().nullable() })),
  named: z
    .array(
      z.strictObject({
        source: z.string(),
        section: z.string(),
        heading: z.string().nullable().meta({
          description: 'Heading of the section, or of its entry; null if there is none.',
        }),
        url: z
          .string()
          .nullable()
          .meta({ description: 'Path of the rules of the section; null if it has no rules.' }),
      }),
    )
    .meta({ description: 'Sections of the sources that name the card.' }),
  note: z.string().nullable().meta({ description: 'Remark by Arbiter; null if there is none.' }),
  rulingCount: z.int(),
  asOf: z
    .string()
    .nullable()
    .meta({ description: 'Date or source id from the request; null for the current state.' }),
  links: z.strictObject({
    self: z.string(),
    versions: z.string(),
    printings: z.string(),
    rulings: z.string(),
    designators: z.string(),
    abilities: z.string(),
  }),
};

const shadowfistCard = z.strictObject({
  game: z.literal('shadowfist'),
  ...commonCard,
  ...shadowfistShownFigures.shape,
});
const highlanderCard = z.strictObject({
  game: z.literal('highlander'),
  ...commonCard,
  ...highlanderShownFigures.shape,
});

export const cardView = z
  .discriminatedUnion('game', [
    shadowfistCard.meta({ id: 'ShadowfistCard' }),
    highlanderCard.meta({ id: 'HighlanderCard' }),
  ])
  .meta({
    id: 'Card',
    description:
      'A card with the text in force. The figures depend on the game. Cards from imported files can have values that are unknown to the game; they are shown as written.',
  });

export const cardNameView = z
  .strictObject({ game: gameSlug, slug: z.string(), name: z.string(), url: z.string() })
  .meta({ id: 'CardName' });

const nameMatch = {
  score: z.number().meta({ description: 'Confidence of the match, from 0 to 1; 1 is an exact match.' }),
  matched: z
    .string()
    .meta({ description: 'The name that matched: the name of the card or another name for it.' }),
};

export const namedCardView = z
  .discriminatedUnion('game', [
    shadowfistCard.extend(nameMatch).meta({ id: 'NamedShadowfistCard' }),
    highlanderCard.extend(nameMatch).meta({ id: 'NamedHighlanderCard' }),
  ])
  .meta({ id: 'NamedCard', description: 'A card, with the confidence of the name match.' });

const place = { index: z.int().meta({ description: 'Index of the identifier in the request, from 0.' }) };

const foundCardView = z
  .discriminatedUnion('game', [
    shadowfistCard.extend({ ...place, ...nameMatch }).meta({ id: 'FoundShadowfistCard' }),
    highlanderCard.extend({ ...place, ...nameMatch }).meta({ id: 'FoundHighlanderCard' }),
  ])
  .meta({
    id: 'FoundCard',
    description: 'A card, with the index of its identifier and the confidence of the match.',
  });

export const candidateView = cardNameView
  .extend(nameMatch)
  .meta({ id: 'CardCandidate', description: 'A card whose name matches, exactly or approximately.' });

export const differencePart = z
  .strictObject({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
  .meta({ id: 'DifferencePart' });

export const versionView = z
  .strictObject({
    id: z.string(),
    kind: textVersionKind,
    text: z.string().nullable().meta({
      description:
        'Text as issued, word for word; null if it is unknown or the version does not change the text.',
    }),
    markedText: z.string().nullable(),
    title: z
      .string()
      .nullable()
      .meta({ description: 'New title; null if the version does not change the title.' }),
    subtitle: z.string().nullable(),
    grants: z
      .array(z.string())
      .meta({ description: 'Designators that this version gives to the card itself.' }),
    grantsOthers: z
      .array(grantToOthers)
      .meta({ description: 'Designators that this version gives to other cards.' }),
    errataNumber: z.int().nullable(),
    errataNumberBasis: z.enum(['printed', 'inferred']).nullable().meta({
      description:
        'printed: a source shows the number. inferred: it is the first erratum of the title. Null without an errata number.',
    }),
    source: z
      .string()
      .nullable()
      .meta({ description: 'Id of the source that issued it; null for a printed text without a source.' }),
    section: z
      .string()
      .nullable()
      .meta({ description: 'Section of the source; null if there is no source or it is unknown.' }),
    heading: z.string().nullable().meta({
      description:
        'Heading of the entry in the source, or of the section; null if there is no source or an imported file does not give it.',
    }),
    date: z.string().nullable(),
    appliesTo: z.union([
      z.strictObject({ to: z.literal('all') }),
      z.strictObject({ to: z.literal('edition'), edition }),
      z.strictObject({ to: z.literal('printings'), printings: z.array(printingName) }),
    ]),
    restored: z.array(z.strictObject({ symbol: z.string(), from: z.string() })).meta({
      description: 'Symbols that were missing in the copy of the source and were restored, in text order.',
    }),
    figures: z.record(z.string(), z.unknown()).meta({
      description: 'Figures of this version that differ from the figures of the card, by key.',
    }),
    issuedAs: z.string().nullable(),
    note: z.string().nullable().meta({ description: 'Remark by Arbiter; null if there is none.' }),
    printedIn: z.array(printingName).meta({ description: 'Printings that show this text.' }),
    importedFrom,
    status: z.enum(['in-force', 'in-force-on-some', 'superseded', 'not-yet-issued']).meta({
      description:
        'in-force: on all known printings. in-force-on-some: on some of them. superseded: on none. not-yet-issued: its source was issued later than `asOf`.',
    }),
    inForceOn: z.array(printingName),
    supersededBy: z
      .string()
      .nullable()
      .meta({ description: 'Id of the text version that superseded it; null if none did.' }),
    ...lawful,
    differenceFromPrevious: z.array(differencePart).nullable().meta({
      description:
        'Word-level difference from the previous version with a known text; null if there is none.',
    }),
  })
  .meta({ id: 'TextVersion', description: 'A text version of a card, and whether it is in force.' });

export const versionsView = z
  .strictObject({
    card: cardNameView,
    asOf: z.string().nullable(),
    wording: wordingView,
    items: z.array(versionView).meta({ description: 'In order of issue.' }),
    totalCount: z.int(),
  })
  .meta({ id: 'TextVersions' });

export const printingView = z
  .strictObject({
    set: setView,
    number: z.string().nullable(),
    errataNumber: z.int().nullable().meta({ description: 'Printed errata number; null if unknown.' }),
    text: z.string().nullable().meta({
      description: 'Printed text; empty if the card has no text, null if unknown.',
    }),
    figures: z.record(z.string(), z.unknown()).meta({
      description: 'Printed figures from imported files, by the keys of the card.',
    }),
    attributes: z
      .record(z.string(), z.string())
      .meta({ description: 'Other values from imported files, by column heading.' }),
    importedFrom,
    inForce: printingWordingView,
  })
  .meta({ id: 'Printing' });

export const printingsView = z
  .strictObject({ card: cardNameView, items: z.array(printingView), totalCount: z.int() })
  .meta({ id: 'Printings' });

export const searchPageView = z
  .strictObject({
    items: z.array(cardView),
    totalCount: z.int(),
    ...pageCursorsView,
    warnings: z.array(z.string()).meta({ description: 'Parts of the query that had no effect.' }),
    suggestions: z.array(candidateView).meta({
      description: 'Cards with similar names, best first; empty if any card matches.',
    }),
  })
  .meta({ id: 'CardPage' });

export const autocompleteView = z
  .strictObject({ items: z.array(cardNameView), totalCount: z.int() })
  .meta({ id: 'CardNames' });

export const collectionView = z
  .strictObject({
    items: z.array(foundCardView),
    notFound: z.array(
      z.strictObject({
        ...place,
        identifier: z.unknown().meta({ description: 'The identifier from the request.' }),
        reason: z.enum(['not-found', 'ambiguous', 'malformed']),
        message: z
          .string()
          .nullable()
          .meta({ description: 'Error of a malformed identifier; null for other reasons.' }),
        suggestions: z.array(candidateView),
      }),
    ),
    totalCount: z.int(),
  })
  .meta({ id: 'CardCollection' });

export type GameView = z.infer<typeof gameView>;
export type GamesView = z.infer<typeof gamesView>;
export type CardView = z.infer<typeof cardView>;
export type NamedCardView = z.infer<typeof namedCardView>;
export type CardNameView = z.infer<typeof cardNameView>;
export type CandidateView = z.infer<typeof candidateView>;
export type VersionView = z.infer<typeof versionView>;
export type VersionsView = z.infer<typeof versionsView>;
export type PrintingView = z.infer<typeof printingView>;
export type PrintingsView = z.infer<typeof printingsView>;
export type SearchPageView = z.infer<typeof searchPageView>;
export type AutocompleteView = z.infer<typeof autocompleteView>;
export type CollectionView = z.infer<typeof collectionView>;
export type WordingView = z.infer<typeof wordingView>;
