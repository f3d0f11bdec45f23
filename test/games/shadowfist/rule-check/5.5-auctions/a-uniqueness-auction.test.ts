import { describe, expect, test } from 'vitest';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  aState,
  broken,
  card,
  judged,
  pile,
  player,
  table,
} from '../table.ts';
import { bid, contest, keeps, passes, plays, plot, reveals, square, temple, windfall } from './cast.ts';

describe('a uniqueness auction (5.5.1)', () => {
  const over = (kept: string) =>
    afterPlaying(contest(), bid('ann', 4), passes('bob'), passes('cat'), keeps('ann', kept));

  test('its winner chooses which copy stays', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/unique-copies-start-an-auction',
        'shadowfist.yotd/5.5/benefit-named-by-its-cause',
        'shadowfist.yotd/5.5.1/winner-chooses-the-copy-that-stays',
      ],
    },
  }, () => {
    expect(contest().auction).not.toBeNull();
    expect(over('duke2').inPlay.map(({ id }) => id)).not.toContain('duke1');
    const ended = afterPlaying(contest(), bid('ann', 4), passes('bob'), passes('cat'));
    expect(broken(ended, keeps('ann', 'a1'))).toEqual(['5.5.1/winner-chooses-the-copy-that-stays']);
  });

  test('the new copy is toasted if the original stays', {
    meta: { rules: ['shadowfist.yotd/5.5.1/original-stays'] },
  }, () => {
    expect(pile(over('duke1'), 'ann', 'toasted')).toEqual(['duke2']);
    expect(card(over('duke1'), 'duke1')).toMatchObject({ controller: 'bob' });
  });

  test('the original is smoked if the new copy stays', {
    meta: { rules: ['shadowfist.yotd/5.5.1/new-copy-stays'] },
  }, () => {
    expect(pile(over('duke2'), 'bob', 'smoked')).toEqual(['duke1']);
  });

  test('the copy is neither smoked nor toasted by anybody', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/outcome-is-no-effect-or-declaration',
        'shadowfist.yotd/5.5.1/outcome-is-nobodys-doing',
      ],
    },
  }, () => {
    const wake = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: ['smoked', 'toasted'], card: {} },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = contest({ cat: { edges: { wake } } });
    const ended = afterPlaying(state, bid('ann', 4), passes('bob'), passes('cat'), keeps('ann', 'duke2'));
    expect(ended.scene?.items).toHaveLength(1);
    const { events } = judged(
      afterPlaying(state, bid('ann', 4), passes('bob'), passes('cat')),
      keeps('ann', 'duke2'),
    ).verdicts[0] as unknown as { events: readonly object[] };
    expect(events).toEqual([
      { event: 'auction-ended', player: 'ann' },
      { event: 'power-spent', player: 'ann', amount: 4 },
      { event: 'leaves-play', card: 'duke1', player: 'bob' },
    ]);
  });

  test('what the losing copy has generated is canceled', {
    meta: { rules: ['shadowfist.yotd/5.5.1/losing-copy-is-canceled'] },
  }, () => {
    const state = over('duke1');
    expect(state.scene?.items).toEqual([]);
  });

  describe('what the copy that leaves play has triggered is canceled, too', () => {
    const herald = (title: string) =>
      aCharacter({
        ...{ title, fighting: 6, restrictions: ['Unique'] },
        abilities: [
          {
            ability: 'triggered',
            on: { event: ['enters-play', 'leaves-play'], card: { is: 'this' } },
            do: [{ do: 'gain-power', players: 'you', amount: 1 }],
          },
        ],
      });
    const heralded = (kept: string) =>
      afterPlaying(
        table({
          ann: { power: 4, front: { a1: temple }, hand: { duke2: herald('The Duke') } },
          bob: { power: 3, front: { b1: temple }, characters: { duke1: herald('The Duke') } },
        }),
        ...[plays('ann', 'duke2'), bid('ann', 4), passes('bob'), keeps('ann', kept)],
      );

    test.each(['duke1', 'duke2'])(
      'where %s stays',
      { meta: { rules: ['shadowfist.yotd/5.5.1/losing-copy-is-canceled'] } },
      (kept) => {
        const state = heralded(kept);
        const triggered = state.scene?.items.filter(({ kind }) => kind === 'triggered') ?? [];
        expect(triggered.map(({ frame }) => frame.source)).toEqual(kept === 'duke2' ? ['duke2'] : []);
      },
    );
  });

  describe('over a Weapon that is played on an opponent’s Character', () => {
    const sword = aState({
      title: 'Sword',
      restrictions: ['Unique', 'Weapon'],
      abilities: [{ ability: 'subject', which: { type: ['Character'] } }],
    });
    const armed = (power: number) =>
      afterPlaying(
        table({
          ann: { power, front: { a1: temple }, hand: { sword2: sword } },
          bob: {
            ...{ power: 3, front: { b1: temple } },
            characters: { one: aCharacter({ title: 'One' }), two: aCharacter({ title: 'Two' }) },
            states: { sword1: { card: sword, on: 'one' } },
          },
        }),
        { do: 'play', player: 'ann', card: 'sword2', on: 'two' },
      );

    test('who plays the new copy opens it', {
      meta: { rules: ['shadowfist.yotd/5.5.1/controller-of-the-second-copy-opens'] },
    }, () => {
      expect(card(armed(2), 'sword2').controller).toBe('bob');
      expect(armed(2).auction).toMatchObject({ newest: ['sword2'], turn: 'ann' });
      expect(broken(armed(2), bid('bob', 1))).toEqual(['5.5/nobody-opens-for-another']);
    });

    test('there is none if who played it has no Power', {
      meta: { rules: ['shadowfist.yotd/5.5.1/second-copy-lost-without-power'] },
    }, () => {
      expect(armed(0).auction).toBeNull();
      expect(pile(armed(0), 'ann', 'toasted')).toEqual(['sword2']);
    });
  });

  test('a face-down copy starts one when it is revealed, before anybody responds', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/face-down-copies-start-no-auction',
        'shadowfist.yotd/5.5.1/auction-before-responses-to-the-reveal',
      ],
    },
  }, () => {
    const state = table({
      ann: { power: 1, front: { s1: { card: square, faceDown: true } } },
      bob: { power: 1, front: { s2: square }, hand: { windfall } },
    });
    expect(state.auction).toBeNull();
    const revealed = afterPlaying(state, reveals('ann', 's1'));
    expect(revealed.auction).toMatchObject({ newest: ['s1'], turn: 'ann' });
    expect(broken(revealed, plot('bob', 'windfall'))).toEqual(['5.5/only-auction-effects']);
  });

  test('copies of one controller: anybody may bid, and the loser is toasted, new or not', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/own-second-copy-starts-an-auction',
        'shadowfist.yotd/5.5.1/own-second-copy-anyone-may-bid',
        'shadowfist.yotd/5.5.1/own-second-copy-loser-toasted',
      ],
    },
  }, () => {
    const state = table({
      ann: {
        power: 1,
        front: { own: { card: square, faceDown: true }, seized: { card: square, owner: 'bob' } },
      },
      bob: { power: 2, front: { b1: temple } },
    });
    const revealed = afterPlaying(state, reveals('ann', 'own'));
    expect(broken(revealed, bid('bob', 1))).toEqual(['5.5/nobody-opens-for-another']);
    const ended = afterPlaying(revealed, bid('ann', 1), bid('bob', 2), passes('ann'), keeps('bob', 'own'));
    expect(pile(ended, 'bob', 'toasted')).toEqual(['seized']);
    expect(player(ended, 'bob').power).toBe(0);
  });
});
