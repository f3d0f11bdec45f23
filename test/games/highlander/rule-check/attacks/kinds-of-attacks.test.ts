import { describe, expect, test } from 'vitest';
import { all, nextPhase, play } from '../deeds.ts';
import {
  aBasicAttack,
  aBlock,
  aCard,
  aDirtyTrick,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  saying,
  says,
  table,
} from '../table.ts';

const [high, low] = [anAttack('upper left'), anAttack('lower left')];
const one = {
  first: 'first-edition/attack-phase/one-attack-a-turn',
  typeTwo: 'type-two/multiple-attacks/one-opportunity',
  reference: 'reference/attacking/one-opportunity',
};

describe.each(all)('%s', (edition) => {
  const rule = (ids: Record<EditionName, string>) => [ids[edition]];

  test.each([
    ['an attack', high],
    ['a Basic Attack', aBasicAttack('upper left')],
    ['a Special Attack', aSpecialAttack('upper left')],
    ['a Ranged Attack', aRangedAttack('upper left')],
    ['a Dirty Trick', aDirtyTrick('upper left')],
  ])(
    '%s is played in the Attack Phase, once',
    {
      meta: {
        rules: [
          'highlander.first-edition/defense-phase/attacks-are-red-or-gold',
          'highlander.first-edition/set-up/four-phases-in-order',
          'highlander.type-two/attack-phase/one-attack',
          'highlander.reference/attack-phase/attacks',
        ],
      },
    },
    (_words, cut) => {
      const seats = { ann: { hand: { cut, low } }, bob: {} };
      expect(broken(table(seats, { turn: { phase: 'defense' } }), play('cut'), edition)).toEqual(
        rule({
          first: 'first-edition/set-up/four-phases-in-order',
          typeTwo: 'type-two/attack-phase/one-attack',
          reference: 'reference/attack-phase/attacks',
        }),
      );
      const later = afterwards(table(seats), [play('cut')], edition);
      expect(later.attacks).toMatchObject([{ id: 'cut', by: 'ann', result: 'pending', hidden: false }]);
      expect(broken(later, play('low'), edition)).toEqual(rule(one));
    },
  );

  test('a text gives a further opportunity, for such attacks alone', {
    meta: {
      rules: [
        'highlander.type-two/multiple-attacks/further-opportunities',
        'highlander.type-two/multiple-attacks/sequence-binds-defender',
      ],
    },
  }, () => {
    const fury = aText(
      'Fury',
      says({
        players: 'you',
        modifyPlayers: [{ additionalAttacks: 1, such: { kind: ['special-attack'] } }],
      }),
    );
    const hand = { high, low, trick: aSpecialAttack('middle left') };
    const later = afterwards(table({ ann: { hand, inPlay: { fury } }, bob: {} }), [play('high')], edition);
    expect(broken(later, play('low'), edition)).toEqual(rule(one));
    expect(afterwards(later, [play('trick')], edition).attacks.map(({ id }) => id)).toEqual([
      'high',
      'trick',
    ]);
  });

  test('the primary attack comes first or is forfeited, but in the first edition', {
    meta: { rules: ['highlander.type-two/multiple-attacks/primary-first'] },
  }, () => {
    const fury = aText(
      'Fury',
      says({
        players: 'you',
        modifyPlayers: [{ additionalAttacks: 1, such: { kind: ['special-attack'] }, with: [{ damage: 1 }] }],
      }),
    );
    const hand = { high, low, trick: aSpecialAttack('middle left') };
    const state = table({ ann: { hand, inPlay: { fury } }, bob: {} });
    const forfeit = { do: 'forfeit-attack', player: 'ann' };
    const forfeited = afterwards(state, [forfeit], edition);
    expect(broken(forfeited, play('high'), edition)).toEqual(rule(one));
    expect(broken(forfeited, play('trick'), edition)).toEqual([]);
    const attackedOnce = afterwards(state, [play('high')], edition);
    expect(broken(attackedOnce, forfeit, edition)).toEqual(
      rule({
        first: 'first-edition/attack-phase/one-attack-a-turn',
        typeTwo: 'type-two/multiple-attacks/primary-first',
        reference: 'type-two/multiple-attacks/primary-first',
      }),
    );
  });

  test('what its text lets be an additional attack only comes after the primary one, or once that is forfeited', {
    meta: { rules: ['highlander.type-two/multiple-attacks/primary-first'] },
  }, () => {
    const after = saying(anAttack('lower left'), {
      ...{ ability: 'playing', kind: 'only', asAdditionalAttack: true },
    });
    const state = table({ ann: { hand: { high, after } }, bob: {} });
    expect(broken(state, play('after'), edition)).toEqual(
      edition === 'first' ? [] : ['type-two/multiple-attacks/primary-first'],
    );
    const forfeit = { do: 'forfeit-attack', player: 'ann' };
    for (const before of [forfeit, play('high')])
      expect(broken(afterwards(state, [before], edition), play('after'), edition)).toEqual([]);
  });

  test('a Ranged Attack is dodged, and not Hidden', {
    meta: {
      rules: [
        'highlander.first-edition/ranged-attacks/ranged-can-be-dodged',
        'highlander.first-edition/ranged-attacks/ranged-is-special-attack',
        'highlander.type-two/ranged-attacks/are-special-attacks',
      ],
    },
  }, () => {
    const state = attacked(
      { ann: { hand: { duck: aDodge('upper left'), shot: aRangedAttack('upper left') } }, bob: {} },
      { cut: aRangedAttack('upper left') },
      { turnsBefore: [{ player: 'bob', events: [{ event: 'power-blow-made', player: 'bob' }] }] },
    );
    const later = afterwards(state, [play('duck', { against: ['cut'] }), nextPhase], edition);
    expect(later.attacks.map(({ result }) => result)).toEqual(['dodged']);
    expect(broken(later, play('shot', { hidden: true }), edition)).toEqual(
      rule({
        first: 'first-edition/special-attacks/not-hidden',
        typeTwo: 'type-two/special-attacks/not-hidden',
        reference: 'reference/hidden-attacks/no-special-attacks',
      }),
    );
  });

  test('a Guard is a block: it stops no Ranged Attack', {
    meta: {
      rules: [
        'highlander.first-edition/guards-and-other-standing-defenses/unblockable-passes-guard',
        'highlander.first-edition/guards-and-other-standing-defenses/guards-are-blocks',
        'highlander.type-two/guard/still-a-block',
      ],
      rulings: ['highlander.first-edition/guards-and-other-standing-defenses/guard-is-a-block'],
    },
  }, () => {
    const inPlay = { guard: aGuard('upper left', 'lower left') };
    const state = attacked({ ann: { inPlay }, bob: {} }, { shot: aRangedAttack('upper left') });
    const defend = { do: 'defend', player: 'ann', attack: 'shot', with: 'guard' };
    expect(broken(state, defend, edition)).toEqual(
      rule({
        first: 'first-edition/guards-and-other-standing-defenses/unblockable-passes-guard',
        typeTwo: 'type-two/guard/still-a-block',
        reference: 'reference/ranged-attacks/no-block',
      }),
    );
    const plain = attacked({ ann: { inPlay }, bob: {} }, { shot: high });
    expect(broken(plain, defend, edition)).toEqual([]);
  });

  test('a Dirty Trick is dodged and not blocked, and does no damage; the first edition does not know it', {
    meta: {
      rules: [
        'highlander.type-two/dirty-tricks/no-block',
        'highlander.type-two/dirty-tricks/no-damage',
        'highlander.reference/dirty-tricks/unblockable',
      ],
    },
  }, () => {
    const hand = { parry: aBlock('upper left'), duck: aDodge('upper left') };
    const state = attacked({ ann: { hand }, bob: {} }, { trick: aDirtyTrick('upper left') });
    const against = { against: ['trick'] };
    const unblockable: Record<EditionName, string[]> = {
      first: [],
      typeTwo: ['type-two/dirty-tricks/no-block'],
      reference: ['reference/dirty-tricks/unblockable'],
    };
    expect(broken(state, play('parry', against), edition)).toEqual(unblockable[edition]);
    expect(broken(state, play('duck', against), edition)).toEqual([]);
    const later = afterwards(state, [nextPhase], edition);
    expect(later.pending.map(({ amount }) => amount)).toEqual(edition === 'first' ? [2] : []);
  });

  test('nobody Backs Away from a Ranged Attack, but in the first edition', {
    meta: {
      rules: [
        'highlander.type-two/ranged-attacks/no-back-away',
        'highlander.reference/ranged-attacks/no-back-away',
      ],
    },
  }, () => {
    const away = { ...aDodge('upper left'), title: 'Back Away' };
    const state = (cut: typeof high) => attacked({ ann: { hand: { away } }, bob: {} }, { cut });
    const barred: Record<EditionName, string[]> = {
      first: [],
      typeTwo: ['type-two/ranged-attacks/no-back-away'],
      reference: ['reference/ranged-attacks/no-back-away'],
    };
    const deed = play('away', { against: ['cut'] });
    expect(broken(state(aRangedAttack('upper left')), deed, edition)).toEqual(barred[edition]);
    expect(broken(state(high), deed, edition)).toEqual([]);

    const shot = { cut: high, shot: aRangedAttack('upper left') };
    const gone = afterwards(attacked({ ann: { hand: { away } }, bob: {} }, shot), [deed], edition);
    const further = { do: 'defend', player: 'ann', attack: 'shot', with: 'away' };
    expect(broken(gone, further, edition)).toEqual(barred[edition]);
  });

  test('to Back Away from what proves to be a Ranged Attack is a wrong guess', {
    meta: {
      rules: [
        'highlander.type-two/ranged-attacks/no-back-away',
        'highlander.type-two/hidden-attacks/inappropriate-defense-allowed',
      ],
    },
  }, () => {
    const away = { ...aDodge('upper left'), title: 'Back Away' };
    const fromHiding = says({ cards: 'this', modify: [{ hidden: 'may' }] });
    const shot = { card: saying(aRangedAttack('upper left'), fromHiding), hidden: true };
    const state = attacked({ ann: { hand: { away } }, bob: {} }, { shot });
    const later = afterwards(state, [play('away', { against: ['shot'] })], edition);
    expect(later.attacks.map(({ guessedWrong }) => guessedWrong)).toEqual([edition !== 'first']);
  });

  test('a block does not carry over to what cannot be blocked', {
    meta: {
      rules: [
        'highlander.type-two/ranged-attacks/no-block',
        'highlander.type-two/dirty-tricks/no-block',
        'highlander.reference/dirty-tricks/unblockable',
        'highlander.reference/ranged-attacks/no-block',
      ],
    },
  }, () => {
    const hand = { parry: aBlock('upper left') };
    const further = (attack: string) => ({ do: 'defend', player: 'ann', attack, with: 'parry' });
    const blocked = (second: typeof high) =>
      afterwards(
        attacked({ ann: { hand }, bob: {} }, { cut: high, second }),
        [play('parry', { against: ['cut'] })],
        edition,
      );
    expect(broken(blocked(aRangedAttack('upper left')), further('second'), edition)).toEqual(
      rule({
        first: 'first-edition/ranged-attacks/ranged-cannot-be-blocked',
        typeTwo: 'type-two/ranged-attacks/no-block',
        reference: 'reference/ranged-attacks/no-block',
      }),
    );
    const unblockable: Record<EditionName, string[]> = {
      first: [],
      typeTwo: ['type-two/dirty-tricks/no-block'],
      reference: ['reference/dirty-tricks/unblockable'],
    };
    expect(broken(blocked(aDirtyTrick('upper left')), further('second'), edition)).toEqual(
      unblockable[edition],
    );
  });

  test('a Special Attack/Block is played as either', {
    meta: {
      rules: [
        'highlander.handbook-addendum/special-attack-or-block/one-or-the-other-at-a-time',
        'highlander.handbook-addendum/special-attack-or-block/played-as-one-of-them',
      ],
    },
  }, () => {
    const both = aCard('Special Attack/Block', { grid: 'XOO/OOO/OOO' });
    const state = attacked({ ann: { hand: { both } }, bob: {} }, { cut: high });
    const blocked = afterwards(state, [play('both', { against: ['cut'] })], edition);
    expect(blocked.attacks.map(({ id, result }) => [id, result])).toEqual([['cut', 'blocked']]);
    const struck = afterwards(state, [nextPhase, play('both')], edition);
    expect(struck.attacks.map(({ id, result }) => [id, result])).toEqual([
      ['cut', 'successful'],
      ['both', 'pending'],
    ]);
    expect(broken(state, play('both', { as: 'attack' }), edition)).toEqual(
      rule({
        first: 'first-edition/set-up/four-phases-in-order',
        typeTwo: 'type-two/attack-phase/one-attack',
        reference: 'reference/attack-phase/attacks',
      }),
    );
  });
});

