import type { GameSlug } from '../../games/registry.ts';
import type { KnownValue } from './context.ts';

/** Resources that a card requires or provides, each with how often. */
export interface ResourcesOfCard {
  readonly card: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** A figure of cards that can be compared: by the ids of the cards that have it. */
export type FigureByCard = ReadonlyMap<string, number>;

/** What searches ask about cards that PostgreSQL does not know; cards are named by their ids. */
export interface CardFacts {
  /** The cards of which the resources are known. */
  readonly resources: (of: 'requires' | 'provides') => readonly ResourcesOfCard[];
  /** The resources that cards require or provide, with what they are called. */
  readonly resourceNames: () => readonly KnownValue[];
  readonly figures: (figure: string) => FigureByCard;
  /** The cards with a figure that is not a number, such as `X`. */
  readonly withSymbol: (figure: string, symbol: string) => readonly string[];
  /** The years in which each card was printed. */
  readonly years: () => ReadonlyMap<string, readonly number[]>;
  readonly rarities: () => readonly KnownValue[];
  readonly withRarity: (rarity: string) => readonly string[];
  /** Printed in several sets. */
  readonly reprints: () => readonly string[];
  readonly formats: () => readonly KnownValue[];
  /** The cards that a format of a game allows or forbids. */
  readonly inFormat: (game: GameSlug, format: string, isLegal: boolean) => readonly string[];
  /** The tags of what cards do, by the words of their abilities. */
  readonly tags: () => readonly KnownValue[];
  readonly doing: (tag: string) => readonly string[];
  readonly playable: () => readonly string[];
}
