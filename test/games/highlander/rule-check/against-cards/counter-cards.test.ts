import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { all } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  saying,
  says,
  table,
} from '../table.ts';

const does = (title: string, ...effects: readonly Effect[]) =>
  aCard('Event', { title, abilities: [{ ability: 'played', do: effects }] });

/** "It does 1 damage to your opponent, and all Standing Defenses are dropped." */
const rush = does(
  'Rush',
  { do: 'damage', players: 'opponent', amount: 1 },
  { do: 'drop', cards: { each: { kind: ['standing-defense'] }, in: 'play' } },
);
const police = does('Police', { do: 'prevent-damage', players: 'you', amount: 'all' });
const drain = does('Drain', { do: 'lose-ability', players: 'opponent', amount: 1 });

const play = (player: string, card: string) => ({ do: 'play', player, card });
const next = (player: string) => ({ do: 'next-phase', player });
const endTurn = (player: string) => ({ do: 'end-turn', player });
const counter = { do: 'counter', player: 'bob', card: 'foil' };
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe('a weak counter', () => {
  const rushed = afterwards(
    table({
      ann: { hand: { rush, drain } },
      bob: { hand: { police }, inPlay: { wall: aGuard('upper left') } },
    }),
    [play('ann', 'rush'), next('ann'), endTurn('ann')],
    'first',
  );

  test('counters a part of what a card does, and the rest happens', {
    meta: {
      rules: [
        'highlander.first-edition/counter-cards/weak-counter-is-partial',
        'highlander.first-edition/counter-cards/counters-work-wholly-or-partly',
      ],
    },
  }, () => {
    expect(rushed.pending).toMatchObject([{ player: 'bob', kind: 'damage', amount: 1 }]);
    const later = afterwards(rushed, [play('bob', 'police'), next('bob'), next('bob')], 'first');
    expect(later.players[1].ability).toBe(15);
    expect(ids(later.players[1].discard.cards)).toEqual(['wall']);
  });

  test('what prevents damage does nothing against a loss of Ability', {
    meta: {
      rules: [
        'highlander.first-edition/damage-and-loss-of-ability/damage-differs-from-loss',
        'highlander.first-edition/damage-and-loss-of-ability/loss-not-countered-by-damage-prevention',
      ],
    },
  }, () => {
    const drained = afterwards(
      table({ ann: { hand: { drain } }, bob: { hand: { police } } }),
      [play('ann', 'drain'), next('ann'), endTurn('ann')],
      'first',
    );
    expect(drained.pending).toMatchObject([{ player: 'bob', kind: 'loss', amount: 1 }]);
    const later = afterwards(drained, [play('bob', 'police'), next('bob'), next('bob')], 'first');
    expect(later.players[1].ability).toBe(14);
  });
});

describe('damage that is pending', () => {
  const pending = [
    { id: 'one', player: 'ann', kind: 'damage' as const, amount: 2 },
    { id: 'two', player: 'bob', kind: 'damage' as const, amount: 1 },
  ];
  const left = (from: object) => {
    const aid = does('Aid', { do: 'prevent-damage', players: 'each', amount: 'all', from });
    const { turn, ...later } = afterwards(table({ ann: { hand: { aid } }, bob: {} }, { pending }), [
      play('ann', 'aid'),
    ]);
    const told = turn.events.filter(({ event }) => event === 'damage-prevented');
    return [later.pending.length, told.map(({ player, amount }) => [player, amount])];
  };

  test('is prevented of any card whatever card it is from, of each player so much', () => {
    expect(left({})).toEqual([
      0,
      [
        ['ann', 2],
        ['bob', 1],
      ],
    ]);
  });

  test('of such a card is not where it is not told from which it is', () => {
    expect(left({ kind: ['event'] })).toEqual([2, []]);
  });
});

