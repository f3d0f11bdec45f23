import { describe, expect, test } from 'vitest';
import { definitionOfCard } from '../../../../../src/games/highlander/rule-check/definition-of-card.ts';
import type { CatalogueCard } from '../../../../../src/games/rule-check.ts';

const figures = {
  type: 'Special Attack',
  subtype: null,
  grid: 'XXO/OOO/OOO',
  gems: { Agility: 1, Strength: 2 },
  handIcons: 1,
  restriction: 3,
  mark: 'Reserved',
  immortals: ['Kronos'],
  weapon: null,
};
const card = (changed: Partial<CatalogueCard> = {}, figured: object = {}): CatalogueCard => ({
  slug: 'iron-sweep',
  title: 'Iron Sweep',
  subtitle: 'Kronos',
  figures: { ...figures, ...figured },
  text: 'This attack does 1 damage.',
  abilities: [{ ability: 'continuous', cards: 'this', modify: [{ setDamage: 1 }] }],
  told: 'whole',
  ...changed,
});
const abilitiesOf = (...given: Parameters<typeof card>) => definitionOfCard(card(...given))?.abilities;
const untold = (reach: string, text: string) => ({ ability: 'unsupported', reach, text });

test('a card has its printed figures, and what its text does', () => {
  expect(definitionOfCard(card())).toEqual({
    title: 'Iron Sweep',
    subtitle: 'Kronos',
    ...figures,
    damage: null,
    diamond: false,
    text: 'This attack does 1 damage.',
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ setDamage: 1 }] }],
  });
});

describe('what is not known is never taken for nothing', () => {
  test('a type', () => {
    expect(definitionOfCard(card({}, { type: null })).type).toBe(null);
    expect(definitionOfCard(card({}, { type: 'Spell' })).type).toBe(null);
  });

  test('a wording', () => {
    expect(abilitiesOf({ abilities: null, text: null })).toEqual([
      untold(
        'anything',
        'Its wording is not known; a card of your own can say what it does in its `abilities`.',
      ),
    ]);
  });

  test('a text that nobody has put into the vocabulary', () => {
    const text = 'Hum a tune that no compiler knows.';
    expect(abilitiesOf({ abilities: null, text })).toEqual([untold('anything', text)]);
  });

  test('a sentence that the compiler does not understand, beside one that it does', () => {
    const hum = 'Hum a tune that no compiler knows.';
    expect(abilitiesOf({ abilities: null, text: `This attack does 1 damage. ${hum}` })).toEqual([
      { ability: 'continuous', cards: 'this', modify: [{ setDamage: 1 }] },
      untold('anything', hum),
    ]);
  });

  test('what examples tell in part', () => {
    expect(abilitiesOf({ abilities: [], text: null, told: 'in-part' })).toEqual([
      untold('use', 'No source gives its whole text; it may do more.'),
    ]);
  });

  test('what a card does of which examples tell nothing, where no rule tells what such a card is played for', () => {
    const played = 'No source says what it does; a card of your own can say it in its `abilities`.';
    const nothing = { abilities: [], text: null, told: 'in-part' } as const;
    for (const type of ['Event', 'Object', 'Plot', null])
      expect(abilitiesOf(nothing, { type })).toEqual([untold('play', played)]);
    expect(abilitiesOf({ ...nothing, told: 'whole' }, { type: 'Event' })).toEqual([]);
    const armor = [{ ability: 'is', kind: 'armor' }];
    expect(abilitiesOf({ ...nothing, abilities: armor }, { type: 'Object' })).toMatchObject([
      ...armor,
      { reach: 'use' },
    ]);
  });

  test('a figure that nobody gives, or nobody can read', () => {
    const unread = { grid: 'upper left', gems: { Luck: 1 }, immortals: null, handIcons: 7, mark: 'Rare' };
    expect(definitionOfCard(card({}, unread))).toMatchObject({
      ...{ grid: null, gems: null, immortals: null, handIcons: null, mark: null },
    });
  });
});

test('a card without text does nothing', () => {
  expect(abilitiesOf({ abilities: null, text: '' })).toEqual([]);
});
