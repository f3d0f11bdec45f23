// What the catalogue answers, as zod schemas: REST replies, OpenAPI and the types of the services come from here.
import { z } from 'zod';
import { edition } from '../games/content/card-set.ts';
import { textVersionKind } from '../games/content/text-version.ts';
import { highlanderShownFigures } from '../games/highlander/card.ts';
import { gameSlugs } from '../games/registry.ts';
import { shadowfistShownFigures } from '../games/shadowfist/card.ts';
import { pageCursorsView, totalCountView as totalCount } from '../pagination.ts';

export const gameSlug = z.enum(gameSlugs).meta({ description: 'Slug of the game.' });

const importedFrom = z
  .array(z.string())
  .meta({ description: 'Names of the imported files that contain it; empty if none does.' });

export const sourceView = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the source; the ids of its rules and rulings begin with it.' }),
    title: z.string().meta({ description: 'Title of the document.' }),
    issuer: z.string().nullable().meta({
      description: 'Person or company that issued the document; null if the document does not say.',
    }),
    date: z
      .string()
      .nullable()
      .meta({ description: 'Date of issue as YYYY, YYYY-MM or YYYY-MM-DD; null if unknown.' }),
    about: z.string().meta({ description: 'What the document is, in one or two sentences.' }),
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
    id: z.string().meta({ description: 'Id of the ruleset.' }),
    name: z.string().meta({ description: 'Name of the ruleset.' }),
    about: z.string().meta({ description: 'What the ruleset is, in one or two sentences.' }),
    sources: z
      .array(z.string())
      .meta({ description: 'Ids of its sources, oldest first; later sources override earlier ones.' }),
  })
  .meta({ id: 'Ruleset', description: 'A named edition of the rules.' });

export const setView = z
  .strictObject({
    code: z.string().meta({ description: 'Code of the set.' }),
    name: z.string().nullable().meta({ description: 'Name of the set; null if only the code is known.' }),
    order: z
      .int()
      .nullable()
      .meta({ description: 'Position in the order of printing, from 1; null if unknown.' }),
    date: z
      .string()
      .nullable()
      .meta({ description: 'Date of publication as YYYY, YYYY-MM or YYYY-MM-DD; null if unknown.' }),
    edition: edition
      .nullable()
      .meta({ description: 'Edition that the set belongs to; null if the game has none or it is unknown.' }),
  })
  .meta({ id: 'CardSet', description: 'A set of cards as printed and sold.' });

export const groupView = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the group.' }),
    name: z.string().meta({ description: 'Name of the group.' }),
    statement: z.string().meta({ description: 'What the group is for, in our own words.' }),
    limit: z
      .string()
      .nullable()
      .meta({ description: 'The limit that applies to the group, in our own words; null if there is none.' }),
    source: z.string().meta({ description: 'Id of the source that defines the group.' }),
    section: z.string().meta({ description: 'Section of the source.' }),
    heading: z.string().nullable().meta({
      description: 'Heading of the section, or of the entry in an FAQ; null if there is none.',
    }),
    places: z
      .array(z.string())
      .meta({ description: 'Places of the group that members can have; empty if it has none.' }),
    memberPatterns: z
      .array(z.string())
      .meta({ description: 'Descriptions of members that the source does not name.' }),
    members: z
      .array(
        z.strictObject({
          slug: z.string().meta({ description: 'Slug of the card.' }),
          name: z.string().meta({ description: 'Full name of the card.' }),
          place: z.string().nullable().meta({ description: 'Place of the card in the group; null if none.' }),
        }),
      )
      .meta({ description: 'Cards that the source names as members.' }),
    note: z.string().nullable().meta({ description: 'Remark by Arbiter; null if there is none.' }),
  })
  .meta({ id: 'CardGroup', description: 'A group of cards that other cards or rules refer to.' });

const checkName = z.string().meta({ description: 'Name of the check.' });
const adviceName = z.string().meta({ description: 'Name of the advice.' });
const citedRuleId = z
  .string()
  .nullable()
  .meta({ description: 'Id of the game rule; null if none is cited.' });

