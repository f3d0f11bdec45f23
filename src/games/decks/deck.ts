import type { Edition } from '../content/card-set.ts';

/** What the law of decks needs to know of a card: its facts in force, as the catalogue or a bulk file has them. */
export interface DeckCard {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly type: string | null;
  /** By the keys of the game; null where no source gives one. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** The wording in force; null if no source gives it. */
  readonly text: string | null;
  /** Ids of the groups it belongs to. */
  readonly groups: readonly string[];
  readonly printings: readonly DeckPrinting[];
  /** By which law it is played. Absent where nobody has told. */
  readonly wording?: DeckWording;
}

export interface DeckPrinting {
  readonly set: string;
  readonly number: string | null;
  readonly edition: Edition | null;
}

/** Which law says what a card is played as, and where its printings differ what each of them is. */
export interface DeckWording {
  /** A stable word, such as `most-recent-printing`. */
  readonly law: string;
  /** Id of the Rule; null where there is nothing to cite. */
  readonly rule: string | null;
  /** Whether printings are played by different wordings. */
  readonly differs: boolean;
  /** Empty where all printings are alike. */
  readonly perPrinting: readonly DeckPrintingWording[];
}

export interface DeckPrintingWording {
  readonly printing: Pick<DeckPrinting, 'set' | 'number'>;
  readonly law: string;
  readonly rule: string | null;
  readonly text: string | null;
  /** The figures that are not the card's on these copies. */
  readonly figures: Readonly<Record<string, unknown>>;
}

/** Some copies of a card, as one line of the deck list has them. */
export interface DeckLine {
  readonly card: DeckCard;
  readonly quantity: number;
  /** The part of the deck it is in, by the game's own words: `deck`, `pre-game`. */
  readonly zone: string;
  /** The printing that the list names; null where it names none, so that any may be meant. */
  readonly printing: Pick<DeckPrinting, 'set' | 'number'> | null;
}

/** Copies whose card was not found: it may be any card. */
export interface UnknownCopies {
  readonly quantity: number;
  /** Null if the list names no parts, so that they may be in any. */
  readonly zone: string | null;
}

/** A deck. The law does not depend on the order of lines. */
export interface Deck {
  /** The copies whose card is known. */
  readonly lines: readonly DeckLine[];
  readonly unknown?: readonly UnknownCopies[];
}
