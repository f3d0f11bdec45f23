import { expect, test } from 'vitest';
import {
  aBlock,
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  saying,
  says,
  table,
} from '../table.ts';
import { play, preGame, use } from './cast.ts';

/** The FAQ tells of these cards no more than a point of them; what else their texts say here is made up. */

const high = anAttack('upper left');
const gameText = ['type-two/text/game-text'];

test('A card with a prerequisite is played only when it is met', {
  meta: { rulings: ['highlander.type-two/faq/bait-and-switch-prerequisites'] },
}, () => {
  const bait = saying(aCard('Event', { title: 'Bait and Switch' }), {
    ...{ ability: 'playing', kind: 'only' },
    if: { happened: { that: { event: 'attack-blocked', by: 'you' }, when: 'this-turn' } },
  });
  const state = attacked({ ann: { hand: { bait, parry: aBlock('upper left') } }, bob: {} }, { cut: high });
  expect(broken(state, play('bait'))).toEqual(gameText);
  expect(broken(afterwards(state, [play('parry', { against: ['cut'] })]), play('bait'))).toEqual([]);
});

test('Beneath Jacob Kell there are five cards at most', {
  meta: { rulings: ['highlander.type-two/faq/jacob-kell-five-cards'] },
}, () => {
  const kell = saying(aCard('Persona', { title: 'Jacob Kell' }), {
    ability: 'may-do',
    during: ['may-do'],
    if: { compare: [{ count: { each: {}, in: { under: 'this' } } }, '<', 5] },
    choose: [{ choose: 'cards', as: 'kept', which: {}, in: [{ hand: 'you' }] }],
    do: [{ do: 'capture', cards: { chosen: 'kept' }, card: 'this' }],
  });
  const held = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { card: high, under: 'kell' }]));
  const state = table(
    { ann: { hand: { fifth: high, sixth: high }, inPlay: { kell: preGame(kell), ...held } }, bob: {} },
    { turn: { phase: 'may-do' } },
  );
  const keeping = (card: string) => use('kell', { choose: { kept: { cards: [card] } } });
  const full = afterwards(state, [keeping('fifth')]);
  expect(full.inPlay.filter(({ under }) => under === 'kell')).toHaveLength(5);
  expect(broken(full, keeping('sixth'))).toEqual(gameText);
});

test('For Kanis Hounds a card is discarded when the effect is to be ignored, and not before', {
  meta: { rulings: ['highlander.type-two/faq/kanis-hounds-discard'] },
}, () => {
  const hounds = aText('Kanis Hounds', {
    ability: 'may-do',
    during: ['defense', 'attack'],
    choose: [{ choose: 'cards', as: 'price', which: {}, in: [{ hand: 'you' }] }],
    pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
    do: [
      { do: 'modify-players', players: 'you', by: [{ ignores: { title: 'Truce' } }], until: 'end-of-turn' },
    ],
  });
  const truce = aText('Truce', says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }));
  const hand = { hounds, high, spare: high };
  const state = table({ ann: { hand }, bob: { inPlay: { truce } } });
  const lying = afterwards(state, [play('hounds')]);
  expect(lying.players[0].discard.cards).toEqual([]);
  expect(broken(lying, play('high'))).toEqual(['type-two/prevention/what-it-is']);
  const ignoring = afterwards(lying, [use('hounds', { choose: { price: { cards: ['spare'] } } })]);
  expect(ignoring.players[0].discard.cards.map(({ id }) => id)).toEqual(['spare']);
  expect(broken(ignoring, play('high'))).toEqual([]);
});
