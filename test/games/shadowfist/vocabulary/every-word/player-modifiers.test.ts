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
  aState,
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
  discardsMore: () => {
    const state = (more: object) =>
      table(
        {
          ann: { hand: { one: aCharacter(), two: aCharacter(), three: aCharacter() }, deck: 9, ...more },
          bob: {},
        },
        { turn: { phase: 'discard', generatedPower: true } },
      );
    const discarding = (...given: string[]) => ({ do: 'discard', player: 'ann', cards: given });
    const allowed = state({ edges: { rule: rule({ discardsMore: 1 }) } });
    expect(broken(state({}), discarding('one', 'two'))).toEqual(['3.3.1/discard-one']);
    expect(broken(allowed, discarding('one', 'two'))).toEqual([]);
    expect(broken(allowed, discarding('one', 'two', 'three'))).toEqual(['3.3.1/discard-one']);
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
  'costOf.anyTime': () => {
    const state = (more: object) =>
      table(
        {
          ann: { power: 9, edges: { rule: rule(reducing(more)) }, hand: { hero: aCharacter({ cost: 3 }) } },
          bob: {},
        },
        { turn: { player: 'bob' } },
      );
    expect(broken(state({ anyTime: true }), play('ann', 'hero', { reducedBy: 'rule' }))).toEqual([]);
    expect(broken(state({ anyTime: true }), play('ann', 'hero'))).toHaveLength(1);
    expect(broken(state({}), play('ann', 'hero', { reducedBy: 'rule' }))).toHaveLength(1);
  },
  'costOf.on, costOf.if': () => {
    const state = (more: object) =>
      table({
        ann: {
          power: 9,
          edges: { rule: rule({ costOf: { type: ['State'] }, by: -2, mandatory: true, ...more }) },
          hand: { sword: aState({ cost: 3 }) },
          characters: { hero: aCharacter({ fighting: 2 }), pupil: aCharacter() },
        },
        bob: {},
      });
    const paid = (on: string, more: object) =>
      9 - player(afterPlaying(state(more), play('ann', 'sword', { on })), 'ann').power;
    const onStrong = { on: { figure: { fighting: { atLeast: 2 } } } };
    expect([paid('hero', onStrong), paid('pupil', onStrong)]).toEqual([1, 3]);
    expect([
      paid('hero', { if: { turnOf: 'you' } }),
      paid('hero', { if: { not: { turnOf: 'you' } } }),
    ]).toEqual([1, 3]);
    const free = state({ ...onStrong, by: 'no-cost', mandatory: false });
    const freely = (on: string) => play('ann', 'sword', { on, reducedBy: 'rule' });
    const played = afterPlaying(free, freely('hero'));
    expect(player(played, 'ann').power).toBe(9);
    expect(broken(free, freely('pupil'))).toEqual(['4.3.2/choosing-the-reducer']);
  },
  'ignoresResourceConditionsOf.on, ignoresResourceConditionsOf.symbol': () => {
    const state = (more: object) =>
      table({
        ann: {
          edges: { rule: rule({ ignoresResourceConditionsOf: {}, ...more }) },
          hand: { sword: aState({ requires: ['dra'] }), staff: aState({ requires: ['mag'] }) },
          characters: { hero: aCharacter({ fighting: 2 }), pupil: aCharacter() },
        },
        bob: {},
      });
    const unmet = ['3.3.2/meet-resource-conditions'];
    const onStrong = state({ on: { figure: { fighting: { atLeast: 2 } } } });
    expect(broken(onStrong, play('ann', 'sword', { on: 'hero' }))).toEqual([]);
    expect(broken(onStrong, play('ann', 'sword', { on: 'pupil' }))).toEqual(unmet);
    const dragons = state({ symbol: 'dra' });
    expect(broken(dragons, play('ann', 'sword', { on: 'pupil' }))).toEqual([]);
    expect(broken(dragons, play('ann', 'staff', { on: 'pupil' }))).toEqual(unmet);
  },
  'cannotPlay.on': () => {
    const state = table({
      ann: {
        edges: { rule: rule({ cannotPlay: {}, on: { figure: { fighting: { atLeast: 2 } } } }) },
        hand: { sword: aState() },
        characters: { hero: aCharacter({ fighting: 2 }), pupil: aCharacter() },
      },
      bob: {},
    });
    expect(broken(state, play('ann', 'sword', { on: 'hero' }))).toEqual(['7.7/cannot-prevails']);
    expect(broken(state, play('ann', 'sword', { on: 'pupil' }))).toEqual([]);
  },
  'costOf.ignoringResources': () => {
    const state = (more: object) =>
      table({
        ann: {
          power: 9,
          edges: { rule: rule({ costOf: {}, by: -1, mandatory: false, ...more }) },
          hand: { hero: aCharacter({ cost: 2, requires: ['dra'] }) },
        },
        bob: {},
      });
    const unmet = ['3.3.2/meet-resource-conditions'];
    const reduced = play('ann', 'hero', { reducedBy: 'rule' });
    expect(broken(state({}), reduced)).toEqual(unmet);
    expect(broken(state({ ignoringResources: true }), reduced)).toEqual([]);
    expect(broken(state({ ignoringResources: true }), play('ann', 'hero'))).toEqual(unmet);
  },
  'mayPlay, mayPlay.on, mayPlay.when, mayPlay.limit': () => {
    const state = (more: object) =>
      table(
        {
          ann: {},
          bob: {
            edges: { rule: rule({ mayPlay: { type: ['State'] }, when: { during: 'main-shot' }, ...more }) },
            hand: { sword: aState(), scout: aCharacter() },
            characters: { hero: aCharacter({ fighting: 2 }), pupil: aCharacter() },
          },
        },
        { turn: { player: 'ann', firstOption: false } },
      );
    const others = ['3.3.2/opponents-play-only-events'];
    expect(broken(state({}), play('bob', 'sword', { on: 'pupil' }))).toEqual([]);
    expect(broken(state({}), play('bob', 'scout'))).toEqual(others);
    const onStrong = state({ on: { figure: { fighting: { atLeast: 2 } } } });
    expect(broken(onStrong, play('bob', 'sword', { on: 'hero' }))).toEqual([]);
    expect(broken(onStrong, play('bob', 'sword', { on: 'pupil' }))).toEqual(others);
    expect(broken(state({ when: { during: 'attack' } }), play('bob', 'sword', { on: 'hero' }))).toEqual(
      others,
    );
    const once = state({ mayPlay: {}, limit: { times: 1, per: 'turn' } });
    const played = afterPlaying(once, play('bob', 'sword', { on: 'hero' }), pass);
    expect(broken(played, play('bob', 'scout'))).toEqual(others);
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
    const keeping = (edges: Record<string, ReturnType<typeof anEdge>>) =>
      broken(
        table(
          { ann: { edges, hand: { one: aCharacter() }, deck: 9 }, bob: {} },
          { turn: { phase: 'discard', generatedPower: false } },
        ),
        { do: 'discard', player: 'ann', cards: ['one'] },
      );
    expect(keeping({})).toEqual([]);
    expect(keeping({ rule: rule({ flag: 'cannot-discard' }) })).toEqual(['3.3.1/discard-one']);
    const alone = attack('ann', 'tower', 'hero');
    expect(broken(seats({}), alone)).toEqual([]);
    expect(broken(seats({ rule: rule({ flag: 'cannot-declare-attacks' }) }), alone)).toEqual([
      '7.7/cannot-prevails',
    ]);
    const again = (edges: Record<string, ReturnType<typeof anEdge>>) => {
      const state = seats(edges);
      return broken({ ...state, turn: { ...state.turn, lastAttack: 'unsuccessful' } }, alone);
    };
    expect(again({})).toEqual(['6.5/no-attack-after-a-failure']);
    expect(again({ rule: rule({ flag: 'attacks-as-independent' }) })).toEqual([]);
  },
  moreSites: () => {
    const playing = (which: 'hut' | 'hall') =>
      broken(
        table(
          {
            ann: {
              edges: { rule: rule({ moreSites: { designator: 'Hut' } }) },
              hand: { hut: aSite({ title: 'Hut' }), hall: aSite({ title: 'Hall' }) },
            },
            bob: {},
          },
          { turn: { sitePlayed: true } },
        ),
        { do: 'play', player: 'ann', card: which },
      );
    expect([playing('hut'), playing('hall')]).toEqual([[], ['3.3.2/one-site-a-turn']]);
  },
});
