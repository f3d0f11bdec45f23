import type { Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import { candidate, cardName } from './card-view.ts';
import type { CardReading } from './card-reading.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { namesOf } from './names-of-cards.ts';
import type { AutocompleteView, CardView, CollectionView } from './views.ts';

export interface NamedQuery {
  readonly game?: GameSlug | undefined;
  /** The name itself, but for case, accents, punctuation and a leading article. */
  readonly exact?: string | undefined;
  /** The name with typos, in another order, or in part. */
  readonly fuzzy?: string | undefined;
  readonly asOf?: string | undefined;
}

export type CardIdentifier =
  | { readonly id: string }
  | { readonly game: GameSlug; readonly slug: string }
  | { readonly name: string; readonly game?: GameSlug | undefined };

/** Cards by their names: one name index and one ranking for all of these. */
export interface CardNaming {
  /** The card of a name. Throws card/not-found with suggestions, or card/ambiguous with candidates. */
  named(query: NamedQuery): CardView;
  /** The card that a name, exact or nearly so, means. Throws as `named`. */
  find(name: string, game: GameSlug | undefined): { readonly id: string; readonly game: GameSlug; readonly slug: string };
  autocomplete(q: string, game: GameSlug | undefined, limit: number): AutocompleteView;
  collection(identifiers: readonly CardIdentifier[], asOf?: string): CollectionView;
}

export function createCardNaming(snapshots: Snapshots, reading: CardReading): CardNaming {
  const names = () => namesOf(snapshots.current());

  const exactly = (name: string, game: GameSlug | undefined): ShelvedCard => {
    const { index, shelved } = names();
    const found = index.exact(name, game);
    const [only, ...others] = found;
    if (only === undefined) throw notFound(name, game);
    if (others.length > 0) throw ambiguous(name, found.map((entry) => ({ card: shelved(entry.id), score: 1 })));
    return shelved(only.id);
  };

  const nearly = (name: string, game: GameSlug | undefined): ShelvedCard => {
    const { index, shelved } = names();
    const result = index.fuzzy(name, game);
    switch (result.kind) {
      case 'found':
        return shelved(result.entry.id);
      case 'ambiguous':
        throw ambiguous(name, result.candidates.map(({ entry, score }) => ({ card: shelved(entry.id), score })));
      case 'none':
        throw notFound(name, game);
    }
  };

  const notFound = (name: string, game: GameSlug | undefined) =>
    new Problem('card/not-found', `No card${game === undefined ? '' : ` of ${game}`} is called "${name}".`, {
      suggestions: names().suggest(name, game),
    });

  const resolve = (identifier: CardIdentifier): ShelvedCard => {
    if ('slug' in identifier) return reading.shelved(identifier.game, identifier.slug);
    if ('name' in identifier) return exactly(identifier.name, identifier.game);
    const found = libraryOf(snapshots.current()).byId.get(identifier.id);
    if (found === undefined) throw new Problem('card/not-found', `No card has the id "${identifier.id}".`, { suggestions: [] });
    return found;
  };

  return {
    named({ exact, fuzzy, game, asOf }) {
      const shelved = exact === undefined ? nearly(fuzzy ?? '', game) : exactly(exact, game);
      return reading.view(shelved, asOf);
    },
    find(name, game) {
      const { card, game: of } = nearly(name, game);
      return { id: card.id, game: of.game.slug, slug: card.slug };
    },
    autocomplete(q, game, limit) {
      const { index, shelved } = names();
      const items = index.autocomplete(q, game, limit).map((entry) => cardName(shelved(entry.id)));
      return { items, totalCount: items.length };
    },
    collection(identifiers, asOf) {
      const items: CardView[] = [];
      const notFoundItems: CollectionView['notFound'] = [];
      identifiers.forEach((identifier, index) => {
        let shelved: ShelvedCard;
        try {
          shelved = resolve(identifier);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          notFoundItems.push(missing(index, identifier, error));
          return;
        }
        items.push(reading.view(shelved, asOf));
      });
      return { items, notFound: notFoundItems, totalCount: items.length };
    },
  };
}

function ambiguous(name: string, found: readonly { readonly card: ShelvedCard; readonly score: number }[]): Problem {
  return new Problem('card/ambiguous', `"${name}" may be any of ${found.length} cards; name one of them, or its game.`, {
    candidates: found.map(({ card, score }) => candidate(card, score)),
  });
}

function missing(index: number, identifier: CardIdentifier, problem: Problem): CollectionView['notFound'][number] {
  const { candidates, suggestions } = problem.extra as Partial<Record<'candidates' | 'suggestions', CollectionView['notFound'][number]['suggestions']>>;
  return {
    index,
    identifier: { ...identifier },
    reason: problem.code === 'card/ambiguous' ? 'ambiguous' : 'not-found',
    suggestions: candidates ?? suggestions ?? [],
  };
}
