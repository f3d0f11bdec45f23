import type { Printing, TextVersion } from '../../src/database/snapshot/snapshot.ts';

/** A wording of which nothing is told; casts of tests say what there is. */
export const untoldVersion: Omit<TextVersion, 'id'> = {
  kind: 'printed',
  text: null,
  markedText: null,
  title: null,
  subtitle: null,
  grants: [],
  grantsOthers: [],
  errataNumber: null,
  errataNumberBasis: null,
  source: null,
  section: null,
  heading: null,
  position: 1,
  appliesTo: { to: 'all' },
  restored: [],
  figures: {},
  issuedAs: null,
  note: null,
  printedIn: [],
  importedFrom: [],
};

/** A printing of which nothing is told. */
export const untoldPrinting: Omit<Printing, 'set'> = {
  number: null,
  errataNumber: null,
  text: null,
  figures: {},
  attributes: {},
  importedFrom: [],
};
