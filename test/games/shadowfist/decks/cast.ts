import type { Deck, DeckCard, DeckLine } from '../../../../src/games/decks/deck.ts';
import type { CardPool, DeckFormat } from '../../../../src/games/decks/format.ts';
import type { DeckReport } from '../../../../src/games/decks/report.ts';
import { shadowfistDecks } from '../../../../src/games/shadowfist/decks/law.ts';
import { slugOf } from '../../../../src/games/slug.ts';

/** An invented Shadowfist card; what is not told is a plain neutral Character. */
export function card(title: string, told: Partial<DeckCard> = {}): DeckCard {
  return {
    slug: slugOf([title]),
    name: title,
    title,
    subtitle: null,
    type: 'Character',
    text: '',
    groups: [],
    printings: [{ set: 'old', number: null, edition: null }],
    ...told,
    figures: {
      factions: [],
      cost: 1,
      requires: [],
      provides: [],
      fighting: 1,
      power: null,
      body: null,
      ...told.figures,
    },
  };
}

export function line(of: DeckCard, quantity: number, set?: string): DeckLine {
  return { card: of, quantity, zone: 'deck', printing: set === undefined ? null : { set, number: null } };
}

export const deckOf = (...lines: DeckLine[]): Deck => ({ lines });

export function poolOf(...cards: readonly DeckCard[]): CardPool {
  const bySlug = new Map(cards.map((one) => [one.slug, one]));
  return { bySlug: (slug) => bySlug.get(slug), all: () => cards };
}

/** A format of these rules alone. */
export function formatOf(
  ...rules: readonly { readonly check: string; readonly [parameter: string]: unknown }[]
): DeckFormat {
  return shadowfistDecks.formatEntry.parse({
    slug: 'own',
    name: 'Own',
    ruleset: null,
    about: 'Invented.',
    rules,
  });
}

export const FIVE_COPIES = {
  check: 'copies-of-title',
  rule: 'shadowfist.yotd/8.1/five-copies',
  most: 5,
  ruleAcrossVersions: 'shadowfist.yotd/9.2/five-copies-across-versions',
};

export function validated(format: DeckFormat, ...lines: DeckLine[]): DeckReport {
  return shadowfistDecks.ready(format).validate(deckOf(...lines), poolOf(...lines.map((one) => one.card)));
}

/** The fixes of a report in words. */
export const inWords = ({ fixes }: Pick<DeckReport, 'fixes'>) => fixes.map(({ message }) => message);
