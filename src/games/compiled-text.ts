import type { Difference } from './vocabulary/accounting/account.ts';

/** What a compiler understood of a card's text. Pure: the same card always gives the same result. */
export interface CompiledText<Ability> {
  /** `whole`: every word of every sentence took part. `in-part`: some sentences did. `nothing`: none did. */
  readonly told: 'whole' | 'in-part' | 'nothing';
  /** What was understood, and an ability `unsupported` for each sentence that was not. */
  readonly abilities: readonly Ability[];
  readonly sentences: readonly CompiledSentence[];
}

/** A sentence of the text, and what the compiler made of it. */
export type CompiledSentence = {
  readonly text: string;
  /** The span in the card's text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
} & SentenceOutcome;

export type SentenceOutcome =
  /** `abilities` are indexes into those of the text; there are none for a restriction such as Unique. */
  | { readonly outcome: 'compiled'; readonly abilities: readonly number[] }
  | { readonly outcome: 'reminder' }
  /** `readings` are the possible meanings, as text. */
  | { readonly outcome: 'ambiguous'; readonly readings: readonly string[] }
  /** `understood` is the offset at which the longest understood prefix ends; `expected` could follow there. */
  | NotUnderstood;

export interface NotUnderstood {
  readonly outcome: 'not-understood';
  readonly understood: number;
  readonly expected: readonly string[];
  /** Words of the text that the abilities of the sentence do not say: the reading is rejected. */
  readonly missing?: readonly string[];
  /** What the abilities of the sentence say and the text does not: the reading is rejected. */
  readonly added?: readonly string[];
}

/** A card whose text is compiled. */
export interface CardText {
  readonly title: string;
  readonly subtitle: string | null;
  readonly type: string;
  /** By the keys of the game; absent where they are not known. */
  readonly figures: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The compiler of a game's card texts. */
export interface TextCompiler {
  readonly compile: (card: CardText) => CompiledText<unknown>;
  /** Compares the words of the text with abilities that somebody wrote for it. */
  readonly differenceFrom: (card: CardText, abilities: readonly unknown[]) => Difference;
  /** The rules text that abilities say. */
  readonly render: (card: CardText, abilities: readonly unknown[]) => string;
  /** Invented cards that show the words of the vocabulary. */
  readonly exampleCards: readonly CardText[];
  /** The templates of the phrases that say a word of a kind, such as the effect `draw`. */
  readonly templatesOf: (kind: string, word: string) => readonly string[];
}
