import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  broken,
  card,
  judged,
  listed,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const duke = aCharacter({ title: 'The Duke', fighting: 6, restrictions: ['Unique'] });
const square = aFengShuiSite({ title: 'Jade Square', body: 6, restrictions: ['Unique'] });
const temple = aFengShuiSite({ title: 'Temple' });

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
const windfall = anEvent({
  title: 'Windfall',
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] }],
});

const bid = (who: string, power: number) => ({ do: 'bid', player: who, power });
const passes = (who: string) => ({ do: 'pass', player: who });
const plays = (who: string, id: string, more: object = {}) => ({
  ...{ do: 'play', player: who, card: id, at: { column: 0 } },
  ...more,
});
const plot = (who: string, id: string) => ({ do: 'play', player: who, card: id });
const reveals = (who: string, id: string) => ({ do: 'reveal', player: who, card: id });
const keeps = (who: string, id: string) => ({
  ...{ do: 'choose', player: who },
  value: { cards: [id] },
});

/** Bob has the Duke in play, and Ann plays hers. */
function contest(more: { ann?: object; bob?: object; cat?: object } = {}): State {
  return afterPlaying(
    table({
      ann: { power: 4, front: { a1: temple }, hand: { duke2: duke }, ...more.ann },
      bob: { power: 3, front: { b1: temple }, characters: { duke1: duke }, ...more.bob },
      cat: { power: 5, front: { c1: temple }, ...more.cat },
    }),
    plays('ann', 'duke2'),
  );
}

