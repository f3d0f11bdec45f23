import type { GameSnapshot } from '../snapshot/snapshot.ts';
import { cardDifferences } from './card-differences.ts';
import type { ChangedKind, FieldChange } from './change.ts';
import { differences } from './differences.ts';

/** One game at one data version, with its cards by id. */
export interface Content {
  readonly game: GameSnapshot;
  readonly cards: ReadonlyMap<string, { readonly slug: string; readonly name: string }>;
}

/** A kind of thing that content is made of. */
export interface Kind<Thing> {
  readonly of: ChangedKind;
  readonly all: (game: GameSnapshot) => readonly Thing[];
  /** What it keeps, whatever else changes. */
  readonly key: (thing: Thing) => string;
  /** What people find it by. */
  readonly subject: (thing: Thing) => string;
  readonly name: (thing: Thing, content: Content) => string;
  readonly differences: (from: Thing, fromContent: Content, to: Thing, toContent: Content) => FieldChange[];
}

/** Compares what is told of a thing, part by part. */
function ofTold<Thing>(told: (thing: Thing, content: Content) => object): Kind<Thing>['differences'] {
  return (from, fromContent, to, toContent) => differences(told(from, fromContent), told(to, toContent));
}

const byId = {
  key: ({ id }: { readonly id: string }) => id,
  subject: ({ id }: { readonly id: string }) => id,
};

/** Its place among the others is not told: the date is, and what depends on the order is the wording in force. */
export const sources: Kind<GameSnapshot['sources'][number]> = {
  of: 'source',
  all: (game) => game.sources,
  ...byId,
  name: ({ title }) => title,
  differences: ofTold(({ id, rank, ...told }) => told),
};

export const rulesets: Kind<GameSnapshot['rulesets'][number]> = {
  of: 'ruleset',
  all: (game) => game.rulesets,
  ...byId,
  name: ({ name }) => name,
  differences: ofTold(({ id, ...told }) => told),
};

export const sets: Kind<GameSnapshot['sets'][number]> = {
  of: 'set',
  all: (game) => game.sets,
  key: ({ code }) => code,
  subject: ({ code }) => code,
  name: ({ code, name }) => name ?? code,
  differences: ofTold(({ code, ...told }) => told),
};

export const cards: Kind<GameSnapshot['cards'][number]> = {
  of: 'card',
  all: (game) => game.cards,
  key: ({ id }) => id,
  subject: ({ slug }) => slug,
  name: ({ name }) => name,
  differences: (from, before, to, after) => cardDifferences(from, before.game, to, after.game),
};

export const groups: Kind<GameSnapshot['groups'][number]> = {
  of: 'group',
  all: (game) => game.groups,
  ...byId,
  name: ({ name }) => name,
  differences: ofTold(({ id, source, members, ...told }, content) => ({
    ...told,
    source: source.id,
    members: members.map(({ card, place }) => ({ card: slugOf(card, content), place })),
  })),
};

/** A ruling is called by what it rules on. */
export const rulings: Kind<GameSnapshot['rulings'][number]> = {
  of: 'ruling',
  all: (game) => game.rulings,
  ...byId,
  name: ({ id, cards, terms }, content) => {
    const named = cards.map((card) => content.cards.get(card)?.name ?? card);
    return [...(named.length > 0 ? named : terms)].join(', ') || id;
  },
  differences: ofTold(({ id, source, cards, ...told }, content) => ({
    ...told,
    source: source.id,
    cards: cards.map((card) => slugOf(card, content)),
  })),
};

export const rules: Kind<GameSnapshot['rules'][number]> = {
  of: 'rule',
  all: (game) => game.rules,
  ...byId,
  name: ({ heading }) => heading,
  differences: ofTold(({ section, heading, statement, source, held }) => ({
    section,
    heading,
    statement,
    source: source.id,
    held,
  })),
};

export const terms: Kind<GameSnapshot['terms'][number]> = {
  of: 'term',
  all: (game) => game.terms,
  ...byId,
  name: ({ term }) => term,
  differences: ofTold(({ id, source, ...told }) => ({ ...told, source: source.id })),
};

export const formats: Kind<GameSnapshot['formats'][number]> = {
  of: 'format',
  all: (game) => game.formats,
  key: ({ slug }) => slug,
  subject: ({ slug }) => slug,
  name: ({ name }) => name,
  differences: ofTold(({ slug, ...told }) => told),
};

function slugOf(card: string, { cards }: Content): string {
  return cards.get(card)?.slug ?? card;
}
