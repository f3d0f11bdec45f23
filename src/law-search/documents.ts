import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import type { GameSlug } from '../games/registry.ts';
import { type NamedExample, readExamples } from '../worked-examples/example-file.ts';
import type { Naming } from './phrases.ts';

export const lawKinds = ['rule', 'ruling', 'term', 'example', 'format'] as const;
export type LawKind = (typeof lawKinds)[number];

/** The parts of a document in which words are looked for. */
export const fields = ['title', 'names', 'question', 'text', 'place'] as const;
export type Field = (typeof fields)[number];

/** Something of the law of a game that can be found by its words. */
export interface LawDocument {
  /** Unique among those of its kind and game. */
  readonly id: string;
  readonly kind: LawKind | 'card';
  readonly game: GameSlug;
  /** What it is called, as people are shown it. */
  readonly title: string;
  /** Other names of it, and the cards that it is about. */
  readonly names: readonly string[];
  /** The names of the cards that a ruling is about. */
  readonly cards: readonly string[];
  readonly question: string;
  readonly text: string;
  /** Where it is: its heading, and the words of its id. */
  readonly place: string;
}

/** The text of a field in which words are looked for. */
export function textOf(document: LawDocument, field: Field): string {
  // The heading of a section is that of many rules, so it says where they are rather than what they are called.
  if (field === 'title' && document.kind !== 'term' && document.kind !== 'format') return '';
  return field === 'names' ? document.names.join('; ') : document[field];
}

export function documentsOf({ games }: Snapshot): LawDocument[] {
  const examples = readExamples();
  return games.flatMap((game) => [
    ...game.terms.map((term) => termDocument(game, term)),
    ...game.rules.map((rule) => ruleDocument(game, rule)),
    ...rulingDocuments(game),
    ...examples
      .filter((example) => example.game === game.game.slug)
      .map((example) => exampleDocument(game, example)),
    ...game.formats.map((format) => formatDocument(game, format)),
  ]);
}

/** What the glossaries of the games call by several names. */
export function namingsIn({ games }: Snapshot): Naming[] {
  return games.flatMap(({ terms }) => terms.map(({ term, aliases }) => ({ name: term, aliases })));
}

function termDocument({ game }: GameSnapshot, term: GameSnapshot['terms'][number]): LawDocument {
  return {
    id: term.id,
    kind: 'term',
    game: game.slug,
    title: term.term,
    names: term.aliases,
    cards: [],
    question: '',
    text: term.definition,
    place: '',
  };
}

function ruleDocument(
  { game }: GameSnapshot,
  { id, section, heading, statement }: GameSnapshot['rules'][number],
): LawDocument {
  return {
    id,
    kind: 'rule',
    game: game.slug,
    title: heading,
    names: [],
    cards: [],
    question: '',
    text: statement,
    place: `${section}; ${heading}; ${nameIn(id)}`,
  };
}

function rulingDocuments({ game, rulings, cards }: GameSnapshot): LawDocument[] {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const cardsOf = (ruling: GameSnapshot['rulings'][number]) =>
    ruling.cards.flatMap((card) => names.get(card) ?? []);
  return rulings.map((ruling) => ({
    id: ruling.id,
    kind: 'ruling',
    game: game.slug,
    title: ruling.heading ?? '',
    names: [...cardsOf(ruling), ...ruling.terms],
    cards: cardsOf(ruling),
    question: ruling.question ?? '',
    text: ruling.statement,
    place: `${ruling.section}; ${ruling.heading ?? ''}; ${nameIn(ruling.id)}`,
  }));
}

function exampleDocument(
  { game }: GameSnapshot,
  { name, section, heading, about }: NamedExample,
): LawDocument {
  return {
    id: `${game.slug}/${name}`,
    kind: 'example',
    game: game.slug,
    title: heading ?? section,
    names: [],
    cards: [],
    question: '',
    text: about,
    place: name.replaceAll('-', ' '),
  };
}

function formatDocument(
  { game }: GameSnapshot,
  { slug, name, about }: GameSnapshot['formats'][number],
): LawDocument {
  return {
    id: slug,
    kind: 'format',
    game: game.slug,
    title: name,
    names: [`${name} format`, 'deck construction'],
    cards: [],
    question: '',
    text: about ?? '',
    place: slug.replaceAll('-', ' '),
  };
}

/** The last part of an id, as words. */
function nameIn(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ');
}
