import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import { windfall } from './acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  judged,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const garden = aFengShuiSite({ title: 'Garden' });
const giant = aCharacter({ title: 'Giant', fighting: 9 });

const gardens = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, garden]));
const plays = (who: string, id: string, at?: object) => ({
  ...{ do: 'play', player: who, card: id },
  ...(at === undefined ? {} : { at }),
});
const decides = (mode: string) => ({ do: 'choose', player: 'ann', value: { mode } });
const behind = (column: number) => ({
  ...{ do: 'choose', player: 'ann' },
  value: { position: { column, row: 'back' } },
});

/** Ann has the Giant, and reduces the Body of Bob's Garden to zero. */
function struck(ann: object, others: object = {}, bob: object = {}): State {
  const seats = {
    ann: { characters: { giant }, ...ann },
    bob: { front: { prize: garden }, ...bob },
    ...others,
  };
  let state = afterPlaying(
    table(seats),
    { do: 'attack', player: 'ann', attackers: ['giant'], target: 'prize' },
    pass,
  );
  while (state.attack?.step === 'joining')
    state = afterPlaying(state, { do: 'decline', player: state.attack.toJoin[0] });
  if (state.attack?.step === 'joined') state = afterPlaying(state, pass);
  while (state.attack?.step === 'intercepting')
    state = afterPlaying(state, { do: 'decline', player: state.attack.toIntercept[0] });
  return afterPlaying(state, pass);
}

