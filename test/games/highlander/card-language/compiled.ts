import { expect } from 'vitest';
import { type CompilableCard, compile } from '../../../../src/games/highlander/card-language/compile.ts';

type Card = Omit<CompilableCard, 'text'>;

/** Invented cards, one of each kind. */
export const attack: Card = { title: 'Old Oak', subtitle: null, type: 'Attack' };
export const block: Card = { title: 'Iron Bark', subtitle: null, type: 'Basic Block' };
export const event: Card = { title: 'Leaf Fall', subtitle: null, type: 'Event' };
export const situation: Card = { title: 'Long Winter', subtitle: null, type: 'Situation' };

/** The abilities of a text that is understood as a whole. */
export function abilitiesOf(card: Card, text: string): readonly unknown[] {
  const { told, abilities, sentences } = compile({ ...card, text });
  expect(told, JSON.stringify(sentences)).toBe('whole');
  return abilities;
}

/** How much of a text is understood. */
export function toldOf(card: Card, text: string): string {
  return compile({ ...card, text }).told;
}
