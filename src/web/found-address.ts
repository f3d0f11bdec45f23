import type { LookUpItem } from '../look-up/views.ts';
import {
  addressOf,
  cardAddress,
  exampleAddress,
  ruleAddress,
  rulingAddress,
  withQuery,
} from './addresses.ts';

/** The page of a search result. */
export function foundAddress({
  kind,
  id,
  game,
  url,
}: Pick<LookUpItem, 'kind' | 'id' | 'game' | 'url'>): string {
  switch (kind) {
    case 'card':
      return cardAddress(game, id.slice(id.indexOf('/') + 1));
    case 'ruling':
      return rulingAddress(id);
    case 'rule':
      return ruleAddress(game, id);
    case 'term':
      return addressOf(url);
    case 'example':
      return exampleAddress(id);
    case 'format':
      return withQuery('/decks', { game });
  }
}
