import type { Game } from '../../../games/registry.ts';
import type { Card } from '../../snapshot/snapshot.ts';
import type { HeardPrinting } from './printings.ts';

/** The house's cards as files know them. */
export interface KnownCards {
  /** The card that printings are of; undefined where it is none of the house's. */
  readonly called: (identity: string, printings: readonly HeardPrinting[]) => Card | undefined;
}

/**
 * A printing is of a card of the house with the same identity, by its present title or a former one; or of its only
 * namesake, where either of them does not say what would tell them apart.
 */
export function knownCards(game: Game, cards: readonly Card[]): KnownCards {
  const { identity, namesakes } = game.columns;
  const byIdentity = new Map<string, Card>();
  const byName = new Map<string, Card[]>();
  for (const card of cards) {
    for (const title of [...card.formerTitles, card.title]) {
      byIdentity.set(identity({ ...card, title }), card);
      const name = namesakes({ ...card, title });
      const others = (byName.get(name) ?? []).filter((other) => other !== card);
      byName.set(name, [...others, card]);
    }
  }
  return {
    called(wanted, printings) {
      const same = byIdentity.get(wanted);
      const [first] = printings;
      if (same !== undefined || first === undefined) return same;
      const name = namesakes({
        title: first.title,
        subtitle: first.subtitle ?? null,
        figures: first.figures,
      });
      const [only, ...others] = byName.get(name) ?? [];
      if (only === undefined || others.length > 0) return undefined;
      const types = new Set(printings.flatMap(({ figures }) => (figures.type == null ? [] : [figures.type])));
      return only.type === null || types.size === 0 || types.has(only.type) ? only : undefined;
    },
  };
}
