// What the catalogue answers about designators, as zod schemas.
import { z } from 'zod';
import { designatorOrigins } from '../games/designators.ts';
import { pageCursorsView } from '../pagination.ts';
import { cardNameView, gameSlug } from './views.ts';

const issue = z
  .strictObject({
    source: z.string().meta({ description: 'Id of the source.' }),
    date: z.string().nullable().meta({
      description: 'Its date, as precise as known; null if unknown. Sources are ordered without it.',
    }),
  })
  .meta({ id: 'SourceIssue', description: 'The issue of a source, as a moment.' });

const span = {
  version: z.string().nullable().meta({
    description:
      'Id of the text version that gives it, by its title, its subtitle or a grant; null: it is as printed.',
  }),
  source: z
    .string()
    .nullable()
    .meta({ description: 'Id of the source that issued that version; null: it is as printed.' }),
  rules: z.array(z.string()).meta({ description: 'Ids of the rules that made it what it is.' }),
  from: issue
    .nullable()
    .meta({ description: 'It holds since this source was issued; null: since the card was printed.' }),
  until: issue
    .nullable()
    .meta({ description: 'It no longer holds since this source was issued; null while it holds.' }),
  supersededBy: z.string().nullable().meta({
    description:
      'Id of the text version that ended it; null while it holds, or if no known version ended it.',
  }),
};
const word = z.string().meta({ description: 'As it stands on the card, after splitting.' });
const key = z.string().meta({ description: 'The normal form by which designators match.' });

export const designatorView = z
  .strictObject({
    word,
    key,
    origin: z.enum(designatorOrigins).meta({
      description:
        'title or subtitle: a word of it, as printed or as a version changed it; granted: a version adds it.',
    }),
    ...span,
  })
  .meta({
    id: 'Designator',
    description:
      'A word that relates a card to others, where it comes from, and the span for which it holds. What the subtitle was before a change is often unknown: its designators are then listed only from the change on.',
  });
export type DesignatorView = z.infer<typeof designatorView>;

const granted = {
  designator: z.string().meta({ description: 'As the wording writes it.' }),
  key,
  to: z.string().meta({ description: 'The other cards that have it, in the words of the wording.' }),
  ...span,
};
export const grantedDesignatorView = z
  .strictObject(granted)
  .meta({ id: 'GrantedDesignator', description: 'A designator that a card gives to other cards.' });
export type GrantedDesignatorView = z.infer<typeof grantedDesignatorView>;

const asOf = z.string().nullable().meta({ description: 'The date or source the answer is for; null: now.' });

export const designatorsView = z
  .strictObject({
    card: cardNameView,
    asOf,
    items: z.array(designatorView).meta({ description: 'Those that it has at that moment.' }),
    totalCount: z.int(),
    history: z
      .array(designatorView)
      .meta({ description: 'All that it has or had at any moment, by the beginning of the span.' }),
    grantsOthers: z.array(grantedDesignatorView).meta({
      description: 'Those that its wordings give other cards at that moment; it does not have them itself.',
    }),
  })
  .meta({ id: 'Designators' });
export type DesignatorsView = z.infer<typeof designatorsView>;

export const designatorCardsView = z
  .strictObject({
    game: gameSlug,
    word: z.string(),
    keys: z.array(z.string()),
    asOf,
    items: z.array(z.strictObject({ card: cardNameView, designators: z.array(designatorView) })).meta({
      description: 'The cards that have every key at that moment; empty if it is only given to other cards.',
    }),
    totalCount: z.int(),
    grantedBy: z.array(z.strictObject({ card: cardNameView, ...granted })).meta({
      description:
        'The cards that give it to other cards at that moment. Which cards those are, depends on the game.',
    }),
  })
  .meta({ id: 'DesignatorCards', description: 'The cards that a designator matches.' });
export type DesignatorCardsView = z.infer<typeof designatorCardsView>;

export const designatorEntryView = z
  .strictObject({
    key,
    words: z.array(z.string()).meta({ description: 'The words of cards that it is the normal form of.' }),
    cards: z.int().meta({ description: 'How many cards have it at that moment.' }),
    grantedBy: z.int().meta({ description: 'How many cards give it to other cards at that moment.' }),
    url: z.string().meta({ description: 'Where those cards are listed.' }),
  })
  .meta({ id: 'DesignatorEntry', description: 'A designator that cards of a game have or give.' });
export type DesignatorEntryView = z.infer<typeof designatorEntryView>;

export const designatorListView = z
  .strictObject({
    game: gameSlug,
    asOf,
    items: z.array(designatorEntryView).meta({ description: 'By key, in code point order.' }),
    totalCount: z.int(),
    ...pageCursorsView,
  })
  .meta({ id: 'DesignatorPage' });

export const designatorMatchView = z
  .strictObject({
    game: gameSlug,
    a: z.string(),
    b: z.string(),
    matches: z.boolean(),
    rules: z.array(z.string()),
    reason: z.string(),
  })
  .meta({ id: 'DesignatorMatch' });
export type DesignatorMatchView = z.infer<typeof designatorMatchView>;
