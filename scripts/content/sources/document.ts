/** Stands where a copy lost a resource symbol. */
export const LOST_SYMBOL = '{}';

/** A card text as a source issues it. */
export interface IssuedText {
  /** The heading of the entry, line breaks folded. */
  readonly heading: string;
  /** The wording, emphasis taken off, line breaks folded, lost symbols marked; empty where the source says that there is none. */
  readonly text: string;
}

/** A card name that a source sets off in bold or quotes. */
export interface NamedCard {
  readonly name: string;
  readonly section: string;
}

/** A heading with words of its own below it. */
export interface Section {
  /** As rules name it: a number, or the heading in lower case with hyphens. */
  readonly id: string;
  readonly heading: string;
}

/** What a document of law holds by its own structure. */
export interface SourceDocument {
  readonly source: string;
  /** The section of each paragraph. */
  readonly sections: readonly Section[];
  readonly texts: readonly IssuedText[];
  /** Headwords of its glossary; empty where it has none. */
  readonly terms: readonly string[];
  /** Headwords of its questions and entries; empty where it has none. */
  readonly entries: readonly string[];
  /** The section of each worked example. */
  readonly examples: readonly string[];
  readonly namedCards: readonly NamedCard[];
  /** Whether the copy still shows card names in bold; where not, they are looked for in its prose. */
  readonly marksNames: boolean;
  /** Every word of it, to find what was copied rather than restated. */
  readonly prose: string;
}

/** Reads one kind of document from its text. */
export type ReadDocument = (text: string) => SourceDocument;
