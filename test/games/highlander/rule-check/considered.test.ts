import { describe, expect, test } from 'vitest';
import { aCard, afterwards, anAttack, aText, broken, saying, says, table } from './table.ts';

const high = anAttack('upper left');
const considering = (considered: 'disarmed' | 'weapon-broken' | 'prone') =>
  aText('Trap', says({ players: 'opponent', modifyPlayers: [{ considered }] }));
const play = (card: string, more: object = {}) => ({ do: 'play', player: 'ann', card, ...more });
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
    '[type-two/considered-disarmed-considered-weapon-broken/while-in-play, type-two/considered-disarmed-considered-weapon-broken/ends-at-once] who was considered %s has the weapon at once',
    (what) => {
      const before = duel(considering(what));
      expect(broken(before, play('high'))).toEqual(noWeapon);
      expect(broken(afterwards(before, [play('end')]), play('high'))).toEqual([]);
    },
  );

  test('[type-two/considered-prone/ends-at-once] who was considered Prone stands at once', () => {
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
    '[type-two/faq/end-of-considered-is-not-recovery] {type-two/faq/considered-ending} nothing is set off that waits for the end of being %s',
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

test('[type-two/faq/end-of-considered-is-not-recovery] who really regains it sets it off', () => {
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