describe('a true counter', () => {
  const hand = { rush, law: aCard('Situation') };
  const foil = aCard('Situation', {
    title: 'Foil',
    abilities: [
      { ability: 'counter', counters: { kind: ['event'] }, by: 'opponent', from: 'play', leaves: 'discard' },
    ],
  });
  const inPlay = table({ ann: { hand }, bob: { inPlay: { foil } } });
  const inHand = table({ ann: { hand }, bob: { hand: { foil } } });

  test('nullifies a card with all its effects; both are discarded at once', {
    meta: {
      rules: [
        'highlander.first-edition/counter-cards/true-counter-nullifies',
        'highlander.first-edition/counter-cards/true-counters-are-situations',
        'highlander.first-edition/counter-cards/counter-and-target-both-discarded',
      ],
    },
  }, () => {
    const countered = afterwards(inPlay, [play('ann', 'rush'), counter], 'first');
    expect(countered.pending).toEqual([]);
    expect(countered.inPlay).toEqual([]);
    expect(countered.players.map(({ discard }) => ids(discard.cards))).toEqual([['rush'], ['foil']]);
  });

  test('is in play already', {
    meta: { rules: ['highlander.first-edition/counter-cards/true-counter-must-be-in-play'] },
  }, () => {
    const played = afterwards(inHand, [play('ann', 'rush')], 'first');
    expect(played.countering).toBeNull();
    expect(broken(inHand, counter, 'first')).toEqual([
      'first-edition/counter-cards/true-counter-must-be-in-play',
      'first-edition/counter-cards/true-counter-used-immediately',
    ]);
  });

  test('nobody is asked for one whose own text would use it from the hand', {
    meta: { rules: ['highlander.first-edition/counter-cards/true-counter-must-be-in-play'] },
  }, () => {
    const no = saying(aCard('Event', { title: 'No' }), {
      ...{ ability: 'counter', counters: { kind: ['event'] }, by: 'opponent' },
      ...{ from: 'hand', leaves: 'discard' },
    });
    const played = (edition: 'first' | 'typeTwo') =>
      afterwards(table({ ann: { hand }, bob: { hand: { no } } }), [play('ann', 'rush')], edition);
    expect([played('first').countering, played('typeTwo').countering]).toMatchObject([null, { by: 'bob' }]);
  });

  test('is used the moment that the card is played, or not at all', {
    meta: { rules: ['highlander.first-edition/counter-cards/true-counter-used-immediately'] },
  }, () => {
    const asked = afterwards(inPlay, [play('ann', 'rush')], 'first');
    expect(broken(asked, next('ann'), 'first')).toEqual([
      'first-edition/counter-cards/true-counter-used-immediately',
    ]);
    const passed = afterwards(asked, [{ do: 'pass', player: 'bob' }], 'first');
    expect(passed.pending).toHaveLength(1);
    expect(broken(passed, counter, 'first')).toEqual([
      'first-edition/counter-cards/true-counter-used-immediately',
    ]);
  });

  test('nothing is used of the cards in play until then', {
    meta: { rules: ['highlander.first-edition/counter-cards/true-counter-used-immediately'] },
  }, () => {
    const chores = aCard('Situation', {
      abilities: [{ ability: 'may-do', during: ['attack'], do: [{ do: 'draw', players: 'you', amount: 1 }] }],
    });
    const use = { do: 'use', player: 'ann', card: 'chores', ability: 0 };
    const state = table({ ann: { hand, inPlay: { chores } }, bob: { inPlay: { foil } } });
    const asked = afterwards(state, [play('ann', 'rush')], 'first');
    expect(broken(asked, use, 'first')).toEqual([
      'first-edition/counter-cards/true-counter-used-immediately',
    ]);
    expect(broken(afterwards(asked, [counter], 'first'), use, 'first')).toEqual([]);
  });

  test.each([
    ['first', 'handbook-addendum/prevention/forbidden-is-prevented'],
    ['typeTwo', 'type-two/prevention/what-it-is'],
  ] as const)(
    'in %s [%s] does not counter what cannot be countered, nor for who cannot counter: that is what forbids it',
    (edition, rule) => {
      const ward = says({
        cards: { each: { kind: ['event'] }, in: 'play' },
        modify: [{ cannot: 'be-countered' }],
      });
      const ban = says({ players: 'opponent', modifyPlayers: [{ cannot: 'counter' }] });
      for (const said of [ward, ban]) {
        const warded = table({
          ann: { hand, inPlay: { text: aText('Text', said) } },
          bob: { inPlay: { foil } },
        });
        const played = afterwards(warded, [play('ann', 'rush')], edition);
        expect(played.countering).toBeNull();
        expect(broken(played, counter, edition)).toEqual([rule]);
      }
    },
  );

  test('counters such cards as it says', {
    meta: { rules: ['highlander.first-edition/counter-cards/counters-work-wholly-or-partly'] },
  }, () => {
    const other = afterwards(inPlay, [play('ann', 'law')], 'first');
    expect(other.countering).toBeNull();
    expect(broken(other, counter, 'first')).toEqual([
      'first-edition/counter-cards/true-counter-used-immediately',
    ]);
  });
});

