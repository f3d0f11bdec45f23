import { describe, expect, test } from 'vitest';
import { aBlock, aCard, afterwards, anAttack, aText, broken, five, judged, says, table } from '../table.ts';

const play = (player: string, card: string, more: object = {}) => ({ do: 'play', player, card, ...more });
const FIRST = 'first-edition/glossary/discard-forced-by-opponent';

/** "Your opponent must discard a card." */
const theft = aCard('Event', {
  abilities: [
    {
      ability: 'played',
      do: [
        {
          ...{ do: 'must', by: 'opponent' },
          choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'opponent' }] }],
          effects: [{ do: 'discard', cards: { chosen: 'lost' } }],
        },
      ],
    },
  ],
});
/** "You cannot be made to discard." */
const grip = aCard('Situation', {
  title: 'Grip',
  abilities: [says({ players: 'you', modifyPlayers: [{ cannot: 'be-made-to-discard' }] })],
});
const hand = { grip, wink: aCard('Edge'), parry: aBlock('upper left') };
const robbed = afterwards(
  table({ ann: { hand: { theft, cut: anAttack('upper left') } }, bob: { hand } }),
  [
    ...[play('ann', 'theft'), play('ann', 'cut'), { do: 'next-phase', player: 'ann' }],
    { do: 'end-turn', player: 'ann' },
  ],
  'first',
);
const resolve = (lost: string) => ({
  ...{ do: 'resolve', player: 'bob', obligation: robbed.obligations[0]?.id ?? '' },
  choose: { lost: { cards: [lost] } },
});

test('Who is forced to discard does so before he plays a card', {
  meta: { rules: ['highlander.first-edition/glossary/discard-forced-by-opponent'] },
}, () => {
  expect(broken(robbed, play('bob', 'wink'), 'first')).toEqual([FIRST]);
  expect(broken(robbed, play('bob', 'parry', { against: ['cut'] }), 'first')).toEqual([FIRST]);
  const discarded = afterwards(robbed, [resolve('wink')], 'first');
  expect(discarded.players[1].discard.cards.map(({ id }) => id)).toEqual(['wink']);
  expect(broken(discarded, play('bob', 'parry', { against: ['cut'] }), 'first')).toEqual([]);
});

test('But for a card that can stop or alter the discard', {
  meta: { rules: ['highlander.first-edition/glossary/discard-may-be-averted-first'] },
}, () => {
  const held = afterwards(robbed, [play('bob', 'grip'), resolve('wink')], 'first');
  expect(held.players[1].hand.cards.map(({ id }) => id)).toEqual(['wink', 'parry']);
});

test('Too few or too many for the text are told in number, and others by what may be chosen', {
  meta: { rules: ['highlander.first-edition/card-anatomy/card-text'] },
}, () => {
  const resolving = (...cards: string[]) =>
    judged(robbed, [{ ...resolve(''), choose: { lost: { cards } } }], 'first').verdicts[0];
  expect(resolving('wink', 'parry')).toMatchObject({
    violations: [
      { code: 'choice-not-offered', action: ['/choose/lost'], need: { least: 1, most: 1 }, have: 2 },
    ],
  });
  expect(resolving('cut')).toMatchObject({
    violations: [{ code: 'choice-not-offered', need: ['grip', 'wink', 'parry'], have: null }],
  });
});

test('Nor exerts before, nor goes on', {
  meta: { rules: ['highlander.first-edition/glossary/discard-forced-by-opponent'] },
}, () => {
  const exert = { do: 'exert', player: 'bob', for: { defense: 'cut' }, shown: five() };
  for (const act of [exert, { do: 'next-phase', player: 'bob' }])
    expect(broken(robbed, act, 'first')).toEqual([FIRST]);
  expect(broken(afterwards(robbed, [resolve('wink')], 'first'), exert, 'first')).toEqual([]);
});

