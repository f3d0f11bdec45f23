import { describe, expect, test } from 'vitest';
import type { Payment } from '../../../../../src/games/highlander/vocabulary/payments.ts';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  everywhere,
  five,
  saying,
  says,
  table,
} from '../table.ts';

const high = anAttack('upper left');

/** Bob's toll: an attack is discarded to play a block. */
const toll = (from: Pick<Extract<PlayerModifier, { toPlay: unknown }>, 'from'>) =>
  aText(
    'Toll',
    says({
      players: 'opponent',
      modifyPlayers: [
        {
          ...{ toPlay: { kind: ['block'] }, ...from },
          choose: [
            { choose: 'cards', as: 'price', which: { kind: ['attack'] }, in: [{ hand: 'that-player' }] },
          ],
          pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
        },
      ],
    }),
  );

describe('a cost to play a card', () => {
  const parry = aBlock('upper left');
  const price = { 'toll.price': { cards: ['spare'] } };
  const unpaid = ['type-two/paying-a-cost/what-it-is'];
  const defending = (bobs: ReturnType<typeof toll>, hand: object) =>
    attacked(
      { ann: { hand: hand as Record<string, typeof parry> }, bob: { inPlay: { toll: bobs } } },
      { cut: high },
    );
  /** A block was found by the Exertion. */
  const found = (bobs: ReturnType<typeof toll>, hand: object) =>
    afterwards(defending(bobs, hand), [
      {
        ...{ do: 'exert', player: 'ann', for: { defense: 'cut' } },
        shown: five().map((one, at) => (at === 0 ? { ...one, card: parry } : one)),
      },
    ]);
  const against = { against: ['cut'] };

  test('that is for cards from the hand is not paid for one from an Exertion', {
    meta: { rules: ['highlander.type-two/paying-a-cost/from-hand-only'] },
  }, () => {
    const fromHand = toll({ from: ['hand'] });
    expect(broken(defending(fromHand, { parry }), play('parry', against))).toEqual(unpaid);
    expect(broken(found(fromHand, {}), play('x1', against))).toEqual([]);
  });

  test('that does not say so is paid wherever the card comes from', {
    meta: { rules: ['highlander.type-two/paying-a-cost/unless-from-hand-stated'] },
  }, () => {
    expect(broken(found(toll({}), {}), play('x1', against))).toEqual(unpaid);
    const later = afterwards(found(toll({}), { spare: high }), [play('x1', { ...against, choose: price })]);
    expect(later.players[0].hand.cards).toEqual([]);
  });

  test('is no forced discard: nothing is set off by it, and nothing keeps one from it', {
    meta: { rules: ['highlander.type-two/paying-a-cost/not-forced-discard'] },
  }, () => {
    const grief = aText(
      'Grief',
      {
        ...{ ability: 'triggered', on: { event: 'discarded', player: 'you', forced: true } },
        do: [{ do: 'damage', players: 'opponent', amount: 1 }],
      },
      says({ players: 'you', modifyPlayers: [{ cannot: 'be-made-to-discard' }] }),
    );
    const paid = (inPlay: object) => {
      const state = attacked(
        {
          ann: { hand: { parry, spare: high }, inPlay: inPlay as Record<string, typeof grief> },
          bob: { inPlay: { toll: toll({}) } },
        },
        { cut: high },
      );
      const later = afterwards(state, [play('parry', { ...against, choose: price })]);
      return [later.players[0].discard.cards.map(({ id }) => id), later.pending.length];
    };
    expect(paid({ grief })).toEqual([['spare'], 0]);
  });

  test('but what the opponent makes one discard is', {
    meta: { rules: ['highlander.type-two/paying-a-cost/not-forced-discard'] },
  }, () => {
    const thief = saying(aCard('Event'), {
      ability: 'played',
      do: [{ do: 'discard', cards: { each: {}, in: { hand: 'opponent' } } }],
    });
    const grief = aText('Grief', {
      ...{ ability: 'triggered', on: { event: 'discarded', player: 'you', forced: true } },
      do: [{ do: 'damage', players: 'opponent', amount: 1 }],
    });
    const shield = aText(
      'Shield',
      says({ players: 'you', modifyPlayers: [{ cannot: 'be-made-to-discard' }] }),
    );
    const robbed = (inPlay: object) => {
      const bob = { hand: { spare: high }, inPlay: inPlay as Record<string, typeof grief> };
      const later = afterwards(table({ ann: { hand: { thief } }, bob }), [play('thief')]);
      return [later.players[1].hand.cards.length, later.pending.length];
    };
    expect(robbed({ grief })).toEqual([0, 1]);
    expect(robbed({ grief, shield })).toEqual([1, 0]);
  });
});

