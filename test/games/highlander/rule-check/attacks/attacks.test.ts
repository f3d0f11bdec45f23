import { describe, expect, test } from 'vitest';
import { all, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  afterwards,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  five,
  says,
  table,
} from '../table.ts';

describe.each(all)('%s', (edition) => {
  test('one attack a turn', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/one-attack-a-turn',
        'highlander.type-two/multiple-attacks/one-opportunity',
        'highlander.reference/attacking/one-opportunity',
      ],
    },
  }, () => {
    const state = table({
      ann: { hand: { cut: anAttack('upper left'), stab: anAttack('lower left') } },
      bob: {},
    });
    const later = afterwards(state, [play('cut')], edition);
    expect(broken(later, play('stab'), edition)).toEqual([
      {
        first: 'first-edition/attack-phase/one-attack-a-turn',
        typeTwo: 'type-two/multiple-attacks/one-opportunity',
        reference: 'reference/attacking/one-opportunity',
      }[edition],
    ]);
  });

  test('an attack that nobody stops does 2 damage', {
    meta: {
      rules: [
        'highlander.first-edition/ability-adjustment/undefended-attack-does-two',
        'highlander.type-two/ability-adjustment-phase/successful-attack-two',
      ],
    },
  }, () => {
    const state = attacked(
      { ann: { hand: { edge: anAttack('upper left') } }, bob: {} },
      { cut: anAttack('upper left') },
    );
    const later = afterwards(
      state,
      [{ do: 'next-phase', player: 'ann' }, play('edge'), { do: 'next-phase', player: 'ann' }],
      edition,
    );
    expect(later.players.map(({ ability }) => ability)).toEqual([13, 15]);
  });

  test('a Special Attack is not Hidden', {
    meta: {
      rules: [
        'highlander.first-edition/special-attacks/not-hidden',
        'highlander.type-two/special-attacks/not-hidden',
        'highlander.reference/hidden-attacks/no-special-attacks',
      ],
    },
  }, () => {
    const events = [{ event: 'power-blow-made' as const, player: 'bob' }];
    const state = table(
      { ann: { hand: { trick: aSpecialAttack('upper left') } }, bob: {} },
      { turnsBefore: [{ player: 'bob', events }] },
    );
    expect(broken(state, play('trick', { hidden: true }), edition)).toEqual([
      {
        first: 'first-edition/special-attacks/not-hidden',
        typeTwo: 'type-two/special-attacks/not-hidden',
        reference: 'reference/hidden-attacks/no-special-attacks',
      }[edition],
    ]);
    expect(broken(state, play('trick'), edition)).toEqual([]);
  });

  test('nobody strikes at once where he has just blocked', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/no-attack-to-blocked-area',
        'highlander.type-two/attack-phase/only-outside-block',
        'highlander.reference/blocks/first-attack-elsewhere',
      ],
    },
  }, () => {
    const hand = {
      parry: aBlock('upper left', 'upper center'),
      high: anAttack('upper left'),
      low: anAttack('lower left'),
    };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: anAttack('upper center') });
    const later = afterwards(
      state,
      [play('parry', { against: ['cut'] }), { do: 'next-phase', player: 'ann' }],
      edition,
    );
    expect(broken(later, play('high'), edition)).toEqual([
      {
        first: 'first-edition/attack-phase/no-attack-to-blocked-area',
        typeTwo: 'type-two/attack-phase/only-outside-block',
        reference: 'reference/blocks/first-attack-elsewhere',
      }[edition],
    ]);
    expect(broken(later, play('low'), edition)).toEqual([]);
  });

  test('a Ranged Attack is not blocked', {
    meta: {
      rules: [
        'highlander.first-edition/ranged-attacks/ranged-cannot-be-blocked',
        'highlander.type-two/ranged-attacks/no-block',
        'highlander.reference/ranged-attacks/no-block',
      ],
    },
  }, () => {
    const state = attacked(
      { ann: { hand: { parry: aBlock('upper left') } }, bob: {} },
      { shot: aRangedAttack('upper left') },
    );
    expect(broken(state, play('parry', { against: ['shot'] }), edition)).toEqual([
      {
        first: 'first-edition/ranged-attacks/ranged-cannot-be-blocked',
        typeTwo: 'type-two/ranged-attacks/no-block',
        reference: 'reference/ranged-attacks/no-block',
      }[edition],
    ]);
  });
});

