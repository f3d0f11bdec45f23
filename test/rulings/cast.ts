import type {
  GameSnapshot,
  GlossaryTerm,
  Rule,
  Ruling,
  Snapshot,
  Source,
} from '../../src/database/snapshot/snapshot.ts';
import type { Snapshots } from '../../src/database/snapshot/snapshots.ts';
import { shadowfist } from '../../src/games/shadowfist/game.ts';

export const oldBook: Source = {
  id: 'shadowfist.old-book',
  title: 'Old Book',
  issuer: 'Old House',
  date: '1995',
  about: 'Invented.',
  rank: 1,
  supersedes: [],
  official: true,
};
export const newBook: Source = {
  id: 'shadowfist.new-book',
  title: 'New Book',
  issuer: null,
  date: null,
  about: 'Invented.',
  rank: 2,
  supersedes: ['shadowfist.old-book'],
  official: true,
};

export const ruling = (id: string, changed: Partial<Ruling> = {}): Ruling => ({
  id,
  kind: 'ruling',
  question: null,
  statement: `What ${id} says.`,
  source: oldBook,
  section: '4.2',
  heading: null,
  date: null,
  issuer: null,
  cards: [],
  terms: [],
  rulesets: ['shadowfist.classic'],
  supersededBy: null,
  note: null,
  importedFrom: [],
  ...changed,
});

export const rule = (id: string, changed: Partial<Rule> = {}): Rule => ({
  id,
  section: '4.2',
  heading: 'Playing cards',
  statement: `What ${id} says.`,
  source: oldBook,
  held: 'checked',
  ...changed,
});

export const term = (id: string, changed: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id,
  term: id,
  aliases: [],
  kind: 'term',
  definition: 'Invented.',
  source: oldBook,
  section: '10',
  heading: null,
  see: [],
  note: null,
  ...changed,
});

const card = (id: string, name: string): GameSnapshot['cards'][number] => ({
  id,
  slug: id,
  name,
  title: name,
  formerTitles: [],
  subtitle: null,
  type: null,
  figures: {},
  named: [],
  note: null,
  printings: [],
  versions: [],
  designators: [],
});

/** A catalogue of one game with two books, two rulesets and two cards, and what a test puts in. */
export function catalogueOf(content: Partial<Pick<GameSnapshot, 'rulings' | 'rules' | 'terms'>>): Snapshots {
  const snapshot: Snapshot = {
    version: { number: 1, hash: 'invented', changedAt: new Date(0) },
    games: [
      {
        game: shadowfist,
        sources: [oldBook, newBook],
        rulesets: [
          { id: 'shadowfist.classic', name: 'Classic', about: 'Invented.', sources: [oldBook.id] },
          { id: 'shadowfist.modern', name: 'Modern', about: 'Invented.', sources: [oldBook.id, newBook.id] },
        ],
        sets: [],
        cards: [card('tin-dragon', 'Tin Dragon'), card('clay-monk', 'Clay Monk')],
        rulings: [],
        rules: [],
        terms: [],
        groups: [],
        formats: [],
        redirects: new Map(),
        abilities: [],
        abilitiesByText: [],
        ...content,
      },
    ],
  };
  return { current: () => snapshot };
}
