// What the catalogue answers, as zod schemas: REST replies, OpenAPI and the types of the services come from here.
import { z } from 'zod';
import { edition } from '../games/content/card-set.ts';
import { grantToOthers, textVersionKind } from '../games/content/text-version.ts';
import { highlanderShownFigures } from '../games/highlander/card.ts';
import { gameSlugs } from '../games/registry.ts';
import { shadowfistShownFigures } from '../games/shadowfist/card.ts';
import { pageCursorsView } from '../pagination.ts';

export const gameSlug = z.enum(gameSlugs).meta({ description: 'The slug that names a game everywhere.' });

const importedFrom = z
  .array(z.string())
  .meta({ description: 'Names of the imported files that tell of it; empty if none does.' });

export const sourceView = z
  .strictObject({
    id: z
      .string()
      .meta({ description: 'Names the source; also the first part of the ids of its rules and rulings.' }),
    title: z.string(),
    issuer: z.string().nullable().meta({ description: 'Who issued it; null if the document does not say.' }),
    date: z
      .string()
      .nullable()
      .meta({ description: 'YYYY, YYYY-MM or YYYY-MM-DD, as precise as known; null if unknown.' }),
    about: z.string(),
    supersedes: z
      .array(z.string())
      .meta({ description: 'Ids of the sources whose law this one replaces where they differ.' }),
    official: z
      .boolean()
      .meta({ description: 'Issued by those who made the game; else kept by its community.' }),
  })
  .meta({ id: 'Source', description: 'A document of law.' });

export const rulesetView = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    about: z.string(),
    sources: z.array(z.string()).meta({ description: 'Ids of its sources; later ones prevail.' }),
  })
  .meta({ id: 'Ruleset', description: 'A named edition of the rules.' });

export const setView = z
  .strictObject({
    code: z.string(),
    name: z.string().nullable().meta({ description: 'Null when only the code is known.' }),
    order: z
      .int()
      .nullable()
      .meta({ description: 'Place in the order of printing, from 1; null if unknown.' }),
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
      .meta({ description: 'What the class limits, in own words; null if nothing.' }),
    source: z.string(),
    section: z.string(),
    heading: z.string().nullable().meta({
      description:
        'The nearest heading above it in the source: of the section or, in an FAQ, of the entry. Null if there is none.',
    }),
    places: z.array(z.string()),
    memberPatterns: z
      .array(z.string())
      .meta({ description: 'Members that the source describes rather than names.' }),
    members: z.array(z.strictObject({ slug: z.string(), name: z.string(), place: z.string().nullable() })),
    note: z.string().nullable(),
  })
  .meta({ id: 'CardGroup', description: 'A class of cards that other cards or rules refer to.' });

export const formatView = z
  .strictObject({
    slug: z.string(),
    name: z.string(),
    ruleset: z
      .string()
      .nullable()
      .meta({ description: 'Id of its ruleset; null for one that files tell of.' }),
    about: z.string().nullable().meta({ description: 'What it is; null for one that files tell of.' }),
    sets: z.array(z.string()).meta({ description: 'Codes of the sets that are played with; empty for all.' }),
    rules: z.array(z.looseObject({ check: z.string(), rule: z.string().nullable() })).meta({
      description:
        'What a deck must keep, each the name of a check with its parameters and the id of the rule it holds; empty for a list of sets, which has those of the first format of the game.',
    }),
    advice: z.array(z.looseObject({ advise: z.string(), rule: z.string().nullable() })).meta({
      description: 'What the sources counsel, each with the id of its rule. Never law.',
    }),
    importedFrom,
  })
  .meta({ id: 'Format', description: 'A way to play with decks of its own.' });

export const gameView = z
  .strictObject({
    slug: gameSlug,
    name: z.string(),
    cards: z.int().meta({ description: 'How many cards the catalogue holds.' }),
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
    number: z.int().meta({ description: 'Counts the changes of content, from 1.' }),
    hash: z.string().meta({ description: 'SHA-256 of the content.' }),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'DataVersion', description: 'Which content this answer was made from.' });

export const gamesView = z
  .strictObject({ dataVersion: dataVersionView, games: z.array(gameView) })
  .meta({ id: 'Games' });

