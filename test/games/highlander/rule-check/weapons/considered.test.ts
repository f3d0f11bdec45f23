import { describe, expect, test } from 'vitest';
import { play } from '../deeds.ts';
import { aCard, afterwards, anAttack, aText, broken, judged, saying, says, table } from '../table.ts';

const high = anAttack('upper left');
const considering = (considered: 'disarmed' | 'weapon-broken' | 'prone') =>
  aText('Trap', says({ players: 'opponent', modifyPlayers: [{ considered }] }));
const noWeapon = ['type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block'];

/** Removes, nullifies or ignores the Trap. */
const ends = {
  removes: aCard('Event', {
    abilities: [
      { ability: 'played', do: [{ do: 'remove-from-play', cards: { each: { title: 'Trap' }, in: 'play' } }] },
    ],
  }),
  nullifies: saying(
    aCard('Event'),
    says({ cards: { each: { title: 'Trap' }, in: 'play' }, modify: [{ nullified: true }] }),
  ),
  ignores: saying(aCard('Event'), says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Trap' } }] })),
};

describe.each(Object.entries(ends))('once something %s what says so', (_, end) => {
  const duel = (trap: ReturnType<typeof considering>, inPlay: object = {}) =>
    table({
      ann: { hand: { end, high, other: high }, inPlay: inPlay as Record<string, typeof high> },
      bob: { inPlay: { trap } },
    });

  test.each(['disarmed', 'weapon-broken'] as const)(
    'who was considered %s has the weapon at once',
    {
      meta: {
        rules: [
          'highlander.type-two/considered-disarmed-considered-weapon-broken/while-in-play',
          'highlander.type-two/considered-disarmed-considered-weapon-broken/ends-at-once',
        ],
      },
    },
    (what) => {
      const before = duel(considering(what));
      expect(broken(before, play('high'))).toEqual(noWeapon);
      expect(broken(afterwards(before, [play('end')]), play('high'))).toEqual([]);
    },
  );

  test('who was considered Prone stands at once', {
    meta: { rules: ['highlander.type-two/considered-prone/ends-at-once'] },
  }, () => {
    const before = duel(considering('prone'));
    expect(broken(before, play('high'))).toEqual(['type-two/prone/discard-same-icon']);
    const news = aCard('Event');
    const paid = table({
      ann: { hand: { end, news, high } },
      bob: { inPlay: { trap: considering('prone') } },
    });
    const later = afterwards(paid, [play('end', { discard: ['news'] })]);
    expect(broken(later, play('high'))).toEqual([]);
  });

  test.each(['disarmed', 'prone'] as const)(
    'nothing is set off that waits for the end of being %s',
    {
      meta: {
        rules: ['highlander.type-two/faq/end-of-considered-is-not-recovery'],
        rulings: ['highlander.type-two/faq/considered-ending'],
      },
    },
    (what) => {
      const joy = aText('Joy', {
        ability: 'triggered',
        on: { event: ['weapon-regained', 'feet-regained'], player: 'you' },
        do: [{ do: 'damage', players: 'opponent', amount: 1 }],
      });
      const state = table({
        ann: { hand: { end, spare: aCard('Event') }, inPlay: { joy } },
        bob: { inPlay: { trap: considering(what) } },
      });
      const paid = what === 'prone' ? { discard: ['spare'] } : {};
      expect(afterwards(state, [play('end', paid)]).pending).toEqual([]);
    },
  );
});

test('Who really regains it sets it off', {
  meta: { rules: ['highlander.type-two/faq/end-of-considered-is-not-recovery'] },
}, () => {
  const joy = aText('Joy', {
    ability: 'triggered',
    on: { event: ['weapon-regained', 'feet-regained'], player: 'you' },
    do: [{ do: 'damage', players: 'opponent', amount: 1 }],
  });
  const rise = aCard('Event', {
    abilities: [{ ability: 'played', do: [{ do: 'regain-feet', players: 'you' }] }],
  });
  const spare = aCard('Event');
  const ann = { hand: { rise, spare }, prone: true };
  const state = (bob: object) => table({ ann: { ...ann, inPlay: { joy } }, bob });
  const later = afterwards(state({}), [play('rise', { discard: ['spare'] })]);
  expect([later.players[0].prone, later.pending.length]).toEqual([false, 1]);
  const trapped = afterwards(state({ inPlay: { trap: considering('prone') } }), [
    play('rise', { discard: ['spare'] }),
  ]);
  expect([trapped.players[0].prone, trapped.pending.length]).toEqual([true, 0]);
});

describe('which of several weapons is considered broken', () => {
  const trap = considering('weapon-broken');
  const sword = { card: aCard('Weapon of Choice', { title: 'Sword', handIcons: 1 }), preGame: true };
  const dagger = { card: aCard('Weapon of Choice', { title: 'Dagger', handIcons: 1 }), preGame: true };
  const strokes = {
    stroke: aCard('Attack', { grid: 'XOO/OOO/OOO', weapon: 'Sword' }),
    stab: aCard('Attack', { grid: 'XOO/OOO/OOO', weapon: 'Dagger' }),
  };
  const duel = (hand: object, daggers: object = {}) =>
    table({
      ann: { hand: hand as typeof strokes },
      bob: { hand: strokes, inPlay: { sword, dagger: { ...dagger, ...daggers } } },
    });
  const chosen = { choose: { weapon: { cards: ['dagger'] } } };
  const bobs = (card: string) => ({ ...play(card), player: 'bob' });
  const toBob = [
    { do: 'next-phase', player: 'ann' },
    { do: 'end-turn', player: 'ann' },
    { do: 'next-phase', player: 'bob' },
    { do: 'next-phase', player: 'bob' },
  ];
  const outOfWeapon = ['type-two/disarming-breaking-weapons/no-weapon-cards'];

  test('is chosen by its player as that begins, and remembered', {
    meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/broken-one-weapon'] },
  }, () => {
    expect(judged(duel({ trap }), [play('trap')]).verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [{ pointer: '/choose/weapon/cards', player: 'bob', from: ['sword', 'dagger'] }],
      },
    ]);
    const later = afterwards(duel({ trap }), [play('trap', chosen), ...toBob]);
    expect(broken(later, bobs('stab'))).toEqual(outOfWeapon);
    expect(broken(later, bobs('stroke'))).toEqual([]);
  });

  test('is the one that is held, if the other is lost', {
    meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/broken-one-weapon'] },
  }, () => {
    const later = afterwards(duel({ trap }, { weapon: 'broken', faceDown: true }), [play('trap'), ...toBob]);
    expect(broken(later, bobs('stroke'))).toEqual([...outOfWeapon, ...noWeapon]);
  });

  test('a weapon that is lost besides leaves the others if it is the same', {
    meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/broken-one-weapon'] },
  }, () => {
    const disarm = aCard('Event', {
      abilities: [{ ability: 'played', do: [{ do: 'disarm', players: 'opponent' }] }],
    });
    const both = (weapon: string) => {
      const known = { ...dagger, consideredBrokenBy: ['trap'] };
      const state = table({
        ann: { hand: { disarm }, inPlay: { trap } },
        bob: { hand: strokes, inPlay: { sword, dagger: known } },
      });
      const lost = play('disarm', { choose: { weapon: { cards: [weapon] } } });
      return broken(afterwards(state, [lost, ...toBob]), bobs('stroke'));
    };
    expect(both('dagger')).toEqual([]);
    expect(both('sword')).toEqual([...outOfWeapon, ...noWeapon]);
  });

  test('is no more once the card is gone', {
    meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/ends-at-once'] },
  }, () => {
    const state = afterwards(duel({ trap }), [play('trap', chosen), { do: 'next-phase', player: 'ann' }]);
    const { sword: _, ...rest } = Object.fromEntries(state.inPlay.map((card) => [card.id, card]));
    expect(rest.dagger?.consideredBrokenBy).toEqual(['trap']);
    const gone = { ...state, inPlay: state.inPlay.filter(({ id }) => id !== 'trap') };
    const later = afterwards(gone, [{ do: 'end-turn', player: 'ann' }]);
    expect(later.inPlay.flatMap(({ consideredBrokenBy = [] }) => consideredBrokenBy)).toEqual([]);
  });
});
