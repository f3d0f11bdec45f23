import { expect } from 'vitest';
import { type CompilableCard, compile } from '../../../../src/games/shadowfist/card-language/compile.ts';

type Card = Omit<CompilableCard, 'text'>;

/** Invented cards, one of each kind. */
export const character: Card = { title: 'Old Oak', type: 'Character', fighting: 3, cost: 2 };
export const site: Card = { title: 'Salt Mine', type: 'Site', fighting: null, cost: 2 };
export const state: Card = { title: 'Iron Bark', type: 'State', fighting: null, cost: 1 };
export const edge: Card = { title: 'Long Winter', type: 'Edge', fighting: null, cost: 1 };
export const event: Card = { title: 'Leaf Fall', type: 'Event', fighting: null, cost: 0 };

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
