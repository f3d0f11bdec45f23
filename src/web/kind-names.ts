import type { LookUpKind } from '../look-up/views.ts';

/** Kinds of results as people call them. */
export const kindNames: Readonly<Record<LookUpKind, { readonly one: string; readonly many: string }>> = {
  card: { one: 'Card', many: 'Cards' },
  ruling: { one: 'Ruling', many: 'Rulings' },
  rule: { one: 'Rule', many: 'Rules' },
  term: { one: 'Term', many: 'Terms' },
  example: { one: 'Worked example', many: 'Worked examples' },
  format: { one: 'Deck format', many: 'Deck formats' },
};

export const kindsInOrder = ['card', 'ruling', 'rule', 'term', 'example', 'format'] as const;
