import { LRUCache } from 'lru-cache';
import { fields, type LawDocument } from './documents.ts';
import type { DocumentTerms, LawIndexData } from './text-index.ts';
import { joinedStemsOf, stemsOf, wordsOf } from './words.ts';

/** What is compared closely of a document. */
export interface Indexed {
  readonly document: LawDocument;
  /** All its terms: stems, and marks of terms of several words. */
  readonly has: ReadonlySet<string>;
  /** Where each of its stems is, common words left out. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** What it is called, each as one word, whatever its gaps. */
  readonly calledBy: ReadonlySet<string>;
  /** The stems of the names of the cards that it is about. */
  readonly cardWords: ReadonlySet<string>;
  /** Places of all words of what it asks and says, common ones too, by their stems. */
  readonly wording: () => ReadonlyMap<string, readonly number[]>;
  /** Whether it says a number. */
  readonly hasNumber: () => boolean;
  /** Whether it says what is allowed. */
  readonly permits: () => boolean;
}

/** So many documents are kept as they are compared: the best finds of some questions. */
const MOST_KEPT = 1_000;

/** Makes what is compared of a document from its terms when a question finds it. */
export function indexedDocuments(
  { terms, places, starts }: Pick<LawIndexData, 'terms' | 'places' | 'starts'>,
  documents: readonly LawDocument[],
): (id: number) => Indexed | undefined {
  const kept = new LRUCache<number, Indexed>({ max: MOST_KEPT });
  return (id) => {
    const known = kept.get(id);
    const document = documents[id];
    if (known !== undefined || document === undefined) return known;
    const own = Array.from(places.subarray(starts[id], starts[id + 1]), (term) => terms[term] ?? '');
    const made = indexedOf(document, own);
    kept.set(id, made);
    return made;
  };
}

/** The terms of all fields, one field after the other. */
export function allTerms(terms: DocumentTerms): string[] {
  return fields.flatMap((field) => terms[field]);
}

const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{N}+|\w+teen|\w+ty|most|least)$/u;

const PERMITS = /^(?:yes|no)\b|\b(?:may|can|cannot|must|allowed|illegal|legal)\b/iu;

function indexedOf(document: LawDocument, terms: readonly string[]): Indexed {
  const places = placesOf(terms.filter((term) => !term.startsWith('#')));
  const names =
    document.kind === 'term' || document.kind === 'format' ? [document.title, ...document.names] : [];
  return {
    document,
    has: new Set(terms),
    places,
    calledBy: new Set(names.flatMap(joinedStemsOf)),
    cardWords: new Set(document.cards.flatMap(stemsOf)),
    wording: once(() => placesOf([document.question, document.text, document.title].flatMap(stemsOf))),
    // Few questions ask for these.
    permits: () => PERMITS.test(document.text),
    hasNumber: () => wordsOf(document.text).some(({ word }) => NUMBER.test(word)),
  };
}

function placesOf(stems: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, stem] of stems.entries()) {
    const known = places.get(stem);
    if (known === undefined) places.set(stem, [at]);
    else known.push(at);
  }
  return places;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
