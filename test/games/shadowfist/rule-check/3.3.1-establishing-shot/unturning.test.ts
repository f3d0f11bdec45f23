import { describe, expect, test } from 'vitest';
import { cards, turnOf, use } from '../cards/cast.ts';
import { aCharacter, afterPlaying, anEdge, broken, card, pass, table } from '../table.ts';
import { at, step, unturns } from './cast.ts';

describe('unturning (3.3.1, 4.2)', () => {
  const keeper = aCharacter({
    title: 'Keeper',
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'modify', cards: 'this', by: [{ fighting: 2 }], until: 'while-this-turned' }],
      },
    ],
  });
  const seat = {
    characters: {
      guard: { card: aCharacter(), turned: true },
      keeper1: { card: keeper, turned: true },
      keeper2: { card: keeper, turned: true },
    },
  };

  test('all that the player controls unturns, and nobody else’s', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/unturn-all',
        'shadowfist.yotd/4.2/unturn-phase',
        'shadowfist.yotd/4.2/unturn-simultaneously',
        'shadowfist.yotd/2.3/unturn-at-start-of-turn',
      ],
    },
  }, () => {
    const state = at('unturn', seat, { characters: { theirs: { card: aCharacter(), turned: true } } });
    const next = afterPlaying(state, unturns);
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, false]);
    expect(card(next, 'theirs').turned).toBe(true);
  });

  test('cards that turn and maintain may stay turned, each for itself; others may not', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/may-leave-maintaining-cards-turned',
        'shadowfist.yotd/4.2/choice-for-maintaining-cards',
      ],
    },
  }, () => {
    const state = at('unturn', seat);
    expect(broken(state, step('unturn', { except: ['guard'] }))).toEqual([
      '3.3.1/may-leave-maintaining-cards-turned',
    ]);
    const next = afterPlaying(state, step('unturn', { except: ['keeper2'] }));
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, true]);
  });
});

describe('cards kept turned in the next Establishing Shot of their controller (3.3.1)', () => {
  const chains = anEdge({
    abilities: [
      {
        ability: 'voluntary',
        choose: [
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', number: { atLeast: 1 }, as: 'it' },
        ],
        do: [
          { do: 'turn', cards: { chosen: 'it' } },
          {
            ...{ do: 'modify', cards: { chosen: 'it' }, by: [{ keepsTurned: true }] },
            until: 'end-of-controllers-next-turn',
          },
        ],
      },
    ],
  });
  const state = () =>
    afterPlaying(
      table({
        ann: { edges: { chains }, characters: { own: aCharacter() } },
        bob: { characters: { theirs: aCharacter() } },
      }),
      ...[use('ann', 'chains', 0, { it: cards('own', 'theirs') }), pass],
    );
  const turned = (now: ReturnType<typeof table>) => ['own', 'theirs'].map((id) => card(now, id).turned);

  test('Each stays turned in the next turn of its own controller, and no longer', {
    meta: { rules: ['shadowfist.yotd/5.2.3/switching-does-not-generate-or-resolve'] },
  }, () => {
    const ofBob = afterPlaying(state(), ...turnOf('bob', 'ann'));
    const ofAnn = afterPlaying(ofBob, ...turnOf('ann', 'bob'));
    const again = afterPlaying(ofAnn, ...turnOf('bob', 'ann'));
    expect([state(), ofBob, ofAnn, again].map(turned)).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
  });

  test('Nothing is generated at the start of that turn', {
    meta: { rules: ['shadowfist.yotd/5.2.3/switching-does-not-generate-or-resolve'] },
  }, () => {
    const ofBob = afterPlaying(state(), { do: 'end-turn', player: 'ann' }, pass);
    expect([ofBob.turn.player, ofBob.turn.phase, ofBob.scene]).toEqual(['bob', 'start', null]);
    expect(broken(ofBob, step('decline-power', { player: 'bob' }))).toEqual([]);
  });
});
