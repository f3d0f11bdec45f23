import type { marks } from '../card.ts';
import type { CardRef, Players } from './references.ts';
import type { Gem, Past, Range } from './terms.ts';
import type { Area, Kind, PlayedFrom } from './words.ts';

/** What a grid covers. At least one key. */
export interface Grid {
  /** A square of any of these, as an upper attack does of the upper row. */
  readonly touches?: readonly Area[];
  /** All squares of all of these. */
  readonly covers?: readonly Area[];
  /** No square but of these. */
  readonly within?: readonly Area[];
  readonly squares?: Range;
  /** A square next to one of that card's, or at its corner (Adjacent). */
  readonly adjacentTo?: CardRef;
  readonly touchesGridOf?: CardRef;
  readonly sameAs?: CardRef;
}

/** What a card is. Every key narrows; a card matches if it meets them all. One language for all that names cards. */
export interface Filter {
  /** It is each of these. */
  readonly kind?: readonly Kind[];
  /** The whole title, or the one that was chosen under a name. */
  readonly title?: string | { readonly chosen: string };
  /** Its title has this word, its Card Group; or these words together. */
  readonly titleWord?: string;
  readonly subtitle?: string;
  /** Specific to that Immortal, or to the Persona its controller plays. */
  readonly immortal?: string;
  readonly ofOwnPersona?: boolean;
  readonly weapon?: string;
  readonly mark?: (typeof marks)[number];
  readonly restricted?: boolean;
  /** As many as its Restriction number lie in play and in the discard pile of its player; six without a number. */
  readonly restrictionReached?: boolean;
  readonly gem?: Gem;
  readonly handIcons?: Range;
  readonly grid?: Grid;
  readonly controller?: Players;
  readonly owner?: Players;
  readonly hidden?: boolean;
  readonly powerBlow?: boolean;
  readonly canBePowerBlow?: boolean;
  readonly headShot?: boolean;
  readonly powerBlock?: boolean;
  readonly attackIs?: 'pending' | 'blocked' | 'dodged' | 'avoided' | 'successful';
  /** The first attack, or defense, that its player plays in the turn. */
  readonly firstOfTurn?: boolean;
  /** A defense against that attack; an attack that this defense is played against. */
  readonly against?: CardRef;
  readonly playedFrom?: PlayedFrom;
  /** Played from under a card such as this. */
  readonly playedFromUnder?: Filter;
  /** A weapon: whether it is disarmed or broken. */
  readonly disarmed?: boolean;
  readonly faceDown?: boolean;
  /** It is under that card; it is played on a card such as this. */
  readonly under?: CardRef;
  readonly on?: Filter;
  readonly counters?: { readonly name: string; readonly number: Range };
  readonly is?: CardRef;
  readonly isNot?: CardRef;
  readonly sharesTitleWith?: CardRef;
  readonly sharesTypeWith?: CardRef;
  /** Its text may do that to the opponent of its player; an attack may do damage as such. */
  readonly does?: 'damage' | 'disarm' | 'break' | 'trip';
  /** This happened to it. */
  readonly happened?: Past;
  readonly any?: readonly Filter[];
  readonly all?: readonly Filter[];
  readonly not?: Filter;
}