test('What a text does not let be blocked or dodged is so by the rule of preventions, against a Guard by its own; what a defense says of itself, by its text', {
  meta: {
    rules: [
      'highlander.handbook-addendum/prevention/forbidden-is-prevented',
      'highlander.first-edition/guards-and-other-standing-defenses/unblockable-passes-guard',
      'highlander.first-edition/card-anatomy/card-text',
    ],
  },
}, () => {
  const no = (cannot: 'be-blocked' | 'be-dodged') =>
    saying(anAttack('upper left'), says({ cards: 'this', modify: [{ cannot }] }));
  const meek = saying(
    aBlock('upper left'),
    says({ cards: 'this', modify: [{ defendsOnly: { kind: ['special-attack'] } }] }),
  );
  const hand = { parry: aBlock('upper left'), duck: aDodge('upper left'), wall: aGuard('upper left'), meek };
  const breaks = (cut: ReturnType<typeof no>, card: string) =>
    broken(
      attacked({ ann: { hand }, bob: {} }, { cut }),
      { do: 'play', player: 'ann', card, against: ['cut'] },
      'first',
    );
  const prevented = ['handbook-addendum/prevention/forbidden-is-prevented'];
  expect([breaks(no('be-blocked'), 'parry'), breaks(no('be-dodged'), 'duck')]).toEqual([
    prevented,
    prevented,
  ]);
  expect(breaks(no('be-blocked'), 'wall')).toEqual([
    'first-edition/guards-and-other-standing-defenses/unblockable-passes-guard',
  ]);
  expect(breaks(anAttack('upper left'), 'meek')).toEqual(['first-edition/card-anatomy/card-text']);
});
