import type { ReadDocument } from './sources/document.ts';
import { readFirstEdition } from './sources/first-edition.ts';
import { readHandbookAddendum } from './sources/handbook-addendum.ts';
import { readReference } from './sources/reference.ts';
import { readShadowfist } from './sources/shadowfist.ts';
import { readTypeTwo } from './sources/type-two.ts';

/** The five documents of law: the name of each one's text file, and how it is read. */
export const documents: ReadonlyMap<string, ReadDocument> = new Map([
  ['shadowfist-year-of-the-dragon-rulebook.txt', readShadowfist],
  ['highlander-first-edition-rulebook.txt', readFirstEdition],
  ['highlander-handbook-addendum-2001.txt', readHandbookAddendum],
  ['highlander-type-two-rulebook-2010.txt', readTypeTwo],
  ['highlander-rules-reference-guide.txt', readReference],
]);