describe.each(all)('a card that is played in place of an attack, %s', (edition) => {
  const fury = aCard('Event', {
    abilities: [{ ability: 'playing', kind: 'only', inPlaceOf: 'attack' }],
  });
  const hand = { fury, cut: anAttack('upper left') };

  test('uses the opportunity for one', {
    meta: {
      rules: [
        'highlander.type-two/multiple-attacks/use-of-opportunity',
        'highlander.first-edition/attack-phase/one-attack-a-turn',
        'highlander.reference/attacking/one-opportunity',
      ],
    },
  }, () => {
    const one = {
      first: 'first-edition/attack-phase/one-attack-a-turn',
      typeTwo: 'type-two/multiple-attacks/one-opportunity',
      reference: 'reference/attacking/one-opportunity',
    }[edition];
    const state = table({ ann: { hand }, bob: {} });
    expect(broken(afterwards(state, [play('fury')], edition), play('cut'), edition)).toEqual([one]);
    expect(broken(afterwards(state, [play('cut')], edition), play('fury'), edition)).toEqual([one]);
  });

  test('is played in the Attack Phase, though it is a Special card', {
    meta: {
      rules: [
        'highlander.type-two/multiple-attacks/use-of-opportunity',
        'highlander.type-two/attack-phase/one-attack',
        'highlander.first-edition/set-up/four-phases-in-order',
        'highlander.reference/attack-phase/attacks',
      ],
    },
  }, () => {
    const early = table({ ann: { hand }, bob: {} }, { turn: { phase: 'defense' } });
    expect(broken(early, play('fury'), edition)).toEqual([
      {
        first: 'first-edition/set-up/four-phases-in-order',
        typeTwo: 'type-two/attack-phase/one-attack',
        reference: 'reference/attack-phase/attacks',
      }[edition],
    ]);
  });
});

test('A Guard in play closes the areas that it covers until it is dropped', {
  meta: {
    rules: ['highlander.type-two/guard/no-attack-to-covered-area', 'highlander.type-two/guard/drop-any-time'],
  },
}, () => {
  const state = table({
    ann: { hand: { cut: anAttack('upper left') }, inPlay: { high: aGuard('upper left', 'upper center') } },
    bob: {},
  });
  expect(broken(state, play('cut'))).toEqual(['type-two/guard/no-attack-to-covered-area']);
  const later = afterwards(state, [{ do: 'drop', player: 'ann', card: 'high' }]);
  expect(broken(later, play('cut'))).toEqual([]);
});

test('An Event is played against no attack', {
  meta: { rules: ['highlander.type-two/defense-phase/one-per-attack'] },
}, () => {
  const state = attacked(
    { ann: { hand: { news: aCard('Event') } }, bob: {} },
    { cut: anAttack('upper left') },
  );
  expect(broken(state, { do: 'play', player: 'ann', card: 'news', against: ['cut'] })).toEqual([
    'type-two/defense-phase/one-per-attack',
  ]);
});

test('An attack is played against no attack', {
  meta: { rules: ['highlander.type-two/defense-phase/one-per-attack'] },
}, () => {
  const state = table({ ann: { hand: { cut: anAttack('upper left') } }, bob: {} });
  expect(broken(state, play('cut', { against: ['stab'] }))).toEqual([
    'type-two/defense-phase/one-per-attack',
  ]);
});

describe('an attack that an Exertion finds, put before those played', () => {
  const more = says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] });
  const block = aBlock('upper left');
  const events = [{ event: 'defended' as const, player: 'ann', card: 'high', of: block, what: 'block' }];
  const state = table(
    {
      ann: {
        hand: { low: anAttack('lower left') },
        discard: { high: block },
        inPlay: { more: aText('More', more) },
      },
      bob: {},
    },
    { turn: { events } },
  );
  const found = [...five().slice(1), { id: 'cut', card: anAttack('upper left') }];
  const searched = afterwards(state, [
    { do: 'play', player: 'ann', card: 'low' },
    { do: 'exert', player: 'ann', for: { attack: true }, shown: found },
  ]);
  const place = (at: number) => ({ do: 'play', player: 'ann', card: 'cut', place: at });

  test('is the first attack, which the last block limits', {
    meta: {
      rules: [
        'highlander.type-two/attack-phase/last-resolved-defense-counts',
        'highlander.type-two/multiple-attacks/exerted-attack-anywhere',
      ],
    },
  }, () => {
    expect(broken(searched, place(0))).toEqual(['type-two/attack-phase/only-outside-block']);
    expect(broken(searched, place(1))).toEqual([]);
  });
});
