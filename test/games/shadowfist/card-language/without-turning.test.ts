import { expect, test } from 'vitest';
import { abilitiesOf, character, state, toldOf } from './compiled.ts';

const unturned = (card: string) => ({ card, is: { turned: false } });

test.each([
  'If unturned, Old Oak may attack without turning once during your Main Shot.',
  'If unturned, this card can attack without turning once during each of your turns.',
])('A card may attack without turning while it is unturned: %s', (text) => {
  expect(abilitiesOf(character, text)).toEqual([
    {
      ability: 'continuous',
      while: unturned('this'),
      cards: 'this',
      modify: [{ mayAttackWithoutTurning: true }],
    },
  ]);
});

test('The cards that may be attacked without turning can be limited', () => {
  expect(
    abilitiesOf(
      character,
      'Once during your Main Shot, if Old Oak is unturned, he may attack a Character with a Body of 5 or more without turning.',
    ),
  ).toMatchObject([
    {
      while: unturned('this'),
      modify: [
        {
          mayAttackWithoutTurning: true,
          on: { type: ['Character'], figure: { body: { atLeast: 5 } } },
        },
      ],
    },
  ]);
});

test('The subject of a State may attack without turning', () => {
  const text =
    'Play on a Character. If subject is unturned, it may attack once without turning during your Main Shot.';
  expect(abilitiesOf(state, text)).toMatchObject([
    { ability: 'subject' },
    { while: unturned('subject'), cards: 'subject', modify: [{ mayAttackWithoutTurning: true }] },
  ]);
});

test('A second change of the same card may follow with a pronoun', () => {
  const text =
    'While unturned, this card cannot be the target of Events and it may attack without turning once during your Main Shot.';
  expect(abilitiesOf(character, text)).toMatchObject([
    { modify: [{ notLegalTargetOf: { type: ['Event'] } }, { mayAttackWithoutTurning: true }] },
  ]);
});

test('A plural pronoun is a card with a plural title only if the text speaks of no other cards', () => {
  const pines = { ...character, title: 'Two Pines' };
  const text = 'If Two Pines are unturned, they gain Guts.';
  expect(abilitiesOf(pines, text)).toMatchObject([{ while: unturned('this'), cards: 'this' }]);
  expect(toldOf(pines, `All Sites you control gain +1 Body. ${text}`)).toBe('in-part');
});
