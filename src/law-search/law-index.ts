import { keptAhead } from '../database/snapshot/built-ahead.ts';
import { documentsOf, namingsIn } from './documents.ts';
import { indexLaw, openLawIndex } from './text-index.ts';

/** All rules, rulings, terms, worked examples and formats of a snapshot, by their words. */
export const lawIndexOf = keptAhead({
  part: { name: 'law' },
  make: (snapshot) => indexLaw(documentsOf(snapshot), namingsIn(snapshot)),
  open: (data, snapshot) => openLawIndex(data, documentsOf(snapshot), namingsIn(snapshot)),
});
