import type { RE2JS } from 're2js';
import type { GameSlug } from '../../games/registry.ts';
import type { CardFacts } from './card-facts.ts';

/** A name that a value of a key may have, as one game's cards have it. */
export interface KnownValue {
  readonly game: GameSlug;
  /** As the card's column holds it. */
  readonly value: string;
  /** What else it is called: a faction's symbol, a set's name, a source's id without its game. */
  readonly aliases?: readonly string[];
}

/** The values that cards are known to have; what is in none of them is a slip of the asker. */
export interface KnownValues {
  readonly types: readonly KnownValue[];
  readonly traits: readonly KnownValue[];
  readonly sets: readonly KnownValue[];
  readonly factions: readonly KnownValue[];
  readonly immortals: readonly KnownValue[];
  readonly gems: readonly KnownValue[];
  readonly sources: readonly KnownValue[];
}

/** The time at which wordings are read: a partial date (the whole of that year, month or day has passed) or a source just issued. */
export type AsOf =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'source'; readonly source: string };

/** The date or the id of a source. */
export function momentOf(asOf: AsOf): string {
  return asOf.kind === 'date' ? asOf.date : asOf.source;
}

/** The rank of the last source that one game had at a time; 0 before any. */
export interface GameRank {
  readonly game: GameSlug;
  readonly rank: number;
}

/** A game at a time: the rank of the last source that it had; null: now. */
export interface GameTime {
  readonly game: GameSlug;
  readonly rank: number | null;
}

/** What a card says that can be searched as text. */
export type TextField = 'name' | 'subtitle' | 'text';

export interface RegexRequest {
  readonly regex: RE2JS;
  /** It is enough that one of them matches. */
  readonly fields: readonly TextField[];
  /** Null: the wording in force now. */
  readonly asOf: AsOf | null;
}

/** What a query is compiled against. */
export interface SearchContext {
  /** Absent: the cards of every game. */
  readonly game?: GameSlug;
  readonly known: KnownValues;
  readonly facts: CardFacts;
  /** How a game that has designators turns words into the keys by which its cards hold them. */
  readonly designatorKeys: ReadonlyMap<GameSlug, (words: string) => readonly string[]>;
  /** The rank of every game at a time. A game left out has no cards then. */
  readonly ranksAsOf: (asOf: AsOf) => readonly GameRank[];
  /** Whether the folded name of a card has these folded words. Counts its work. */
  readonly isInName: (words: string) => boolean;
  /** The ids of the cards whose words match. Counts its work. */
  readonly matchRegex: (request: RegexRequest) => readonly string[];
}
