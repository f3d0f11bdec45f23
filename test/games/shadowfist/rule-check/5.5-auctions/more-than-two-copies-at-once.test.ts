import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { afterPlaying, anEvent, broken, card, pass, pile, player, table } from '../table.ts';
import { bid, duke, keeps, passes, plays, plot, square, temple } from './cast.ts';

/** Who is asked returns the copies that were smoked to play. */
const returning: Effect = {
  ...{ do: 'return-to-play', by: 'that-player' },
  cards: { each: { title: 'The Duke' }, in: { smoked: 'that-player' } },
};

describe('more than two copies at once (5.5.1)', () => {
  const muster = anEvent({
    title: 'Muster',
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'each-player',
            players: 'every-player',
            effects: [returning],
          },
          { do: 'gain-power', players: 'every-player', amount: 1 },
        ],
      },
    ],
  });
  const mustered = () =>
    afterPlaying(
      table(
        {
          ann: { front: { a1: temple }, smoked: { duke1: duke } },
          bob: { front: { b1: temple }, smoked: { duke2: duke } },
          cat: { front: { c1: temple }, smoked: { duke3: duke } },
          dan: { front: { d1: temple }, hand: { muster } },
        },
        { turn: { player: 'bob' } },
      ),
      plot('dan', 'muster'),
      pass,
    );

  test('after the whole effect, the first option is the current player’s', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/several-copies-after-the-effect',
        'shadowfist.yotd/5.5.1/several-copies-first-by-simultaneous-play',
        'shadowfist.yotd/5.5.1/several-copies-first-option',
      ],
    },
  }, () => {
    const state = mustered();
    expect(player(state, 'dan').power).toBe(1);
    expect(state.auction).toMatchObject({ turn: 'bob', openers: ['bob', 'cat', 'ann'] });
    expect(broken(state, bid('cat', 1))).toEqual(['5.5/nobody-opens-for-another']);
    expect(broken(state, bid('bob', 1))).toEqual([]);
  });

  test('whoever has a copy may decline, and the option passes to the next who has one', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/several-copies-may-decline',
        'shadowfist.yotd/5.5.1/several-copies-option-passes',
      ],
    },
  }, () => {
    const state = afterPlaying(mustered(), passes('bob'), passes('cat'));
    expect(state.auction).toMatchObject({ turn: 'ann' });
    expect(broken(state, bid('dan', 1))).toEqual(['5.5/nobody-opens-for-another']);
  });

  test('all copies are toasted if nobody opens', {
    meta: { rules: ['shadowfist.yotd/5.5.1/several-copies-all-decline'] },
  }, () => {
    const state = afterPlaying(mustered(), passes('bob'), passes('cat'), passes('ann'));
    expect(state.auction).toBeNull();
    expect(['ann', 'bob', 'cat'].map((who) => pile(state, who, 'toasted'))).toEqual([
      ['duke1'],
      ['duke2'],
      ['duke3'],
    ]);
  });

  test('once opened, all may bid; the winner chooses one copy, and the others are toasted', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/several-copies-all-may-bid',
        'shadowfist.yotd/5.5.1/several-copies-winner-chooses',
        'shadowfist.yotd/5.5.1/several-copies-losers-toasted',
      ],
    },
  }, () => {
    const opened = afterPlaying(mustered(), passes('bob'), bid('cat', 1), passes('dan'), passes('ann'));
    expect(broken(opened, passes('bob'))).toEqual([]);
    const ended = afterPlaying(opened, passes('bob'), keeps('cat', 'duke1'));
    expect(card(ended, 'duke1').controller).toBe('ann');
    expect(pile(ended, 'bob', 'toasted')).toEqual(['duke2']);
    expect(pile(ended, 'cat', 'toasted')).toEqual(['duke3']);
    expect(player(ended, 'cat').power).toBe(0);
  });

  describe('of which one was face up before', () => {
    const storm = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'damage', amount: 1, to: { each: { type: ['Feng Shui Site'] }, in: 'play' } }],
        },
      ],
    });
    const hidden = { card: square, faceDown: true };
    const stormed = (power: { ann?: number; bob?: number; cat?: number }) =>
      afterPlaying(
        table(
          {
            ann: { power: power.ann ?? 0, front: { s1: square } },
            bob: { power: power.bob ?? 0, front: { s2: hidden } },
            cat: { power: power.cat ?? 0, front: { s3: hidden } },
            dan: { hand: { storm } },
          },
          { turn: { player: 'ann' } },
        ),
        plot('dan', 'storm'),
        pass,
      );

    test('who controls the first of the newly revealed copies must open', {
      meta: {
        rules: [
          'shadowfist.yotd/5.5.1/controller-of-the-second-copy-opens',
          'shadowfist.yotd/5.4/order-of-simultaneous-actions',
        ],
      },
    }, () => {
      const state = stormed({ ann: 5, bob: 1, cat: 5 });
      expect(state.auction).toMatchObject({
        ...{ turn: 'bob', openers: [], cards: ['s1', 's2', 's3'], newest: ['s2', 's3'] },
        losersToasted: false,
      });
      expect(broken(state, passes('bob'))).toEqual(['5.5/opening-bid-is-compulsory']);
    });

    test('the new ones that lose are toasted, and the original is smoked', {
      meta: { rules: ['shadowfist.yotd/5.5.1/original-stays', 'shadowfist.yotd/5.5.1/new-copy-stays'] },
    }, () => {
      const won = afterPlaying(
        stormed({ bob: 1 }),
        bid('bob', 1),
        ...['cat', 'dan', 'ann'].map(passes),
        keeps('bob', 's3'),
      );
      expect(pile(won, 'ann', 'smoked')).toEqual(['s1']);
      expect(pile(won, 'bob', 'toasted')).toEqual(['s2']);
      expect(card(won, 's3').controller).toBe('cat');
      expect(won.inPlay.filter(({ arrived }) => arrived === true)).toEqual([]);
    });

    test('who has no Power loses the second copy, and the third must be opened for', {
      meta: { rules: ['shadowfist.yotd/5.5.1/second-copy-lost-without-power'] },
    }, () => {
      const state = stormed({ ann: 5, cat: 1 });
      expect(pile(state, 'bob', 'toasted')).toEqual(['s2']);
      expect(state.auction).toMatchObject({ turn: 'cat', newest: ['s3'], cards: ['s1', 's3'] });
    });

    test('what entered play earlier in the turn was there before, also where a choice comes between', {
      meta: { rules: ['shadowfist.yotd/5.5.1/several-copies-after-the-effect'] },
    }, () => {
      const call = anEvent({
        abilities: [
          {
            ability: 'event',
            do: [
              {
                do: 'each-player',
                players: 'every-player',
                effects: [
                  returning,
                  { do: 'choose', choice: { choose: 'mode', of: ['on', 'off'], as: 'call' } },
                ],
              },
            ],
          },
        ],
      });
      const state = table(
        {
          ann: { front: { a1: temple }, hand: { duke0: duke } },
          bob: { front: { b1: temple }, smoked: { duke1: duke }, power: 1 },
          cat: { front: { c1: temple }, smoked: { duke2: duke } },
          dan: { hand: { call } },
        },
        { turn: { player: 'ann' } },
      );
      const goOn = { do: 'choose', player: 'dan', value: { mode: 'on' } };
      const asked = afterPlaying(state, plays('ann', 'duke0'), pass, plot('dan', 'call'), pass);
      const played = afterPlaying(asked, goOn, goOn, goOn, goOn);
      expect(played.auction).toMatchObject({ turn: 'bob', openers: [], newest: ['duke1', 'duke2'] });
    });
  });

  test('of two that are revealed together, the current player’s was the first', {
    meta: { rules: ['shadowfist.yotd/5.4/order-of-simultaneous-actions'] },
  }, () => {
    const storm = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'damage', amount: 2, to: { each: { type: ['Site'] }, in: 'play' } }],
        },
      ],
    });
    const state = table(
      {
        ann: { power: 1, front: { s1: { card: square, faceDown: true } }, hand: { storm } },
        bob: { power: 1, front: { s2: { card: square, faceDown: true } } },
      },
      { turn: { player: 'bob' } },
    );
    expect(afterPlaying(state, plot('ann', 'storm'), pass).auction).toMatchObject({
      newest: ['s1'],
      turn: 'ann',
    });
  });
});