describe('an auction (5.5)', () => {
  test('[5.5/auction-is-a-contest-for-a-card, 5.5/auction-is-neither-effect-nor-declaration, 5.5/auction-suspends-the-game] the open scene is laid aside, and the auction is no part of it', () => {
    const { auction, scene } = contest();
    expect(scene).toBeNull();
    expect(auction).toMatchObject({ cards: ['duke1', 'duke2'], newest: ['duke2'], turn: 'ann', bids: [] });
    expect(auction?.suspended?.items).toMatchObject([{ kind: 'card', frame: { source: 'duke2' } }]);
  });

  test('[5.5.1/controller-of-the-second-copy-opens] the copy that came last stands last, wherever it lies', () => {
    const hidden = (card: typeof plaza) => ({ plaza: { card, faceDown: true } });
    const plaza = aFengShuiSite({ title: 'Plaza', restrictions: ['Unique'] });
    const state = table({
      ann: { power: 2, front: hidden(plaza) },
      bob: { power: 2, front: { other: plaza } },
    });
    const { auction } = afterPlaying(state, { do: 'reveal', player: 'ann', card: 'plaza' });
    expect(auction).toMatchObject({ cards: ['other', 'plaza'], newest: ['plaza'], turn: 'ann' });
  });

  test('[5.5/opening-bid-at-least-one, 5.5/opening-bid-is-compulsory, 5.5/nobody-opens-for-another, 5.5.1/controller-of-the-second-copy-opens] who brought the new copy opens, and must', () => {
    const state = contest();
    expect(broken(state, passes('ann'))).toEqual(['5.5/opening-bid-is-compulsory']);
    expect(broken(state, bid('bob', 1))).toEqual(['5.5/nobody-opens-for-another']);
    expect(broken(state, bid('ann', 0))).toEqual(['5.5/opening-bid-at-least-one']);
    expect(afterPlaying(state, bid('ann', 1)).auction).toMatchObject({ bids: [{ player: 'ann', power: 1 }] });
  });

  test('[5.5/all-players-may-bid, 5.5/option-to-bid-passes-clockwise] the option goes round clockwise, to those too who have no copy', () => {
    const state = afterPlaying(contest(), bid('ann', 1));
    expect(broken(state, bid('cat', 2))).toEqual(['5.5/option-to-bid-passes-clockwise']);
    expect(broken(state, passes('cat'))).toEqual(['5.5/option-to-bid-passes-clockwise']);
    expect(afterPlaying(state, passes('bob'), bid('cat', 2)).auction).toMatchObject({ turn: 'ann' });
  });

  test('[5.5/pass-or-raise, 5.5/bid-no-more-than-you-have] a bid is more than the one before, and not more than one has', () => {
    const state = afterPlaying(contest(), bid('ann', 2));
    expect(broken(state, bid('bob', 2))).toEqual(['5.5/pass-or-raise']);
    expect(broken(state, bid('bob', 4))).toEqual(['5.5/bid-no-more-than-you-have']);
    expect(listed(state, 'bob')).toEqual([passes('bob'), bid('bob', 3)]);
  });

  test('[5.5/bidding-ends-when-all-pass, 5.5/highest-bid-wins] whoever passed may bid again after a raise; it ends when all others have passed in succession', () => {
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

  test('[5.5/winner-spends-the-bid, 5.5/losers-spend-nothing, 5.5/winner-takes-the-benefit, 5.5/payment-and-benefit-simultaneous] only the winner pays, and as the choice is made', () => {
    const ended = afterPlaying(contest(), bid('ann', 2), bid('bob', 3), passes('cat'), passes('ann'));
    expect(player(ended, 'bob').power).toBe(3);
    for (const late of [passes('ann'), bid('ann', 4)])
      expect(broken(ended, late)).toEqual(['5.5.1/winner-chooses-the-copy-that-stays']);
    expect(broken(ended, keeps('ann', 'duke2'))).toEqual(['5.5.1/winner-chooses-the-copy-that-stays']);
    const settled = afterPlaying(ended, keeps('bob', 'duke1'));
    expect(['ann', 'bob', 'cat'].map((who) => player(settled, who).power)).toEqual([4, 0, 5]);
  });

  test('[5.5/play-resumes-after-the-auction] the scene goes on where it was interrupted', () => {
    const state = afterPlaying(contest(), bid('ann', 4), passes('bob'), passes('cat'), keeps('ann', 'duke2'));
    expect(state.auction).toBeNull();
    expect(state.scene?.items).toMatchObject([{ kind: 'card', frame: { source: 'duke2' } }]);
    expect(card(afterPlaying(state, pass), 'duke2').unresolved).toBe(false);
  });

  test('[5.5/only-auction-effects, 5.5/interrupted-scene-is-closed] nothing else is generated until the auction is over', () => {
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

  test('[5.5/auction-scenes-resolve-within, 5.5/auction-effects-may-be-answered, 5.5/any-number-of-auction-scenes] effects of the auction form scenes of their own', () => {
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

  test('[5.5/effects-between-bids] effects of the auction are generated after a bid, after a pass, and in answer to the end of the bidding', () => {
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

  test('[5.5/no-power-no-auction, 5.5.1/second-copy-lost-without-power] without Power there is no auction, and the second copy is lost', () => {
    const state = contest({ ann: { power: 0 } });
    expect(state.auction).toBeNull();
    expect(pile(state, 'ann', 'toasted')).toEqual(['duke2']);
    expect(state.scene?.items).toEqual([]);
    expect(card(state, 'duke1').controller).toBe('bob');
  });

  test('[5.5/auction-in-any-part-of-the-turn, 5.5/auction-after-generation-or-resolution] in an Establishing Shot, after an effect has resolved', () => {
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

  test('[5.5/auction-not-between-steps] an effect with several steps is done before the auction', () => {
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

  test('[5.5/auction-before-other-effects] what the new copy triggers is generated after the auction', () => {
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

describe('a uniqueness auction (5.5.1)', () => {
  const over = (kept: string) =>
    afterPlaying(contest(), bid('ann', 4), passes('bob'), passes('cat'), keeps('ann', kept));

  test('[5.5.1/unique-copies-start-an-auction, 5.5/benefit-named-by-its-cause, 5.5.1/winner-chooses-the-copy-that-stays] its winner chooses which copy stays', () => {
    expect(contest().auction).not.toBeNull();
    expect(over('duke2').inPlay.map(({ id }) => id)).not.toContain('duke1');
    const ended = afterPlaying(contest(), bid('ann', 4), passes('bob'), passes('cat'));
    expect(broken(ended, keeps('ann', 'a1'))).toEqual(['5.5.1/winner-chooses-the-copy-that-stays']);
  });

  test('[5.5.1/original-stays] the new copy is toasted if the original stays', () => {
    expect(pile(over('duke1'), 'ann', 'toasted')).toEqual(['duke2']);
    expect(card(over('duke1'), 'duke1')).toMatchObject({ controller: 'bob' });
  });

  test('[5.5.1/new-copy-stays] the original is smoked if the new copy stays', () => {
    expect(pile(over('duke2'), 'bob', 'smoked')).toEqual(['duke1']);
  });

  test('[5.5.1/outcome-is-no-effect-or-declaration, 5.5.1/outcome-is-nobodys-doing] the copy is neither smoked nor toasted by anybody', () => {
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

  test('[5.5.1/losing-copy-is-canceled] what the losing copy has generated is canceled', () => {
    const state = over('duke1');
    expect(state.scene?.items).toEqual([]);
  });

  test('[5.5.1/face-down-copies-start-no-auction, 5.5.1/auction-before-responses-to-the-reveal] a face-down copy starts one when it is revealed, before anybody responds', () => {
    const state = table({
      ann: { power: 1, front: { s1: { card: square, faceDown: true } } },
      bob: { power: 1, front: { s2: square }, hand: { windfall } },
    });
    expect(state.auction).toBeNull();
    const revealed = afterPlaying(state, reveals('ann', 's1'));
    expect(revealed.auction).toMatchObject({ newest: ['s1'], turn: 'ann' });
    expect(broken(revealed, plot('bob', 'windfall'))).toEqual(['5.5/only-auction-effects']);
  });

  test('[5.5.1/own-second-copy-starts-an-auction, 5.5.1/own-second-copy-anyone-may-bid, 5.5.1/own-second-copy-loser-toasted] copies of one controller: anybody may bid, and the loser is toasted, new or not', () => {
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

  test('[5.5.1/damaged-site-auction-first] damage reveals the Site: the auction comes before the decision about it', () => {
    const state = struck();
    expect(state.auction).toMatchObject({ newest: ['s1'], turn: 'bob', suspended: null });
    expect(state.question).toBeNull();
    const kept = afterPlaying(state, bid('bob', 3), passes('ann'), keeps('bob', 's1'));
    expect(kept.question).toMatchObject({ player: 'ann', as: 'fate' });
    expect(pile(kept, 'ann', 'smoked')).toEqual(['s2']);
  });

  test('[5.5.1/damaged-site-may-be-lost, 5.5.1/attack-remains-successful] toasted, it can be neither seized nor burned, and the attack was successful', () => {
    const lost = afterPlaying(struck(), bid('bob', 3), passes('ann'), keeps('bob', 's2'));
    expect(pile(lost, 'bob', 'toasted')).toEqual(['s1']);
    expect(lost).toMatchObject({ question: null, attack: null, turn: { lastAttack: 'successful' } });
  });

  test('[5.5.1/attack-target-not-inherited, 5.5.1/reveal-before-damage] the copy that remains is not attacked in its place', () => {
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
            effects: [
              {
                do: 'return-to-play',
                by: 'that-player',
                cards: { each: { title: 'The Duke' }, in: { smoked: 'that-player' } },
              },
            ],
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

  test('[5.5.1/several-copies-after-the-effect, 5.5.1/several-copies-first-by-simultaneous-play, 5.5.1/several-copies-first-option] after the whole effect, the first option is the current player’s', () => {
    const state = mustered();
    expect(player(state, 'dan').power).toBe(1);
    expect(state.auction).toMatchObject({ turn: 'bob', openers: ['bob', 'cat', 'ann'] });
    expect(broken(state, bid('cat', 1))).toEqual(['5.5/nobody-opens-for-another']);
    expect(broken(state, bid('bob', 1))).toEqual([]);
  });

  test('[5.5.1/several-copies-may-decline, 5.5.1/several-copies-option-passes] whoever has a copy may decline, and the option passes to the next who has one', () => {
    const state = afterPlaying(mustered(), passes('bob'), passes('cat'));
    expect(state.auction).toMatchObject({ turn: 'ann' });
    expect(broken(state, bid('dan', 1))).toEqual(['5.5/nobody-opens-for-another']);
  });

  test('[5.5.1/several-copies-all-decline] all copies are toasted if nobody opens', () => {
    const state = afterPlaying(mustered(), passes('bob'), passes('cat'), passes('ann'));
    expect(state.auction).toBeNull();
    expect(['ann', 'bob', 'cat'].map((who) => pile(state, who, 'toasted'))).toEqual([
      ['duke1'],
      ['duke2'],
      ['duke3'],
    ]);
  });

  test('[5.5.1/several-copies-all-may-bid, 5.5.1/several-copies-winner-chooses, 5.5.1/several-copies-losers-toasted] once opened, all may bid; the winner chooses one copy, and the others are toasted', () => {
    const opened = afterPlaying(mustered(), passes('bob'), bid('cat', 1), passes('dan'), passes('ann'));
    expect(broken(opened, passes('bob'))).toEqual([]);
    const ended = afterPlaying(opened, passes('bob'), keeps('cat', 'duke1'));
    expect(card(ended, 'duke1').controller).toBe('ann');
    expect(pile(ended, 'bob', 'toasted')).toEqual(['duke2']);
    expect(pile(ended, 'cat', 'toasted')).toEqual(['duke3']);
    expect(player(ended, 'cat').power).toBe(0);
  });

  test('[5.4/order-of-simultaneous-actions] of two that are revealed together, the current player’s was the first', () => {
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