describe('winning (3.1, 4.9)', () => {
  test('with two players the sixth Feng Shui Site wins, controlled or burned for victory', {
    meta: {
      rules: [
        'shadowfist.yotd/3.1/six-sites-for-two-players',
        'shadowfist.yotd/4.9/sites-to-win',
        'shadowfist.yotd/4.9/winning',
        'shadowfist.yotd/3.1/seize-or-burn-the-last',
      ],
    },
  }, () => {
    const five = { front: gardens('g1', 'g2', 'g3'), burnedForVictory: { b1: garden, b2: garden } };
    expect(afterPlaying(struck(five), decides('burn-for-victory')).winner).toBe('ann');
    expect(afterPlaying(struck(five), decides('seize'), behind(0)).winner).toBe('ann');
    const four = { front: gardens('g1', 'g2'), burnedForVictory: { b1: garden, b2: garden } };
    expect(afterPlaying(struck(four), decides('burn-for-victory')).winner).toBeNull();
  });

  test('with more than two players the fifth wins', {
    meta: { rules: ['shadowfist.yotd/3.1/five-sites-for-more'] },
  }, () => {
    const four = { front: gardens('g1', 'g2'), burnedForVictory: { b1: garden, b2: garden } };
    expect(afterPlaying(struck(four, { cat: {} }), decides('burn-for-victory')).winner).toBe('ann');
  });

  test('who is eliminated is no longer in the game: with one of three out, two are in it', {
    meta: {
      rules: [
        'shadowfist.yotd/3.1/six-sites-for-two-players',
        'shadowfist.yotd/3.3.3/burn-for-power',
        'shadowfist.yotd/4.9/eliminated-at-end-of-turn',
      ],
    },
  }, () => {
    const four = { front: gardens('g1', 'g2'), burnedForVictory: { b1: garden, b2: garden } };
    const five = { ...four, front: gardens('g1', 'g2', 'g3') };
    const out = { cat: { eliminated: true, deck: 0 } };
    expect(afterPlaying(struck(four, out), decides('burn-for-victory')).winner).toBeNull();
    expect(afterPlaying(struck(five, out), decides('burn-for-victory')).winner).toBe('ann');
    const burned = afterPlaying(struck(four, out), decides('burn-for-power'));
    expect(player(burned, 'ann').power).toBe(3);
  });

  test('smoking it, or burning it for Power, does not win', {
    meta: { rules: ['shadowfist.yotd/4.9/winning'] },
  }, () => {
    const five = { front: gardens('g1', 'g2', 'g3'), burnedForVictory: { b1: garden, b2: garden } };
    expect(afterPlaying(struck(five), decides('smoke')).winner).toBeNull();
    expect(afterPlaying(struck(five), decides('burn-for-power')).winner).toBeNull();
  });

  test('the game is over at once', {
    meta: { rules: ['shadowfist.yotd/3.1/game-ends-when-one-wins'] },
  }, () => {
    const five = { front: gardens('g1', 'g2', 'g3'), burnedForVictory: { b1: garden, b2: garden } };
    const won = afterPlaying(struck(five), decides('burn-for-victory'));
    expect(won).toMatchObject({ winner: 'ann', attack: null, scene: null, turn: { phase: 'over' } });
    expect(broken(won, { do: 'end-turn', player: 'ann' })).toEqual(['3.1/game-ends-when-one-wins']);
    expect(broken(won, { do: 'pass', player: 'bob' })).toContain('3.1/game-ends-when-one-wins');
  });

  test('fewer Sites needed do not win; one more that is seized or burned does', {
    meta: {
      rules: [
        'shadowfist.yotd/3.1/no-win-by-playing-or-reducing',
        'shadowfist.yotd/4.9/no-win-by-effects',
        'shadowfist.yotd/4.9/one-more-after-reduction',
      ],
    },
  }, () => {
    const shortcut = anEdge({
      title: 'Shortcut',
      abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ sitesNeeded: -3 }] }],
    });
    const seat = { front: gardens('g1', 'g2', 'g3'), hand: { shortcut } };
    const state = afterPlaying(
      table({ ann: seat, bob: { front: gardens('h1') } }),
      plays('ann', 'shortcut'),
      pass,
    );
    expect(state.winner).toBeNull();
    const reduced = { front: gardens('g1', 'g2', 'g3'), edges: { shortcut } };
    expect(afterPlaying(struck(reduced), decides('burn-for-victory')).winner).toBe('ann');
    expect(afterPlaying(struck(reduced), decides('smoke')).winner).toBeNull();
  });

  test('another Site than a Feng Shui Site is not one more', {
    meta: { rules: ['shadowfist.yotd/4.9/one-more-after-reduction'] },
  }, () => {
    const shortcut = anEdge({
      abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ sitesNeeded: -3 }] }],
    });
    const state = struck(
      { front: gardens('g1', 'g2', 'g3'), edges: { shortcut } },
      {},
      { front: { prize: aSite() } },
    );
    expect(afterPlaying(state, decides('seize'), behind(0)).winner).toBeNull();
  });

  test('what it triggers comes first, and nobody responds', {
    meta: {
      rules: [
        'shadowfist.yotd/4.9/seize-or-burn-win-after-triggers',
        'shadowfist.yotd/4.9/no-voluntary-response-to-winning-decision',
      ],
    },
  }, () => {
    const lament = anEdge({
      title: 'Lament',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'burned-for-victory', card: {} },
          choose: [{ choose: 'mode', as: 'mood', of: ['sad', 'angry'] }],
          do: [{ do: 'gain-power', players: 'you', amount: 3 }],
        },
      ],
    });
    const five = { front: gardens('g1', 'g2', 'g3'), burnedForVictory: { b1: garden, b2: garden } };
    const state = struck(five, {}, { front: { prize: garden }, edges: { lament }, hand: { windfall } });
    const decided = afterPlaying(state, decides('burn-for-victory'));
    expect(decided).toMatchObject({ winner: null, claim: { player: 'ann', site: 'prize' } });
    expect(broken(decided, plays('bob', 'windfall'))).toContain(
      '4.9/no-voluntary-response-to-winning-decision',
    );
    const won = afterPlaying(decided, { do: 'choose', player: 'bob', value: { mode: 'sad' } });
    expect(player(won, 'bob').power).toBe(3);
    expect(won.winner).toBe('ann');
  });

  test('a triggered effect may take the win away', {
    meta: { rules: ['shadowfist.yotd/4.9/seize-or-burn-win-after-triggers'] },
  }, () => {
    const revenge = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'burned-for-victory', card: {} },
          do: [
            { do: 'smoke', cards: { each: { title: 'Garden', controller: { event: 'by' } }, in: 'play' } },
          ],
        },
      ],
    });
    const five = { front: gardens('g1', 'g2', 'g3'), burnedForVictory: { b1: garden, b2: garden } };
    const state = struck(five, {}, { front: { prize: garden }, edges: { revenge } });
    const decided = afterPlaying(state, decides('burn-for-victory'));
    expect(decided).toMatchObject({ winner: null, claim: null });
    expect(pile(decided, 'ann', 'smoked')).toHaveLength(3);
  });
});