describe.each(all)('%s: a defense that was countered', (edition) => {
  const high = anAttack('upper left');
  const foil = aCard('Situation', {
    title: 'Foil',
    abilities: [
      { ability: 'counter', counters: { kind: ['block'] }, by: 'opponent', from: 'play', leaves: 'discard' },
    ],
  });
  const hand = { parry: aBlock('upper left'), jump: aDodge('upper left', 'upper right') };
  const duel = (attacks: Parameters<typeof attacked>[1], held: Readonly<Record<string, Definition>> = hand) =>
    afterwards(
      attacked({ ann: { hand: held }, bob: { inPlay: { foil } } }, attacks),
      [{ ...play('ann', 'parry'), against: ['cut'] }, counter],
      edition,
    );
  const dodge = (against: string) => ({ ...play('ann', 'jump'), against: [against] });
  const one = {
    first: 'first-edition/defense-phase/one-defense-for-each-attack',
    typeTwo: 'type-two/defense-phase/one-per-attack',
    reference: 'reference/defending/one-per-attack',
  }[edition];

  test('was played all the same: no other is played against that attack', {
    meta: {
      rules: [
        'highlander.type-two/countering-cards/still-played',
        'highlander.first-edition/defense-phase/one-defense-for-each-attack',
        'highlander.type-two/defense-phase/one-per-attack',
        'highlander.reference/defending/one-per-attack',
      ],
    },
  }, () => {
    const countered = duel({ cut: high });
    expect(countered.attacks).toMatchObject([{ id: 'cut', result: 'pending' }]);
    expect(broken(countered, dodge('cut'), edition)).toEqual([one]);
    const exerted = afterwards(
      duel({ cut: high }, { parry: hand.parry }),
      [
        {
          ...{ do: 'exert', player: 'ann', for: { defense: 'cut' } },
          shown: five().map((card, at) => (at === 0 ? { ...card, card: aDodge('upper left') } : card)),
        },
      ],
      edition,
    );
    expect(broken(exerted, { ...play('ann', 'x1'), against: ['cut'] }, edition)).toEqual([one]);
  });

  test('but against the next', {
    meta: { rules: ['highlander.type-two/countering-cards/still-played'] },
  }, () => {
    const countered = duel({ cut: high, slash: anAttack('upper right') });
    const settled =
      edition === 'first'
        ? countered
        : afterwards(countered, [{ do: 'declare-successful', player: 'ann', attack: 'cut' }], edition);
    expect(broken(settled, dodge('slash'), edition)).toEqual([]);
  });

  test('reveals a Hidden Attack, against which an Exertion may find another', {
    meta: {
      rules: [
        'highlander.type-two/hidden-attacks/no-second-from-hand',
        'highlander.first-edition/hidden-attacks/no-second-defense-from-hand',
        'highlander.reference/defending-hidden-attacks/one-from-hand',
      ],
    },
  }, () => {
    const countered = duel({ cut: { card: high, hidden: true } });
    expect(countered.attacks).toMatchObject([{ hidden: false, guessedWrong: true }]);
    expect(broken(countered, dodge('cut'), edition)).toHaveLength(1);
    const shown = five().map((card, at) => (at === 0 ? { ...card, card: aDodge('upper left') } : card));
    const exert = { do: 'exert', player: 'ann', for: { defense: 'cut' }, shown };
    const exerted = afterwards(countered, [exert], edition);
    expect(broken(exerted, { ...play('ann', 'x1'), against: ['cut'] }, edition)).toEqual([]);
  });
});

test('Who is asked nothing passes nothing', {
  meta: {
    rules: [
      'highlander.type-two/the-sequence-of-play/not-in-opponents-turn',
      'highlander.type-two/the-sequence-of-play/something-each-turn',
      'highlander.first-edition/counter-cards/true-counter-used-immediately',
    ],
  },
}, () => {
  const state = table({ ann: {}, bob: {} });
  const rules = (player: string, edition?: EditionName) => broken(state, { do: 'pass', player }, edition);
  expect(rules('ann')).toEqual(['type-two/the-sequence-of-play/something-each-turn']);
  expect(rules('bob')).toEqual(['type-two/the-sequence-of-play/not-in-opponents-turn']);
  expect(rules('bob', 'first')).toEqual(['first-edition/counter-cards/true-counter-used-immediately']);
});
