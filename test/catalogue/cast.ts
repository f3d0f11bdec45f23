// A small catalogue of invented cards, as the content of the house and imported files make it together.
import type {
  Card,
  CardSet,
  GameSnapshot,
  Printing,
  Snapshot,
  Source,
  TextVersion,
} from '../../src/database/snapshot/snapshot.ts';
import type { Snapshots } from '../../src/database/snapshot/snapshots.ts';
import { shadowfist } from '../../src/games/shadowfist/game.ts';
import { untoldPrinting, untoldVersion } from '../setup/untold.ts';

export const rulebook: Source = {
  id: 'shadowfist.yotd',
  title: 'Rulebook',
  issuer: 'Old House',
  date: '2000',
  about: 'Invented.',
  rank: 1,
  supersedes: [],
  official: true,
};

const set = (code: string, order: number, name: string): CardSet => ({
  code,
  name,
  order,
  date: null,
  edition: null,
});
export const firstSet = set('first', 1, 'First Set');
export const secondSet = set('second', 2, 'Second Set');

export const printingIn = (of: CardSet, given: Partial<Printing> = {}): Printing => ({
  set: of,
  ...untoldPrinting,
  ...given,
});

/** A wording as printed in the first set, unless told otherwise. */
export const versionOf = (id: string, given: Partial<TextVersion> = {}): TextVersion => ({
  id: `shadowfist/tin-dragon/${id}`,
  ...untoldVersion,
  markedText: given.text ?? null,
  appliesTo: { to: 'printings', printings: [{ set: 'first', number: null }] },
  ...given,
});

export const tinDragon = (given: Partial<Card> = {}): Card => ({
  id: 'tin-dragon',
  slug: 'tin-dragon',
  name: 'Tin Dragon',
  title: 'Tin Dragon',
  formerTitles: [],
  subtitle: null,
  type: null,
  figures: {
    type: null,
    factions: [],
    cost: null,
    requires: null,
    provides: null,
    fighting: null,
    power: null,
    body: null,
    restrictions: null,
  },
  named: [],
  note: null,
  printings: [],
  versions: [],
  designators: [],
  ...given,
});

/** A catalogue of one game, with what a test puts in. */
export function catalogueOf(given: Partial<GameSnapshot>): Snapshots & { readonly snapshot: Snapshot } {
  const snapshot: Snapshot = {
    version: { number: 1, hash: 'invented', changedAt: new Date(0) },
    games: [
      {
        game: shadowfist,
        sources: [rulebook],
        rulesets: [],
        sets: [firstSet, secondSet],
        cards: [],
        rulings: [],
        rules: [],
        terms: [],
        groups: [],
        formats: [],
        redirects: new Map(),
        abilities: [],
        abilitiesByText: [],
        ...given,
      },
    ],
  };
  return { snapshot, current: () => snapshot };
}
