import { describe, expect, test } from 'vitest';
import { nextPhase, play } from '../deeds.ts';
import { aCard, afterwards, aText, broken, type EditionName, five, judged, table } from '../table.ts';

const inPhase = (phase: 'may-do' | 'defense' | 'attack') => ({ turn: { phase } });

describe('the May Do/Must Do Phase', () => {
  const duty = {
    ...{ id: 'o1', player: 'ann', must: true, frame: { player: 'bob', values: {} } },
    effect: {
      do: 'must' as const,
      by: 'that-player' as const,
      effects: [{ do: 'lose-ability' as const, players: 'that-player' as const, amount: 1 }],
    },
  };
  const state = table({ ann: {}, bob: {} }, { ...inPhase('may-do'), obligations: [duty] });
  const done = { do: 'resolve', player: 'ann', obligation: 'o1' };

  test('ends once its effects are resolved', {
    meta: { rules: ['highlander.reference/may-do-must-do-phase/resolve-effects'] },
  }, () => {
    expect(broken(state, nextPhase, 'reference')).toEqual(['reference/may-do-must-do-phase/resolve-effects']);
    expect(broken(afterwards(state, [done], 'reference'), nextPhase, 'reference')).toEqual([]);
  });

  test('is the time for what says so, in Type Two the whole turn is', {
    meta: { rules: ['highlander.reference/may-do-must-do-phase/resolve-effects'] },
  }, () => {
    const well = aText('Well', { ability: 'may-do', during: ['may-do'], do: [] });
    const use = { do: 'use', player: 'ann', card: 'well', ability: 0 };
    const asked = (phase: 'may-do' | 'attack', edition: EditionName) =>
      broken(table({ ann: { inPlay: { well } }, bob: {} }, inPhase(phase)), use, edition);
    expect(asked('may-do', 'reference')).toEqual([]);
    expect(asked('attack', 'reference')).toEqual(['reference/may-do-must-do-phase/resolve-effects']);
    expect(asked('attack', 'typeTwo')).toEqual([]);
  });

  test('is the time for Edges that say so, and for them no other is', {
    meta: {
      rules: [
        'highlander.reference/may-do-must-do-phase/cards-for-this-phase',
        'highlander.reference/edges/may-do-must-do-only',
      ],
    },
  }, () => {
    const dawn = aCard('Edge', { abilities: [{ ability: 'playing', kind: 'only', during: ['may-do'] }] });
    const holding = (phase: 'may-do' | 'defense' | 'attack') =>
      table({ ann: { hand: { dawn } }, bob: {} }, inPhase(phase));
    expect(broken(holding('may-do'), play('dawn'), 'reference')).toEqual([]);
    expect(broken(holding('defense'), play('dawn'), 'reference')).toHaveLength(1);
    expect(broken(holding('attack'), play('dawn'), 'reference')).toHaveLength(1);
  });
});

test('An Event lies through its own turn and the nextPhase, and is swept as its player begins again', {
  meta: { rules: ['highlander.reference/events/two-turns'] },
}, () => {
  const state = table({ ann: { hand: { news: aCard('Event') } }, bob: { hand: { tip: aCard('Event') } } });
  const turn = (player: string, ...actions: object[]) => [
    ...actions.map((action) => ({ ...action, player })),
    ...[
      { do: 'next-phase', player },
      { do: 'end-turn', player },
    ],
  ];
  const bobs = turn('bob', { do: 'next-phase' }, { do: 'next-phase' }, { do: 'play', card: 'tip' });
  const inPlay = (...actions: object[]) =>
    afterwards(state, actions as (typeof nextPhase)[], 'reference').inPlay.map(({ id }) => id);
  expect(inPlay(...turn('ann', play('news')))).toEqual(['news']);
  expect(inPlay(...turn('ann', play('news')), ...bobs)).toEqual(['tip']);
});

test('An Edge is played alone, or with the card that it states', {
  meta: { rules: ['highlander.reference/edges/alone-or-in-conjunction'] },
}, () => {
  const wink = aCard('Edge', { title: 'Wink' });
  const nudge = aCard('Edge', {
    title: 'Nudge',
    abilities: [{ ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['event'] } }],
  });
  const state = table({ ann: { hand: { wink, nudge, news: aCard('Event') } }, bob: {} });
  expect(broken(state, play('wink'), 'reference')).toEqual([]);
  expect(broken(state, play('nudge'), 'reference')).toHaveLength(1);
  expect(broken(state, play('news', { with: [{ card: 'nudge' }] }), 'reference')).toEqual([]);
  expect(broken(state, play('news', { with: [{ card: 'wink' }] }), 'reference')).toHaveLength(1);
});

describe('an Exertion that a card calls for', () => {
  const check = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [{ do: 'exert', exertion: 'soft', by: 'you', gems: ['Agility'], atLeast: 1, as: 'check' }],
      },
    ],
  });
  const state = table({ ann: { hand: { check } }, bob: {} });
  const shown = (cards: object[]) => play('check', { choose: { 'check-cards': { known: cards } } });

  test('takes five cards, and puts them under the Endurance', {
    meta: {
      rules: [
        'highlander.reference/soft-exertions/reason-card',
        'highlander.reference/soft-exertions/take-five',
      ],
    },
  }, () => {
    const [ann] = afterwards(state, [shown(five())], 'reference').players;
    expect(ann.endurance.bottom?.map(({ id }) => id)).toEqual(['x1', 'x2', 'x3', 'x4', 'x5']);
    expect(judged(state, [play('check')], 'reference').verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ least: 5, most: 5 }] },
    ]);
  });
});
