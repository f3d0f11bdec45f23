import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { playing, strong } from './acting.ts';
import { fightingOf } from './figures.ts';
import { afterPlaying, anEdge, anEvent, aState, pass, table } from './table.ts';

const has = (cards: object | 'this' | 'subject', ...modify: Modifier[]) => ({
  abilities: [{ ability: 'continuous' as const, cards: cards as never, modify }],
});
const weak = aState({ title: 'Weakness', ...has('subject', { setFighting: 2 }) });
const bold = aState({ title: 'Boldness', ...has('subject', { setFighting: 8 }) });
const shrink = anEvent({
  abilities: [
    {
      ability: 'event',
      do: [
        {
          ...{ do: 'modify', cards: { each: { type: ['Character'] }, in: 'play' } },
          ...{ by: [{ setFighting: 1 }], until: 'end-of-turn' },
        },
      ],
    },
  ],
});
const on = (id: string) => playing('ann', id, { on: 'hero' });

describe('States that contradict each other (7.7)', () => {
  const state = table({
    ann: { hand: { weak, bold, shrink }, characters: { hero: strong(5) } },
    bob: { hand: { late: weak, theirs: shrink } },
  });

  test('[7.7/later-state-prevails] the one that resolved last prevails', () => {
    expect(fightingOf(afterPlaying(state, on('weak'), pass, on('bold'), pass), 'hero')).toBe(8);
    expect(fightingOf(afterPlaying(state, on('bold'), pass, on('weak'), pass), 'hero')).toBe(2);
  });

  test('[7.7/later-state-prevails] which of two in one scene is the one that was played first', () => {
    const both = afterPlaying(state, on('weak'), { do: 'pass', player: 'bob' }, on('bold'), pass);
    expect(both.inPlay.map(({ id }) => id)).toEqual(['hero', 'weak', 'bold']);
    expect(fightingOf(both, 'hero')).toBe(2);
  });

  test('[7.7/new-ability-prevails] so it is with effects that last: what came later prevails', () => {
    const shrunk = afterPlaying(state, playing('ann', 'shrink'), pass);
    expect(fightingOf(shrunk, 'hero')).toBe(1);
    const emboldened = afterPlaying(shrunk, on('bold'), pass);
    expect(fightingOf(emboldened, 'hero')).toBe(8);
    expect(fightingOf(afterPlaying(emboldened, playing('bob', 'theirs'), pass), 'hero')).toBe(1);
  });
});

describe('what is given to a card, and its own text (7.7)', () => {
  const proud = strong(5, has('this', { setFighting: 9 }));

  test('[7.7/new-ability-prevails] what is given prevails, whichever card was there first', () => {
    const rule = anEdge(has({ each: { type: ['Character'] }, in: 'play' }, { setFighting: 3 }));
    const state = table({ ann: { hand: { rule, proud } }, bob: {} });
    const plays = ['rule', 'proud'].map((id) => playing('ann', id));
    for (const [one = {}, other = {}] of [plays, plays.toReversed()])
      expect(fightingOf(afterPlaying(state, one, pass, other, pass), 'proud')).toBe(3);
    expect(fightingOf(afterPlaying(state, playing('ann', 'proud'), pass), 'proud')).toBe(9);
  });

  test('[7.7/new-ability-prevails] also in taking a special ability away, or giving it back', () => {
    const state = (...modify: Modifier[]) =>
      table({
        ann: {
          characters: {
            hero: {
              card: strong(5, { abilities: [{ ability: 'special', special: 'Guts' }] }),
              damage: 1,
            },
          },
          states: Object.fromEntries(
            modify.map((one, place) => [`state${place}`, { card: aState(has('subject', one)), on: 'hero' }]),
          ),
        },
        bob: {},
      });
    const loses: Modifier = { special: 'Guts', loses: true };
    const isGutsy = (given: ReturnType<typeof state>) =>
      fightingOf(
        afterPlaying(
          {
            ...given,
            players: given.players.map((one) =>
              one.id === 'bob' ? { ...one, hand: { cards: [{ id: 'spur', card: spur }], unknown: 0 } } : one,
            ),
          },
          playing('bob', 'spur'),
          pass,
        ),
        'hero',
      ) === 14;
    expect([isGutsy(state()), isGutsy(state(loses)), isGutsy(state(loses, { special: 'Guts' }))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  /** Raises the Fighting of whoever has Guts. */
  const spur = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            ...{ do: 'modify', cards: { each: { special: 'Guts' }, in: 'play' } },
            ...{ by: [{ fighting: 10 }], until: 'end-of-turn' },
          },
        ],
      },
    ],
  });
});
