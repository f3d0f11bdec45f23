import { closest, distance } from 'fastest-levenshtein';
import type { Place, Remark } from '../../../card-files/entries.ts';
import { fold } from '../../../games/fold.ts';
import { nameKey, titleKey } from '../../../games/title.ts';
import type { Card } from '../../snapshot/snapshot.ts';

/**
 * Finds the card that a file names: by slug, by name, or by a title that only one card has. A leading article may be
 * left out or added where no card is called exactly so.
 */
export interface CardFinder {
  readonly find: (written: string) => Card | undefined;
  /** That a name is nobody's, or several cards'. */
  readonly missing: (written: string, place: Place) => Remark;
}

export function cardFinder(cards: readonly Card[]): CardFinder {
  let index: CardIndex | undefined;
  // Made when the first name is sought: most files name no card, and a large catalogue has many names.
  const indexed = () => {
    index ??= {
      slugs: new Map(cards.map((card) => [card.slug, card])),
      byTitle: cardsBy(titleKey, cards),
      byName: cardsBy(nameKey, cards),
    };
    return index;
  };
  const called = (written: string) => {
    const { byTitle, byName } = indexed();
    return [...(byTitle.get(titleKey(written)) ?? byName.get(nameKey(written)) ?? [])];
  };
  return {
    find(written) {
      const bySlug = indexed().slugs.get(written);
      if (bySlug !== undefined) return bySlug;
      const found = called(written);
      const exact = found.filter(({ name }) => fold(name) === fold(written));
      const [only, ...others] = exact.length === 1 ? exact : found;
      return others.length === 0 ? only : undefined;
    },
    missing(written, place) {
      const found = called(written);
      if (found.length > 1) {
        const names = found.map(({ name }) => `"${name}"`).join(', ');
        return error(
          'card/ambiguous',
          place,
          `Several cards are called "${written}": ${names}. Name one of them.`,
        );
      }
      const nearest = nearestName(written, cards);
      const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
      return error('card/not-found', place, `No card is called "${written}".${hint}`);
    },
  };
}

interface CardIndex {
  readonly slugs: ReadonlyMap<string, Card>;
  readonly byTitle: ReadonlyMap<string, ReadonlySet<Card>>;
  readonly byName: ReadonlyMap<string, ReadonlySet<Card>>;
}

/** The cards by what each of their names and titles is compared by. */
function cardsBy(
  keyOf: (name: string) => string,
  cards: readonly Card[],
): ReadonlyMap<string, ReadonlySet<Card>> {
  const found = new Map<string, Set<Card>>();
  for (const card of cards) {
    for (const name of [card.name, card.title, ...card.formerTitles]) {
      const key = keyOf(name);
      found.set(key, (found.get(key) ?? new Set()).add(card));
    }
  }
  return found;
}

function nearestName(written: string, cards: readonly Card[]): string | undefined {
  const wanted = fold(written);
  const byFolded = new Map(cards.map(({ name }) => [fold(name), name]));
  if (byFolded.size === 0) return undefined;
  const near = closest(wanted, [...byFolded.keys()]);
  return distance(near, wanted) * 3 <= wanted.length ? byFolded.get(near) : undefined;
}

function error(code: string, place: Place, message: string): Remark {
  return { level: 'error', code, place, message };
}