const printingName = z
  .strictObject({
    set: z.string().meta({ description: 'Code of the set.' }),
    number: z.string().nullable().meta({ description: 'Collector number; null if no source gives one.' }),
  })
  .meta({ id: 'PrintingName', description: 'Names one printing of a card.' });

export const lawful = {
  law: z.string().meta({ description: 'Which law decided, as a stable word, e.g. most-recent-printing.' }),
  rule: z
    .string()
    .nullable()
    .meta({ description: 'Id of the rule cited; null when there is nothing to cite.' }),
  reason: z.string().meta({ description: 'Why, in one plain sentence.' }),
};

export const printingWordingView = z
  .strictObject({
    printing: printingName,
    version: z
      .string()
      .nullable()
      .meta({ description: 'Id of the text version in force on this printing; null: as printed.' }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'The wording in force on this printing; null if no source gives it.' }),
    figures: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Figures that go with it; one that is not named is that of the card.' }),
    ...lawful,
  })
  .meta({ id: 'PrintingWording', description: 'The wording in force on one printing, and why.' });

export const wordingView = z
  .strictObject({
    version: z
      .string()
      .nullable()
      .meta({ description: 'Id of the text version that `text` shows; null if none is held.' }),
    ...lawful,
    differs: z.boolean().meta({ description: 'Whether printings have different wordings in force.' }),
    perPrinting: z
      .array(printingWordingView)
      .meta({ description: 'What each printing says, where they differ; empty where all say the same.' }),
  })
  .meta({ id: 'Wording', description: 'Which wording is in force, and why.' });

const commonCard = {
  id: z.string().meta({ description: 'Permanent id.' }),
  slug: z.string().meta({ description: 'Permanent name in paths.' }),
  name: z.string().meta({ description: 'The full name that tells the card from its namesakes.' }),
  title: z.string(),
  formerTitles: z.array(z.string()),
  subtitle: z.string().nullable().meta({ description: 'Null when the card has none or no source gives it.' }),
  text: z.string().nullable().meta({ description: 'The wording in force; null if no source gives it.' }),
  textStatus: z.enum(['known', 'unknown']).meta({
    description: 'known: `text` has the wording in force. unknown: no source gives it; see `message`.',
  }),
  message: z.string().nullable().meta({
    description:
      'What to tell people in place of an unknown text, in one or two sentences; null if the text is known.',
  }),
  markedText: z.string().nullable().meta({ description: 'The same with the source’s emphasis as **bold**.' }),
  errataNumber: z
    .int()
    .nullable()
    .meta({ description: 'Errata number of the wording in force; null if it has none.' }),
  hasErrata: z.boolean(),
  wording: wordingView,
  groups: z.array(z.strictObject({ id: z.string(), name: z.string(), place: z.string().nullable() })),
  named: z
    .array(
      z.strictObject({
        source: z.string(),
        section: z.string(),
        heading: z.string().nullable().meta({
          description: 'The heading of that section, or of the entry in it; null if there is none.',
        }),
      }),
    )
    .meta({ description: 'Where the sources name the card.' }),
  note: z.string().nullable(),
  rulingCount: z.int(),
  asOf: z.string().nullable().meta({ description: 'The date or source the answer is for; null: now.' }),
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
      'One distinct card, with the wording in force. Its figures are those of the game; of a card that imported files tell of, a word that the game does not know is given as it was written.',
  });

export const cardNameView = z
  .strictObject({ game: gameSlug, slug: z.string(), name: z.string(), url: z.string() })
  .meta({ id: 'CardName' });

const nameMatch = {
  score: z.number().meta({ description: 'How sure it is, from 0 to 1; 1 is the name itself.' }),
  matched: z
    .string()
    .meta({ description: 'The name that matches: its own, or one by which it is also known.' }),
};

export const namedCardView = z
  .discriminatedUnion('game', [
    shadowfistCard.extend(nameMatch).meta({ id: 'NamedShadowfistCard' }),
    highlanderCard.extend(nameMatch).meta({ id: 'NamedHighlanderCard' }),
  ])
  .meta({ id: 'NamedCard', description: 'A card, and how sure it is that its name was meant.' });

const place = { index: z.int().meta({ description: 'Place in the identifiers given, from 0.' }) };

