import type { LookUpItem } from '../look-up/views.ts';
import {
  cardAddress,
  exampleAddress,
  ruleAddress,
  rulingAddress,
  termAddress,
  termAnchor,
  withQuery,
} from './addresses.ts';

/** The page of a search result. */
export function foundAddress({ kind, id, game }: Pick<LookUpItem, 'kind' | 'id' | 'game'>): string {
  switch (kind) {
    case 'card':
      return cardAddress(game, id.slice(id.indexOf('/') + 1));
    case 'ruling':
      return rulingAddress(id);
    case 'rule':
      return ruleAddress(game, id);
    case 'term':
      return termAddress(game, termAnchor({ id }));
    case 'example':
      return exampleAddress(id);
    case 'format':
      return withQuery('/decks', { game });
  }
}
