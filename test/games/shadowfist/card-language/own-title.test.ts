import { expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, site, state, toldOf } from './compiled.ts';

const elms = { designator: 'Elm' };

test('A title inside another word does not name the card', () => {
  expect(
    abilitiesOf({ ...edge, title: 'Gun' }, 'Each Gunman Character you control gains +1 Fighting.'),
  ).toEqual([
    {
      ability: 'continuous',
      cards: { each: { designator: 'Gunman', type: ['Character'], controller: 'you' }, in: 'play' },
      modify: [{ fighting: 1 }],
    },
  ]);
});

test.each([
  ['+1 Fighting for each Elm in play.', { fighting: { count: { each: elms, in: 'play' } } }],
  [
    '+1 Fighting for each other Elm in play.',
    { fighting: { count: { each: { ...elms, isNot: 'this' }, in: 'play' } } },
  ],
])('A title before which a text counts is a designator: “%s”', (text, modifier) => {
  expect(abilitiesOf({ ...character, title: 'Elm' }, text)).toEqual([
    { ability: 'continuous', cards: 'this', modify: [modifier] },
  ]);
});

test('A title before a type of card is a designator', () => {
  expect(abilitiesOf({ ...character, title: 'Elm' }, 'Ambush against Elm Characters.')).toEqual([
    { ability: 'special', special: 'Ambush', against: { ...elms, type: ['Character'] } },
  ]);
});

test('A title of one word still names the card', () => {
  const elm = { ...character, title: 'Elm' };
  expect(abilitiesOf(elm, 'Turn Elm to draw a card.')).toEqual(
    abilitiesOf(elm, 'Turn this card to draw a card.'),
  );
  expect(abilitiesOf(elm, 'Damage inflicted by Elm cannot be reduced.')).toEqual(
    abilitiesOf(elm, 'Damage inflicted by this card cannot be reduced.'),
  );
});

test.each([
  [event, 'Draw', 'Draw a card.'],
  [event, 'Draw a Card', 'Draw a card.'],
  [site, 'Turn', 'Turn to gain 1 Power.'],
  [state, 'Guts', 'Play on a Character. Subject gains Guts.'],
  [event, 'Gain', 'Gain 1 Power.'],
])('A title that is a common word does not change what the word means: %j', (card, title, text) => {
  expect(abilitiesOf({ ...card, title }, text)).toEqual(abilitiesOf(card, text));
});

test('A title may be the same word as an order to the player, in one sentence', () => {
  expect(abilitiesOf({ ...site, title: 'Turn' }, 'Turn Turn to gain 1 Power.')).toEqual(
    abilitiesOf(site, 'Turn to gain 1 Power.'),
  );
});

test('A plural title names the card, not the cards with its singular as a designator', () => {
  const text = 'Characters lose Ambush until the end of combat when they enter combat with Iron Bark.';
  expect(abilitiesOf({ ...character, title: 'Claws' }, text.replace('Iron Bark', 'Claws'))).toEqual(
    abilitiesOf({ ...character, title: 'Iron Bark' }, text),
  );
});

test('A title of several words is never read as designators', () => {
  const elm = { ...character, title: 'Black Elm' };
  expect(toldOf(elm, '+1 Fighting for each Black Elm in play.')).toBe('nothing');
  expect(toldOf(elm, '+1 Fighting for each Black Oak in play.')).toBe('whole');
});
