import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aCard, afterwards, anAttack, broken, judged, says, table } from '../table.ts';

const play = (player: string, card: string, more: object = {}) => ({ do: 'play', player, card, ...more });
const next = (player: string) => ({ do: 'next-phase', player });
const endTurn = (player: string) => ({ do: 'end-turn', player });
const doing = (...effects: readonly Effect[]) =>
  aCard('Event', { title: 'Deed', abilities: [{ ability: 'played', do: effects }] });

/** "Take control of all cards of your opponent's that are there." */
const taking = (where: 'play' | { discardPile: 'opponent' }) =>
  doing({
    ...{ do: 'take-control', by: 'you', until: 'while-in-play' },
    cards: { each: { owner: 'opponent' }, in: where },
  });
const fury = aCard('Object', {
  title: 'Fury',
  abilities: [says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] })],
});
const hands = { high: anAttack('upper left'), low: anAttack('lower left') };
const controllers = ({ inPlay }: ReturnType<typeof table>) =>
  inPlay.map(({ id, controller }) => [id, controller]);

test('What lies in a discard pile is not controlled', {
  meta: { rules: ['highlander.handbook-addendum/controlling-an-opponents-cards-in-play/only-cards-in-play'] },
}, () => {
  const state = table({
    ann: { hand: { deed: taking({ discardPile: 'opponent' }) } },
    bob: { discard: { fury } },
  });
  const later = afterwards(state, [play('ann', 'deed')], 'first');
  expect(later.players[1].discard.cards.map(({ id }) => id)).toEqual(['fury']);
  const grasp = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        choose: [
          {
            choose: 'cards',
            as: 'taken',
            which: { owner: 'opponent' },
            in: ['play', { discardPile: 'opponent' }],
          },
        ],
        do: [{ do: 'take-control', cards: { chosen: 'taken' }, by: 'you', until: 'while-in-play' }],
      },
    ],
  });
  const either = table({
    ann: { hand: { grasp } },
    bob: { discard: { fury }, inPlay: { ring: aCard('Object') } },
  });
  const grasping = (card: string) =>
    broken(either, play('ann', 'grasp', { choose: { taken: { cards: [card] } } }), 'first');
  expect(grasping('ring')).toEqual([]);
  expect(grasping('fury')).toEqual([
    'handbook-addendum/controlling-an-opponents-cards-in-play/only-cards-in-play',
  ]);
  const others = { choose: 'cards', as: 'taken', which: { controller: 'opponent' }, in: ['play'] } as const;
  const choosing = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        choose: [others],
        do: [{ do: 'take-control', cards: { chosen: 'taken' }, by: 'you', until: 'while-in-play' }],
      },
    ],
  });
  const taken = { choose: { taken: { cards: ['fury'] } } };
  for (const inPlay of [{ ring: aCard('Object') }, {}]) {
    const other = table({ ann: { hand: { deed: choosing } }, bob: { discard: { fury }, inPlay } });
    expect(judged(other, [play('ann', 'deed', taken)], 'first').verdicts).toMatchObject([
      {
        outcome: 'illegal',
        violations: [{ code: 'control-of-card-out-of-play', action: ['/choose/taken'] }],
      },
    ]);
  }
  const removing = aCard('Event', {
    abilities: [
      { ability: 'played', choose: [others], do: [{ do: 'remove-from-play', cards: { chosen: 'taken' } }] },
    ],
  });
  const plain = table({
    ann: { hand: { deed: removing } },
    bob: { discard: { fury }, inPlay: { ring: aCard('Object') } },
  });
  expect(judged(plain, [play('ann', 'deed', taken)], 'first').verdicts).toMatchObject([
    { outcome: 'illegal', violations: [{ code: 'choice-not-offered', action: ['/choose/taken'] }] },
  ]);
});

test('A Signature card is controlled as any other', {
  meta: {
    rules: [
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/signature-may-be-controlled',
    ],
  },
}, () => {
  const signed = { ...fury, mark: 'Signature' as const, immortals: ['Kronos'] };
  const state = table({ ann: { hand: { deed: taking('play') } }, bob: { inPlay: { signed } } });
  expect(controllers(afterwards(state, [play('ann', 'deed')], 'first'))).toEqual([
    ['signed', 'ann'],
    ['deed', 'ann'],
  ]);
});

describe('a controlled card', () => {
  const sweep = doing({ do: 'remove-from-play', cards: { each: { kind: ['object'] }, in: 'play' } });
  const state = table({
    ann: { hand: { deed: taking('play'), ...hands } },
    bob: { inPlay: { fury }, hand: { sweep } },
  });
  const taken = afterwards(state, [play('ann', 'deed')], 'first');

  test('is its controller’s own', {
    meta: {
      rules: ['highlander.handbook-addendum/controlling-an-opponents-cards-in-play/controlled-card-is-yours'],
    },
  }, () => {
    const second = ['first-edition/attack-phase/one-attack-a-turn'];
    expect(broken(afterwards(state, [play('ann', 'high')], 'first'), play('ann', 'low'), 'first')).toEqual(
      second,
    );
    expect(broken(afterwards(taken, [play('ann', 'high')], 'first'), play('ann', 'low'), 'first')).toEqual(
      [],
    );
  });

  test('until it leaves play: then it goes to its owner', {
    meta: {
      rules: ['highlander.handbook-addendum/controlling-an-opponents-cards-in-play/controlled-card-is-yours'],
    },
  }, () => {
    const gone = afterwards(taken, [next('ann'), endTurn('ann'), play('bob', 'sweep')], 'first');
    expect(gone.players[1].discard.cards.map(({ id }) => id)).toEqual(['fury']);
  });

  test('is affected by what affects its controller’s cards', {
    meta: {
      rules: [
        'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/subject-to-effects-on-your-cards',
      ],
    },
  }, () => {
    const dull = aCard('Situation', {
      title: 'Dullness',
      abilities: [
        says({
          cards: { each: { kind: ['object'], controller: 'you' }, in: 'play' },
          modify: [{ textless: true }],
        }),
      ],
    });
    const dulled = (ann: object, bob: object) =>
      afterwards(
        table({
          ann: { hand: { deed: taking('play'), ...hands }, inPlay: { ...ann } },
          bob: { inPlay: { fury, ...bob } },
        }),
        [play('ann', 'deed'), play('ann', 'high')],
        'first',
      );
    expect(broken(dulled({ dull }, {}), play('ann', 'low'), 'first')).toEqual([
      'first-edition/attack-phase/one-attack-a-turn',
    ]);
    expect(broken(dulled({}, {}), play('ann', 'low'), 'first')).toEqual([]);
  });
});
