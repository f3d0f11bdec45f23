import { builtAhead } from '../database/snapshot/built-ahead.ts';
import { documentsOf, namingsIn } from './documents.ts';
import { lawIndexInSteps } from './text-index.ts';

/** All rules, rulings, terms, worked examples and formats of a snapshot, by their words. */
export const lawIndexOf = builtAhead((snapshot) =>
  lawIndexInSteps(documentsOf(snapshot), namingsIn(snapshot)),
);
