import { expect } from 'vitest';
import { z } from 'zod';
import { type End, ends } from '../../../../../src/games/shadowfist/vocabulary/words.ts';
import {
  attacked,
  cards,
  decline,
  intercept,
  play,
  smoke,
  turnOf,
  use,
} from '../../rule-check/cards/cast.ts';
import { fightingOf } from '../../rule-check/figures.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, aSite, pass, table } from '../../rule-check/table.ts';
import { proveEvery } from './proving.ts';

/** Ann has a hero at 3, and an Edge that turns for an effect on him until then. */
const seats = (until: End) => {
  const boost = { do: 'modify', cards: { chosen: 'it' }, by: [{ fighting: 2 }], until } as const;
  const it = { choose: 'cards', which: { designator: 'Hero' }, in: 'play', as: 'it' } as const;
  return table({
    ann: {
      front: { gate: aSite() },
      characters: { hero: aCharacter({ title: 'Hero', fighting: 3 }) },
      edges: {
        drum: anEdge({
          abilities: [
            {
              ability: 'voluntary',
              choose: [it],
              pay: [{ pay: until === 'while-this-turned' ? 'turn-and-maintain' : 'turn', card: 'this' }],
              do: [boost],
            },
          ],
        }),
      },
      hand: { doom: smoke, again: smoke, back: returning },
    },
    bob: {
      front: { tower: aSite({ body: 30 }) },
      characters: { guard: harmless, late: harmless },
      hand: { lure: luring },
    },
  });
};
const harmless = aCharacter({
  abilities: [{ ability: 'continuous', cards: 'this', modify: [{ inflictsNoDamage: {} }] }],
});
const luring = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'it' }],
      do: [{ do: 'take-control', cards: { chosen: 'it' }, by: 'you', until: 'end-of-turn' }],
    },
  ],
});
const returning = anEvent({
  abilities: [
    {
      ability: 'event',
      do: [
        {
          do: 'return-to-play',
          cards: { each: { designator: 'Hero' }, in: { smoked: 'you' } },
          by: 'you',
        },
      ],
    },
  ],
});
const drumming = use('ann', 'drum', 0, { it: cards('hero') });
const boosted = (until: End, ...before: readonly unknown[]) =>
  afterPlaying(seats(until), ...before, drumming, pass);
const fighting = (state: ReturnType<typeof table>) => fightingOf(state, 'hero');
/** What is left of it after each of several goings-on, one after the other. */
const lasts = (state: ReturnType<typeof table>, ...goingsOn: readonly (readonly unknown[])[]) => {
  const left: (number | null)[] = [];
  let now = state;
  for (const actions of goingsOn) {
    now = afterPlaying(now, ...actions);
    left.push(fighting(now));
  }
  return left;
};
const doomed = (id: string, victim: string) => play('ann', id, { choose: { victim: cards(victim) } });
const toBob = turnOf('bob', 'ann');
const toAnn = turnOf('ann', 'bob');
const endingOfAnn = toBob.slice(0, 2);
const [endingOfBob, afterBob] = [toAnn.slice(0, 2), toAnn.slice(2)];
const fought = [...attacked('ann', 'tower', 'hero'), decline('bob'), pass];

proveEvery(z.enum(ends), {
  'end-of-turn': () => {
    expect(fighting(boosted('end-of-turn'))).toBe(5);
    expect(lasts(boosted('end-of-turn'), fought, endingOfAnn)).toEqual([5, 3]);
  },
  'end-of-attack': () => {
    const state = boosted('end-of-attack', ...attacked('ann', 'tower', 'hero'));
    expect(lasts(state, [intercept('bob', { hero: ['guard'] }), pass, pass], [pass, pass])).toEqual([5, 3]);
  },
  'end-of-combat': () => {
    const next = intercept('bob', { hero: ['guard', 'late'] });
    const before = [...attacked('ann', 'tower', 'hero'), next, pass];
    expect(lasts(boosted('end-of-combat', ...before), [pass], [pass])).toEqual([5, 3]);
    expect(afterPlaying(boosted('end-of-combat', ...before), pass, pass).attack?.step).toBe('before-next');
    expect(lasts(boosted('end-of-attack', ...before), [pass], [pass])).toEqual([5, 5]);
  },
  'start-of-your-next-turn': () => {
    expect(lasts(boosted('start-of-your-next-turn'), toBob, endingOfBob, [pass])).toEqual([5, 5, 3]);
  },
  'end-of-your-next-turn': () => {
    expect(lasts(boosted('end-of-your-next-turn'), toBob, toAnn, endingOfAnn)).toEqual([5, 5, 3]);
  },
  'end-of-controllers-next-turn': () => {
    const state = boosted('end-of-controllers-next-turn');
    expect(lasts(state, toBob, toAnn, endingOfAnn)).toEqual([5, 5, 3]);
  },
  'end-of-next-turn': () => expect(lasts(boosted('end-of-next-turn'), toBob, toAnn)).toEqual([5, 3]),
  'while-in-play': () => {
    const state = boosted('while-in-play');
    expect(lasts(state, [doomed('doom', 'drum'), pass], toBob, toAnn)).toEqual([5, 5, 5]);
    expect(lasts(state, [doomed('doom', 'hero'), pass], [play('ann', 'back'), pass])).toEqual([null, 3]);
  },
  'while-this-in-play': () => {
    const state = boosted('while-this-in-play');
    expect(lasts(state, toBob, toAnn, [doomed('doom', 'drum'), pass])).toEqual([5, 5, 3]);
  },
  'while-this-turned': () => {
    const state = boosted('while-this-turned');
    expect(lasts(state, toBob, endingOfBob, afterBob)).toEqual([5, 5, 3]);
    expect(lasts(state, [doomed('doom', 'drum'), pass])).toEqual([3]);
    const kept = toAnn.map((action) => (action.do === 'unturn' ? { ...action, except: ['drum'] } : action));
    expect(lasts(state, toBob, kept)).toEqual([5, 5]);
  },
  'while-you-control': () => {
    const state = boosted('while-you-control');
    expect(lasts(state, [doomed('doom', 'drum'), pass], toBob, toAnn)).toEqual([5, 5, 5]);
    const taking = play('bob', 'lure', { choose: { it: cards('hero') } });
    expect(lasts(state, toBob, [taking, pass])).toEqual([5, 3]);
  },
  'end-of-game': () => {
    const state = boosted('end-of-game');
    expect(lasts(state, toBob, toAnn, [doomed('doom', 'drum'), pass])).toEqual([5, 5, 5]);
    expect(lasts(state, [doomed('again', 'hero'), pass], [play('ann', 'back'), pass])).toEqual([null, 3]);
  },
});