describe.each(['damage', 'ability'] as const)('a cost of %s', (what) => {
  const bought = aText('Bargain', {
    ...{ ability: 'may-do', during: ['attack'] },
    pay: [{ pay: what, amount: 2 }],
    do: [{ do: 'draw', players: 'you', amount: 1 }],
  });
  const spared = (modifier: PlayerModifier) =>
    table({
      ann: { inPlay: { bought, mercy: aText('Mercy', says({ players: 'you', modifyPlayers: [modifier] })) } },
      bob: {},
    });
  const buy = { do: 'use', player: 'ann', card: 'bought', ability: 0 };

  test('that nothing is left of is not paid, and buys nothing', {
    meta: { rules: ['highlander.type-two/paying-a-cost/what-it-is'] },
  }, () => {
    const none: PlayerModifier = what === 'damage' ? { preventsDamage: 'all' } : { cannot: 'lose-ability' };
    expect(broken(spared(none), buy)).toEqual(['type-two/paying-a-cost/what-it-is']);
    expect(broken(spared({ handSize: 1 }), buy)).toEqual([]);
  });
});

test('A cost of damage is paid by one point that is left of it', {
  meta: { rules: ['highlander.type-two/triggering-effects/one-damage-minimum'] },
}, () => {
  const armor = says({ players: 'you', modifyPlayers: [{ preventsDamage: 1 }] });
  const bargain = (amount: number) =>
    aText('Bargain', armor, {
      ...{ ability: 'may-do', during: ['attack'], pay: [{ pay: 'damage', amount }] },
      do: [{ do: 'draw', players: 'you', amount: 1 }],
    });
  const bought = (amount: number) =>
    broken(table({ ann: { inPlay: { bargain: bargain(amount) } }, bob: {} }), {
      ...{ do: 'use', player: 'ann', card: 'bargain', ability: 1 },
    });
  expect([bought(1), bought(2)]).toEqual([['type-two/paying-a-cost/what-it-is'], []]);
});

test('Nothing is discarded with a card that is not asked for', {
  meta: {
    rules: [
      'highlander.type-two/paying-a-cost/what-it-is',
      'highlander.first-edition/draw-discard/must-discard-down',
    ],
  },
}, () => {
  const hand = { high, spare: high, more: high };
  const state = (prone: boolean) => table({ ann: { hand, prone }, bob: {} });
  const discarding = (...discard: string[]) => play('high', { discard });
  const refused = ['type-two/paying-a-cost/what-it-is'];
  expect(broken(state(false), discarding('spare'))).toEqual(refused);
  expect(broken(state(true), discarding('spare', 'more'))).toEqual(refused);
  expect(broken(state(true), discarding('spare'))).toEqual([]);
  expect(broken(state(false), discarding('spare'), 'reference')).toEqual(refused);
  expect(broken(state(true), discarding('spare'), 'first')).toEqual([
    'first-edition/draw-discard/must-discard-down',
  ]);
});

