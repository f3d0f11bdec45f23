import { expect } from 'vitest';
import { condition, type Filter } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  pass,
  table,
} from '../../rule-check/table.ts';
import { eyes, isTrue, proveEvery } from './proving.ts';

const field = table(
  {
    ann: {
      power: 4,
      front: { gate: aSite(), grove: aFengShuiSite() },
      characters: { hero: aCharacter({ fighting: 3 }), tired: { card: aCharacter(), turned: true } },
    },
    bob: { front: { tower: aSite({ body: 9 }) }, characters: { rogue: aCharacter() } },
    cyd: { power: 1 },
  },
  {
    turn: {
      events: [
        { event: 'smoked', card: 'hero', player: 'ann', by: 'bob' },
        { event: 'smoked', card: 'tired', player: 'ann', by: 'bob' },
      ],
    },
  },
);
const at = (more: object) => ({ ...field, turn: { ...field.turn, ...more } });
const attacked = afterPlaying(field, { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' });
const yes = { turnOf: 'you' } as const;
const no = { not: yes } as const;

proveEvery(condition, {
  all: () => {
    expect(isTrue(field, { all: [yes, yes] })).toBe(true);
    expect(isTrue(field, { all: [yes, no] })).toBe(false);
  },
  any: () => {
    expect(isTrue(field, { any: [no, yes] })).toBe(true);
    expect(isTrue(field, { any: [no, no] })).toBe(false);
  },
  not: () => {
    expect(isTrue(field, { not: no })).toBe(true);
    expect(isTrue(field, { not: yes })).toBe(false);
  },
  compare: () => {
    const compared = (comparison: '=' | '!=' | '<' | '<=' | '>' | '>=') =>
      [3, 4, 5].map((number) => isTrue(field, { compare: [{ power: 'you' }, comparison, number] }));
    expect(compared('=')).toEqual([false, true, false]);
    expect(compared('!=')).toEqual([true, false, true]);
    expect(compared('<')).toEqual([false, false, true]);
    expect(compared('<=')).toEqual([false, true, true]);
    expect(compared('>')).toEqual([true, false, false]);
    expect(compared('>=')).toEqual([true, true, false]);
  },
  'card, card.is': () => {
    expect(isTrue(field, { card: 'this', is: { turned: true } }, eyes({ source: 'tired' }))).toBe(true);
    expect(isTrue(field, { card: 'this', is: { turned: true } }, eyes({ source: 'hero' }))).toBe(false);
    expect(isTrue(field, { card: 'this', is: {} }, eyes({ source: 'nobody' }))).toBe(false);
  },
  exists: () => {
    expect(isTrue(field, { exists: { each: { turned: true }, in: 'play' } })).toBe(true);
    expect(isTrue(field, { exists: { each: { type: ['Edge'] }, in: 'play' } })).toBe(false);
  },
  'closerToVictory, closerToVictory.than': () => {
    expect(isTrue(field, { closerToVictory: 'you', than: 'opponent-to-the-left' })).toBe(true);
    expect(isTrue(field, { closerToVictory: 'opponent-to-the-left', than: 'you' })).toBe(false);
    expect(isTrue(field, { closerToVictory: 'you', than: 'you' })).toBe(false);
    const eased = anEdge({
      abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ sitesNeeded: -2 }] }],
    });
    const other = table({ ann: { front: { grove: aFengShuiSite() } }, bob: { edges: { eased } } });
    expect(isTrue(other, { closerToVictory: 'opponent-to-the-left', than: 'you' })).toBe(true);
  },
  'somePlayer, somePlayer.such': () => {
    expect(
      isTrue(field, { somePlayer: 'every-opponent', such: { compare: [{ power: 'that-player' }, '=', 1] } }),
    ).toBe(true);
    expect(
      isTrue(field, { somePlayer: 'every-opponent', such: { compare: [{ power: 'that-player' }, '=', 4] } }),
    ).toBe(false);
  },
  'player, player.is': () => {
    expect(isTrue(field, { player: 'you', is: 'current-player' })).toBe(true);
    expect(isTrue(field, { player: 'you', is: { controllerOf: 'this' } }, eyes({ source: 'rogue' }))).toBe(
      false,
    );
    expect(isTrue(field, { player: 'attacking-player', is: 'defending-player' })).toBe(false);
  },
  'opponent, opponent.of': () => {
    expect(isTrue(field, { opponent: { controllerOf: 'this' }, of: 'you' }, eyes({ source: 'rogue' }))).toBe(
      true,
    );
    expect(isTrue(field, { opponent: 'current-player', of: 'you' })).toBe(false);
    expect(isTrue(field, { opponent: 'attacking-player', of: 'you' })).toBe(false);
  },
  turnOf: () => {
    expect(isTrue(field, { turnOf: 'you' })).toBe(true);
    expect(isTrue(field, { turnOf: 'opponent-to-the-left' })).toBe(false);
  },
  during: () => {
    const prior = afterPlaying(
      attacked,
      pass,
      ...['cyd'].map((player) => ({ do: 'decline', player })),
      pass,
      ...['cyd', 'ann', 'bob'].map((player) => ({ do: 'decline', player })),
    );
    const states = {
      main: field,
      start: at({ phase: 'start' }),
      draw: at({ phase: 'draw' }),
      ending: at({ phase: 'ending' }),
      attacked,
      prior,
    };
    const times = (
      during:
        | 'main-shot'
        | 'establishing-shot'
        | 'start-of-turn'
        | 'attack'
        | 'combat'
        | 'prior-to-combat'
        | 'auction'
        | 'end-of-turn',
    ) => Object.entries(states).flatMap(([name, state]) => (isTrue(state, { during }) ? [name] : []));
    expect(times('main-shot')).toEqual(['main', 'ending', 'attacked', 'prior']);
    expect(times('establishing-shot')).toEqual(['start', 'draw']);
    expect(times('start-of-turn')).toEqual(['start']);
    expect(times('end-of-turn')).toEqual(['ending']);
    expect(times('attack')).toEqual(['attacked', 'prior']);
    expect(times('prior-to-combat')).toEqual(['prior']);
    expect(times('combat')).toEqual([]);
    const fighting = prior.attack === null ? null : { ...prior.attack, step: 'target-fought' as const };
    expect(isTrue({ ...prior, attack: fighting }, { during: 'combat' })).toBe(true);
    expect(times('auction')).toEqual([]);
    const twin = aCharacter({ title: 'Twin', restrictions: ['Unique'] });
    const bidding = afterPlaying(
      table({ ann: { power: 2, hand: { two: twin } }, bob: { characters: { one: twin } } }),
      { do: 'play', player: 'ann', card: 'two' },
    );
    expect(isTrue(bidding, { during: 'auction' })).toBe(true);
  },
  attack: () => {
    expect(isTrue(attacked, { attack: {} })).toBe(true);
    expect(isTrue(field, { attack: {} })).toBe(false);
    expect(isTrue(attacked, { attack: { target: { type: ['Site'] } } })).toBe(true);
    expect(isTrue(attacked, { attack: { target: { type: ['Character'] } } })).toBe(false);
    expect(isTrue(attacked, { attack: { declaredBy: 'you' } })).toBe(true);
    expect(isTrue(attacked, { attack: { declaredBy: 'every-opponent' } })).toBe(false);
  },
  'happenedThisTurn, happenedThisTurn.atLeast': () => {
    const smoked = { event: 'smoked' } as const;
    expect(isTrue(field, { happenedThisTurn: smoked })).toBe(true);
    expect(isTrue(field, { happenedThisTurn: smoked, atLeast: 2 })).toBe(true);
    expect(isTrue(field, { happenedThisTurn: smoked, atLeast: 3 })).toBe(false);
    expect(isTrue(field, { happenedThisTurn: { ...smoked, by: 'you' } })).toBe(false);
  },
  'happenedThisTurn.inThisAttack': () => {
    const declared = { happenedThisTurn: { event: 'turned-to-attack' }, inThisAttack: true } as const;
    expect([isTrue(field, declared), isTrue(attacked, declared)]).toEqual([false, true]);
    expect(isTrue(attacked, { happenedThisTurn: { event: 'smoked' }, inThisAttack: true })).toBe(false);
  },
  atTheSameTime: () => {
    const mourner = aCharacter({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked' },
          if: { atTheSameTime: { event: 'smoked', card: { designator: 'Twin' } } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const smokes = (which: Filter) =>
      anEvent({
        abilities: [{ ability: 'event', do: [{ do: 'smoke', cards: { each: which, in: 'play' } }] }],
      });
    const state = table({
      ann: {
        hand: {
          one: smokes({ title: 'Lamb' }),
          both: smokes({ any: [{ title: 'Lamb' }, { title: 'Twin' }] }),
        },
        characters: { mourner },
      },
      bob: { characters: { lamb: aCharacter({ title: 'Lamb' }), twin: aCharacter({ title: 'Twin' }) } },
    });
    const triggered = (id: string) =>
      afterPlaying(state, { do: 'play', player: 'ann', card: id }, pass).scene?.items.length;
    expect([triggered('one'), triggered('both')]).toEqual([undefined, 2]);
  },
  done: () => {
    expect(isTrue(field, { done: 'sacrifice' }, eyes({ done: ['sacrifice'] }))).toBe(true);
    expect(isTrue(field, { done: 'sacrifice' }, eyes({ done: ['other'] }))).toBe(false);
  },
  'chosen, chosen.as': () => {
    const frame = eyes({ values: { way: { mode: 'up' } } });
    expect(isTrue(field, { chosen: 'way', as: 'up' }, frame)).toBe(true);
    expect(isTrue(field, { chosen: 'way', as: 'down' }, frame)).toBe(false);
    expect(isTrue(field, { chosen: 'other', as: 'up' }, frame)).toBe(false);
  },
});
