import { expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { aBlock, aCard, afterwards, anAttack, attacked, judged, table } from '../table.ts';

const swordsman = aCard('Special Attack/Block', { title: 'Swordsman', grid: 'XOO/OOO/OOO' });

/** "You must discard a card of that kind from your hand." */
const discards = (kind: Kind): Effect => ({
  do: 'must',
  by: 'you',
  choose: [{ choose: 'cards', as: kind, which: { kind: [kind] }, in: [{ hand: 'you' }] }],
  effects: [{ do: 'discard', cards: { chosen: kind } }],
});
const demand = (...kinds: Kind[]) =>
  aCard('Event', { title: 'Demand', abilities: [{ ability: 'played', do: kinds.map(discards) }] });
const facing = (hand: object, ...kinds: Kind[]) =>
  table({ ann: { hand: { demand: demand(...kinds), ...hand } }, bob: {} });
const play = (choose: object) => ({ do: 'play', player: 'ann', card: 'demand', choose });
const handAfter = (hand: object, kinds: Kind[], choose: object, edition?: 'first') =>
  afterwards(facing(hand, ...kinds), [play(choose)], edition).players[0].hand.cards.map(({ id }) => id);

test('While it is in hand, its holder says which of the two it is', {
  meta: { rules: ['highlander.handbook-addendum/special-attack-or-block/holder-chooses-in-hand'] },
}, () => {
  expect(handAfter({ swordsman }, ['attack'], { attack: { cards: [] } }, 'first')).toEqual(['swordsman']);
  expect(handAfter({ swordsman }, ['attack'], { attack: { cards: ['swordsman'] } }, 'first')).toEqual([]);
});

test('And says otherwise for the next effect', {
  meta: { rules: ['highlander.handbook-addendum/special-attack-or-block/choice-may-change-in-hand'] },
}, () => {
  const neither = { block: { cards: [] }, 'special-attack': { cards: [] } };
  expect(handAfter({ swordsman }, ['special-attack', 'block'], neither, 'first')).toEqual(['swordsman']);
});

test('What is one of them without a choice is discarded as it must be', {
  meta: { rules: ['highlander.handbook-addendum/special-attack-or-block/holder-chooses-in-hand'] },
}, () => {
  const hand = { swordsman, cut: anAttack('upper left'), parry: aBlock('upper left') };
  const none = judged(facing(hand, 'attack'), [play({ attack: { cards: [] } })], 'first');
  expect(none.verdicts).toMatchObject([{ outcome: 'illegal' }]);
  expect(handAfter(hand, ['attack'], { attack: { cards: ['cut'] } }, 'first')).toEqual([
    'swordsman',
    'parry',
  ]);
});

/** "Your opponent must discard each attack in his hand." */
const battlefield = aCard('Event', {
  title: 'Battlefield',
  abilities: [
    {
      ability: 'played',
      do: [{ do: 'discard', cards: { each: { kind: ['attack'] }, in: { hand: 'opponent' } } }],
    },
  ],
});
const besieged = table({
  ann: { hand: { battlefield } },
  bob: { hand: { swordsman, cut: anAttack('upper left'), parry: aBlock('upper left') } },
});
const siege = (choose: object) => ({ do: 'play', player: 'ann', card: 'battlefield', choose });
const leftBy = (choose: object, edition: 'first' | 'typeTwo') =>
  afterwards(besieged, [siege(choose)], edition).players[1].hand.cards.map(({ id }) => id);

test('When each attack is discarded its holder says whether it is one', {
  meta: {
    rules: [
      'highlander.handbook-addendum/special-attack-or-block/holder-chooses-in-hand',
      'highlander.handbook-addendum/special-attack-or-block/one-or-the-other-at-a-time',
    ],
  },
}, () => {
  expect(judged(besieged, [siege({})], 'first').verdicts).toMatchObject([
    {
      outcome: 'needs-choice',
      choices: [{ pointer: '/choose/swordsman-as/mode', player: 'bob', from: ['Special Attack', 'Block'] }],
    },
  ]);
  expect(leftBy({ 'swordsman-as': { mode: 'Block' } }, 'first')).toEqual(['swordsman', 'parry']);
  expect(leftBy({ 'swordsman-as': { mode: 'Special Attack' } }, 'first')).toEqual(['parry']);
  expect(judged(besieged, [siege({ 'swordsman-as': { mode: 'Dodge' } })], 'first').verdicts).toMatchObject([
    { outcome: 'malformed' },
  ]);
});

test('Later it is discarded as an attack, and nobody is asked', {
  meta: {
    rules: ['highlander.type-two/faq/special-attack-block-is-both'],
    rulings: ['highlander.type-two/faq/special-attack-block-both'],
  },
}, () => {
  expect(leftBy({}, 'typeTwo')).toEqual(['parry']);
});

test('Later it is both at all times', {
  meta: {
    rules: ['highlander.type-two/faq/special-attack-block-is-both'],
    rulings: ['highlander.type-two/faq/special-attack-block-both'],
  },
}, () => {
  const none = judged(facing({ swordsman }, 'attack'), [play({ attack: { cards: [] } })]);
  expect(none.verdicts).toMatchObject([{ outcome: 'illegal' }]);
  expect(handAfter({ swordsman }, ['attack'], { attack: { cards: ['swordsman'] } })).toEqual([]);
});

test('In the Defense Phase it is played as a block, and it is asked against what', {
  meta: { rules: ['highlander.handbook-addendum/special-attack-or-block/played-as-one-of-them'] },
}, () => {
  const state = attacked({ ann: { hand: { swordsman } }, bob: {} }, { cut: anAttack('upper left') });
  const played = (more: object) => ({ do: 'play', player: 'ann', card: 'swordsman', ...more });
  for (const edition of ['first', 'typeTwo'] as const) {
    expect(judged(state, [played({})], edition).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/against', from: ['cut'] }] },
    ]);
    const blocked = afterwards(state, [played({ against: ['cut'] })], edition);
    expect(blocked.inPlay.find(({ id }) => id === 'swordsman')).toMatchObject({ as: 'block' });
    expect(judged(state, [played({ as: 'attack' })], edition).verdicts).toMatchObject([
      { outcome: 'illegal' },
    ]);
  }
});