describe('what a Location of the opponent makes who is to play discard', () => {
  const battlefield = aCard('Location', {
    abilities: [
      {
        ...{ ability: 'must-do', during: ['may-do'], by: 'current-player', limit: { times: 1, per: 'turn' } },
        choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'current-player' }] }],
        do: [{ do: 'discard', cards: { chosen: 'lost' } }],
      },
    ],
  });
  const meadow = aCard('Location', { title: 'Meadow' });
  const state = table(
    { ann: { hand: { ...hand, meadow } }, bob: { inPlay: { battlefield } } },
    {
      turn: { phase: 'defense' },
    },
  );

  test('is a forced discard', {
    meta: { rules: ['highlander.first-edition/glossary/discard-forced-by-opponent'] },
  }, () => {
    for (const act of [play('ann', 'wink'), { do: 'next-phase', player: 'ann' }])
      expect(broken(state, act, 'first')).toEqual([FIRST]);
  });

  test('is averted by another Location', {
    meta: { rules: ['highlander.first-edition/glossary/discard-may-be-averted-first'] },
  }, () => {
    const moved = afterwards(state, [play('ann', 'meadow'), { do: 'next-phase', player: 'ann' }], 'first');
    expect(moved.players[0].hand.cards).toHaveLength(3);
  });
});

/** “You may ignore any effect by your opponent that would force you to discard. Your opponent cannot discard your cards.” */
const hoard = aText(
  'Hoard',
  {
    ...{ ability: 'replacement', optional: true, instead: [] },
    on: { event: 'discarded', player: 'you', by: 'opponent', from: ['hand', 'endurance'], forced: true },
  },
  says({
    players: 'opponent',
    modifyPlayers: [{ cannot: 'discard', from: ['hand', 'endurance'], of: 'you' }],
  }),
);

describe('who may ignore what would force him to discard, and whose opponent cannot discard his cards,', () => {
  const state = afterwards(
    table({ ann: { hand: { theft } }, bob: { inPlay: { hoard }, hand: { wink: aCard('Edge') } } }),
    [play('ann', 'theft'), { do: 'next-phase', player: 'ann' }, { do: 'end-turn', player: 'ann' }],
  );
  const [{ id: obligation } = { id: '' }] = state.obligations;
  const resolve = (choose: object) => ({ do: 'resolve', player: 'bob', obligation, choose });
  const lost = { cards: ['wink'] };

  test('is asked whether he does', () => {
    expect(judged(state, [resolve({ lost })]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/choose/hoard.instead/mode', player: 'bob' }] },
    ]);
  });

  test('says so before he chooses what he would discard', () => {
    const open = judged(state, [resolve({})]).verdicts;
    expect(open).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/choose/hoard.instead/mode', player: 'bob' }] },
    ]);
    const kept = afterwards(state, [resolve({ 'hoard.instead': { mode: 'yes' } })]);
    expect([kept.players[1].hand.cards.length, kept.obligations]).toEqual([1, []]);
    expect(judged(state, [resolve({ 'hoard.instead': { mode: 'no' } })]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/choose/lost/cards', player: 'bob' }] },
    ]);
    const other = resolve({ lost: { cards: ['theft'] }, 'hoard.instead': { mode: 'yes' } });
    expect(judged(state, [other]).verdicts).toMatchObject([{ outcome: 'illegal' }]);
  });

  test('keeps the card, or discards it', () => {
    const held = (mode: string) =>
      afterwards(state, [resolve({ lost, 'hoard.instead': { mode } })]).players[1].hand.cards.length;
    expect([held('yes'), held('no')]).toEqual([1, 0]);
  });

  test('is asked nothing where the opponent would discard them', () => {
    const raid = aCard('Event', {
      abilities: [
        { ability: 'played', do: [{ do: 'discard', cards: { each: {}, in: { hand: 'opponent' } } }] },
      ],
    });
    const facing = table({
      ann: { hand: { raid } },
      bob: { inPlay: { hoard }, hand: { wink: aCard('Edge') } },
    });
    expect(afterwards(facing, [play('ann', 'raid')]).players[1].hand.cards).toHaveLength(1);
  });
});
