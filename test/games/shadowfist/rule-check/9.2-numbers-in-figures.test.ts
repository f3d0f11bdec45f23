import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { playing } from './acting.ts';
import { aCharacter, anEvent, broken, table } from './table.ts';

/** Raises a number that is written in figures on a Character by 1. */
const raise = anEvent({
  title: 'Raise',
  abilities: [
    {
      ability: 'event',
      choose: [
        { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'it' },
        { choose: 'number-on', card: { chosen: 'it' }, as: 'number' },
      ],
      do: [{ do: 'change-number', of: { chosen: 'it' }, number: 'number', by: 1, until: 'end-of-turn' }],
    },
  ],
});
const damage: Ability = {
  ability: 'voluntary',
  pay: [{ pay: 'power', amount: 1 }],
  choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
  do: [{ do: 'damage', amount: 1, to: { chosen: 'victim' } }],
};
const gain: Ability = { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] };

/** The rules that are broken by raising a number on a Character with this text. */
const raising = (text: string, number: string, ...abilities: Ability[]) =>
  broken(
    table({
      ann: { hand: { raise }, characters: { wizard: aCharacter({ title: 'Wizard', text, abilities }) } },
      bob: {},
    }),
    playing('ann', 'raise', { choose: { it: { cards: ['wizard'] }, number: { mode: number } } }),
  );
const none = ['5.2/choices-and-payments-at-generation'];

describe('A change of a number does not affect numbers expressed as words or costs (9.2)', () => {
  test('A number in figures can be chosen, and the same number in words cannot', () => {
    expect(raising('Pay 1 Power :: Inflict 1 damage on a card.', '/0/do/0/amount', damage)).toEqual([]);
    expect(raising('Pay one Power :: Inflict one damage on a card.', '/0/do/0/amount', damage)).toEqual(none);
  });

  test('A figure in the price of an ability does not make a number in words one in figures', () => {
    expect(raising('Pay 1 Power :: Inflict one damage on a card.', '/0/do/0/amount', damage)).toEqual(none);
  });

  test('A figure in a title does not make a number in words one in figures', () => {
    const text = 'Inflict one damage on "Area 1".';
    expect(raising(text, '/0/do/0/amount', damage)).toEqual(none);
  });

  test('Of equal numbers in figures and in words, only the one in figures can be chosen', () => {
    const text = 'Pay 1 Power :: Inflict one damage on a card. You may gain 1 Power.';
    expect(raising(text, '/0/do/0/amount', damage, gain)).toEqual(none);
    expect(raising(text, '/1/do/0/amount', damage, gain)).toEqual([]);
  });

  test('A number in words that is no number of an ability does not hide a figure', () => {
    expect(raising('When one or more cards turn, gain 1 Power.', '/0/do/0/amount', gain)).toEqual([]);
  });
});
