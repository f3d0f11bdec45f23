import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  afterwards,
  aGuard,
  anAttack,
  aText,
  attacked,
  broken,
  five,
  judged,
  table,
} from '../table.ts';

const high = anAttack('upper left');
/** With a value of its own as a Power Blow. */
const strong: Definition = { ...high, damage: [2, 4] };
const exert = (purpose: object, shown: object[] = five(), more: object = {}) => ({
  ...{ do: 'exert', player: 'ann', for: purpose, shown },
  ...more,
});
const found = (...cards: Definition[]) =>
  five().map((one, at) => ({ ...one, card: cards[at] ?? aCard('Event') }));

describe('a Hard Exertion by the Rules Reference Guide', () => {
  test('is made for something that is said before', {
    meta: { rules: ['highlander.reference/hard-exertions/state-goal'] },
  }, () => {
    const disarmed = table({ ann: { genericWeapon: 'disarmed' }, bob: {} }, { turn: { phase: 'may-do' } });
    const hard = { kind: 'hard' };
    expect(
      judged(disarmed, [exert({ weapon: 'generic' }, five(), hard)], 'reference').verdicts,
    ).toMatchObject([{ outcome: 'needs-choice', choices: [{ pointer: '/for/gem' }] }]);
    expect(broken(disarmed, exert({ weapon: 'generic', gem: 'Reason' }, five(), hard), 'reference')).toEqual(
      [],
    );
  });

  test('takes five cards, of which one attack is played', {
    meta: {
      rules: [
        'highlander.reference/hard-exertions/take-five',
        'highlander.reference/hard-exertions/reason-attack',
        'highlander.reference/hard-exertions/play-applicable',
      ],
    },
  }, () => {
    const state = table({ ann: {}, bob: {} });
    expect(broken(state, exert({ attack: true }, [...five(), ...five('y')]), 'reference')).toEqual([
      'reference/hard-exertions/take-five',
    ]);
    const open = afterwards(state, [exert({ attack: true }, found(high, high))], 'reference');
    const [ann] = afterwards(open, [play('x1')], 'reference').players;
    expect(ann.discard.cards.map(({ id }) => id)).toEqual(['x2', 'x3', 'x4', 'x5']);
    expect(broken(open, play('x3'), 'reference')).toEqual(['reference/hard-exertions/one-attack-or-defense']);
    expect(broken(afterwards(open, [play('x1')], 'reference'), play('x2'), 'reference')).not.toEqual([]);
  });

  test('gives one Illusion as well, and may be made for it alone', {
    meta: {
      rules: [
        'highlander.reference/hard-exertions/one-illusion',
        'highlander.reference/hard-exertions/reason-illusion',
        'highlander.reference/hard-exertions/play-applicable',
      ],
    },
  }, () => {
    const ghost = (title: string) => aCard('Illusion', { title });
    const state = table({ ann: {}, bob: {} });
    for (const purpose of [{ attack: true }, { illusion: true }]) {
      const cards = found(high, ghost('Ghost'), ghost('Ghoul'));
      const open = afterwards(state, [exert(purpose, cards)], 'reference');
      expect(broken(open, play('x2'), 'reference')).toEqual([]);
      const sought = 'attack' in purpose ? [] : ['reference/hard-exertions/one-attack-or-defense'];
      expect(broken(open, play('x1'), 'reference')).toEqual(sought);
    }
    const open = afterwards(state, [exert({ attack: true }, found(high, ghost('Ghost'), ghost('Ghoul')))]);
    expect(broken(afterwards(open, [play('x2')], 'reference'), play('x3'), 'reference')).toEqual([
      'reference/illusions/one-per-exertion',
    ]);
  });

  test('makes an attack a Power Blow that has a value for it', {
    meta: {
      rules: [
        'highlander.reference/hard-exertions/reason-power-blow',
        'highlander.reference/basic-attacks/power-blow-or-hidden',
        'highlander.reference/non-basic-attacks/power-blow-or-hidden',
      ],
    },
  }, () => {
    for (const type of ['Basic Attack', 'Attack'] as const) {
      const state = (card: Definition) =>
        table(
          { ann: { inPlay: { cut: { card: { ...card, type }, as: 'attack' } } }, bob: {} },
          {
            attacks: [{ id: 'cut', by: 'ann' }],
          },
        );
      const later = afterwards(state(strong), [exert({ powerBlow: 'cut' })], 'reference');
      expect(later.attacks).toMatchObject([{ powerBlow: true }]);
      expect(broken(state({ ...high, damage: [2] }), exert({ powerBlow: 'cut' }), 'reference')).toHaveLength(
        1,
      );
    }
  });

  test('is made for nothing by who can play no card from the Hand in the whole turn, Edges not counted', {
    meta: { rules: ['highlander.reference/hard-exertions/reason-nothing-playable'] },
  }, () => {
    const idle = exert({ nothing: true });
    const rule = ['reference/hard-exertions/reason-nothing-playable'];
    const may = (hand: Record<string, Definition>, phase: 'may-do' | 'defense' | 'attack', more = {}) =>
      broken(table({ ann: { hand, ...more }, bob: {} }, { turn: { phase } }), idle, 'reference');
    for (const phase of ['may-do', 'defense'] as const) {
      expect(may({ high }, phase)).toEqual(rule);
      expect(may({ news: aCard('Event') }, phase)).toEqual(rule);
      expect(may({ high }, phase, { skips: ['attack'] })).toEqual([]);
      expect(may({ wink: aCard('Edge'), parry: aBlock('upper left') }, phase)).toEqual([]);
    }
    const played = (hand: Record<string, Definition>) =>
      afterwards(
        table({ ann: { hand }, bob: {} }, { turn: { phase: 'defense' } }),
        [play(Object.keys(hand)[0] ?? ''), { do: 'next-phase', player: 'ann' }],
        'reference',
      );
    expect(broken(played({ news: aCard('Event') }), idle, 'reference')).toEqual(rule);
    expect(broken(played({ wink: aCard('Edge') }), idle, 'reference')).toEqual([]);
  });

  test('a Guard that is put into play unprovoked is no card that is played', {
    meta: { rules: ['highlander.reference/hard-exertions/reason-nothing-playable'] },
  }, () => {
    const hand = { stance: aGuard('upper left') };
    const state = table({ ann: { hand }, bob: {} }, { turn: { phase: 'may-do' } });
    expect(broken(state, exert({ nothing: true }), 'reference')).toEqual([]);
    const put = afterwards(state, [play('stance')], 'reference');
    expect(broken(put, exert({ nothing: true }), 'reference')).toEqual([]);
    const pressed = attacked({ ann: { hand }, bob: {} }, { cut: high }, { turn: { phase: 'may-do' } });
    expect(broken(pressed, exert({ nothing: true }), 'reference')).toEqual([
      'reference/hard-exertions/reason-nothing-playable',
    ]);
  });

  test('makes a block a Power Block', {
    meta: { rules: ['highlander.reference/hard-exertions/reason-power-block'] },
  }, () => {
    const state = attacked(
      { ann: { hand: { parry: aBlock('upper left') } }, bob: {} },
      { cut: { card: strong, powerBlow: true } },
    );
    const blocked = afterwards(state, [play('parry', { against: ['cut'] })], 'reference');
    const later = afterwards(blocked, [exert({ powerBlock: 'parry' })], 'reference');
    expect(later.defenses).toMatchObject([{ id: 'parry', powerBlock: true }]);
    expect(broken(state, exert({ powerBlock: 'parry' }), 'reference')).not.toEqual([]);
  });
});

