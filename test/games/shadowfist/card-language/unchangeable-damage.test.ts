import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, state } from './compiled.ts';

const changes = (text: string) =>
  abilitiesOf(state, `Play on a Character. ${text}`).slice(1) as readonly unknown[];

describe('Damage that cannot be changed', () => {
  test.each([
    'At the end of each turn, inflict 1 damage on subject, which cannot be reduced or redirected.',
    'At the end of each turn, inflict 1 damage, which cannot be redirected or reduced, on subject.',
  ])('An effect can say so of its own damage: %s', (text) => {
    expect(changes(text)).toEqual([
      {
        ability: 'triggered',
        on: { event: 'turn-ended' },
        do: [{ do: 'damage', amount: 1, to: 'subject', unchangeable: true }],
      },
    ]);
  });

  test('A cost can say so of its own damage', () => {
    const text = 'Inflict 2 damage, which cannot be reduced or redirected, on this card :: Gain 1 Power.';
    expect(abilitiesOf(character, text)).toMatchObject([
      { pay: [{ pay: 'damage', amount: 2, on: 'this', unchangeable: true }] },
    ]);
  });

  test('Damage on a card that cannot be reduced is a prohibition of that card', () => {
    expect(changes('Damage inflicted on subject cannot be reduced.')).toEqual([
      { ability: 'continuous', cards: 'subject', modify: [{ cannot: 'have-damage-reduced' }] },
    ]);
  });

  test.each(['Damage on subject cannot be removed.', 'Damage cannot be removed from subject.'])(
    'Damage that cannot be removed from a card is not healed: %s',
    (text) => {
      expect(changes(text)).toEqual([
        { ability: 'continuous', cards: 'subject', modify: [{ cannot: 'have-damage-removed' }] },
      ]);
    },
  );

  test('Damage that a card inflicts and that cannot be removed may be only combat damage', () => {
    const modify = (text: string) => changes(text)[0];
    expect(modify('Damage subject inflicts cannot be removed.')).toMatchObject({
      modify: [{ damageCannotBeRemoved: true }],
    });
    expect(modify('Combat damage inflicted by subject cannot be removed.')).toMatchObject({
      modify: [{ damageCannotBeRemoved: true, combat: true }],
    });
  });
});

describe('Double damage', () => {
  test('The sources of double damage can be limited', () => {
    expect(abilitiesOf(character, 'Takes double damage from <Moss> cards.')).toMatchObject([
      { cards: 'this', modify: [{ takesDouble: { from: { designator: 'Moss' } } }] },
    ]);
  });

  test('Any damage may be doubled, or only combat damage', () => {
    expect(changes('Any damage inflicted on subject is doubled.')).toMatchObject([
      { cards: 'subject', modify: [{ takesDouble: {} }] },
    ]);
    expect(changes('All combat damage inflicted on subject is doubled.')).toMatchObject([
      { modify: [{ takesDouble: { combat: true } }] },
    ]);
  });
});

test('Damage that is increased is not reduced by less than nothing', () => {
  const more = (text: string) => abilitiesOf(character, text);
  expect(more('All damage inflicted on Old Oak is increased by 1.')).toEqual([
    { ability: 'continuous', cards: 'this', modify: [{ increasesDamage: 1 }] },
  ]);
  expect(more('All damage inflicted on Old Oak by {mag} cards is increased by 2.')).toEqual([
    { ability: 'continuous', cards: 'this', modify: [{ increasesDamage: 2, from: { belongsTo: 'mag' } }] },
  ]);
});