describe('playing the last Feng Shui Site (3.1, 4.9)', () => {
  const five = {
    power: 3,
    front: gardens('g1', 'g2', 'g3'),
    burnedForVictory: { b1: garden, b2: garden },
    hand: { last: garden },
  };
  const playsLast = plays('ann', 'last', { column: 0, row: 'back' });

  test('only when no opponent controls one, and at its normal cost', {
    meta: {
      rules: ['shadowfist.yotd/3.1/playing-the-last-exception', 'shadowfist.yotd/4.9/playing-the-last-site'],
    },
  }, () => {
    const contested = table({ ann: five, bob: { front: gardens('h1') } });
    expect(broken(contested, playsLast)).toEqual(['3.3.2/no-playing-one-short-of-victory']);
    const alone = table({ ann: five, bob: { front: { gate: aSite() } } });
    expect(afterPlaying(alone, playsLast, pass)).toMatchObject({
      winner: 'ann',
      players: [{ power: 0 }, {}],
    });
    const poor = table({ ann: { ...five, power: 2 }, bob: {} });
    expect(broken(poor, playsLast)).toEqual(['3.3.2/pay-the-cost']);
  });

  test('players may respond, and the conditions are looked at when the scene is over', {
    meta: {
      rules: ['shadowfist.yotd/4.9/responses-to-played-win', 'shadowfist.yotd/4.9/played-win-after-scene'],
    },
  }, () => {
    const quake = anEvent({
      title: 'Quake',
      abilities: [{ ability: 'event', do: [{ do: 'smoke', cards: { each: { row: 'back' }, in: 'play' } }] }],
    });
    const state = afterPlaying(table({ ann: five, bob: { hand: { quake, windfall } } }), playsLast);
    expect(state.winner).toBeNull();
    expect(afterPlaying(state, plays('bob', 'windfall'), pass).winner).toBe('ann');
    const undone = afterPlaying(state, plays('bob', 'quake'), pass);
    expect(undone).toMatchObject({ winner: null, claim: null, turn: { phase: 'main' } });
  });

  test('an opponent who has a Feng Shui Site then takes the win away', {
    meta: { rules: ['shadowfist.yotd/4.9/played-win-after-scene'] },
  }, () => {
    const sprout = anEvent({
      title: 'Sprout',
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'return-to-play', by: 'you', cards: { each: {}, in: { smoked: 'you' } } }],
        },
      ],
    });
    const bob = { hand: { sprout }, smoked: { h1: garden } };
    const state = afterPlaying(table({ ann: five, bob }), playsLast, plays('bob', 'sprout'), pass);
    expect(state).toMatchObject({ winner: null, claim: null });
    expect(state.inPlay).toHaveLength(5);
  });
});

