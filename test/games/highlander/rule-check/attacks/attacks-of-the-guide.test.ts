import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDirtyTrick,
  afterwards,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';

const high = anAttack('upper left');
const headShot = aCard('Event', {
  title: 'Head Shot',
  abilities: [
    { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
    {
      ability: 'played',
      do: [{ do: 'modify', cards: 'conjoined', by: [{ headShot: 'is' }], until: 'while-in-play' }],
    },
  ],
});

describe('an attack by the Rules Reference Guide', () => {
  test('does the damage that is printed on it', {
    meta: { rules: ['highlander.reference/attacking/damage-printed'] },
  }, () => {
    const taken = (card: Definition) =>
      afterwards(attacked({ ann: {}, bob: {} }, { cut: card }), [nextPhase], 'reference').pending.map(
        ({ amount }) => amount,
      );
    expect(taken({ ...high, damage: [3] })).toEqual([3]);
    expect(taken({ ...high, damage: [1, 5] })).toEqual([1]);
  });

  test('is played Hidden after a Power Blow, face down', {
    meta: {
      rules: [
        'highlander.reference/basic-attacks/power-blow-or-hidden',
        'highlander.reference/non-basic-attacks/power-blow-or-hidden',
        'highlander.reference/hidden-attacks/face-down',
      ],
    },
  }, () => {
    const hand = { cut: high, basic: { ...high, type: 'Basic Attack' as const } };
    const following = (...events: { event: 'power-blow-made'; player: string }[]) =>
      table({ ann: { hand }, bob: {} }, { turnsBefore: [{ player: 'bob', events }, { player: 'ann' }] });
    for (const card of ['cut', 'basic']) {
      const hidden = play(card, { hidden: true });
      const state = following({ event: 'power-blow-made', player: 'bob' });
      const later = afterwards(state, [hidden], 'reference');
      expect(later.inPlay).toMatchObject([{ id: card, faceDown: true }]);
      expect(broken(following(), hidden, 'reference')).toEqual(['reference/attacking/hide-after-power-blow']);
    }
  });

  test('that is a Head Shot is a Power Blow without an Exertion', {
    meta: { rules: ['highlander.reference/head-shots/no-exertion-needed'] },
  }, () => {
    const state = table({ ann: { hand: { cut: { ...high, damage: [2, 4] }, headShot } }, bob: {} });
    const later = afterwards(state, [play('cut', { with: [{ card: 'headShot' }] })], 'reference');
    const told = later.turn.events.map(({ event }) => event);
    expect(told).toContain('power-blow-made');
    expect(told).not.toContain('exertion-made');
    const power = { do: 'exert', player: 'ann', for: { powerBlow: 'cut' }, shown: five() };
    expect(broken(later, power, 'reference')).toContain('type-two/power-blows/not-twice');
  });

  test('of the Special or Ranged kind is no Special card, of which one is played in a turn', {
    meta: {
      rules: [
        'highlander.reference/special-attacks/not-special-cards',
        'highlander.reference/ranged-attacks/not-special-cards',
      ],
    },
  }, () => {
    const hand = {
      whirl: aSpecialAttack('upper left'),
      shot: aRangedAttack('upper left'),
      tip: aCard('Event'),
    };
    const state = table({ ann: { hand: { ...hand, news: aCard('Event') } }, bob: {} });
    const later = afterwards(state, [play('news')], 'reference');
    expect(broken(later, play('whirl'), 'reference')).toEqual([]);
    expect(broken(later, play('shot'), 'reference')).toEqual([]);
    expect(broken(later, play('tip'), 'reference')).toEqual(['reference/special-cards/one-per-turn']);
  });

  test.each(['may', 'is'] as const)(
    'of the Special kind, or without a second damage, is a Head Shot if its own text says so: %s',
    {
      meta: {
        rules: [
          'highlander.reference/special-attacks/no-power-blow-or-head-shot',
          'highlander.reference/head-shots/top-row-and-power-blow',
        ],
      },
    },
    (way) => {
      const stated: Ability = { ability: 'continuous', cards: 'this', modify: [{ headShot: way }] };
      const weak = aCard('Attack', { title: 'Weak Cut', grid: 'XOO/OOO/OOO', damage: [2] });
      for (const plain of [aSpecialAttack('upper left'), weak]) {
        const state = table({
          ann: { hand: { cut: saying(plain, stated), plain, shot: headShot } },
          bob: {},
        });
        const made = afterwards(state, [play('cut', { with: [{ card: 'shot' }] })], 'reference');
        expect(made.attacks).toMatchObject([{ is: ['power-blow', 'head-shot'] }]);
        expect(broken(state, play('plain', { with: [{ card: 'shot' }] }), 'reference')).toHaveLength(1);
        if (way === 'is')
          expect(afterwards(state, [play('cut')], 'reference').attacks[0]?.is).toContain('head-shot');
      }
    },
  );

  test('of the Ranged kind is neither a Power Blow nor a Head Shot', {
    meta: { rules: ['highlander.reference/ranged-attacks/no-power-blow-or-head-shot'] },
  }, () => {
    const shot = { ...aRangedAttack('upper left'), damage: [2, 4] as [number, number] };
    const fired = table(
      { ann: { inPlay: { shot: { card: shot, as: 'attack' } } }, bob: {} },
      {
        attacks: [{ id: 'shot', by: 'ann' }],
      },
    );
    const power = { do: 'exert', player: 'ann', for: { powerBlow: 'shot' }, shown: five() };
    expect(broken(fired, power, 'reference')).toHaveLength(1);
    const state = (cut: Definition) => table({ ann: { hand: { cut, headShot } }, bob: {} });
    const aimed = play('cut', { with: [{ card: 'headShot' }] });
    expect(broken(state(shot), aimed, 'reference')).toHaveLength(1);
    expect(broken(state({ ...high, damage: [2, 4] }), aimed, 'reference')).toEqual([]);
  });
});

test('A Dirty Trick that succeeds does no damage, and what its text says', {
  meta: {
    rules: ['highlander.reference/dirty-tricks/no-damage', 'highlander.reference/dirty-tricks/success'],
  },
}, () => {
  const trick = saying(aDirtyTrick('upper left'), {
    ability: 'triggered',
    on: { event: 'attack-successful', card: { is: 'this' } },
    do: [{ do: 'trip', players: 'opponent' }],
  });
  const later = afterwards(attacked({ ann: {}, bob: {} }, { trick }), [nextPhase], 'reference');
  expect([later.players[0].prone, later.pending]).toEqual([true, []]);
  const dodged = attacked(
    { ann: { hand: { duck: { ...aBlock('upper left'), type: 'Dodge' } } }, bob: {} },
    { trick },
  );
  const standing = afterwards(dodged, [play('duck', { against: ['trick'] }), nextPhase], 'reference');
  expect(standing.players[0].prone).toBe(false);
});

describe('a defense by the Rules Reference Guide', () => {
  const hand = { parry: aBlock('upper left'), cut: high };

  test('that is a block limits the first attack opportunity, however that was spent; in Type Two the first attack', {
    meta: {
      rules: [
        'highlander.reference/blocks/first-attack-elsewhere',
        'highlander.type-two/attack-phase/only-outside-block',
      ],
    },
  }, () => {
    const more = says({
      players: 'you',
      modifyPlayers: [{ additionalAttacks: 1 }, { additionalHardExertions: 1 }],
    });
    const rant = aCard('Event', { abilities: [{ ability: 'playing', kind: 'only', inPlaceOf: 'attack' }] });
    const blocked = (cards: Record<string, Definition>, attacksLost = 0) =>
      afterwards(
        attacked(
          { ann: { hand: { parry: hand.parry, ...cards }, inPlay: { fury: aText('Fury', more) } }, bob: {} },
          { stab: high },
          { turn: { attacksLost } },
        ),
        [play('parry', { against: ['stab'] }), nextPhase],
        'reference',
      );
    const search = (shown: object[]) => ({ do: 'exert', player: 'ann', for: { attack: true }, shown });
    const found = [{ id: 'cut', card: high }, ...five('y').slice(1)];
    const forfeit = { do: 'forfeit-attack', player: 'ann' };
    const spent = [
      afterwards(blocked({ cut: high }), [forfeit], 'reference'),
      afterwards(blocked({ cut: high, rant }), [play('rant')], 'reference'),
      afterwards(blocked({}), [search(five()), search(found)], 'reference'),
      blocked({ cut: high }, 1),
    ];
    for (const state of spent) {
      expect(broken(state, play('cut'), 'reference')).toEqual([]);
      expect(broken(state, play('cut'))).toEqual(['type-two/attack-phase/only-outside-block']);
    }
    const limited = [blocked({ cut: high }), afterwards(blocked({}), [search(found)], 'reference')];
    for (const state of limited)
      expect(broken(state, play('cut'), 'reference')).toEqual(['reference/blocks/first-attack-elsewhere']);
  });

  test('stops an attack in the Defense Phase, and an attack is no defense', {
    meta: { rules: ['highlander.reference/defending/avoid-attacks'] },
  }, () => {
    const state = attacked({ ann: { hand }, bob: {} }, { stab: high });
    const later = afterwards(state, [play('parry', { against: ['stab'] })], 'reference');
    expect(later.attacks).toMatchObject([{ result: 'blocked' }]);
    expect(broken(state, play('cut', { against: ['stab'] }), 'reference')).toContain(
      'reference/defending/avoid-attacks',
    );
  });

  test('is guessed from the hand against a Hidden Attack, or sought by an Exertion whatever the hand holds', {
    meta: { rules: ['highlander.reference/defending-hidden-attacks/guess-or-exert'] },
  }, () => {
    const against = (hidden: boolean) =>
      attacked({ ann: { hand }, bob: {} }, { stab: { card: high, hidden } });
    const search = { do: 'exert', player: 'ann', for: { defense: 'stab' }, shown: five() };
    expect(broken(against(true), play('parry', { against: ['stab'] }), 'reference')).toEqual([]);
    expect(broken(against(true), search, 'reference')).toEqual([]);
    expect(broken(against(false), search, 'reference')).toEqual(['reference/defending/exert-for-defense']);
  });
});
