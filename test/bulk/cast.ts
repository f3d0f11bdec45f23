import type {
  Card,
  CardSet,
  GameSnapshot,
  Printing,
  Snapshot,
  Source,
} from '../../src/database/snapshot/snapshot.ts';
import { highlander } from '../../src/games/highlander/game.ts';
import { shadowfist } from '../../src/games/shadowfist/game.ts';
import { untoldPrinting, untoldVersion } from '../setup/untold.ts';

export const book: Source = {
  id: 'shadowfist.book',
  title: 'Book',
  issuer: null,
  date: '2000',
  about: 'Invented.',
  rank: 1,
  supersedes: [],
  official: true,
};

const set = (code: string, order: number | null): CardSet => ({
  code,
  name: null,
  order,
  date: null,
  edition: null,
});
export const sets = { first: set('first', 1), second: set('second', 2), promo: set('promo', null) };

export const printing = (of: CardSet, changed: Partial<Printing> = {}): Printing => ({
  set: of,
  ...untoldPrinting,
  ...changed,
});

/** A Character with one wording, which the book gives. */
export function card(slug: string, changed: Partial<Card> = {}): Card {
  return {
    id: `id-of-${slug}`,
    slug,
    name: slug,
    title: slug,
    formerTitles: [],
    subtitle: null,
    type: 'Character',
    figures: {
      type: 'Character',
      factions: ['Dragons'],
      cost: 2,
      requires: ['dra'],
      provides: ['dra'],
      fighting: 3,
      power: null,
      body: null,
      restrictions: [],
    },
    named: [{ source: book.id, section: '9.2', heading: null }],
    note: null,
    printings: [printing(sets.first), printing(sets.second)],
    versions: [
      {
        id: `${slug}/book`,
        ...untoldVersion,
        kind: 'functional',
        text: `Toughness ${slug.length}.`,
        markedText: `**Toughness** ${slug.length}.`,
        errataNumber: 1,
        errataNumberBasis: 'printed',
        source: book,
        section: '9.2',
      },
    ],
    designators: [],
    ...changed,
  };
}

/** Shadowfist with these cards, and Highlander with nothing. */
export function catalogueOf(cards: readonly Card[], changed: Partial<GameSnapshot> = {}): Snapshot {
  const nothing = {
    sources: [],
    rulesets: [],
    sets: [],
    cards: [],
    rulings: [],
    rules: [],
    terms: [],
    groups: [],
    formats: [],
    redirects: new Map(),
    abilities: [],
    abilitiesByText: [],
  };
  return {
    version: { number: 1, hash: 'invented', changedAt: new Date(0) },
    games: [
      { ...nothing, game: shadowfist, sources: [book], sets: Object.values(sets), cards, ...changed },
      { ...nothing, game: highlander },
    ],
  };
}
