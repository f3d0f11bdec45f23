import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Way } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { all, nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aDirtyTrick,
  aDodge,
  afterwards,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  saying,
  says,
  table,
} from '../table.ts';

const exert = (purpose: object, prefix?: string) => ({
  ...{ do: 'exert', player: 'ann', for: purpose, shown: five(prefix) },
});
const [high, low] = [anAttack('upper left'), anAttack('lower left')];

describe.each(all)('%s', (edition) => {
  const rule = (ids: Record<EditionName, string>) => [ids[edition]];
  const abilityAfter = (parry: Definition, cut: object, ...more: object[]) => {
    const state = attacked(
      { ann: { hand: { parry, answer: low } }, bob: {} },
      { cut: { card: high, ...cut } },
    );
    const deeds = [
      ...(more.length === 0 && parry === high ? [] : [play('parry', { against: ['cut'] })]),
      ...more.map((purpose) => exert(purpose)),
      ...[nextPhase, play('answer'), nextPhase],
    ];
    return afterwards(state, deeds, edition).players[0].ability;
  };

  test('a Power Blow is made of an attack that one has played', {
    meta: {
      rules: [
        'highlander.first-edition/making-a-power-blow/attack-then-exertion',
        'highlander.type-two/power-blows/declare-then-exert',
        'highlander.reference/attacking/power-blow-how',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { high } }, bob: {} });
    expect(broken(state, exert({ powerBlow: 'high' }), edition)).toEqual(
      rule({
        first: 'first-edition/making-a-power-blow/attack-then-exertion',
        typeTwo: 'type-two/power-blows/declare-then-exert',
        reference: 'reference/attacking/power-blow-how',
      }),
    );
    const later = afterwards(state, [play('high'), exert({ powerBlow: 'high' })], edition);
    expect(later.attacks).toMatchObject([{ id: 'high', powerBlow: true, headShot: false }]);
  });

  test('one Power Blow a turn, and none of what is one', {
    meta: {
      rules: [
        'highlander.first-edition/making-a-power-blow/one-power-blow-a-turn',
        'highlander.type-two/power-blows/one-per-turn',
        'highlander.type-two/power-blows/not-twice',
      ],
    },
  }, () => {
    const more = aText(
      'Fury',
      says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }, { additionalHardExertions: 1 }] }),
    );
    const state = table({ ann: { hand: { high, low }, inPlay: { more } }, bob: {} });
    const later = afterwards(state, [play('high'), play('low'), exert({ powerBlow: 'high' })], edition);
    const second = rule({
      first: 'first-edition/making-a-power-blow/one-power-blow-a-turn',
      typeTwo: 'type-two/power-blows/one-per-turn',
      reference: 'type-two/power-blows/one-per-turn',
    });
    expect(broken(later, exert({ powerBlow: 'low' }, 'y'), edition)).toEqual(second);
    expect(broken(later, exert({ powerBlow: 'high' }, 'y'), edition)).toEqual([
      ...rule({
        first: 'first-edition/making-a-power-blow/one-power-blow-a-turn',
        typeTwo: 'type-two/power-blows/not-twice',
        reference: 'type-two/power-blows/not-twice',
      }),
      ...second,
    ]);
    // A state that somebody wrote need not tell how an attack of the turn became one.
    const [attacks, inPlay] = [
      { high: { powerBlow: true }, low: {} },
      { high: { card: high, as: 'attack' }, low: { card: low, as: 'attack' } },
    ] as const;
    const written = table(
      { ann: { inPlay: { ...inPlay, more } }, bob: {} },
      { attacks: Object.entries(attacks).map(([id, how]) => ({ id, by: 'ann', ...how })) },
    );
    expect(broken(written, exert({ powerBlow: 'low' }), edition)).toEqual(second);
  });

  test.each<[string, Definition]>([
    ['special-attacks', aSpecialAttack('upper left')],
    ['ranged-attacks', aRangedAttack('upper left')],
  ])(
    'none of %s is one',
    {
      meta: {
        rules: [
          'highlander.first-edition/special-attacks/no-power-blow',
          'highlander.type-two/special-attacks/no-power-blow',
          'highlander.reference/special-attacks/no-power-blow-or-head-shot',
          'highlander.reference/ranged-attacks/no-power-blow-or-head-shot',
        ],
      },
    },
    (kind, trick) => {
      const state = table({ ann: { hand: { trick } }, bob: {} });
      const later = afterwards(state, [play('trick')], edition);
      expect(broken(later, exert({ powerBlow: 'trick' }), edition)).toEqual(
        rule({
          first: 'first-edition/special-attacks/no-power-blow',
          typeTwo: 'type-two/special-attacks/no-power-blow',
          reference: `reference/${kind}/no-power-blow-or-head-shot`,
        }),
      );
    },
  );

  test('nor is one of which a text says that it cannot be', {
    meta: {
      rules: [
        'highlander.first-edition/glossary/only-some-attacks-become-power-blows',
        'highlander.type-two/text/game-text',
      ],
    },
  }, () => {
    const weak = saying(anAttack('upper left'), says({ cards: 'this', modify: [{ powerBlow: 'cannot' }] }));
    const later = afterwards(table({ ann: { hand: { weak } }, bob: {} }), [play('weak')], edition);
    expect(broken(later, exert({ powerBlow: 'weak' }), edition)).toEqual(
      rule({
        first: 'first-edition/glossary/only-some-attacks-become-power-blows',
        typeTwo: 'type-two/text/game-text',
        reference: 'type-two/text/game-text',
      }),
    );
  });

  test('undefended it does 4', {
    meta: {
      rules: [
        'highlander.first-edition/making-a-power-blow/power-blow-does-four',
        'highlander.type-two/power-blows/two-more-damage',
        'highlander.reference/power-blows/more-damage',
      ],
    },
  }, () => {
    const state = attacked(
      { ann: { hand: { answer: low } }, bob: {} },
      { cut: { card: { ...high, damage: [2, 4] }, powerBlow: true } },
    );
    const later = afterwards(state, [nextPhase, play('answer'), nextPhase], edition);
    expect(later.players[0].ability).toBe(11);
  });

  test('a plain block takes 2, a Power Block and a dodge nothing', {
    meta: {
      rules: [
        'highlander.first-edition/making-a-power-block/plain-block-takes-two',
        'highlander.type-two/power-blocks/plain-block-takes-two',
        'highlander.first-edition/making-a-power-block/dodge-needs-no-exertion',
        'highlander.reference/dodges/no-power-block-needed',
        'highlander.first-edition/glossary/power-block-stops-all',
      ],
    },
  }, () => {
    const parry = aBlock('upper left');
    expect([
      abilityAfter(parry, { powerBlow: true }),
      abilityAfter(parry, { powerBlow: true }, { powerBlock: 'parry' }),
      abilityAfter(aDodge('upper left'), { powerBlow: true }),
      abilityAfter(parry, {}),
    ]).toEqual([13, 15, 15, 15]);
  });

  test('a Power Block is made of a block, and against a Power Blow', {
    meta: {
      rules: [
        'highlander.first-edition/making-a-power-block/block-then-exertion',
        'highlander.first-edition/exertions-and-power-blows/three-uses-of-exertion',
        'highlander.type-two/power-blocks/declare-then-exert',
        'highlander.type-two/power-blocks/only-against-power-blow',
        'highlander.reference/blocks/power-block',
      ],
    },
  }, () => {
    const hand = { parry: aBlock('upper left'), duck: aDodge('upper left') };
    const state = (powerBlow: boolean) =>
      attacked({ ann: { hand }, bob: {} }, { cut: { card: high, powerBlow } });
    const dodged = afterwards(state(true), [play('duck', { against: ['cut'] })], edition);
    expect(broken(dodged, exert({ powerBlock: 'duck' }), edition)).toEqual(
      rule({
        first: 'first-edition/making-a-power-block/block-then-exertion',
        typeTwo: 'type-two/power-blocks/declare-then-exert',
        reference: 'reference/blocks/power-block',
      }),
    );
    const plain = afterwards(state(false), [play('parry', { against: ['cut'] })], edition);
    expect(broken(plain, exert({ powerBlock: 'parry' }), edition)).toEqual(
      edition === 'first'
        ? ['first-edition/exertions-and-power-blows/three-uses-of-exertion']
        : ['type-two/power-blocks/only-against-power-blow'],
    );
    const strong = afterwards(state(true), [play('parry', { against: ['cut'] })], edition);
    expect(broken(strong, exert({ powerBlock: 'parry' }), edition)).toEqual([]);
    const hidden = attacked(
      { ann: { hand: { wrong: aBlock('lower left') } }, bob: {} },
      { cut: { card: high, powerBlow: true, hidden: true } },
    );
    const guessed = afterwards(hidden, [play('wrong', { against: ['cut'] })], edition);
    expect(broken(guessed, exert({ powerBlock: 'wrong' }), edition)).toEqual(
      rule({
        first: 'first-edition/making-a-power-block/block-then-exertion',
        typeTwo: 'type-two/power-blocks/declare-then-exert',
        reference: 'reference/blocks/power-block',
      }),
    );
  });

  test('a Power Block is not made twice', {
    meta: { rules: ['highlander.type-two/power-blocks/not-twice'] },
  }, () => {
    const more = aText('Will', says({ players: 'you', modifyPlayers: [{ additionalHardExertions: 1 }] }));
    const state = attacked(
      { ann: { hand: { parry: aBlock('upper left') }, inPlay: { more } }, bob: {} },
      { cut: { card: high, powerBlow: true } },
    );
    const once = [play('parry', { against: ['cut'] }), exert({ powerBlock: 'parry' })];
    const later = afterwards(state, once, edition);
    expect(broken(later, exert({ powerBlock: 'parry' }, 'y'), edition)).toContain(
      {
        first: 'first-edition/making-a-power-block/block-then-exertion',
        typeTwo: 'type-two/power-blocks/not-twice',
        reference: 'type-two/power-blocks/not-twice',
      }[edition],
    );
  });

  test('a Head Shot that nobody stops wins', {
    meta: {
      rules: [
        'highlander.first-edition/head-shots/undefended-head-shot-wins',
        'highlander.type-two/head-shots/head-lost',
      ],
    },
  }, () => {
    const state = attacked({ ann: {}, bob: {} }, { cut: { card: high, headShot: true } });
    expect(afterwards(state, [nextPhase], edition).winner).toBe('bob');
    const yielded = { do: 'declare-successful', player: 'ann', attack: 'cut' };
    const over = afterwards(state, [yielded], edition);
    expect(over.winner).toBe('bob');
    expect(broken(over, nextPhase, edition)).toEqual(
      rule({
        first: 'first-edition/set-up/players-alternate-turns',
        typeTwo: 'type-two/beginning-the-game/turns-alternate',
        reference: 'type-two/beginning-the-game/turns-alternate',
      }),
    );
  });

  test('a blocked one fails, and was a Power Blow', {
    meta: {
      rules: [
        'highlander.first-edition/head-shots/avoided-head-shot-fails',
        'highlander.first-edition/head-shots/head-shot-becomes-power-blow',
        'highlander.type-two/head-shots/becomes-power-blow',
        'highlander.reference/attacking/head-shot-is-power-blow',
      ],
    },
  }, () => {
    expect([
      abilityAfter(aBlock('upper left'), { headShot: true }),
      abilityAfter(aDodge('upper left'), { headShot: true }),
    ]).toEqual([13, 15]);
  });

  const made = (card: Definition, headShot: Way) =>
    saying(card, says({ cards: 'this', modify: [{ headShot }] }));

  test('a text makes an attack a Head Shot', {
    meta: {
      rules: [
        'highlander.type-two/head-shots/other-head-shots',
        'highlander.reference/head-shots/by-card-or-effect',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { cut: made(high, 'is') } }, bob: {} });
    const [attack] = afterwards(state, [play('cut')], edition).turn.events.filter(
      ({ event }) => event === 'head-shot-made',
    );
    expect(attack).toMatchObject({ player: 'ann', card: 'cut' });
  });
});

