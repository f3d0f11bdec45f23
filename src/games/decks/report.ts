import type { DeckLine, DeckPrinting, DeckWording } from './deck.ts';
import type { DeckChange, DeckFormat } from './format.ts';
import type { CountedCard, Remark, Violation } from './violation.ts';

/** What a format says of a deck. */
export interface DeckReport {
  /** False if a rule is broken, whatever the cards are that were not found; null if it depends on them. */
  readonly legal: boolean | null;
  readonly format: Pick<DeckFormat, 'slug' | 'name' | 'ruleset'>;
  readonly violations: readonly ReportedViolation[];
  readonly warnings: readonly ReportedRemark[];
  /** The sources' counsel, which is never law. */
  readonly advice: readonly ReportedRemark[];
  readonly statistics: Readonly<Record<string, unknown>>;
  /** What the deck is made of, and by which law each card of it is played. */
  readonly cards: readonly ReportedCard[];
  /** Changes after which the known cards break no rule, those of the fewest copies first; empty for a legal deck. */
  readonly fixes: readonly Fix[];
  /** False if none was found, if the search ended before it had tried all that may be as small, or if cards were not found. */
  readonly fixesComplete: boolean;
}

export interface ReportedViolation extends Violation {
  readonly severity: 'violation';
  /** Changes that mend this one and break nothing else. */
  readonly fixes: readonly Fix[];
}

export interface ReportedRemark extends Omit<Remark, 'kind'> {
  readonly severity: Remark['kind'];
}

export interface ReportedCard extends CountedCard {
  readonly printing: DeckLine['printing'];
  /** Null where nobody has told by which law it is played. */
  readonly wording:
    | (Pick<DeckWording, 'law' | 'rule' | 'differs'> & { readonly printings: readonly PlayedAs[] })
    | null;
}

/** By which law the copies of a printing are played, where printings differ. */
export interface PlayedAs extends Pick<DeckPrinting, 'set' | 'number'> {
  readonly law: string;
  readonly rule: string | null;
}

/** Changes that together mend what they are offered for; none of them, and no copy of one, can be left out. */
export interface Fix {
  readonly changes: readonly NamedChange[];
  /** How many copies are changed. */
  readonly copies: number;
  /** The changes in one plain sentence. */
  readonly message: string;
}

export type NamedChange = DeckChange & { readonly name: string };
