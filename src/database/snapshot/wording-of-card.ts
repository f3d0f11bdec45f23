import type { CardWordings } from '../../games/wording/card-wordings.ts';
import type { Card } from './snapshot.ts';

/** What the law of wordings needs to know of a card. */
export function wordingsOfCard(card: Card): CardWordings {
  return {
    title: card.title,
    subtitle: card.subtitle,
    versions: card.versions.map(
      ({ id, kind, text, title, subtitle, figures, errataNumber, source, position, appliesTo }) => ({
        id,
        kind,
        text,
        title,
        subtitle,
        figures,
        errataNumber,
        source: source?.id ?? null,
        position,
        appliesTo,
      }),
    ),
    printings: card.printings.map(({ set, number, errataNumber }) => ({
      set: set.code,
      number,
      errataNumber,
      setName: set.name,
      setOrder: set.order,
      setEdition: set.edition,
      setDate: set.date,
    })),
  };
}
