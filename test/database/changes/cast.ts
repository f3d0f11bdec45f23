// The smallest cast for tests of changes: everything left out is absent.
import { changesBetween } from '../../../src/database/changes/changes-between.ts';
import type {
  Card,
  CardSet,
  GameSnapshot,
  Printing,
  Source,
  TextVersion,
} from '../../../src/database/snapshot/snapshot.ts';
import { shadowfist } from '../../../src/games/shadowfist/game.ts';
import { untoldPrinting, untoldVersion } from '../../setup/untold.ts';

export const book: Source = {
  id: 'shadowfist.yotd',
  title: 'Year of the Dragon Rulebook',
  issuer: null,
  date: '2000',
  about: 'Invented.',
  rank: 1,
  supersedes: [],
  official: true,
};
export const standard: CardSet = {
  code: 'standard',
  name: 'Standard',
  order: 1,
  date: null,
  edition: null,
};
export const later: CardSet = { code: 'later', name: 'Later Set', order: 2, date: null, edition: null };

export function card(slug: string, given: Partial<Card> = {}): Card {
  const title = slug.replaceAll(/(^|-)(\w)/g, (_, before, letter) => (before && ' ') + letter.toUpperCase());
  return {
    id: `id-of-${slug}`,
    slug,
    name: title,
    title,
    formerTitles: [],
    subtitle: null,
    type: 'Character',
    figures: { type: 'Character', cost: 2 },
    named: [],
    note: null,
    printings: [],
    versions: [],
    designators: [],
    ...given,
  };
}

export function printing(set: CardSet, given: Partial<Printing> = {}): Printing {
  return {
    set,
    ...untoldPrinting,
    ...given,
  };
}

/** A wording for all copies. */
export function version(id: string, given: Partial<TextVersion> = {}): TextVersion {
  return {
    id,
    ...untoldVersion,
    kind: 'functional',
    text: 'Toughness 1.',
    markedText: 'Toughness 1.',
    errataNumber: 1,
    errataNumberBasis: 'printed',
    source: book,
    section: '9.2',
    ...given,
  };
}

/** A wording as it is printed in one set. */
export function printed(id: string, set: CardSet, given: Partial<TextVersion> = {}): TextVersion {
  return version(id, {
    kind: 'printed',
    errataNumber: null,
    errataNumberBasis: null,
    source: null,
    section: null,
    appliesTo: { to: 'printings', printings: [{ set: set.code, number: null }] },
    ...given,
  });
}

export function content(given: Partial<GameSnapshot> = {}): GameSnapshot {
  return {
    game: shadowfist,
    sources: [book],
    rulesets: [],
    sets: [standard, later],
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
  };
}

/** What changes between two contents, of which only this much is told. */
export function changes(
  before: Partial<GameSnapshot>,
  after: Partial<GameSnapshot>,
  merges: ReadonlyMap<string, string> = new Map(),
) {
  return changesBetween(content(before), content(after), merges);
}

/** What is different of one card; undefined where nothing is. */
export function fieldsOf(before: Partial<Card>, after: Partial<Card>) {
  const [change] = changes({ cards: [card('tin-dragon', before)] }, { cards: [card('tin-dragon', after)] });
  return change?.fields;
}