describe('what is said of defenses against one attack', () => {
  const evade = aDodge(...everywhere);
  const unpaid = ['type-two/paying-a-cost/what-it-is'];
  const price: PlayerModifier = {
    toPlay: { kind: ['dodge'], against: 'this' },
    choose: [{ choose: 'cards', as: 'price', which: { kind: ['event'] }, in: [{ hand: 'opponent' }] }],
    pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
  };
  const swift = (modifier: PlayerModifier) =>
    saying(high, says({ players: 'opponent', modifyPlayers: [modifier] }));
  const facing = (attack: typeof high, hand: object = {}) =>
    attacked({ ann: { hand: { evade, parry: aBlock('upper left'), ...hand } }, bob: {} }, { cut: attack });
  const other = attacked(
    { ann: { hand: { evade } }, bob: { inPlay: { swift: swift(price) } } },
    { cut: high },
  );
  const against = { against: ['cut'] };

  test('is paid for such a defense against that attack alone', () => {
    expect(broken(facing(swift(price)), play('evade', against))).toEqual(unpaid);
    expect(broken(facing(swift(price)), play('parry', against))).toEqual([]);
    expect(broken(other, play('evade', against))).toEqual([]);
    const paid = afterwards(facing(swift(price), { spare: aCard('Event') }), [
      play('evade', { ...against, choose: { 'cut.price': { cards: ['spare'] } } }),
    ]);
    expect(paid.players[0].hand.cards.map(({ id }) => id)).toEqual(['parry']);
  });

  test('keeps such a defense from being played against that attack alone', () => {
    const barred: PlayerModifier = { cannot: 'play', such: { kind: ['dodge'], against: 'this' } };
    expect(broken(facing(swift(barred)), play('evade', against))).toEqual(['type-two/prevention/what-it-is']);
    expect(broken(facing(swift(barred)), play('parry', against))).toEqual([]);
  });

  test('may be said by what is played in conjunction with it', () => {
    const lunge = aCard('Edge', {
      abilities: [
        { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
        {
          ability: 'played',
          do: [
            {
              ...{ do: 'modify-players', players: 'opponent', until: 'end-of-opponents-next-turn' },
              by: [{ ...price, toPlay: { kind: ['dodge'], against: 'conjoined' } }],
            },
          ],
        },
      ],
    });
    const met = afterwards(table({ bob: { hand: { lunge, cut: high } }, ann: { hand: { evade } } }), [
      { do: 'play', player: 'bob', card: 'cut', with: [{ card: 'lunge' }] },
      { do: 'next-phase', player: 'bob' },
      { do: 'end-turn', player: 'bob' },
      { do: 'next-phase', player: 'ann' },
    ]);
    expect(broken(met, play('evade', against))).toEqual(unpaid);
  });
});

describe('a cost of a Hard Exertion', () => {
  const exerted = { do: 'exert', player: 'ann', for: { nothing: true }, shown: five() };
  const next = { do: 'next-phase', player: 'ann' };
  const pay: Payment[] = [{ pay: 'hard-exertion', unmodified: true }];
  const tooMany = ['type-two/paying-a-cost/what-it-is', 'type-two/hard-exertions/one-per-turn'];

  test('to play a card is not paid once the Exertion of the turn was made', {
    meta: {
      rules: [
        'highlander.type-two/hard-exertions/one-per-turn',
        'highlander.type-two/paying-a-cost/what-it-is',
      ],
    },
  }, () => {
    const saw = aText(
      'Saw',
      says({ players: 'you', modifyPlayers: [{ toPlay: { kind: ['dodge'] }, from: ['hand'], pay }] }),
    );
    const state = attacked(
      { ann: { hand: { leap: aDodge(...everywhere) }, inPlay: { saw } }, bob: {} },
      { cut: high },
      { turn: { phase: 'may-do' } },
    );
    const leap = play('leap', {
      against: ['cut'],
      choose: { 'saw.exertion-cards': { known: five('y') } },
    });
    expect(broken(afterwards(state, [next]), leap)).toEqual([]);
    expect(broken(afterwards(state, [exerted, next]), leap)).toEqual(tooMany);
  });

  test('nor to use one', {
    meta: {
      rules: [
        'highlander.type-two/hard-exertions/one-per-turn',
        'highlander.type-two/paying-a-cost/what-it-is',
      ],
    },
  }, () => {
    const well = aText('Well', {
      ...{ ability: 'may-do', during: ['may-do'], pay },
      do: [{ do: 'draw', players: 'you', amount: 1 }],
    });
    const state = table({ ann: { inPlay: { well } }, bob: {} }, { turn: { phase: 'may-do' } });
    const use = { do: 'use', player: 'ann', card: 'well', ability: 0 };
    const paid = { ...use, choose: { 'exertion-cards': { known: five('y') } } };
    expect(broken(state, paid)).toEqual([]);
    expect(broken(afterwards(state, [exerted]), use)).toEqual(tooMany);
  });
});
