import { expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { aCard, afterwards, aGuard, aText, says, table } from '../table.ts';

/** "You control your opponent's Objects." */
const thief = aText(
  'Thief',
  says({
    cards: { each: { kind: ['object'], controller: 'opponent' }, in: 'play' },
    modify: [{ control: 'you' }],
  }),
);
const wall = aGuard('upper left');
const drop = { do: 'drop', player: 'ann', card: 'wall' };

/** Who controls the cup after each of so many actions of ann's. */
function holders(ann: Record<string, Definition>, cup: object, actions: object[][]) {
  return actions.map((done) => {
    const state = table({
      ann: { inPlay: { ...ann, wall }, hand: { focus: nullifying } },
      bob: { inPlay: { cup: { card: aCard('Object'), ...cup } } },
    });
    const later = afterwards(state, done as (typeof drop)[]);
    return later.inPlay.find(({ id }) => id === 'cup')?.controller;
  });
}

const nullifying = aCard('Event', {
  abilities: [says({ cards: { each: { title: 'Thief' }, in: 'play' }, modify: [{ nullified: true }] })],
});
const focus = { do: 'play', player: 'ann', card: 'focus' };

test('a text gives cards to a player, as long as it is in force', () => {
  expect(holders({}, {}, [[drop]])).toEqual(['bob']);
  expect(holders({ thief }, {}, [[drop], [drop, focus]])).toEqual(['ann', 'bob']);
});

test('But no Pre-Game card', {
  meta: {
    rules: [
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/pre-game-may-not-be-controlled',
    ],
  },
}, () => {
  expect(holders({ thief }, { preGame: true }, [[drop]])).toEqual(['bob']);
});

test('nor what cannot be controlled, nor to who is kept from it', () => {
  const own = aText(
    'Seal',
    says({ cards: { each: { kind: ['object'] }, in: 'play' }, modify: [{ cannot: 'be-controlled' }] }),
  );
  expect(holders({ thief, own }, {}, [[drop]])).toEqual(['bob']);
  const honest = aText('Honor', says({ players: 'you', modifyPlayers: [{ cannot: 'take-control' }] }));
  expect(holders({ thief, honest }, {}, [[drop]])).toEqual(['bob']);
});

test('it is told once, and stays so', () => {
  const state = table({
    ann: { inPlay: { thief, wall, other: wall } },
    bob: { inPlay: { cup: aCard('Object') } },
  });
  const later = afterwards(state, [drop, { ...drop, card: 'other' }]);
  expect(later.turn.events.filter(({ event }) => event === 'control-changed')).toMatchObject([
    { card: 'cup', player: 'ann' },
  ]);
});

test('With all that is on it and under it', {
  meta: {
    rules: [
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/cards-on-it-come-along',
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/cards-under-it-come-along',
    ],
  },
}, () => {
  const bob = {
    cup: aCard('Object'),
    lid: { card: aCard('Situation'), with: 'cup' },
    wine: { card: aCard('Event'), under: 'cup' },
  };
  const later = afterwards(table({ ann: { inPlay: { thief, wall } }, bob: { inPlay: bob } }), [drop]);
  expect(later.inPlay.map(({ id, controller }) => [id, controller])).toEqual(
    ['thief', 'cup', 'lid', 'wine'].map((id) => [id, 'ann']),
  );
});