describe('losing (3.1, 4.9)', () => {
  const ends = (state: State) => afterPlaying(state, { do: 'end-turn', player: 'ann' }, pass);

  test('an empty deck eliminates at the end of any turn, not before', {
    meta: {
      rules: [
        'shadowfist.yotd/3.1/empty-deck-eliminates',
        'shadowfist.yotd/4.9/eliminated-at-end-of-turn',
        'shadowfist.yotd/4.9/empty-deck-is-the-only-loss',
      ],
    },
  }, () => {
    const state = table({ ann: {}, bob: { deck: 0 }, cat: { deck: 0 }, dan: {} });
    expect(state.players.map(({ eliminated }) => eliminated)).toEqual([false, false, false, false]);
    const next = ends(state);
    expect(next.players.map(({ eliminated }) => eliminated)).toEqual([false, true, true, false]);
    expect(next.turn.player).toBe('dan');
    expect(broken(next, { do: 'generate-power', player: 'bob' })).toEqual(['4.9/eliminated-at-end-of-turn']);
  });

  test('whoever is left when all opponents are out wins', {
    meta: { rules: ['shadowfist.yotd/3.1/win-by-default'] },
  }, () => {
    expect(ends(table({ ann: {}, bob: { deck: 0 }, cat: { deck: 0 } }))).toMatchObject({
      ...{ winner: 'ann', turn: { phase: 'over' } },
    });
  });

  test('their cards are gone, which is neither smoking nor toasting; others’ cards go to their owners’ toasted piles', {
    meta: {
      rules: [
        'shadowfist.yotd/4.9/eliminated-players-cards-removed',
        'shadowfist.yotd/4.9/removal-is-not-toasting',
        'shadowfist.yotd/4.9/others-cards-go-to-owners',
      ],
    },
  }, () => {
    const wake = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: ['smoked', 'toasted', 'leaves-play'], card: { type: ['Character'] } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: { edges: { wake } },
      bob: {
        ...{ deck: 0, hand: 3, smoked: { b1: garden } },
        characters: { theirs: { card: giant, owner: 'cat' }, own: giant },
      },
      cat: {},
    });
    const next = ends(state);
    expect(next.inPlay.map(({ id }) => id)).toEqual(['wake']);
    expect(pile(next, 'cat', 'toasted')).toEqual(['theirs']);
    expect(player(next, 'bob')).toMatchObject({
      hand: { unknown: 0 },
      smoked: { cards: [] },
      toasted: { cards: [] },
    });
    expect(player(next, 'ann').power).toBe(0);
    expect(next.scene).toBeNull();
  });

  test('so do those that they burned for victory', {
    meta: { rules: ['shadowfist.yotd/4.9/others-cards-go-to-owners'] },
  }, () => {
    const five = { front: gardens('g1'), deck: 0 };
    const burned = afterPlaying(struck(five, { cat: {} }), decides('burn-for-victory'));
    const next = ends(afterPlaying(burned, pass));
    expect(player(next, 'ann').eliminated).toBe(true);
    expect(pile(next, 'bob', 'toasted')).toEqual(['prize']);
  });

  test('what others control of theirs stays, and is removed when it leaves play', {
    meta: {
      rules: [
        'shadowfist.yotd/4.9/cards-under-others-control-remain',
        'shadowfist.yotd/4.9/remaining-cards-removed-on-leaving',
      ],
    },
  }, () => {
    const boom = anEvent({
      abilities: [
        { ability: 'event', do: [{ do: 'smoke', cards: { each: { type: ['Character'] }, in: 'play' } }] },
      ],
    });
    const state = table(
      {
        ann: { characters: { lent: { card: giant, owner: 'bob', home: 'bob' } } },
        bob: { deck: 0 },
        cat: { hand: { boom } },
      },
      {
        lasting: [
          {
            id: 'l:1',
            kind: 'control',
            until: 'end-of-turn',
            cards: ['lent'],
            to: 'ann',
            frame: { player: 'ann', values: {} },
          },
        ],
        next: 2,
      },
    );
    // The control that Ann had ends before Bob is out: it is his again, and goes with him.
    expect(ends(state).inPlay).toEqual([]);
    const lasting = table({
      ann: { characters: { kept: { card: giant, owner: 'bob' } } },
      bob: { deck: 0 },
      cat: { hand: { boom } },
    });
    const next = ends(lasting);
    expect(card(next, 'kept')).toMatchObject({ controller: 'ann', ownerGone: true });
    const main = afterPlaying(
      next,
      ...['decline-power', 'unturn'].map((verb) => ({ do: verb, player: 'cat' })),
      ...[
        { do: 'discard', player: 'cat', cards: [] },
        { do: 'draw', player: 'cat' },
      ],
      ...[plays('cat', 'boom'), pass],
    );
    expect(main.inPlay).toEqual([]);
    expect(player(main, 'bob').smoked.cards).toEqual([]);
  });

  test('a State on a card that goes is smoked', {
    meta: { rules: ['shadowfist.yotd/4.9/cards-under-others-control-remain'] },
  }, () => {
    const state = table({
      ann: { states: { shield: { card: aState(), on: 'theirs' } } },
      bob: { deck: 0, characters: { theirs: giant } },
      cat: {},
    });
    expect(pile(ends(state), 'ann', 'smoked')).toEqual(['shield']);
  });
});

test('A table of eight plays', { meta: { rules: ['shadowfist.yotd/3.2/no-upper-limit-of-players'] } }, () => {
  const seats = Object.fromEntries([...'abcdefgh'].map((letter) => [`p-${letter}`, {}]));
  const next = afterPlaying(table(seats), { do: 'end-turn', player: 'p-a' }, pass);
  expect(next.turn).toMatchObject({ player: 'p-b', phase: 'start' });
});

test('One player is no game', {
  meta: { rules: ['shadowfist.yotd/3.2/two-players-at-least', 'shadowfist.yotd/2.3/two-or-more-players'] },
}, () => {
  const { outcome, stateViolations } = judged(table({ ann: {} }), pass);
  expect([outcome, stateViolations.map(({ rule }) => rule)]).toEqual([
    'illegal',
    ['shadowfist.yotd/2.3/two-or-more-players'],
  ]);
});
