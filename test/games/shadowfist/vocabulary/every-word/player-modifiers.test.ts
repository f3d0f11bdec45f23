import { expect } from 'vitest';
import { playerModifier } from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import type { PlayerModifier } from '../../../../../src/games/shadowfist/vocabulary/player-modifiers.ts';
import type { PlayerRef, Players } from '../../../../../src/games/shadowfist/vocabulary/references.ts';
import { attack, play, turnOf } from '../../rule-check/cards/cast.ts';
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
} from '../../rule-check/table.ts';
import { proveEvery, reckoned } from './proving.ts';

/** An Edge that changes something for certain players. */
const rule = (change: PlayerModifier, players: Players = 'you') =>
  anEdge({ title: 'Rule', abilities: [{ ability: 'continuous', players, modifyPlayers: [change] }] });
const windfall = (cost: number) =>
  anEvent({
    title: 'Windfall',
    cost,
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 0 }] }],
  });
const reducing = (more: object = {}): PlayerModifier => ({
  costOf: { type: ['Character'] },
  by: -2,
  mandatory: false,
  ...more,
});

proveEvery(playerModifier, {
  handSize: () => {
    const state = table({ ann: {}, bob: { edges: { rule: rule({ handSize: 2 }) }, deck: 30 } });
    expect(player(afterPlaying(state, ...turnOf('bob', 'ann')), 'bob').hand.unknown).toBe(8);
  },
  sitesNeeded: () => {
    const state = table({
      ann: { edges: { rule: rule({ sitesNeeded: 1 }, 'every-opponent') } },
      bob: {},
      cyd: {},
    });
    const needed = (who: PlayerRef) => reckoned(state, { sitesNeeded: who });
    expect([needed('you'), needed('opponent-to-the-left')]).toEqual([5, 6]);
  },
  'costOf, costOf.by, costOf.mandatory, costOf.limit': () => {
    const power = (change: PlayerModifier, reducedBy?: string) => {
      const state = table({
        ann: {
          power: 9,
          edges: { rule: rule(change) },
          hand: { hero: aCharacter({ cost: 3 }), edge: anEdge({ cost: 3 }) },
        },
        bob: {},
      });
      const paid = (id: string, more: object) =>
        9 - player(afterPlaying(state, play('ann', id, more)), 'ann').power;
      return [paid('hero', reducedBy === undefined ? {} : { reducedBy }), paid('edge', {})];
    };
    expect(power(reducing(), 'rule')).toEqual([1, 3]);
    expect(power(reducing())).toEqual([3, 3]);
    expect(power(reducing({ mandatory: true }))).toEqual([1, 3]);
    expect(power(reducing({ by: 2 }))).toEqual([5, 3]);
    const limited = table({
      ann: {
        power: 9,
        edges: { rule: rule(reducing({ limit: { times: 1, per: 'turn' } })) },
        hand: { one: aCharacter({ cost: 3 }), two: aCharacter({ cost: 3 }) },
      },
      bob: {},
    });
    const once = afterPlaying(limited, play('ann', 'one', { reducedBy: 'rule' }), pass);
    expect(broken(once, play('ann', 'two', { reducedBy: 'rule' }))).not.toEqual([]);
    expect(broken(once, play('ann', 'two'))).toEqual([]);
  },
  ignoresResourceConditionsOf: () => {
    const state = table({
      ann: {
        edges: { rule: rule({ ignoresResourceConditionsOf: { type: ['Character'] } }) },
        hand: { hero: aCharacter({ requires: ['dra'] }), edge: anEdge({ requires: ['dra'] }) },
      },
      bob: {},
    });
    expect(broken(state, play('ann', 'hero'))).toEqual([]);
    expect(broken(state, play('ann', 'edge'))).toEqual(['3.3.2/meet-resource-conditions']);
  },
  'cannotPlay, cannotPlay.if': () => {
    const barred = (more: object) =>
      broken(
        table({
          ann: {
            edges: { rule: rule({ cannotPlay: { type: ['Character'] }, ...more }) },
            hand: { hero: aCharacter(), edge: anEdge() },
          },
          bob: {},
        }),
        play('ann', 'hero'),
      );
    expect(barred({})).toEqual(['7.7/cannot-prevails']);
    expect(barred({ if: { turnOf: 'you' } })).toEqual(['7.7/cannot-prevails']);
    expect(barred({ if: { not: { turnOf: 'you' } } })).toEqual([]);
    const others = table({
      ann: { edges: { rule: rule({ cannotPlay: { type: ['Character'] } }) }, hand: { edge: anEdge() } },
      bob: {},
    });
    expect(broken(others, play('ann', 'edge'))).toEqual([]);
  },
  cannotGeneratePower: () => {
    const state = table(
      {
        ann: {
          edges: { rule: rule({ cannotGeneratePower: { type: ['Feng Shui Site'] } }) },
          front: { gate: aSite({ power: 1 }), grove: aFengShuiSite({ power: 3 }) },
        },
        bob: {},
      },
      { turn: { phase: 'power', generatedPower: null } },
    );
    expect(player(afterPlaying(state, { do: 'generate-power', player: 'ann' }), 'ann').power).toBe(1);
  },
  gainsPowerWhenSpentBy: () => {
    const state = table({
      ann: { edges: { rule: rule({ gainsPowerWhenSpentBy: 'opponent-to-the-left' }) } },
      bob: { power: 5, hand: { spell: windfall(3) } },
      cyd: { power: 5, hand: { other: windfall(2) } },
    });
    expect(player(afterPlaying(state, play('bob', 'spell'), pass), 'ann').power).toBe(3);
    expect(player(afterPlaying(state, play('cyd', 'other'), pass), 'ann').power).toBe(0);
  },
  flag: () => {
    const attacking = {
      ...attack('ann', 'tower', 'hero', 'pupil'),
      targets: { hero: 'tower', pupil: 'hut' },
    };
    const seats = (edges: Record<string, ReturnType<typeof anEdge>>) =>
      table({
        ann: { edges, characters: { hero: aCharacter(), pupil: aCharacter() } },
        bob: { front: { tower: aSite(), hut: aSite() } },
      });
    expect(broken(seats({ rule: rule({ flag: 'several-targets' }) }), attacking)).toEqual([]);
    expect(broken(seats({}), attacking)).toEqual(['3.3.3/legal-targets']);
  },
});