const foundCardView = z
  .discriminatedUnion('game', [
    shadowfistCard.extend({ ...place, ...nameMatch }).meta({ id: 'FoundShadowfistCard' }),
    highlanderCard.extend({ ...place, ...nameMatch }).meta({ id: 'FoundHighlanderCard' }),
  ])
  .meta({ id: 'FoundCard', description: 'A card, which identifier leads to it, and how surely.' });

export const candidateView = cardNameView
  .extend(nameMatch)
  .meta({ id: 'CardCandidate', description: 'A card that answers to a name more or less well.' });

export const differencePart = z
  .strictObject({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
  .meta({ id: 'DifferencePart' });

export const versionView = z
  .strictObject({
    id: z.string(),
    kind: textVersionKind,
    text: z
      .string()
      .nullable()
      .meta({ description: 'Word for word as issued; null if not held or no text changes.' }),
    markedText: z.string().nullable(),
    title: z
      .string()
      .nullable()
      .meta({ description: 'The title this version gives; null if it changes none.' }),
    subtitle: z.string().nullable(),
    grants: z.array(z.string()).meta({ description: 'Designators that this version gives the card itself.' }),
    grantsOthers: z.array(grantToOthers).meta({ description: 'Designators that it gives other cards.' }),
    errataNumber: z.int().nullable(),
    errataNumberBasis: z
      .enum(['printed', 'inferred'])
      .nullable()
      .meta({ description: 'printed: a source shows the number; inferred: the first errata to the title.' }),
    source: z
      .string()
      .nullable()
      .meta({ description: 'Id of the issuing source; null for a printed wording no source gives.' }),
    section: z.string().nullable(),
    heading: z.string().nullable().meta({
      description:
        'The heading of its entry in the source, or else of the section; null where there is no source, or an imported file does not give it.',
    }),
    date: z.string().nullable(),
    appliesTo: z.union([
      z.strictObject({ to: z.literal('all') }),
      z.strictObject({ to: z.literal('edition'), edition }),
      z.strictObject({ to: z.literal('printings'), printings: z.array(printingName) }),
    ]),
    restored: z.array(z.strictObject({ symbol: z.string(), from: z.string() })).meta({
      description: 'Symbols the source’s copy lost, put back, in the order they stand in the text.',
    }),
    figures: z.record(z.string(), z.unknown()).meta({
      description: 'Figures issued with the wording, or printed with it where they are not the card’s.',
    }),
    issuedAs: z.string().nullable(),
    note: z.string().nullable(),
    printedIn: z
      .array(printingName)
      .meta({ description: 'The printings known to show this very wording, whatever it is for.' }),
    importedFrom,
    status: z.enum(['in-force', 'in-force-on-some', 'superseded', 'not-yet-issued']).meta({
      description: 'in-force: on every copy of the card, as far as its printings are known.',
    }),
    inForceOn: z.array(printingName),
    supersededBy: z.string().nullable(),
    ...lawful,
    differenceFromPrevious: z.array(differencePart).nullable().meta({
      description: 'Word by word, from the previous version whose text is held; null if there is none.',
    }),
  })
  .meta({ id: 'TextVersion', description: 'One wording of a card, and whether it is in force.' });

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
    errataNumber: z.int().nullable().meta({ description: 'As printed; null if no source gives one.' }),
    text: z.string().nullable().meta({
      description: 'The words printed on it; empty if it has none, null if nobody gives them.',
    }),
    figures: z.record(z.string(), z.unknown()).meta({
      description: 'The figures printed on it, by the keys of the card, as far as a file gives them.',
    }),
    attributes: z
      .record(z.string(), z.string())
      .meta({ description: 'What else a file says of it, by the headings of the file.' }),
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
    warnings: z.array(z.string()).meta({ description: 'What the query asked that could not matter.' }),
    suggestions: z.array(candidateView).meta({
      description: 'If no card matches: cards whose names are like the words of the query, best first.',
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
        identifier: z.unknown().meta({ description: 'As it was given.' }),
        reason: z.enum(['not-found', 'ambiguous', 'malformed']),
        message: z
          .string()
          .nullable()
          .meta({ description: 'What is wrong with a malformed identifier; null for any other.' }),
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