export const formatView = z
  .strictObject({
    slug: z.string().meta({ description: 'Slug of the format.' }),
    name: z.string().meta({ description: 'Name of the format.' }),
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
    rules: z.array(z.looseObject({ check: checkName, rule: citedRuleId })).meta({
      description:
        'Rules for decks: the name of a check, its parameters and the id of the game rule, or null. Empty for a format from an imported file, which uses the rules of the first format of the game.',
    }),
    advice: z.array(z.looseObject({ advise: adviceName, rule: citedRuleId })).meta({
      description: 'Advice of the sources, with the id of the game rule or null. A deck may ignore it.',
    }),
    importedFrom,
  })
  .meta({ id: 'Format', description: 'A deck format.' });

export const gameView = z
  .strictObject({
    slug: gameSlug,
    name: z.string().meta({ description: 'Name of the game.' }),
    cards: z.int().meta({ description: 'Number of cards in the catalogue.' }),
    rulings: z.int().meta({ description: 'Number of rulings.' }),
    rules: z.int().meta({ description: 'Number of rules in the rule index.' }),
    terms: z.int().meta({ description: 'Number of terms in the glossary.' }),
    sources: z.array(sourceView),
    rulesets: z.array(rulesetView),
    sets: z.array(setView),
    groups: z.array(groupView),
    formats: z.array(formatView),
  })
  .meta({ id: 'Game', description: 'A game, with its documents, sets, groups and formats.' });

export const dataVersionView = z
  .strictObject({
    number: z
      .int()
      .meta({ description: 'Version number of the content, from 1; every change of content increases it.' }),
    hash: z.string().meta({ description: 'SHA-256 of the content, in hexadecimal digits.' }),
    changedAt: z.iso.datetime().meta({ description: 'Time when the content was written.' }),
  })
  .meta({ id: 'DataVersion', description: 'The version of the content.' });

