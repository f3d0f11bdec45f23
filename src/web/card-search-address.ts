import type { GameSlug } from '../games/registry.ts';
import { withQuery } from './addresses.ts';

/** A card search. */
export interface AskedCards {
  /** In the search language; empty for all cards. */
  readonly q: string;
  readonly game: GameSlug | undefined;
  readonly order: string;
}

/** The page of a card search. */
export const cardSearchAddress = ({ q, game, order }: AskedCards, cursor?: string): string =>
  withQuery('/cards', { q, game, order: order === 'name' ? undefined : order, cursor });
