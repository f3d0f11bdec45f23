import { expect, test } from 'vitest';
import { abilitiesOf, character, event, state } from './compiled.ts';

test.each([
  'Until the end of the turn, target Character gains Guts and is not smoked if its Fighting is 0.',
  'Until the end of the turn, target Character gains Guts and is not smoked when its Fighting is reduced to zero.',
])('A Character can be kept from being smoked at zero Fighting: %s', (text) => {
  expect(abilitiesOf(event, text)).toMatchObject([
    { do: [{ do: 'modify', by: [{ special: 'Guts' }, { notSmokedAtZero: true }], until: 'end-of-turn' }] },
  ]);
});

test('Before combat damage is dealt, cards are about to enter combat', () => {
  const text =
    'Before combat damage is dealt, Old Oak inflicts 1 damage on all Characters in combat with it.';
  expect(abilitiesOf(character, text)).toMatchObject([
    { ability: 'triggered', on: { event: 'about-to-enter-combat', card: { is: 'this' } }, together: true },
  ]);
});

test('Before combat damage is dealt, the subject of a State is about to enter combat', () => {
  const text =
    'Play on a Character. Before combat damage is dealt, Iron Bark inflicts 1 damage on all Characters in combat with subject.';
  expect(abilitiesOf(state, text)).toMatchObject([
    {},
    {
      ability: 'triggered',
      on: { event: 'about-to-enter-combat', card: { is: 'subject' } },
      do: [{ do: 'damage', source: 'this', to: { each: { inCombatWith: 'subject' } } }],
    },
  ]);
});

test('A legal target of an attack is a Character or a front-row Site', () => {
  expect(abilitiesOf(event, 'Change the target of one attacker to any legal target.')).toMatchObject([
    {
      choose: [
        { which: { attacking: true } },
        { which: { any: [{ type: ['Character'] }, { type: ['Site'], row: 'front' }] } },
      ],
      do: [{ do: 'change-attack-target' }],
    },
  ]);
});
