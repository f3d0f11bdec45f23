import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aCard, afterwards, anAttack, aText, broken, judged, saying, says, table } from '../table.ts';

/** A card that does so as it is played. */
const doing = (type: 'Event' | 'Object', ...effects: readonly Effect[]) =>
  aCard(type, { title: 'Deed', abilities: [{ ability: 'played', do: effects }] });
const by = (player: string, deed: string, more: object = {}) => ({ do: deed, player, ...more });
const play = (card: string, more: object = {}) => by('ann', 'play', { card, ...more });
const next = by('ann', 'next-phase');
const endTurn = by('ann', 'end-turn');
const high = anAttack('upper left');
const inPlayOf = ({ inPlay }: { inPlay: readonly { id: string }[] }) => inPlay.map(({ id }) => id);
const holding = (deed: ReturnType<typeof doing>, bob: object = {}) => table({ ann: { hand: { deed } }, bob });

/** "Your opponent cannot attack." */
const gag = aText('Gag', says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }));
const wink = aCard('Edge');
const nod = aCard('Edge');
const bobNods = [by('bob', 'next-phase'), by('bob', 'play', { card: 'nod' }), by('bob', 'next-phase')];
const cut = by('bob', 'play', { card: 'cut' });
const FORBIDDEN = ['handbook-addendum/prevention/forbidden-is-prevented'];

describe('an Event', () => {
  test('happens as soon as it is played', {
    meta: { rules: ['highlander.first-edition/events/event-happens-when-played'] },
  }, () => {
    const disarming = holding(doing('Event', { do: 'disarm', players: 'opponent' }));
    expect(afterwards(disarming, [play('deed')], 'first').players[1].genericWeapon).toBe('disarmed');
  });

  test('may resolve later, as damage does in the turn of the opponent', {
    meta: { rules: ['highlander.first-edition/events/event-may-resolve-later'] },
  }, () => {
    const hurting = holding(doing('Event', { do: 'damage', players: 'opponent', amount: 2 }), {
      hand: { nod },
    });
    const played = afterwards(hurting, [play('deed'), next, endTurn], 'first');
    expect(played.players[1].ability).toBe(15);
    expect(afterwards(played, bobNods, 'first').players[1].ability).toBe(13);
  });

  test('affects the battle briefly, and does not stay in play', {
    meta: {
      rules: [
        'highlander.first-edition/events/event-affects-briefly',
        'highlander.first-edition/what-are-all-these-cards/events-do-not-stay',
      ],
    },
  }, () => {
    const barring = doing('Event', {
      ...{ do: 'modify-players', players: 'opponent', by: [{ cannot: 'attack' }] },
      until: 'during-opponents-next-turn',
    });
    const state = table({
      ann: { hand: { deed: barring, wink } },
      bob: { hand: { cut: high, nod } },
    });
    const barred = afterwards(state, [play('deed'), next, endTurn, by('bob', 'next-phase')], 'first');
    expect(broken(barred, cut, 'first')).toEqual(FORBIDDEN);
    const [, ...restOfBobs] = bobNods;
    const anns = afterwards(barred, [...restOfBobs, by('bob', 'end-turn')], 'first');
    expect(inPlayOf(anns)).toEqual(['nod']);
    const free = afterwards(anns, [next, play('wink'), next, endTurn, by('bob', 'next-phase')], 'first');
    expect(broken(free, cut, 'first')).toEqual([]);
  });
});

describe('a Situation', () => {
  const turn = (player: string, other: string, card: string) => [
    ...[by(player, 'play', { card }), by(player, 'next-phase'), by(player, 'end-turn')],
    by(other, 'next-phase'),
  ];

  test('works from when it is played, turn after turn', {
    meta: {
      rules: [
        'highlander.first-edition/situations/situation-stays-in-play',
        'highlander.first-edition/situations/most-situations-work-at-once',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { gag, wink } }, bob: { hand: { cut: high, nod } } });
    const first = afterwards(state, turn('ann', 'bob', 'gag'), 'first');
    expect(broken(first, cut, 'first')).toEqual(FORBIDDEN);
    const second = afterwards(first, [...turn('bob', 'ann', 'nod'), ...turn('ann', 'bob', 'wink')], 'first');
    expect(inPlayOf(second)).toContain('gag');
    expect(broken(second, cut, 'first')).toEqual(FORBIDDEN);
  });

  const police = doing('Event', {
    do: 'remove-from-play',
    cards: { each: { kind: ['situation'] }, in: 'play' },
  });

  test('may be removed, and then its effects cease', {
    meta: {
      rules: [
        'highlander.first-edition/situations/situation-may-be-removed',
        'highlander.first-edition/situations/situation-effects-end-on-leaving',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { deed: police, cut: high } }, bob: { inPlay: { gag } } });
    expect(broken(state, play('cut'), 'first')).toEqual(FORBIDDEN);
    const later = afterwards(state, [play('deed')], 'first');
    expect(later.players[1].discard.cards.map(({ id }) => id)).toEqual(['gag']);
    expect(broken(later, play('cut'), 'first')).toEqual([]);
  });

  test('may remove itself after a time', {
    meta: { rules: ['highlander.first-edition/situations/situation-may-be-removed'] },
  }, () => {
    const brief = saying(gag, {
      ability: 'triggered',
      on: { event: 'turn-ended', player: 'opponent' },
      do: [{ do: 'remove-from-play', cards: 'this' }],
    });
    const state = table({ ann: { hand: { wink } }, bob: { inPlay: { brief } } });
    expect(inPlayOf(afterwards(state, [play('wink'), next, endTurn], 'first'))).toEqual(['wink']);
  });
});

