import { describe, expect, test } from 'vitest';
import type { CatalogueCard } from '../../../../src/games/rule-check.ts';
import { definitionOfCard } from '../../../../src/games/shadowfist/rule-check/definition-of-card.ts';

const figures = {
  type: 'Character',
  factions: ['Dragons'],
  cost: 2,
  requires: ['dra'],
  provides: ['dra', 'chi'],
  fighting: 3,
  power: null,
  body: null,
  restrictions: ['Unique'],
};
const card = (changed: Partial<CatalogueCard> = {}, figured: object = {}): CatalogueCard => ({
  slug: 'tin-tiger',
  title: 'Tin Tiger',
  subtitle: 'Metal Beast',
  figures: { ...figures, ...figured },
  text: 'Unique. Whenever Tin Tiger attacks, gain 1 Power.',
  abilities: null,
  told: 'whole',
  ...changed,
});
const abilitiesOf = (...given: Parameters<typeof card>) => definitionOfCard(card(...given))?.abilities;

test('a card has its printed figures, and what its text does', () => {
  const text = 'Unique. Ambush.';
  const abilities = [{ ability: 'special', special: 'Ambush' }];
  expect(definitionOfCard(card({ text, abilities }))).toEqual({
    title: 'Tin Tiger',
    subtitle: 'Metal Beast',
    type: 'Character',
    cost: 2,
    requires: ['dra'],
    provides: ['dra', 'chi'],
    fighting: 3,
    power: null,
    body: null,
    restrictions: ['Unique'],
    text,
    abilities,
  });
});

describe('A text that nobody has put into the vocabulary', () => {
  const unknown = 'Hum a tune that no compiler knows.';
  const unsupported = { ability: 'unsupported', reach: 'anything', text: unknown };
  const ambush = { ability: 'special', special: 'Ambush' };

  test('is unsupported if it is not understood', () => {
    expect(abilitiesOf({ text: unknown })).toEqual([unsupported]);
  });

  test('does what is understood of it; a sentence that is not understood is unsupported', () => {
    expect(abilitiesOf({ text: 'Unique. Ambush.' })).toEqual([ambush]);
    expect(abilitiesOf({ text: `Ambush. ${unknown}` })).toEqual([ambush, unsupported]);
  });

  test('does what is understood of it if the whole is understood, and only a part is written', () => {
    const guts = { ability: 'special', special: 'Guts' };
    const written = { abilities: [guts], told: 'in-part' } as const;
    expect(abilitiesOf({ text: 'Ambush.', ...written })).toEqual([ambush]);
    expect(abilitiesOf({ text: `Ambush. ${unknown}`, ...written })).toMatchObject([guts, { reach: 'use' }]);
    expect(abilitiesOf({ text: 'Ambush.', ...written, told: 'whole' })).toEqual([guts]);
  });

  test.each(['', 'Unique.', 'Unique. Toast It.', '"Limited. Schtick."'])(
    'does nothing where it is %j',
    (text) => {
      expect(abilitiesOf({ text })).toEqual([]);
    },
  );

  test.each(['Unique. Ambush.', 'Weapon. Subject gains "Unique."', 'Unique cards cost 1 more.'])(
    'says more than restrictions in %j',
    (text) => {
      expect(abilitiesOf({ text })).not.toEqual([]);
    },
  );
});

describe('what is not known is never taken for nothing', () => {
  const abilities: unknown[] = [];

  test('a wording', () => {
    expect(abilitiesOf({ text: null })).toEqual([
      { ability: 'unsupported', reach: 'anything', text: 'Its wording is not known.' },
    ]);
  });

  test.each([null, ['dra', 'sun']])('resource conditions: %j', (requires) => {
    expect(abilitiesOf({ abilities }, { requires })).toEqual([
      { ability: 'unsupported', reach: 'play', text: 'Its resource conditions are not known.' },
    ]);
  });

  test.each([null, ['sun']])('resource provisions: %j', (provides) => {
    expect(abilitiesOf({ abilities }, { provides })).toEqual([
      { ability: 'unsupported', reach: 'anything', text: 'Its resource provisions are not known.' },
    ]);
  });

  test('restrictions, of which the text tells where the figures do not', () => {
    expect(definitionOfCard(card({ abilities }, { restrictions: null }))?.restrictions).toEqual(['Unique']);
    expect(abilitiesOf({ abilities, text: null }, { restrictions: null })).toEqual([
      { ability: 'unsupported', reach: 'anything', text: 'Its restrictions are not known.' },
    ]);
  });

  test('a figure', () => {
    expect(definitionOfCard(card({}, { cost: null, fighting: 'X', body: 'three' }))).toMatchObject({
      cost: null,
      fighting: 'X',
      body: null,
    });
  });

  test.each([null, 'Vehicle'])('a type, without which it is no card that can be judged: %j', (type) => {
    expect(definitionOfCard(card({}, { type }))).toBeUndefined();
  });
});

test('what no source tells of a card cannot be used', () => {
  const written = { abilities: [{ ability: 'special', special: 'Ambush' }], told: 'in-part' } as const;
  expect(abilitiesOf({ text: null, ...written })).toEqual([
    { ability: 'special', special: 'Ambush' },
    { ability: 'unsupported', reach: 'use', text: 'No source gives its whole text; it may do more.' },
  ]);
});

test('abilities that are none of the vocabulary are a fault of the content', () => {
  expect(() => definitionOfCard(card({ abilities: [{ ability: 'flying' }] }))).toThrow();
});
