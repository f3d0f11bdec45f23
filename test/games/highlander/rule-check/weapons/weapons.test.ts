import { describe, expect, test } from 'vitest';
import { all, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDirtyTrick,
  aDodge,
  afterwards,
  anAttack,
  aRangedAttack,
  attacked,
  broken,
  type EditionName,
  five,
  table,
} from '../table.ts';

const high = anAttack('upper left');
const weapon = (title: string, how: 'held' | 'disarmed' | 'broken') => ({
  card: aCard('Weapon of Choice', { title }),
  preGame: true,
  weapon: how,
});
const roll = (which: string, die: number) => ({ do: 'roll', player: 'ann', weapon: which, die });

describe.each(all)('%s', (edition) => {
  const rule = (ids: Record<EditionName, string>) => [ids[edition]];
  const noAttack = rule({
    first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
    typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
    reference: 'reference/disarmed/no-attacks-or-blocks',
  });

  test.each(['disarmed', 'broken'] as const)(
    'no attack with a weapon that is %s',
    {
      meta: {
        rules: [
          'highlander.first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
          'highlander.handbook-addendum/disarming-breaking-weapons/no-attacks-while-disarmed',
          'highlander.handbook-addendum/disarming-breaking-weapons/broken-counts-as-disarmed',
          'highlander.type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
          'highlander.type-two/disarming-breaking-weapons/broken-is-disarmed',
          'highlander.reference/disarmed/no-attacks-or-blocks',
        ],
      },
    },
    (how) => {
      const state = (genericWeapon: 'held' | typeof how) =>
        table({ ann: { hand: { high }, genericWeapon }, bob: {} });
      expect(broken(state(how), play('high'), edition)).toEqual(noAttack);
      expect(broken(state('held'), play('high'), edition)).toEqual([]);
    },
  );

  test('no block, but a dodge', {
    meta: {
      rules: [
        'highlander.first-edition/disarming-and-breaking-weapons/no-weapon-no-block',
        'highlander.first-edition/disarming-and-breaking-weapons/no-weapon-may-dodge',
        'highlander.handbook-addendum/disarming-breaking-weapons/no-blocks-while-disarmed',
        'highlander.reference/disarmed/may-dodge',
      ],
    },
  }, () => {
    const hand = { parry: aBlock('upper left'), duck: aDodge('upper left') };
    const state = attacked({ ann: { hand, genericWeapon: 'disarmed' }, bob: {} }, { cut: high });
    expect(broken(state, play('parry', { against: ['cut'] }), edition)).toEqual(
      rule({
        first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-block',
        typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
        reference: 'reference/disarmed/no-attacks-or-blocks',
      }),
    );
    expect(broken(state, play('duck', { against: ['cut'] }), edition)).toEqual([]);
  });

  test('since Type Two Ranged Attacks and Dirty Tricks need none', {
    meta: {
      rules: [
        'highlander.type-two/ranged-attacks/while-disarmed',
        'highlander.type-two/dirty-tricks/while-disarmed',
        'highlander.reference/ranged-attacks/while-disarmed',
      ],
    },
  }, () => {
    const hand = { shot: aRangedAttack('upper left'), trick: aDirtyTrick('upper left') };
    const state = table({ ann: { hand, genericWeapon: 'disarmed' }, bob: {} });
    const expected = edition === 'first' ? noAttack : [];
    expect(broken(state, play('shot'), edition)).toEqual(expected);
    expect(broken(state, play('trick'), edition)).toEqual(expected);
  });

  test('one weapon of several suffices', {
    meta: {
      rules: [
        'highlander.handbook-addendum/disarming-and-weapons-of-choice/one-weapon-suffices',
        'highlander.type-two/disarming-breaking-weapons/all-weapons-for-disarmed',
      ],
    },
  }, () => {
    const state = (one: 'held' | 'disarmed', other: 'held' | 'broken') => {
      const inPlay = { rapier: weapon('Rapier', one), katana: weapon('Katana', other) };
      return table({ ann: { hand: { high }, inPlay }, bob: {} });
    };
    expect(broken(state('disarmed', 'held'), play('high'), edition)).toEqual([]);
    expect(broken(state('held', 'broken'), play('high'), edition)).toEqual([]);
    expect(broken(state('disarmed', 'broken'), play('high'), edition)).toEqual(noAttack);
  });

  test('no card of the weapon that is lost', {
    meta: {
      rules: [
        'highlander.handbook-addendum/disarming-and-weapons-of-choice/no-weapon-specific-cards',
        'highlander.type-two/disarming-breaking-weapons/no-weapon-cards',
      ],
    },
  }, () => {
    const hand = {
      mine: { ...high, weapon: 'Rapier' },
      other: { ...high, weapon: 'Katana' },
    };
    const inPlay = { rapier: weapon('Rapier', 'disarmed'), katana: weapon('Katana', 'held') };
    const state = table({ ann: { hand, inPlay }, bob: {} });
    expect(broken(state, play('mine'), edition)).toEqual(
      rule({
        first: 'handbook-addendum/disarming-and-weapons-of-choice/no-weapon-specific-cards',
        typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-cards',
        reference: 'type-two/disarming-breaking-weapons/no-weapon-cards',
      }),
    );
    expect(broken(state, play('other'), edition)).toEqual([]);
  });

  test('a broken weapon is not regained', {
    meta: {
      rules: [
        'highlander.type-two/disarming-breaking-weapons/broken-not-regained',
        'highlander.first-edition/disarming-and-breaking-weapons/no-roll-for-broken-weapon',
        'highlander.handbook-addendum/disarming-breaking-weapons/no-chance-when-broken',
      ],
    },
  }, () => {
    const phase = edition === 'first' ? 'defense' : 'may-do';
    const state = (genericWeapon: 'disarmed' | 'broken') =>
      table({ ann: { genericWeapon }, bob: {} }, { turn: { phase } });
    const gems = { weapon: 'generic', gem: 'Strength' };
    const soft = { do: 'exert', player: 'ann', for: gems, kind: 'soft', shown: five() };
    const attempt = edition === 'first' ? roll('generic', 1) : soft;
    expect(broken(state('broken'), attempt, edition)).toEqual(
      rule({
        first: 'first-edition/disarming-and-breaking-weapons/no-roll-for-broken-weapon',
        typeTwo: 'type-two/disarming-breaking-weapons/broken-not-regained',
        reference: 'type-two/disarming-breaking-weapons/broken-not-regained',
      }),
    );
    expect(broken(state('disarmed'), attempt, edition)).toEqual([]);
  });
});