test('A Dirty Trick is no Power Blow', {
  meta: { rules: ['highlander.type-two/dirty-tricks/no-power-blow'] },
}, () => {
  const state = table({ ann: { hand: { trick: aDirtyTrick('upper left') } }, bob: {} });
  const later = afterwards(state, [play('trick')]);
  expect(broken(later, exert({ powerBlow: 'trick' }))).toEqual(['type-two/dirty-tricks/no-power-blow']);
});

test('By the Rules Reference Guide an attack with one damage value is none', {
  meta: { rules: ['highlander.reference/attacking/two-values-power-blow'] },
}, () => {
  const cut = { ...anAttack('upper left'), damage: [2] as [number] };
  const later = afterwards(table({ ann: { hand: { cut } }, bob: {} }), [play('cut')], 'reference');
  expect(broken(later, exert({ powerBlow: 'cut' }), 'reference')).toEqual([
    'reference/attacking/two-values-power-blow',
  ]);
});

test('By the Rules Reference Guide a plain block takes the difference of the two values', {
  meta: { rules: ['highlander.reference/power-blows/block-needs-power-block'] },
}, () => {
  const state = attacked(
    { ann: { hand: { parry: aBlock('upper left'), answer: low } }, bob: {} },
    { cut: { card: { ...high, damage: [3, 6] }, powerBlow: true } },
  );
  const deeds = [play('parry', { against: ['cut'] }), nextPhase, play('answer'), nextPhase];
  expect(afterwards(state, deeds, 'reference').players[0].ability).toBe(12);
});

test('An attack that a state gives as a Power Blow or Head Shot was made so before, and not in the turn of its defender', {
  meta: { rules: ['highlander.type-two/power-blows/one-per-turn'] },
}, () => {
  const state = attacked({ bob: {}, ann: {} }, { cut: { card: high, powerBlow: true, headShot: true } });
  const later = afterwards(state, [{ do: 'next-phase', player: 'bob' }]);
  expect(later.winner).toBe('ann');
  expect(later.turn.events.map(({ event }) => event)).toEqual(['attack-successful', 'game-won']);
});