export const gamesView = z
  .strictObject({ dataVersion: dataVersionView, games: z.array(gameView) })
  .meta({ id: 'Games', description: 'All games, with the version of the content.' });

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
  title: z.string().meta({ description: 'Title of the card, without the subtitle.' }),
  formerTitles: z
    .array(z.string())
    .meta({ description: 'Earlier titles and other spellings that were printed or that sources use.' }),
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
  hasErrata: z.boolean().meta({ description: 'Whether a source has issued an erratum of the card.' }),
  wording: wordingView,
  groups: z
    .array(
      z.strictObject({
        id: z.string().meta({ description: 'Id of the group.' }),
        name: z.string().meta({ description: 'Name of the group.' }),
        place: z.string().nullable().meta({ description: 'Place of the card in the group; null if none.' }),
      }),
    )
    .meta({ description: 'Groups that name the card as a member.' }),
  named: z
    .array(
      z.strictObject({
        source: z.string().meta({ description: 'Id of the source.' }),
        section: z.string().meta({ description: 'Section of the source.' }),
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
  rulingCount: z.int().meta({ description: 'Number of rulings on the card.' }),
  asOf: z
    .string()
    .nullable()
    .meta({ description: 'Date or source id from the request; null for the current state.' }),
  links: z
    .strictObject({
      self: z.string().meta({ description: 'Path of the card.' }),
      page: z.string().meta({ description: 'Path of its page for people.' }),
      versions: z.string().meta({ description: 'Path of its text versions.' }),
      printings: z.string().meta({ description: 'Path of its printings.' }),
      rulings: z.string().meta({ description: 'Path of its rulings.' }),
      designators: z.string().meta({ description: 'Path of its designators.' }),
      abilities: z.string().meta({ description: 'Path of its abilities.' }),
    })
    .meta({ description: 'Paths of the card and of resources about it.' }),
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
    shadowfistCard.meta({ id: 'ShadowfistCard', description: 'A Shadowfist card with the text in force.' }),
    highlanderCard.meta({ id: 'HighlanderCard', description: 'A Highlander card with the text in force.' }),
  ])
  .meta({
    id: 'Card',
    description:
      'A card with the text in force. The figures depend on the game. Cards from imported files can have values that are unknown to the game; they are shown as written.',
  });

export const cardNameView = z
  .strictObject({
    game: gameSlug,
    slug: z.string().meta({ description: 'Slug of the card.' }),
    name: z.string().meta({ description: 'Full name of the card.' }),
    url: z.string().meta({ description: 'Path of the card.' }),
  })
  .meta({ id: 'CardName', description: 'The name and the path of a card.' });

const nameMatch = {
  score: z.number().meta({ description: 'Confidence of the match, from 0 to 1; 1 is an exact match.' }),
  matched: z
    .string()
    .meta({ description: 'The name that matched: the name of the card or another name for it.' }),
};

export const namedCardView = z
  .discriminatedUnion('game', [
    shadowfistCard.extend(nameMatch).meta({
      id: 'NamedShadowfistCard',
      description: 'A Shadowfist card, with the confidence of the match.',
    }),
    highlanderCard.extend(nameMatch).meta({
      id: 'NamedHighlanderCard',
      description: 'A Highlander card, with the confidence of the match.',
    }),
  ])
  .meta({ id: 'NamedCard', description: 'A card, with the confidence of the name match.' });

const place = { index: z.int().meta({ description: 'Index of the identifier in the request, from 0.' }) };

const foundCardView = z
  .discriminatedUnion('game', [
    shadowfistCard.extend({ ...place, ...nameMatch }).meta({
      id: 'FoundShadowfistCard',
      description: 'A Shadowfist card that an identifier of the request names.',
    }),
    highlanderCard.extend({ ...place, ...nameMatch }).meta({
      id: 'FoundHighlanderCard',
      description: 'A Highlander card that an identifier of the request names.',
    }),
  ])
  .meta({
    id: 'FoundCard',
    description: 'A card, with the index of its identifier and the confidence of the match.',
  });

export const candidateView = cardNameView
  .extend(nameMatch)
  .meta({ id: 'CardCandidate', description: 'A card whose name matches, exactly or approximately.' });

export const differencePart = z
  .strictObject({
    kind: z.enum(['same', 'removed', 'added']).meta({
      description: 'Whether the words are in both versions, only in the earlier or only in the later one.',
    }),
    text: z.string().meta({ description: 'The words.' }),
  })
  .meta({ id: 'DifferencePart', description: 'Consecutive words of a difference between two texts.' });

const restoredSymbol = z.strictObject({
  symbol: z.string().meta({ description: 'The symbol, such as dra.' }),
  from: z.string().meta({ description: 'How the symbol is known.' }),
});

const grantedToOthers = z.strictObject({
  designator: z.string().meta({ description: 'The designator as written in the text.' }),
  to: z.string().meta({ description: 'The cards that get the designator, in the words of the text.' }),
});

export const versionView = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the text version.' }),
    kind: textVersionKind.meta({
      description:
        'printed: the text on printed cards. functional: an erratum that can change what the card does. wording: an erratum that says the same in other words. subtitle, title: a new subtitle or title. spelling: a corrected spelling. story: story text without meaning for play.',
    }),
    text: z.string().nullable().meta({
      description:
        'Text as issued, word for word; null if it is unknown or the version does not change the text.',
    }),
    markedText: z
      .string()
      .nullable()
      .meta({ description: 'Text with the emphasis of the source as **bold**; null if `text` is null.' }),
    title: z
      .string()
      .nullable()
      .meta({ description: 'New title; null if the version does not change the title.' }),
    subtitle: z
      .string()
      .nullable()
      .meta({ description: 'New subtitle; null if the version does not change the subtitle.' }),
    grants: z
      .array(z.string())
      .meta({ description: 'Designators that this version gives to the card itself.' }),
    grantsOthers: z
      .array(grantedToOthers)
      .meta({ description: 'Designators that this version gives to other cards.' }),
    errataNumber: z.int().nullable().meta({ description: 'Errata number; null if the version has none.' }),
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
    date: z.string().nullable().meta({
      description:
        'Date of the source as YYYY, YYYY-MM or YYYY-MM-DD; null if there is none or it is unknown.',
    }),
    appliesTo: z
      .union([
        z.strictObject({ to: z.literal('all') }),
        z.strictObject({
          to: z.literal('edition'),
          edition: edition.meta({ description: 'Edition of the copies.' }),
        }),
        z.strictObject({ to: z.literal('printings'), printings: z.array(printingName) }),
      ])
      .meta({ description: 'Copies of the card that the version is issued for.' }),
    restored: z.array(restoredSymbol).meta({
      description: 'Symbols that were missing in the copy of the source and were restored, in text order.',
    }),
    figures: z.record(z.string(), z.unknown()).meta({
      description: 'Figures of this version that differ from the figures of the card, by key.',
    }),
    issuedAs: z.string().nullable().meta({
      description: 'Heading of the entry as the source writes it; null if it is not noted.',
    }),
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
    asOf: commonCard.asOf,
    wording: wordingView,
    items: z.array(versionView).meta({ description: 'In order of issue.' }),
    totalCount,
  })
  .meta({ id: 'TextVersions', description: 'All text versions of a card.' });

