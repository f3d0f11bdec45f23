/** A card and how many copies of it, in a part of the deck. */
export interface CountedCard {
  readonly slug: string;
  readonly name: string;
  readonly zone: string;
  readonly quantity: number;
}

/** One way in which a deck breaks a rule of its format. */
export interface Violation {
  /** A stable word for the kind of breach, such as `too-many-of-title`. */
  readonly code: string;
  /** Id of the Rule; null for a rule of a user's own format that cites none. */
  readonly rule: string | null;
  /** What is wrong, with the figures, in one plain sentence. */
  readonly message: string;
  /** The cards it is about, by name; empty where it is about what the deck lacks. */
  readonly cards: readonly CountedCard[];
  /** How many there are, and how many there may or must be; null where it is not about numbers. */
  readonly counted: number | null;
  readonly allowed: number | null;
}

/** Something that is lawful and worth knowing: `warning` may matter at the table, `advice` is the sources' counsel and never law. */
export interface Remark {
  readonly kind: 'warning' | 'advice';
  readonly code: string;
  readonly rule: string | null;
  readonly message: string;
  readonly cards: readonly CountedCard[];
  /** The deck's own figure that it is about; null for none. */
  readonly figure: number | null;
}
