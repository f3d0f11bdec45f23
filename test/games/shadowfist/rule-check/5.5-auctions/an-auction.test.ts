import { describe, expect, test } from 'vitest';
import {
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  broken,
  card,
  listed,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { bid, contest, keeps, passes, plot, reveals, square, windfall } from './cast.ts';

/** Played during an auction only. */
const inAuctions = (title: string, ...effects: object[]) =>
  anEvent({
    title,
    abilities: [
      { ability: 'playing', kind: 'only', when: { during: 'auction' } },
      { ability: 'event', do: effects as [] },
    ],
  });
const loan = inAuctions('Loan', { do: 'gain-power', players: 'you', amount: 3 });
const answer = anEvent({
  title: 'Answer',
  abilities: [
    { ability: 'playing', kind: 'only', inResponseTo: { to: { source: { type: ['Event'] } }, as: 'it' } },
    { ability: 'event', do: [{ do: 'cancel', effect: 'it' }] },
  ],
});

describe('an auction (5.5)', () => {
  test('the open scene is laid aside, and the auction is no part of it', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5/auction-is-a-contest-for-a-card',
        'shadowfist.yotd/5.5/auction-is-neither-effect-nor-declaration',
        'shadowfist.yotd/5.5/auction-suspends-the-game',
      ],
    },
  }, () => {
    const { auction, scene } = contest();
    expect(scene).toBeNull();
    expect(auction).toMatchObject({ cards: ['duke1', 'duke2'], newest: ['duke2'], turn: 'ann', bids: [] });
    expect(auction?.suspended?.items).toMatchObject([{ kind: 'card', frame: { source: 'duke2' } }]);
  });

  test('the copy that came last stands last, wherever it lies', {
    meta: { rules: ['shadowfist.yotd/5.5.1/controller-of-the-second-copy-opens'] },
  }, () => {
    const hidden = (card: typeof plaza) => ({ plaza: { card, faceDown: true } });
    const plaza = aFengShuiSite({ title: 'Plaza', restrictions: ['Unique'] });
    const state = table({
      ann: { power: 2, front: hidden(plaza) },
      bob: { power: 2, front: { other: plaza } },
    });
    const { auction } = afterPlaying(state, { do: 'reveal', player: 'ann', card: 'plaza' });
    expect(auction).toMatchObject({ cards: ['other', 'plaza'], newest: ['plaza'], turn: 'ann' });
  });

  test('who brought the new copy opens, and must', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5/opening-bid-at-least-one',
        'shadowfist.yotd/5.5/opening-bid-is-compulsory',
        'shadowfist.yotd/5.5/nobody-opens-for-another',
        'shadowfist.yotd/5.5.1/controller-of-the-second-copy-opens',
      ],
    },
  }, () => {
    const state = contest();
    expect(broken(state, passes('ann'))).toEqual(['5.5/opening-bid-is-compulsory']);
    expect(broken(state, bid('bob', 1))).toEqual(['5.5/nobody-opens-for-another']);
    expect(broken(state, bid('ann', 0))).toEqual(['5.5/opening-bid-at-least-one']);
    expect(afterPlaying(state, bid('ann', 1)).auction).toMatchObject({ bids: [{ player: 'ann', power: 1 }] });
  });

  test('the option goes round clockwise, to those too who have no copy', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5/all-players-may-bid',
        'shadowfist.yotd/5.5/option-to-bid-passes-clockwise',
      ],
    },
  }, () => {
    const state = afterPlaying(contest(), bid('ann', 1));
    expect(broken(state, bid('cat', 2))).toEqual(['5.5/option-to-bid-passes-clockwise']);
    expect(broken(state, passes('cat'))).toEqual(['5.5/option-to-bid-passes-clockwise']);
    expect(afterPlaying(state, passes('bob'), bid('cat', 2)).auction).toMatchObject({ turn: 'ann' });
  });

  test('a bid is more than the one before, and not more than one has', {
    meta: { rules: ['shadowfist.yotd/5.5/pass-or-raise', 'shadowfist.yotd/5.5/bid-no-more-than-you-have'] },
  }, () => {
    const state = afterPlaying(contest(), bid('ann', 2));
    expect(broken(state, bid('bob', 2))).toEqual(['5.5/pass-or-raise']);
    expect(broken(state, bid('bob', 4))).toEqual(['5.5/bid-no-more-than-you-have']);
    expect(listed(state, 'bob')).toEqual([passes('bob'), bid('bob', 3)]);
  });

  test('whoever passed may bid again after a raise; it ends when all others have passed in succession', {
    meta: {
      rules: ['shadowfist.yotd/5.5/bidding-ends-when-all-pass', 'shadowfist.yotd/5.5/highest-bid-wins'],
    },
  }, () => {
    const raised = afterPlaying(
      contest(),
      bid('ann', 1),
      passes('bob'),
      bid('cat', 2),
      passes('ann'),
      bid('bob', 3),
    );
    expect(raised.auction).toMatchObject({ turn: 'cat' });
    expect(raised.auction?.winner).toBeUndefined();
    const ended = afterPlaying(raised, passes('cat'), passes('ann'));
    expect(ended.auction).toMatchObject({ winner: 'bob' });
    expect(ended.question).toMatchObject({ player: 'bob', from: ['duke1', 'duke2'] });
  });

  test('only the winner pays, and as the choice is made', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5/winner-spends-the-bid',
        'shadowfist.yotd/5.5/losers-spend-nothing',
        'shadowfist.yotd/5.5/winner-takes-the-benefit',
        'shadowfist.yotd/5.5/payment-and-benefit-simultaneous',
      ],
    },
  }, () => {
    const ended = afterPlaying(contest(), bid('ann', 2), bid('bob', 3), passes('cat'), passes('ann'));
    expect(player(ended, 'bob').power).toBe(3);
    for (const late of [passes('ann'), bid('ann', 4)])
      expect(broken(ended, late)).toEqual(['5.5.1/winner-chooses-the-copy-that-stays']);
    expect(broken(ended, keeps('ann', 'duke2'))).toEqual(['5.5.1/winner-chooses-the-copy-that-stays']);
    const settled = afterPlaying(ended, keeps('bob', 'duke1'));
    expect(['ann', 'bob', 'cat'].map((who) => player(settled, who).power)).toEqual([4, 0, 5]);
  });

  test('the scene goes on where it was interrupted', {
    meta: { rules: ['shadowfist.yotd/5.5/play-resumes-after-the-auction'] },
  }, () => {
    const state = afterPlaying(contest(), bid('ann', 4), passes('bob'), passes('cat'), keeps('ann', 'duke2'));
    expect(state.auction).toBeNull();
    expect(state.scene?.items).toMatchObject([{ kind: 'card', frame: { source: 'duke2' } }]);
    expect(card(afterPlaying(state, pass), 'duke2').unresolved).toBe(false);
  });

  test('nothing else is generated until the auction is over', {
    meta: {
      rules: ['shadowfist.yotd/5.5/only-auction-effects', 'shadowfist.yotd/5.5/interrupted-scene-is-closed'],
    },
  }, () => {
    const state = contest({ bob: { hand: { windfall } }, cat: { hand: { loan } } });
    const opened = afterPlaying(state, bid('ann', 4));
    expect(broken(opened, plot('bob', 'windfall'))).toEqual(['5.5/only-auction-effects']);
    expect(broken(opened, reveals('bob', 'b1'))).toContain('5.5/only-auction-effects');
    expect(broken(opened, { do: 'end-turn', player: 'ann' })).toContain('5.5/only-auction-effects');
    expect(broken(opened, plot('cat', 'loan'))).toEqual([]);
    const over = afterPlaying(opened, passes('bob'), passes('cat'), keeps('ann', 'duke2'));
    expect(broken(over, plot('bob', 'windfall'))).toEqual([]);
    expect(broken(over, plot('cat', 'loan'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });

  test('effects of the auction form scenes of their own', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5/auction-scenes-resolve-within',
        'shadowfist.yotd/5.5/auction-effects-may-be-answered',
        'shadowfist.yotd/5.5/any-number-of-auction-scenes',
      ],
    },
  }, () => {
    const state = contest({
      bob: { power: 0, hand: { loan1: loan, loan2: loan } },
      cat: { hand: { answer, windfall } },
    });
    const answerable = afterPlaying(state, bid('ann', 1), plot('bob', 'loan1'));
    expect(broken(answerable, bid('bob', 2))).toContain('5.5/auction-scenes-resolve-within');
    expect(broken(answerable, plot('cat', 'windfall'))).toEqual(['5.5/only-auction-effects']);
    const canceled = afterPlaying(answerable, plot('cat', 'answer'), pass);
    expect(player(canceled, 'bob').power).toBe(0);
    const lent = afterPlaying(canceled, plot('bob', 'loan2'), pass);
    expect(lent.scene).toBeNull();
    expect(lent.auction?.suspended?.items).toHaveLength(1);
    expect(afterPlaying(lent, bid('bob', 3)).auction).toMatchObject({ turn: 'cat' });
  });

  test('effects of the auction are generated after a bid, after a pass, and in answer to the end of the bidding', {
    meta: { rules: ['shadowfist.yotd/5.5/effects-between-bids'] },
  }, () => {
    const state = contest({ cat: { hand: { loan1: loan, loan2: loan, loan3: loan } } });
    expect(broken(state, plot('cat', 'loan1'))).toEqual(['5.5/effects-between-bids']);
    const passed = afterPlaying(state, bid('ann', 4), plot('cat', 'loan1'), pass, passes('bob'));
    const ended = afterPlaying(passed, plot('cat', 'loan2'), pass, passes('cat'));
    expect(ended.question).toMatchObject({ player: 'ann' });
    const answered = afterPlaying(ended, plot('cat', 'loan3'));
    expect(broken(answered, keeps('ann', 'duke1'))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    const settled = afterPlaying(answered, pass, keeps('ann', 'duke1'));
    expect(player(settled, 'cat').power).toBe(14);
    expect(player(settled, 'ann').power).toBe(0);
  });

  test('without Power there is no auction, and the second copy is lost', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5/no-power-no-auction',
        'shadowfist.yotd/5.5.1/second-copy-lost-without-power',
      ],
    },
  }, () => {
    const state = contest({ ann: { power: 0 } });
    expect(state.auction).toBeNull();
    expect(pile(state, 'ann', 'toasted')).toEqual(['duke2']);
    expect(state.scene?.items).toEqual([]);
    expect(card(state, 'duke1').controller).toBe('bob');
  });

  test('in an Establishing Shot, after an effect has resolved', {
    meta: {
      rules: [
        'shadowfist.yotd/5.5/auction-in-any-part-of-the-turn',
        'shadowfist.yotd/5.5/auction-after-generation-or-resolution',
      ],
    },
  }, () => {
    const dawn = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turn-started', player: 'you' },
          do: [{ do: 'reveal', cards: { each: { title: 'Jade Square' }, in: 'play' } }],
        },
      ],
    });
    const state = table({
      ann: { power: 1, front: { s1: { card: square, faceDown: true } }, edges: { dawn } },
      bob: { power: 2, front: { s2: square } },
    });
    const started = afterPlaying(state, { do: 'end-turn', player: 'ann' }, pass, {
      ...{ do: 'decline-power', player: 'bob' },
    });
    const begun = afterPlaying(
      started,
      ...[
        { do: 'unturn', player: 'bob' },
        { do: 'discard', player: 'bob', cards: [] },
      ],
      ...[{ do: 'draw', player: 'bob' }, { do: 'end-turn', player: 'bob' }, pass, pass],
    );
    expect(begun.turn).toMatchObject({ player: 'ann', phase: 'start' });
    expect(begun.auction).toMatchObject({ turn: 'ann', suspended: { resolving: true } });
    expect(broken(begun, { do: 'generate-power', player: 'ann' })).toContain('5.5/only-auction-effects');
    const over = afterPlaying(begun, bid('ann', 1), passes('bob'), keeps('ann', 's1'));
    expect(pile(over, 'bob', 'smoked')).toEqual(['s2']);
    expect(afterPlaying(over, { do: 'generate-power', player: 'ann' }).turn.phase).toBe('unturn');
  });

  test('an effect with several steps is done before the auction', {
    meta: { rules: ['shadowfist.yotd/5.5/auction-not-between-steps'] },
  }, () => {
    const spotlight = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'reveal', cards: { each: { title: 'Jade Square' }, in: 'play' } },
            { do: 'gain-power', players: 'you', amount: 2 },
          ],
        },
      ],
    });
    const state = table({
      ann: { front: { s1: { card: square, faceDown: true } }, hand: { spotlight } },
      bob: { front: { s2: square } },
    });
    const resolved = afterPlaying(state, plot('ann', 'spotlight'), pass);
    expect(player(resolved, 'ann').power).toBe(2);
    expect(resolved.auction).toMatchObject({ turn: 'ann' });
  });

  test('what the new copy triggers is generated after the auction', {
    meta: { rules: ['shadowfist.yotd/5.5/auction-before-other-effects'] },
  }, () => {
    const welcome = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'enters-play', card: { title: 'The Duke' } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = contest({ cat: { edges: { welcome } } });
    expect(state.auction?.suspended?.items).toHaveLength(1);
    const over = afterPlaying(state, bid('ann', 4), passes('bob'), passes('cat'), keeps('ann', 'duke2'));
    expect(over.scene?.items).toMatchObject([{ kind: 'card' }, { kind: 'triggered' }]);
  });
});