describe('the die of the first edition', () => {
  const inDefense = { turn: { phase: 'defense' } } as const;
  const disarmed = table(
    { ann: { genericWeapon: 'disarmed', hand: { edge: aCard('Edge') } }, bob: {} },
    inDefense,
  );

  test('a 1 recovers the weapon, and nothing else does', {
    meta: {
      rules: [
        'highlander.first-edition/disarming-and-breaking-weapons/recovered-on-a-one',
        'highlander.first-edition/rolling-dice/one-in-six-needs-a-one',
        'highlander.handbook-addendum/disarming-breaking-weapons/one-in-six-to-recover',
      ],
    },
  }, () => {
    const held = [1, 2, 6].map(
      (die) => afterwards(disarmed, [roll('generic', die)], 'first').players[0].genericWeapon,
    );
    expect(held).toEqual(['held', 'disarmed', 'disarmed']);
  });

  test('it is rolled as the turn begins, by who lost a weapon', {
    meta: { rules: ['highlander.first-edition/disarming-and-breaking-weapons/roll-to-recover'] },
  }, () => {
    const rule = ['first-edition/disarming-and-breaking-weapons/roll-to-recover'];
    const later = afterwards(disarmed, [play('edge')], 'first');
    expect(broken(later, roll('generic', 1), 'first')).toEqual(rule);
    const searching = { do: 'exert', player: 'ann', for: { defense: 'stab' }, shown: five() };
    const sought = afterwards(
      attacked({ ann: { genericWeapon: 'disarmed' }, bob: {} }, { stab: anAttack('upper left') }),
      [searching],
      'first',
    );
    expect(broken(sought, roll('generic', 1), 'first')).toEqual(rule);
    expect(broken(table({ ann: {}, bob: {} }, inDefense), roll('generic', 1), 'first')).toEqual(rule);
    expect(broken(disarmed, roll('generic', 1), 'first')).toEqual([]);
    const gems = { weapon: 'generic', gem: 'Strength' };
    const exerted = { do: 'exert', player: 'ann', for: gems, kind: 'hard', shown: five() };
    expect(broken(disarmed, exerted, 'first')).toContain(rule[0]);
  });

  test('one roll a turn for each weapon that is lost', {
    meta: {
      rules: [
        'highlander.handbook-addendum/disarming-and-weapons-of-choice/roll-each-turn-despite-other-weapon',
        'highlander.handbook-addendum/disarming-and-weapons-of-choice/rearm-with-the-lost-weapon',
      ],
    },
  }, () => {
    const inPlay = {
      rapier: weapon('Rapier', 'disarmed'),
      katana: weapon('Katana', 'disarmed'),
      sabre: weapon('Sabre', 'held'),
    };
    const state = table({ ann: { inPlay }, bob: {} }, inDefense);
    const later = afterwards(state, [roll('rapier', 4)], 'first');
    expect(broken(later, roll('rapier', 1), 'first')).toEqual([
      'first-edition/disarming-and-breaking-weapons/roll-to-recover',
    ]);
    const rearmed = afterwards(later, [roll('katana', 1)], 'first');
    expect(rearmed.inPlay.map((card) => card.weapon)).toEqual(['disarmed', 'held', 'held']);
  });

  test.each(['typeTwo', 'reference'] as const)(
    'no die is rolled any more: %s',
    {
      meta: {
        rules: [
          'highlander.type-two/disarming-breaking-weapons/rearm-soft-three',
          'highlander.reference/becoming-armed-getting-unprone/say-which',
        ],
      },
    },
    (edition) => {
      const state = table({ ann: { genericWeapon: 'disarmed' }, bob: {} }, { turn: { phase: 'may-do' } });
      expect(broken(state, roll('generic', 1), edition)).toEqual([
        edition === 'typeTwo'
          ? 'type-two/disarming-breaking-weapons/rearm-soft-three'
          : 'reference/becoming-armed-getting-unprone/say-which',
      ]);
    },
  );
});
