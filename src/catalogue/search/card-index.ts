import type { GameSlug } from '../../games/registry.ts';

/** The kinds of values that cards can be asked for. */
export const cardValues = [
  'type',
  'grid',
  'factions',
  'traits',
  'immortals',
  'gems',
  'sets',
  'sources',
] as const;
export type CardValue = (typeof cardValues)[number];

/** The cards of one content by what they have; cards are named by their ids. */
export interface CardIndex {
  /** The cards that have a value. */
  readonly withValue: (of: CardValue, value: string) => readonly string[];
  readonly withRuling: readonly string[];
  /** The cards that have or had a designator themselves, by its key. */
  readonly withDesignator: (game: GameSlug, key: string) => readonly HeldDesignator[];
}

/** A designator of a card over a span of ranks of sources. */
export interface HeldDesignator {
  readonly card: string;
  readonly from: number;
  /** Null while the card has it. */
  readonly until: number | null;
}
