import { describe, expect, test } from 'vitest';
import { aCharacter, afterPlaying, card, pass, pile, table } from '../table.ts';
import { bid, keeps, passes, reveals, square, temple, windfall } from './cast.ts';

describe('the target of an attack in an auction (5.5.1)', () => {
  const giant = aCharacter({ title: 'Giant', fighting: 6 });
  const attacked = table(
    {
      ann: { power: 2, front: { a1: temple, s2: square }, characters: { giant } },
      bob: { power: 3, front: { s1: { card: square, faceDown: true } }, hand: { windfall } },
    },
    {},
  );
  const declared = afterPlaying(
    attacked,
    { do: 'attack', player: 'ann', attackers: ['giant'], target: 's1' },
    pass,
  );
  const struck = () =>
    afterPlaying(declared, { do: 'decline', player: 'ann' }, { do: 'decline', player: 'bob' }, pass);

  test('damage reveals the Site: the auction comes before the decision about it', {
    meta: { rules: ['shadowfist.yotd/5.5.1/damaged-site-auction-first'] },
  }, () => {
    const state = struck();
    expect(state.auction).toMatchObject({ newest: ['s1'], turn: 'bob', suspended: null });
    expect(state.question).toBeNull();
    const kept = afterPlaying(state, bid('bob', 3), passes('ann'), keeps('bob', 's1'));
    expect(kept.question).toMatchObject({ player: 'ann', as: 'fate' });
    expect(pile(kept, 'ann', 'smoked')).toEqual(['s2']);
  });

  test('toasted, it can be neither seized nor burned, and the attack was successful', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/damaged-site-may-be-lost',
        'shadowfist.yotd/5.5.1/attack-remains-successful',
      ],
    },
  }, () => {
    const lost = afterPlaying(struck(), bid('bob', 3), passes('ann'), keeps('bob', 's2'));
    expect(pile(lost, 'bob', 'toasted')).toEqual(['s1']);
    expect(lost).toMatchObject({ question: null, attack: null, turn: { lastAttack: 'successful' } });
  });

  test('the copy that remains is not attacked in its place', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5.1/attack-target-not-inherited',
        'shadowfist.yotd/5.5.1/reveal-before-damage',
      ],
    },
  }, () => {
    const revealed = afterPlaying(
      declared,
      reveals('bob', 's1'),
      bid('bob', 3),
      passes('ann'),
      keeps('bob', 's2'),
    );
    const ended = afterPlaying(revealed, pass);
    expect(ended).toMatchObject({ attack: null, turn: { lastAttack: 'unsuccessful' } });
    expect(card(ended, 's2')).toMatchObject({ controller: 'ann', damage: 0 });
  });
});