describe('an Object', () => {
  const armor = aCard('Object', {
    title: 'Armor',
    abilities: [says({ players: 'you', modifyPlayers: [{ preventsDamage: 1 }] })],
  });

  test('such as armor, works as soon as it is put into play, and stays there', {
    meta: {
      rules: [
        'highlander.first-edition/objects/object-stays-in-play',
        'highlander.first-edition/objects/most-objects-work-at-once',
        'highlander.first-edition/objects/kinds-of-objects',
      ],
    },
  }, () => {
    const hurt = aCard('Event', {
      abilities: [{ ability: 'played', do: [{ do: 'damage', players: 'each', amount: 2 }] }],
    });
    const state = table({ ann: { hand: { armor, wink } }, bob: { hand: { hurt } } });
    const later = afterwards(
      state,
      [
        ...[play('armor'), next, endTurn, by('bob', 'play', { card: 'hurt' })],
        ...[by('bob', 'next-phase'), by('bob', 'next-phase'), by('bob', 'end-turn')],
      ],
      'first',
    );
    expect(inPlayOf(later)).toEqual(['armor', 'hurt']);
    expect(later.pending).toMatchObject([{ player: 'ann', amount: 1 }]);
  });
});

describe('rolling dice', () => {
  const chance = doing('Event', {
    ...{ do: 'roll', by: 'you', succeedsUpTo: 2 },
    effects: [{ do: 'gain-ability', players: 'you', amount: 1 }],
    otherwise: [{ do: 'damage', players: 'you', amount: 1 }],
  });
  const rolled = (number: number) =>
    afterwards(holding(chance), [play('deed', { choose: { die: { number } } })], 'first').pending;

  test("a card's chance is tried with a die, and the action tells what it shows", {
    meta: { rules: ['highlander.first-edition/rolling-dice/roll-for-listed-chance'] },
  }, () => {
    expect(judged(holding(chance), [play('deed')], 'first').verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/choose/die/number', from: [1, 2, 3, 4, 5, 6] }] },
    ]);
    expect([1, 2, 3, 6].map((die) => rolled(die)[0]?.kind)).toEqual(['gain', 'gain', 'damage', 'damage']);
  });

  test('1 in 6 succeeds on a 1 alone', {
    meta: { rules: ['highlander.first-edition/rolling-dice/one-in-six-needs-a-one'] },
  }, () => {
    const oneInSix = doing('Event', {
      ...{ do: 'roll', by: 'you', succeedsUpTo: 1 },
      effects: [{ do: 'disarm', players: 'opponent' }],
    });
    const weapons = [1, 2, 6].map(
      (number) =>
        afterwards(holding(oneInSix), [play('deed', { choose: { die: { number } } })], 'first').players[1]
          .genericWeapon,
    );
    expect(weapons).toEqual(['disarmed', 'held', 'held']);
  });
});

describe('what is removed from the game', () => {
  const amnesia = doing('Event', {
    do: 'remove-from-game',
    cards: { each: {}, in: { discardPile: 'opponent' } },
  });
  const state = table({
    ann: { hand: { deed: amnesia } },
    bob: { discard: { lost: high }, endurance: 5, hand: { news: aCard('Event') } },
  });
  const removed = afterwards(state, [play('deed'), next, endTurn], 'first');

  test('lies in no discard pile', {
    meta: { rules: ['highlander.first-edition/glossary/removed-from-game-set-aside'] },
  }, () => {
    const [, { discard, removed: aside }] = removed.players;
    expect([discard.cards, aside.cards.map(({ id }) => id)]).toEqual([[], ['lost']]);
  });

  test('and does not come back when the discard pile is shuffled', {
    meta: { rules: ['highlander.first-edition/glossary/removed-not-shuffled-back'] },
  }, () => {
    const exerted = afterwards(
      removed,
      [
        ...[by('bob', 'next-phase'), by('bob', 'play', { card: 'news' })],
        by('bob', 'exert', {
          for: { attack: true },
          shown: [1, 2, 3, 4, 5].map((at) => ({ id: `x${at}`, card: aCard('Event') })),
        }),
      ],
      'first',
    );
    const [, { removed: aside }] = exerted.players;
    expect(aside.cards.map(({ id }) => id)).toEqual(['lost']);
    expect(exerted.turn.events.map(({ event }) => event)).toContain('exhausted');
  });
});
