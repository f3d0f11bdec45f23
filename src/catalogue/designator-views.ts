// What the catalogue answers about designators, as zod schemas.
import { z } from 'zod';
import { designatorOrigins } from '../games/designators.ts';
import { pageCursorsView, totalCountView as totalCount } from '../pagination.ts';
import { cardNameView, gameSlug } from './views.ts';

const issue = z
  .strictObject({
    source: z.string().meta({ description: 'Id of the source.' }),
    date: z.string().nullable().meta({
      description: 'Date of the source as YYYY, YYYY-MM or YYYY-MM-DD; null if unknown.',
    }),
  })
  .meta({ id: 'SourceIssue', description: 'The time when a source was issued.' });

const span = {
  version: z.string().nullable().meta({
    description: 'Id of the text version that gives the designator; null if it is printed on the card.',
  }),
  source: z.string().nullable().meta({
    description: 'Id of the source of that text version; null if the designator is printed on the card.',
  }),
  rules: z
    .array(z.string())
    .meta({ description: 'Ids of the rules that give the designator or change its form.' }),
  from: issue.nullable().meta({
    description: 'The card has the designator since this source was issued; null if since it was printed.',
  }),
  until: issue.nullable().meta({
    description: 'The card lost the designator when this source was issued; null if it still has it.',
  }),
  supersededBy: z.string().nullable().meta({
    description: 'Id of the text version that removed the designator; null if no known version did.',
  }),
};
const word = z.string().meta({ description: 'The designator as written on the card, after splitting.' });
const key = z.string().meta({ description: 'Normal form; designators match if their keys are equal.' });

export const designatorView = z
  .strictObject({
    word,
    key,
    origin: z.enum(designatorOrigins).meta({
      description: 'title or subtitle: a word of the title or subtitle. granted: a text version adds it.',
    }),
    ...span,
  })
  .meta({
    id: 'Designator',
    description:
      'A designator of a card, with its origin and the time in which the card has it. If the subtitle before a change is unknown, its designators are listed only from the change on.',
  });
export type DesignatorView = z.infer<typeof designatorView>;

const granted = {
  designator: z.string().meta({ description: 'The designator as written in the text.' }),
  key,
  to: z.string().meta({ description: 'The cards that get the designator, in the words of the text.' }),
  ...span,
};
export const grantedDesignatorView = z
  .strictObject(granted)
  .meta({ id: 'GrantedDesignator', description: 'A designator that a card gives to other cards.' });
export type GrantedDesignatorView = z.infer<typeof grantedDesignatorView>;

const asOf = z
  .string()
  .nullable()
  .meta({ description: 'Date or source id from the request; null for the current state.' });

export const designatorsView = z
  .strictObject({
    card: cardNameView,
    asOf,
    items: z.array(designatorView).meta({ description: 'Designators of the card at the time `asOf`.' }),
    totalCount,
    history: z
      .array(designatorView)
      .meta({ description: 'All designators that the card has or had, in order of time.' }),
    grantsOthers: z.array(grantedDesignatorView).meta({
      description:
        'Designators that the card gives to other cards at the time `asOf`; the card itself does not have them.',
    }),
  })
  .meta({ id: 'Designators', description: 'The designators of a card.' });
export type DesignatorsView = z.infer<typeof designatorsView>;

export const designatorCardsView = z
  .strictObject({
    game: gameSlug,
    word: z.string().meta({ description: 'The designator from the request.' }),
    keys: z.array(z.string()).meta({ description: 'Normal forms of the designators that the words mean.' }),
    asOf,
    items: z.array(z.strictObject({ card: cardNameView, designators: z.array(designatorView) })).meta({
      description:
        'Cards that have all keys at the time `asOf`; empty if cards only give the designator to other cards.',
    }),
    totalCount,
    grantedBy: z.array(z.strictObject({ card: cardNameView, ...granted })).meta({
      description:
        'Cards that give the designator to other cards at the time `asOf`. The state of a game decides which cards get it.',
    }),
  })
  .meta({ id: 'DesignatorCards', description: 'The cards that a designator matches.' });
export type DesignatorCardsView = z.infer<typeof designatorCardsView>;

export const designatorEntryView = z
  .strictObject({
    key,
    words: z.array(z.string()).meta({ description: 'Words on cards with this normal form.' }),
    cards: z.int().meta({ description: 'Number of cards that have the designator at the time `asOf`.' }),
    grantedBy: z
      .int()
      .meta({ description: 'Number of cards that give it to other cards at the time `asOf`.' }),
    url: z.string().meta({ description: 'Path of the list of these cards.' }),
  })
  .meta({ id: 'DesignatorEntry', description: 'A designator that cards of a game have or give.' });
export type DesignatorEntryView = z.infer<typeof designatorEntryView>;

export const designatorListView = z
  .strictObject({
    game: gameSlug,
    asOf,
    items: z.array(designatorEntryView).meta({ description: 'By key, in code point order.' }),
    totalCount,
    ...pageCursorsView,
  })
  .meta({ id: 'DesignatorPage', description: 'A page of the designators of a game.' });

export const designatorMatchView = z
  .strictObject({
    game: gameSlug,
    a: z.string().meta({ description: 'The first designator from the request.' }),
    b: z.string().meta({ description: 'The second designator from the request.' }),
    matches: z.boolean().meta({ description: 'Whether the designators match.' }),
    rules: z.array(z.string()).meta({ description: 'Ids of the rules that decide it.' }),
    reason: z.string().meta({ description: 'The reason, in one sentence.' }),
  })
  .meta({ id: 'DesignatorMatch', description: 'Whether two designators match, and why.' });
export type DesignatorMatchView = z.infer<typeof designatorMatchView>;
