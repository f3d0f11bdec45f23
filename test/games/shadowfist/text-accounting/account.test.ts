import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../../../src/games/shadowfist/text-accounting/account.ts';

const turning = { pay: 'turn', card: 'this' };
const damage = (amount: number) => ({ do: 'damage', amount, to: { chosen: 'character' } });
const anyCharacter = { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'character' };
const voluntary = (...effects: unknown[]) => [
  { ability: 'voluntary', choose: [{ ...anyCharacter, target: true }], pay: [turning], do: effects },
];
const difference = (text: string, abilities: readonly unknown[], context: readonly unknown[] = []) =>
  differenceOf(text, ['Old Oak'], abilities, context);
const same = { missing: [], added: [] };

describe('A text and its abilities', () => {
  const text = 'Turn Old Oak to inflict 2 damage on target Character.';

  test('Abilities that say all of a text differ in nothing', () => {
    expect(difference(text, voluntary(damage(2)))).toEqual(same);
  });

  test('Another number is missed and is too many', () => {
    expect(difference(text, voluntary(damage(3)))).toEqual({ missing: ['2'], added: ['3'] });
  });

  test('An effect that no ability has is missed', () => {
    expect(difference(`${text.slice(0, -1)} and draw a card.`, voluntary(damage(2))).missing).toEqual([
      'draw',
    ]);
  });

  test('A target that the text does not name is too many', () => {
    const untargeted = 'Turn Old Oak to inflict 2 damage on a Character.';
    expect(difference(untargeted, voluntary(damage(2))).added).toEqual(['target:true']);
  });
});

describe('A word of a text', () => {
  const gaining = (modifier: object, more: object = {}) => [
    { ability: 'continuous', cards: 'this', modify: [modifier], ...more },
  ];

  test('A sign is part of a number', () => {
    expect(difference('+2 Fighting.', gaining({ fighting: 2 }))).toEqual(same);
    expect(difference('+2 Fighting.', gaining({ fighting: -2 })).missing).toEqual(['+2']);
    expect(difference('-2 Fighting.', gaining({ fighting: 2 })).missing).toEqual(['-2']);
  });

  test('A number that is said twice needs two', () => {
    const both = { ability: 'continuous', cards: 'this', modify: [{ fighting: 2 }, { body: 2 }] };
    expect(difference('+2 Fighting and +2 Body.', [both])).toEqual(same);
    expect(difference('+2 Fighting and +2 Body.', gaining({ fighting: 2 })).missing).toEqual(['+2', 'body']);
  });

  test('“more than 2” is 3 or more', () => {
    const many = { compare: [{ count: { each: {}, in: { hand: 'you' } } }, '>=', 3] };
    const text = 'While you have more than 2 cards in your hand, this card gains Guts.';
    expect(difference(text, gaining({ special: 'Guts' }, { while: many }))).toEqual(same);
  });

  test('A negation is not lost', () => {
    const isTurned = { card: 'this', is: { turned: true } };
    const text = 'Gains Guts while not turned.';
    expect(difference(text, gaining({ special: 'Guts' }, { while: isTurned })).missing).toEqual(['not']);
  });

  test('“or” is an alternative in the abilities', () => {
    const gains = {
      do: 'modify',
      cards: 'this',
      by: [{ special: 'Guts' }, { special: 'Stealth' }],
      until: 'end-of-turn',
    };
    const both = [{ ability: 'voluntary', pay: [turning], do: [gains] }];
    const text = 'Turn :: This card gains Guts or Stealth until the end of the turn.';
    expect(difference(text, both).missing).toEqual(['or']);
  });

  test('“may” is optional', () => {
    const drawing = {
      ability: 'triggered',
      on: { event: 'smoked', card: { is: 'this' } },
      do: [{ do: 'draw', players: 'you', amount: 1 }],
    };
    const text = 'When this card is smoked, you may draw a card.';
    expect(difference(text, [drawing]).missing).toEqual(['may', 'you'].slice(0, 1));
    expect(difference(text, [{ ...drawing, optional: true }])).toEqual(same);
  });

  test('A designator, symbol or title is looked for as it is printed', () => {
    const each = (filter: object) => [
      { ability: 'continuous', cards: { each: filter, in: 'play' }, modify: [{ special: 'Guts' }] },
    ];
    expect(difference('All <Axe> cards gain Guts.', each({ designator: 'Bow' })).missing).toEqual(['<Axe>']);
    expect(difference('All {chi} cards gain Guts.', each({})).missing).toEqual(['{chi}']);
    expect(difference('All “Red Elm” cards gain Guts.', each({ title: 'Red Elm' }))).toEqual(same);
  });

  test('A word may refer to what another ability of the card chooses', () => {
    const choosing = { ability: 'entering', choose: [{ ...anyCharacter, target: true }] };
    const gaining2 = [{ ability: 'continuous', cards: { chosen: 'character' }, modify: [{ fighting: 2 }] }];
    const text = 'The target gains +2 Fighting.';
    expect(difference(text, gaining2).missing).toEqual(['target']);
    expect(difference(text, gaining2, [choosing])).toEqual(same);
  });
});
