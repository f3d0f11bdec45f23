import { describe, expect } from 'vitest';
import { meanings } from '../../../../../src/games/shadowfist/rule-check/board/meanings.ts';
import {
  type CardRef,
  cardRef,
  type PlayerRef,
  type Players,
  playerRef,
} from '../../../../../src/games/shadowfist/vocabulary/references.ts';
import { cards, type Place, place, players } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import { aCharacter, afterPlaying, aSite, aState, table } from '../../rule-check/table.ts';
import { boardOf, eyes, found, proveEvery } from './proving.ts';

const field = table(
  {
    ann: {
      front: { gate: aSite() },
      characters: { hero: aCharacter(), lent: { card: aCharacter(), controller: 'bob' } },
      states: { blade: { card: aState(), on: 'hero' } },
      ...{
        hand: { held: aCharacter() },
        deck: { top: aCharacter() },
        smoked: { ash: aCharacter() },
        toasted: { crumb: aCharacter() },
        burnedForVictory: { cinder: aSite() },
      },
    },
    bob: { front: { tower: aSite() }, hand: { theirs: aCharacter() } },
    cyd: {},
  },
  { turn: { player: 'ann' } },
);
const attacked = afterPlaying(field, { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' });
const card = (ref: CardRef, more: Parameters<typeof eyes>[0] = {}) =>
  meanings.card(boardOf(field), ref, eyes(more));
const one = (ref: PlayerRef, more: Parameters<typeof eyes>[0] = {}, state = field) =>
  meanings.player(boardOf(state), ref, eyes(more));
const all = (who: Players, more: Parameters<typeof eyes>[0] = {}) =>
  meanings.players(boardOf(field), who, eyes(more));
const lying = (at: Place) => meanings.cards(boardOf(field), { each: {}, in: at }, eyes());
const event = {
  event: 'combat-ended',
  card: 'hero',
  source: 'gate',
  target: 'tower',
  player: 'bob',
  by: 'cyd',
} as const;

describe('CardRef', () =>
  proveEvery(cardRef, {
    this: () => expect(card('this', { source: 'hero' })).toEqual(['hero']),
    'its-target': () => {
      expect(meanings.card(boardOf(attacked), 'its-target', eyes({ source: 'hero' }))).toEqual(['tower']);
      expect(card('its-target', { source: 'hero' })).toEqual([]);
    },
    subject: () => {
      expect(card('subject', { source: 'blade' })).toEqual(['hero']);
      expect(card('subject', { source: 'hero' })).toEqual([]);
    },
    granter: () => expect(card('granter', { source: 'hero', granter: 'gate' })).toEqual(['gate']),
    each: () => {
      expect(card('each', { each: 'hero' })).toEqual(['hero']);
      // In a filter, the card that it is looking at: cards in hand are counted of its own controller.
      expect(
        found(field, {
          figure: { fighting: { atLeast: { count: { each: {}, in: { hand: { controllerOf: 'each' } } } } } },
        }),
      ).toEqual(['hero', 'lent']);
    },
    chosen: () => {
      expect(card({ chosen: 'some' }, { values: { some: { cards: ['hero', 'gate'] } } })).toEqual([
        'hero',
        'gate',
      ]);
      expect(card({ chosen: 'none' })).toEqual([]);
    },
    event: () => {
      const part = (name: 'card' | 'source' | 'target' | 'opposing') =>
        card({ event: name }, { event, source: 'hero' });
      expect([part('card'), part('source'), part('target')]).toEqual([['hero'], ['gate'], ['tower']]);
      const fought = { event: 'combat-ended', card: 'hero', target: 'tower' } as const;
      expect(card({ event: 'opposing' }, { event: fought, source: 'hero' })).toEqual(['tower']);
      expect(card({ event: 'opposing' }, { event: fought, source: 'tower' })).toEqual(['hero']);
    },
  }));

describe('PlayerRef', () =>
  proveEvery(playerRef, {
    you: () => expect(one('you', { player: 'bob' })).toBe('bob'),
    'that-player': () => expect(one('that-player', { thatPlayer: 'cyd' })).toBe('cyd'),
    'current-player': () => expect(one('current-player', { player: 'bob' })).toBe('ann'),
    'attacking-player': () => {
      expect(one('attacking-player', {}, attacked)).toBe('ann');
      expect(one('attacking-player')).toBeUndefined();
    },
    'defending-player': () => expect(one('defending-player', {}, attacked)).toBe('bob'),
    'opponent-to-the-left': () =>
      expect([one('opponent-to-the-left'), one('opponent-to-the-left', { player: 'cyd' })]).toEqual([
        'bob',
        'ann',
      ]),
    leftOf: () => {
      expect(one({ leftOf: { leftOf: 'you' } })).toBe('cyd');
      expect(one({ leftOf: 'current-player' }, { player: 'cyd' })).toBe('bob');
    },
    controllerOf: () => expect(one({ controllerOf: 'this' }, { source: 'lent' })).toBe('bob'),
    ownerOf: () => {
      expect(one({ ownerOf: 'this' }, { source: 'lent' })).toBe('ann');
      expect(one({ ownerOf: 'this' }, { source: 'theirs' })).toBe('bob');
    },
    chosen: () => expect(one({ chosen: 'who' }, { values: { who: { players: ['cyd'] } } })).toBe('cyd'),
    event: () =>
      expect([one({ event: 'player' }, { event }), one({ event: 'by' }, { event })]).toEqual(['bob', 'cyd']),
  }));

describe('Players', () =>
  proveEvery(players, {
    'every-player': () => expect(all('every-player', { player: 'bob' })).toEqual(['ann', 'bob', 'cyd']),
    'every-opponent': () => expect(all('every-opponent', { player: 'bob' })).toEqual(['ann', 'cyd']),
    'you, that-player, current-player, attacking-player, defending-player, opponent-to-the-left, leftOf, controllerOf, ownerOf':
      () => {
        expect(all('you')).toEqual(['ann']);
        expect(all('attacking-player')).toEqual([]);
      },
    chosen: () =>
      expect(all({ chosen: 'who' }, { values: { who: { players: ['cyd', 'ann'] } } })).toEqual([
        'cyd',
        'ann',
      ]),
    'every, every.such': () => {
      const such = { exists: { each: { type: ['Site'], controller: 'that-player' }, in: 'play' } } as const;
      expect(all({ every: 'player', such })).toEqual(['ann', 'bob']);
      expect(all({ every: 'opponent', such })).toEqual(['bob']);
      expect(all({ every: 'opponent', such }, { player: 'bob' })).toEqual(['ann']);
    },
    event: () => {
      const together = { ...event, event: 'smoked' as const, players: ['bob', 'cyd'] };
      expect(all({ event: 'player' }, { event: together })).toEqual(['bob']);
      expect(all({ event: 'by' }, { event: together }).toSorted()).toEqual(['bob', 'cyd']);
    },
  }));

describe('Place', () =>
  proveEvery(place, {
    play: () => expect(lying('play')).toEqual(['gate', 'hero', 'lent', 'blade', 'tower']),
    hand: () =>
      expect([lying({ hand: 'you' }), lying({ hand: 'every-player' })]).toEqual([
        ['held'],
        ['held', 'theirs'],
      ]),
    deck: () => expect(lying({ deck: 'you' })).toEqual(['top']),
    smoked: () => expect(lying({ smoked: 'you' })).toEqual(['ash']),
    toasted: () => expect(lying({ toasted: 'you' })).toEqual(['crumb']),
    burnedForVictory: () => expect(lying({ burnedForVictory: 'you' })).toEqual(['cinder']),
    whereverIs: () => {
      const wherever = { each: {}, in: { whereverIs: 'this' } } as const;
      expect(meanings.cards(boardOf(field), wherever, eyes({ source: 'ash' }))).toEqual(['ash']);
      expect(meanings.cards(boardOf(field), wherever, eyes({ source: 'hero' }))).toEqual([]);
    },
    statesOn: () => {
      expect(
        meanings.cards(boardOf(field), { each: {}, in: { statesOn: 'this' } }, eyes({ source: 'hero' })),
      ).toEqual(['blade']);
      expect(
        meanings.cards(boardOf(field), { each: {}, in: { statesOn: 'this' } }, eyes({ source: 'gate' })),
      ).toEqual([]);
    },
  }));

describe('Cards', () =>
  proveEvery(cards, {
    'this, its-target, subject, granter, each, chosen, event': () =>
      expect(meanings.cards(boardOf(field), 'this', eyes({ source: 'hero' }))).toEqual(['hero']),
    'each.in': () =>
      expect(meanings.cards(boardOf(field), { each: { type: ['Site'] }, in: 'play' }, eyes())).toEqual([
        'gate',
        'tower',
      ]),
  }));
