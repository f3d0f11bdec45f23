import { expect, test } from 'vitest';
import { abilitiesOf, character, site, state } from './compiled.ts';

test.each([
  ['+1 Fighting for each Elm you control.', { each: { designator: 'Elm', controller: 'you' }, in: 'play' }],
  ['+1 Fighting for each Elm in play.', { each: { designator: 'Elm' }, in: 'play' }],
])('A designator may be a noun: “%s”', (text, count) => {
  expect(abilitiesOf(character, text)).toEqual([
    { ability: 'continuous', cards: 'this', modify: [{ fighting: { count } }] },
  ]);
});

test.each([
  ['Ambush against Elms.', { designator: 'Elm' }],
  ['Ambush against Witches.', { designator: 'Witch' }],
  ['Ambush against BlackElm Characters.', { designator: 'BlackElm', type: ['Character'] }],
  // 7.3: each word is a designator of its own, and a card has all of them.
  ['Ambush against Black Elms.', { designator: 'Black Elm' }],
  ['Ambush against Black Elm Characters.', { designator: 'Black Elm', type: ['Character'] }],
  ['Ambush against non-Elm Characters.', { not: { designator: 'Elm' }, type: ['Character'] }],
])('The plural of a designator means its singular: “%s”', (text, against) => {
  expect(abilitiesOf(character, text)).toEqual([{ ability: 'special', special: 'Ambush', against }]);
});

test('A card may gain a designator', () => {
  expect(
    abilitiesOf(state, 'Play on a Character. Subject gains +1 Fighting and the designator Elm.'),
  ).toEqual([
    { ability: 'subject', which: { type: ['Character'] } },
    { ability: 'continuous', cards: 'subject', modify: [{ fighting: 1 }, { designator: 'Elm' }] },
  ]);
});

test('Weapons and Vehicles are restrictions', () => {
  expect(abilitiesOf(site, 'You may play Weapons on Salt Mine at no cost.')).toMatchObject([
    { modifyPlayers: [{ costOf: { restriction: 'Weapon' } }] },
  ]);
});
