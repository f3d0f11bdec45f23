import { expect, test } from 'vitest';
import { compile } from '../../../src/games/highlander/card-language/compile.ts';
import { deckBuildingInText } from '../../../src/games/highlander/deck-building-in-text.ts';
import { card, figures, inDeck, persona, preGame, violations } from './decks/cast.ts';

const MASTERS = 'You may include up to 3 Master cards.';
const WEAPON = 'You may only include this card in your deck if you are using the Tin Spoon Weapon of Choice.';
const toldOf = (type: 'Persona' | 'Event' | 'Attack', text: string) =>
  compile({ title: 'Leaf Fall', subtitle: null, type, text }).told;

test('The text of a Persona says how many Master cards a deck may have', () => {
  expect(deckBuildingInText('Persona', MASTERS)).toEqual([{ ability: 'master-cards', upTo: 3 }]);
  expect(deckBuildingInText('Persona', 'You may include up to two Master cards in your deck.')).toEqual([
    { ability: 'master-cards', upTo: 2 },
  ]);
});

test('A text says which Weapon of Choice the card needs', () => {
  expect(deckBuildingInText('Event', WEAPON)).toEqual([{ ability: 'requires-weapon', weapon: 'Tin Spoon' }]);
});

test.each([
  ['Event', MASTERS],
  ['Persona', 'You may include up to 3 attacks.'],
  ['Persona', 'You may include up to 0 attacks.'],
  ['Persona', 'You may include up to 3 Events in your deck.'],
  ['Attack', 'You may only include this card in your deck if you are using a two-handed weapon.'],
] as const)('A rule for decks that no deck rule reads is not understood: %s, “%s”', (type, text) => {
  expect(deckBuildingInText(type, text)).toEqual([]);
  expect(toldOf(type, text)).toBe('nothing');
});

test.each([
  ['Persona', MASTERS],
  ['Attack', WEAPON],
] as const)('A rule for decks that is understood is data for the deck rules: %s, “%s”', (type, text) => {
  expect(toldOf(type, text)).toBe('whole');
  expect(deckBuildingInText(type, text)).toHaveLength(1);
});

const rule = { check: 'card-requirements', rule: null };

test('A deck needs the Weapon of Choice that the text of a card names', () => {
  const spoon = card('Tin Spoon', { type: 'Weapon of Choice', handIcons: 1 });
  const needing = inDeck(1, card('Leaf Fall', { type: 'Attack', text: WEAPON }));
  expect(figures(violations(rule, [needing]))).toEqual([['card-requires-weapon', 1, 0]]);
  expect(violations(rule, [needing, preGame(spoon)])).toEqual([]);
});

test('Data of the card goes before its text', () => {
  const needing = card('Leaf Fall', {
    type: 'Attack',
    text: WEAPON,
    deckBuilding: [{ ability: 'requires-weapon', weapon: 'Oak Staff' }],
  });
  const [violation] = violations(rule, [inDeck(1, needing), preGame(persona('Mara'))]);
  expect(violation?.message).toContain('Oak Staff');
});
