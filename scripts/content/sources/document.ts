/** A card text as a source issues it. */
export interface IssuedText {
  /** The heading of the entry, line breaks folded. */
  readonly heading: string;
  /** The wording, emphasis taken off and line breaks folded; empty where the source says that there is none. */
  readonly text: string;
}

/** A worked example, by the section that it stands in. */
export interface WorkedExample {
  readonly section: string;
  readonly words: string;
}

/** A card name that a source sets off in bold or quotes. */
export interface NamedCard {
  readonly name: string;
  readonly section: string;
}

/** A heading with law below it. */
export interface Section {
  /** As rules name it: a number, or the heading in lower case with hyphens. */
  readonly id: string;
  readonly heading: string;
}

/** What a document of law holds by its own structure. */
export interface SourceDocument {
  readonly source: string;
  readonly sections: readonly Section[];
  readonly texts: readonly IssuedText[];
  /** Headwords of its glossary; empty where it has none. */
  readonly terms: readonly string[];
  /** Headwords of its questions and entries; empty where it has none. */
  readonly entries: readonly string[];
  readonly examples: readonly WorkedExample[];
  readonly namedCards: readonly NamedCard[];
  /** Every word of it, to find what was copied rather than restated. */
  readonly prose: string;
}

/** Reads one kind of document from its text. */
export type ReadDocument = (text: string) => SourceDocument;
