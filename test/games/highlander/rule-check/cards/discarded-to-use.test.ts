import { describe, expect, test } from 'vitest';
import { aCard, afterwards, anAttack, broken, table } from '../table.ts';

/** "Discard this card to gain 1 Ability." */
const charm = (type: 'Object' | 'Situation') =>
  aCard(type, {
    title: 'Charm',
    abilities: [
      {
        ability: 'discard-to-use',
        leaves: 'discard',
        do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
      },
    ],
  });

const use = { do: 'use', player: 'ann', card: 'charm', ability: 0 };
const play = (player: string, card: string) => ({ do: 'play', player, card });
const next = (player: string) => ({ do: 'next-phase', player });
const cut = anAttack('upper left');

describe.each([
  [
    'Object',
    'first-edition/objects/object-not-discarded-on-turn-played',
    'first-edition/objects/object-usable-after-opponents-first-card',
  ],
  [
    'Situation',
    'first-edition/situations/situation-not-discarded-on-turn-played',
    'first-edition/situations/situation-usable-after-opponents-first-card',
  ],
] as const)('%s', (type, notInItsTurn, afterTheFirstCard) => {
  const begun = table({ ann: { ability: 10, hand: { charm: charm(type) } }, bob: { hand: { cut } } });
  const played = afterwards(begun, [play('ann', 'charm')], 'first');
  const bobsTurn = afterwards(played, [next('ann'), { do: 'end-turn', player: 'ann' }], 'first');
  const bobHasPlayed = afterwards(bobsTurn, [next('bob'), play('bob', 'cut')], 'first');

  test('it does nothing before it is discarded, and it is played first', {
    meta: {
      rules: [
        'highlander.first-edition/objects/some-objects-need-discarding',
        'highlander.first-edition/situations/some-situations-need-discarding',
      ],
    },
  }, () => {
    expect(bobHasPlayed.pending).toEqual([]);
    expect(broken(begun, use, 'first')).toEqual(['first-edition/card-anatomy/card-text']);
  });

  test('it is not discarded for its effect in the turn in which it was played', {
    meta: {
      rules: [
        'highlander.first-edition/objects/object-not-discarded-on-turn-played',
        'highlander.first-edition/situations/situation-not-discarded-on-turn-played',
      ],
    },
  }, () => {
    expect(broken(played, use, 'first')).toEqual([notInItsTurn]);
  });

  test('but in the turn of the opponent, once he has played a card', {
    meta: {
      rules: [
        'highlander.first-edition/objects/object-usable-after-opponents-first-card',
        'highlander.first-edition/situations/situation-usable-after-opponents-first-card',
      ],
    },
  }, () => {
    expect(broken(bobsTurn, use, 'first')).toEqual([afterTheFirstCard]);
    expect(broken(bobHasPlayed, use, 'first')).toEqual([]);
  });

  test('and in any turn after that, whatever he has played', {
    meta: {
      rules: [
        'highlander.first-edition/objects/object-usable-after-opponents-first-card',
        'highlander.first-edition/situations/situation-usable-after-opponents-first-card',
      ],
    },
  }, () => {
    const owns = afterwards(bobHasPlayed, [next('bob'), { do: 'end-turn', player: 'bob' }], 'first');
    expect(broken(owns, use, 'first')).toEqual([]);
  });

  test('it goes to the discard pile, and does what it says', {
    meta: {
      rules: [
        'highlander.first-edition/objects/discard-object-for-benefit',
        'highlander.first-edition/situations/some-situations-need-discarding',
      ],
    },
  }, () => {
    const used = afterwards(bobHasPlayed, [use], 'first');
    expect(used.players[0].discard.cards.map(({ id }) => id)).toEqual(['charm']);
    expect(used.pending).toMatchObject([{ player: 'ann', kind: 'gain', amount: 1, source: 'charm' }]);
  });
});

test('What is neither Object nor Situation does not wait', {
  meta: { rules: ['highlander.first-edition/situations/situation-usable-after-opponents-first-card'] },
}, () => {
  const inn = aCard('Location', { title: 'Inn', abilities: charm('Object').abilities });
  const state = table({ ann: { ability: 10, inPlay: { charm: { card: inn, enteredIn: 3 } } }, bob: {} });
  expect(broken(state, use, 'first')).toEqual([]);
  expect(broken(state, use)).toEqual(['type-two/discard-to-use-cards/not-on-turn-of-entry']);
});

test('What is discarded when something happens is used in the turn in which it did, with what happened', {
  meta: { rules: ['highlander.first-edition/card-anatomy/card-text'] },
}, () => {
  const empathy = aCard('Situation', {
    title: 'Empathy',
    abilities: [
      {
        ...{ ability: 'discard-to-use', leaves: 'discard' },
        on: { event: 'discarded', player: 'you', forced: true },
        do: [{ do: 'damage', players: 'opponent', amount: { eventAmount: true } }],
      },
    ],
  });
  const state = (...events: { event: 'discarded'; player: string; forced: true; amount: number }[]) =>
    table({ ann: { inPlay: { charm: empathy } }, bob: {} }, { turn: { events } });
  expect(broken(state(), use, 'first')).toEqual(['first-edition/card-anatomy/card-text']);
  const robbed = state({ event: 'discarded', player: 'ann', forced: true, amount: 2 });
  expect(afterwards(robbed, [use], 'first').pending).toMatchObject([{ player: 'bob', amount: 2 }]);
});