export const printingView = z
  .strictObject({
    set: setView,
    number: z.string().nullable().meta({ description: 'Collector number; null if unknown.' }),
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
  .meta({ id: 'Printing', description: 'A card as printed in one set, with the text in force on it.' });

export const printingsView = z
  .strictObject({ card: cardNameView, items: z.array(printingView), totalCount })
  .meta({ id: 'Printings', description: 'All printings of a card.' });

export const explanationView = z
  .strictObject({
    game: gameSlug,
    slug: z.string().meta({ description: 'Slug of the card.' }),
    tag: z.string().meta({ description: 'The tag that the query asks for with `does:`.' }),
    ability: z.int().meta({
      description: 'The ability that does it: its index among the abilities of the card, from 0.',
    }),
    part: z.unknown().meta({
      description: 'What of the ability it is, in the vocabulary of the game (see /v1/rule-check/schema).',
    }),
  })
  .meta({ id: 'DoesExplanation', description: 'The ability by which a card has a tag.' });
export type ExplanationView = z.infer<typeof explanationView>;

export const searchPageView = z
  .strictObject({
    items: z.array(cardView),
    totalCount,
    ...pageCursorsView,
    warnings: z.array(z.string()).meta({ description: 'Parts of the query that had no effect.' }),
    explanations: z.array(explanationView).meta({
      description: 'The abilities by which the cards of the page have the tags of `does:`; otherwise empty.',
    }),
    suggestions: z.array(candidateView).meta({
      description: 'Cards with similar names, best first; empty if any card matches.',
    }),
  })
  .meta({ id: 'CardPage', description: 'A page of a list of cards.' });

export const autocompleteView = z
  .strictObject({ items: z.array(cardNameView), totalCount })
  .meta({ id: 'CardNames', description: 'Cards whose names begin with or contain the given letters.' });

export const collectionView = z
  .strictObject({
    items: z.array(foundCardView),
    notFound: z
      .array(
        z.strictObject({
          ...place,
          identifier: z.unknown().meta({ description: 'The identifier from the request.' }),
          reason: z.enum(['not-found', 'ambiguous', 'malformed']).meta({
            description:
              'not-found: it names no card. ambiguous: it names several cards. malformed: it is not a valid identifier.',
          }),
          message: z
            .string()
            .nullable()
            .meta({ description: 'Error of a malformed identifier; null for other reasons.' }),
          suggestions: z.array(candidateView),
        }),
      )
      .meta({ description: 'Identifiers that do not name exactly one card.' }),
    totalCount,
  })
  .meta({ id: 'CardCollection', description: 'The cards that the identifiers of a request name.' });

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
