import { earliestDate } from '../../games/content/card-set.ts';
import type { CardWordings } from '../../games/wording/card-wordings.ts';
import type { Card, CardSet } from './snapshot.ts';

/** What the law of wordings needs to know of a card; `sets` are those of its game. */
export function wordingsOfCard(card: Card, sets: readonly CardSet[]): CardWordings {
  return {
    title: card.title,
    subtitle: card.subtitle,
    versions: card.versions.map((version) => ({ ...version, source: version.source?.id ?? null })),
    printings: card.printings.map(({ set, number, errataNumber, text }) => ({
      set: set.code,
      number,
      errataNumber,
      text,
      setName: set.name,
      setOrder: set.order,
      setEdition: set.edition,
      setDate: set.date,
      earliestDate: earliestDate(set, sets),
    })),
  };
}
