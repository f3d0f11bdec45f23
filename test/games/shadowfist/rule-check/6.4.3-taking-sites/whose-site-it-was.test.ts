import { describe, expect, test } from 'vitest';
import { playing, victim, windfall } from '../acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  pass,
  player,
  table,
} from '../table.ts';
import { decide, taken } from './cast.ts';

const events = ['smoked', 'seized', 'burned-for-victory', 'burned-for-power'] as const;
const fates = [
  ['smoke', 'smoked'],
  ['seize', 'seized'],
  ['burn-for-victory', 'burned-for-victory'],
  ['burn-for-power', 'burned-for-power'],
] as const;
const yours = { type: ['Feng Shui Site' as const], controller: 'you' as const };
const gain = [{ do: 'gain-power' as const, players: 'you' as const, amount: 1 }];

/** The Site is taken and, where it was seized, placed. */
const settled = (asked: ReturnType<typeof taken>, mode: string) => {
  const decided = afterPlaying(asked, decide(mode));
  return decided.question?.from === undefined && decided.question?.kind !== 'position'
    ? decided
    : afterPlaying(decided, {
        do: 'choose',
        player: 'ann',
        value: { position: { column: 0, row: 'back' } },
      });
};

describe('the controller of a Site that was just taken is whoever controlled it when it was taken (6.4.3)', () => {
  const wake = anEdge({
    title: 'Wake',
    abilities: [{ ability: 'triggered', on: { event: [...events], card: yours }, do: gain }],
  });
  const requiem = anEvent({
    title: 'Requiem',
    abilities: [
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: { event: { event: [...events], card: yours } },
      },
      { ability: 'event', do: gain },
    ],
  });

  test.each(fates)('A trigger about a Site you control sees a Site that an opponent chose to %s.', (fate) => {
    const asked = taken({ ann: { edges: { hers: wake } }, bob: { edges: { his: wake } } });
    const before = player(asked, 'ann').power;
    const done = afterPlaying(settled(asked, fate), pass);
    expect(player(done, 'bob').power).toBe(1);
    expect(player(done, 'ann').power).toBe(before + (fate === 'burn-for-power' ? 3 : 0));
  });

  test.each(fates)('A response about a Site you control answers its loss to an opponent’s %s.', (fate) => {
    const asked = taken({ ann: { hand: { hers: requiem } }, bob: { hand: { his: requiem } } });
    const decided = settled(asked, fate);
    expect(broken(decided, playing('bob', 'his'))).toEqual([]);
    expect(broken(decided, playing('ann', 'hers'))).toContain('5.2/stated-response-in-the-same-scene');
  });

  test.each(fates)(
    'The own text of a Site that falls to a %s is read by its former controller.',
    (fate, event) => {
      const proud = aFengShuiSite({
        title: 'Proud Grove',
        abilities: [
          { ability: 'triggered', on: { event, card: { is: 'this' }, by: 'every-opponent' }, do: gain },
        ],
      });
      const done = afterPlaying(settled(taken({}, proud), fate), pass);
      expect(player(done, 'bob').power).toBe(1);
    },
  );

  test('A Character that is sacrificed as a payment is one that its controller controlled.', () => {
    const altar = aCharacter({
      title: 'Altar Keeper',
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            { choose: 'cards', which: { type: ['Character'], controller: 'you' }, in: 'play', as: 'victim' },
          ],
          pay: [{ pay: 'sacrifice', cards: victim }],
          do: gain,
        },
      ],
    });
    const mourn = anEvent({
      title: 'Mourning',
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { event: { event: 'sacrificed', card: { type: ['Character'], controller: 'you' } } },
        },
        { ability: 'event', do: gain },
      ],
    });
    const state = table({
      ann: { hand: { hers: mourn, luck: windfall } },
      bob: { front: { mill: aSite() }, characters: { altar, monk: aCharacter() }, hand: { his: mourn } },
    });
    const given = afterPlaying(
      state,
      playing('ann', 'luck'),
      { do: 'use', player: 'bob', card: 'altar', ability: 0, choose: { victim: { cards: ['monk'] } } },
      { do: 'pass', player: 'ann' },
    );
    expect(broken(given, playing('ann', 'hers'))).toContain('5.2/stated-response-in-the-same-scene');
    expect(broken(given, playing('bob', 'his'))).toEqual([]);
  });

  test('A Site that was yours when it was burned is one of yours for the rest of the turn.', () => {
    const lament = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          when: { happenedThisTurn: { event: 'burned-for-victory', card: yours } },
        },
        { ability: 'event', do: gain },
      ],
    });
    const asked = taken({ ann: { hand: { hers: lament } }, bob: { hand: { his: lament } } });
    const done = afterPlaying(asked, decide('burn-for-victory'), pass);
    expect(broken(done, playing('bob', 'his'))).toEqual([]);
    expect(broken(done, playing('ann', 'hers'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });
});