test('What is asked for a card from the hand is not asked for one from an Exertion', {
  meta: {
    rules: [
      'highlander.reference/prone/not-from-exertion',
      'highlander.type-two/paying-a-cost/from-hand-only',
    ],
  },
}, () => {
  const state = table({ ann: { hand: { cut: high }, prone: true }, bob: {} });
  for (const edition of ['typeTwo', 'reference'] as const) {
    const searching = table({ ann: { prone: true }, bob: {} });
    const open = afterwards(searching, [exert({ attack: true }, found(high))], edition);
    expect(broken(open, play('x1'), edition)).toEqual([]);
    expect(broken(state, play('cut'), edition)).toHaveLength(1);
  }
});

describe('a Soft Exertion by the Rules Reference Guide', () => {
  const look = (gain: number) => ({
    ...{ ability: 'may-do' as const, during: ['attack' as const] },
    do: [
      { do: 'exert' as const, exertion: 'soft' as const, by: 'you' as const, as: 'seen' },
      { do: 'gain-ability' as const, players: 'you' as const, amount: gain },
    ],
  });
  const oracle = aText('Oracle', look(1), look(2));
  const state = table({ ann: { inPlay: { oracle, seer: oracle } }, bob: {} });
  const ask = (card: string, ability: number, prefix: string) => ({
    ...{ do: 'use', player: 'ann', card, ability, choose: { 'seen-cards': { known: five(prefix) } } },
  });

  test('is made once for each effect: who would make a second for one does not use it', {
    meta: {
      rules: [
        'highlander.reference/soft-exertions/one-per-effect',
        'highlander.reference/soft-exertions/several-per-turn',
      ],
    },
  }, () => {
    const asked = afterwards(state, [ask('oracle', 0, 'a')], 'reference');
    expect(broken(asked, ask('oracle', 0, 'b'), 'reference')).toEqual([
      'reference/soft-exertions/one-per-effect',
    ]);
    const all = [ask('oracle', 1, 'b'), ask('seer', 0, 'c')];
    const later = afterwards(asked, all, 'reference');
    expect(later.turn.events.filter(({ event }) => event === 'exertion-made')).toHaveLength(3);
    expect(broken(afterwards(state, [ask('oracle', 0, 'a')]), ask('oracle', 0, 'b'))).toEqual([]);
  });
});
