// The smallest cast for tests of wordings: everything left out is absent.
import type {
  CardWordings,
  IssuedSource,
  WordingPrinting,
  WordingVersion,
} from '../../src/games/wording/card-wordings.ts';

export const shadowfistSources: readonly IssuedSource[] = [
  { id: 'shadowfist.yotd', title: 'Year of the Dragon Rulebook', date: '2000', official: true },
];

/** A document that the community of a game keeps. */
export function communityDocument(game: string, date: string | null = null): IssuedSource {
  return { id: `${game}.judges-list`, title: 'List of the Judges', date, official: false };
}

/** In order of issue: ranks 1 to 4. */
export const highlanderSources: readonly IssuedSource[] = [
  { id: 'highlander.first-edition', title: 'First Rulebook', date: null, official: true },
  { id: 'highlander.handbook-addendum', title: 'Handbook Addendum', date: '2001-05-11', official: true },
  { id: 'highlander.type-two', title: 'Type Two Rulebook', date: '2010-03', official: true },
  { id: 'highlander.reference', title: 'Reference Guide', date: null, official: true },
];

/** A printed wording of the printings named; its words are its id. */
export function printed(id: string, set: string, given: Partial<WordingVersion> = {}): WordingVersion {
  return version(id, {
    kind: 'printed',
    appliesTo: { to: 'printings', printings: [{ set, number: null }] },
    ...given,
  });
}

/** A wording for all copies; its words are its id. */
export function version(id: string, given: Partial<WordingVersion> = {}): WordingVersion {
  return {
    id,
    kind: 'functional',
    text: `${id} says.`,
    title: null,
    subtitle: null,
    figures: {},
    errataNumber: null,
    source: null,
    position: 1,
    appliesTo: { to: 'all' },
    printedIn: [],
    ...given,
  };
}

export function printing(set: string, given: Partial<WordingPrinting> = {}): WordingPrinting {
  return {
    set,
    number: null,
    errataNumber: null,
    text: null,
    setName: null,
    setOrder: null,
    setEdition: null,
    setDate: null,
    earliestDate: null,
    ...given,
  };
}

export function card(
  versions: readonly WordingVersion[],
  printings: readonly WordingPrinting[],
  given: Partial<CardWordings> = {},
): CardWordings {
  return { title: 'Fox Pass', subtitle: null, versions, printings, ...given };
}
