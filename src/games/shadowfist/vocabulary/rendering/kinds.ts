import type { Filter } from '../terms.ts';
import { listed, plural } from './english.ts';

/** What a card that a filter lets through is called: by its type, if it must have one. */
export function kindOfCard(filter: Filter | undefined): string {
  return filter?.type === undefined ? 'card' : listed(filter.type, 'or');
}

export function kindOfCards(filter: Filter | undefined): string {
  return filter?.type === undefined ? 'cards' : listed(filter.type.map(plural), 'and');
}
