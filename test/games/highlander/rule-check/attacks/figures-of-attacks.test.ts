import { describe, expect, test } from 'vitest';
import { areaInForce } from '../../../../../src/games/highlander/rule-check/board/attacks/areas.ts';
import {
  isHeadShot,
  isPowerBlow,
  mayBeHeadShot,
  mayBePowerBlow,
} from '../../../../../src/games/highlander/rule-check/board/attacks/attacks.ts';
import { damageOf } from '../../../../../src/games/highlander/rule-check/board/attacks/damage.ts';
import { named } from '../../../../../src/games/highlander/rule-check/board/attacks/grid.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import {
  aBlock,
  aDirtyTrick,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  boardOf,
  broken,
  type EditionName,
  saying,
  says,
  table,
} from '../table.ts';

const own = (...modify: Modifier[]) => says({ cards: 'this', modify });
const ofAttacks = (...modify: Modifier[]) =>
  aText('Rage', says({ cards: { each: { kind: ['attack'] }, in: 'play' }, modify }));

/** An attack of bob's, with what else is in play and said of it. */
function attacking(card: Definition, said: Modifier[] = [], attack: object = {}, edition?: EditionName) {
  const state = attacked(
    { ann: {}, bob: { inPlay: said.length === 0 ? {} : { rage: ofAttacks(...said) } } },
    { cut: { card, ...attack } },
  );
  const board = boardOf(state, edition);
  const [found] = board.attacksOn('ann');
  if (found === undefined) throw new Error('There is an attack.');
  return { board, attack: found, card: board.seen(board.inPlayFor('cut')) };
}

describe('what an attack does', () => {
  const cut = anAttack('upper left');
  const damage = (card: Definition, said?: Modifier[], attack?: object, edition?: EditionName) => {
    const given = attacking(card, said, attack, edition);
    return damageOf(given.board, given.attack);
  };
  const blow = { powerBlow: true };

  test.each<[string, number, Definition, Modifier[]?, object?]>([
    ['2', 2, cut],
    ['4 as a Power Blow', 4, cut, [], blow],
    ['more by what is added', 5, cut, [{ damage: 2 }, { damage: 1 }]],
    ['what its own text sets', 1, saying(cut, own({ setDamage: 1 }))],
    [
      'what another card sets rather than its own text',
      3,
      saying(cut, own({ setDamage: 1 })),
      [{ setDamage: 3 }],
    ],
    ['2 more than that as a Power Blow', 3, saying(cut, own({ setDamage: 1 })), [], blow],
    ['what is set for a Power Blow, and no more', 3, cut, [{ setDamage: 3, of: 'power-blow' }], blow],
    ['nothing of what is set for a Power Blow if it is none', 2, cut, [{ setDamage: 3, of: 'power-blow' }]],
    ['0 and what is added to it', 1, saying(cut, own({ setDamage: 0 })), [{ damage: 1 }]],
    ['no damage, to which nothing is added', 0, saying(cut, own({ noDamage: true })), [{ damage: 1 }]],
    ['at most what it is reduced to, after additions', 1, cut, [{ damageReducedTo: 1 }, { damage: 3 }]],
    ['never less than none', 0, cut, [{ damage: -5 }]],
    ['none as a Dirty Trick', 0, aDirtyTrick('upper left')],
  ])(
    'is %s',
    { meta: { rules: ['highlander.handbook-addendum/attacks-damage/base-damage-two'] } },
    (_words, expected, card, said, attack) => {
      expect(damage(card, said, attack)).toBe(expected);
    },
  );
});

describe('where an attack is aimed', () => {
  test.each<[Modifier, string]>([
    [{ coversAlso: ['upper-right'] }, 'upper left, upper center, upper right'],
    [{ coversNot: ['center'] }, 'upper left'],
    [{ coversOnly: ['lower'] }, 'lower left, lower center, lower right'],
    [{ coversOnly: { chosen: 'nothing' } }, 'nowhere'],
  ])('%j', (modifier, expected) => {
    const { board, card } = attacking(saying(anAttack('upper left', 'upper center'), own(modifier)));
    expect(named(areaInForce(board, card) ?? 0)).toBe(expected);
  });

  test('an area that its player chose', () => {
    const cut = saying(anAttack('upper left'), own({ coversOnly: { chosen: 'where' } }));
    const inPlay = { cut: { card: cut, chosen: { where: { area: 'middle-right' as const } } } };
    const board = boardOf(table({ ann: { inPlay }, bob: {} }));
    expect(named(areaInForce(board, board.seen(board.inPlayFor('cut'))) ?? 0)).toBe('middle right');
  });
});

describe('what may be a Power Blow or a Head Shot', () => {
  const may = (card: Definition, said: Modifier[] = [], edition?: EditionName) => {
    const given = attacking(card, said, {}, edition);
    return [mayBePowerBlow(given.board, given.card), mayBeHeadShot(given.board, given.card)];
  };
  const high = anAttack('upper left');

  test.each<[string, boolean[], Definition, Modifier[]?]>([
    ['an upper attack: both', [true, true], high],
    ['a lower attack: a Power Blow', [true, false], anAttack('lower left')],
    ['a Special Attack: neither', [false, false], aSpecialAttack('upper left')],
    ['a Dirty Trick: neither', [false, false], aDirtyTrick('upper left')],
    ['what cannot be a Power Blow: neither', [false, false], saying(high, own({ powerBlow: 'cannot' }))],
    ['what cannot be a Head Shot: a Power Blow', [true, false], saying(high, own({ headShot: 'cannot' }))],
    [
      'a lower attack that may be a Head Shot: both',
      [true, true],
      saying(anAttack('lower left'), own({ headShot: 'may' })),
    ],
    [
      'a Special Attack that may be a Head Shot: both',
      [true, true],
      saying(aSpecialAttack('upper left'), own({ headShot: 'may' })),
    ],
    [
      'what another card makes one, though it cannot',
      [true, true],
      saying(high, own({ powerBlow: 'cannot' })),
      [{ powerBlow: 'is' }],
    ],
    [
      'what may be one although it is special: both',
      [true, true],
      saying(aSpecialAttack('upper left'), own({ powerBlow: 'may' })),
    ],
    [
      'a Special Attack of which another card says so without speaking of such: neither',
      [false, false],
      aSpecialAttack('upper left'),
      [{ powerBlow: 'may' }],
    ],
  ])(
    '%s',
    {
      meta: {
        rules: [
          'highlander.type-two/head-shots/must-allow-power-blow',
          'highlander.type-two/special-attacks/head-shot-implies-power-blow',
        ],
      },
    },
    (_words, expected, card, said) => {
      expect(may(card, said)).toEqual(expected);
    },
  );

  test('in the first edition no Special Attack may, whatever it says of Head Shots', {
    meta: { rules: ['highlander.first-edition/special-attacks/no-power-blow'] },
  }, () => {
    expect(may(saying(aSpecialAttack('upper left'), own({ headShot: 'may' })), [], 'first')).toEqual([
      false,
      false,
    ]);
  });

  test('by the Rules Reference Guide two damage values allow it', {
    meta: { rules: ['highlander.reference/attacking/two-values-power-blow'] },
  }, () => {
    const withDamage = (damage: [number] | [number, number]) => ({ ...high, damage });
    expect(may(withDamage([2]), [], 'reference')).toEqual([false, false]);
    expect(may(withDamage([2, 4]), [], 'reference')).toEqual([true, true]);
  });
});

test.each<[string, [boolean, boolean], Modifier[], object?]>([
  ['is one if a text makes it one', [true, false], [{ powerBlow: 'is' }]],
  ['is a Power Blow too as a Head Shot', [true, true], [{ headShot: 'is' }]],
  [
    'remains a Power Blow when it is a Head Shot no longer',
    [true, false],
    [{ headShot: 'cannot' }],
    { headShot: true },
  ],
])(
  'An attack %s',
  { meta: { rules: ['highlander.type-two/head-shots/former-head-shot-power-blow'] } },
  (_words, expected, said, attack) => {
    const { board, attack: cut } = attacking(anAttack('upper left'), said, attack);
    expect([isPowerBlow(board, cut), isHeadShot(board, cut)]).toEqual(expected);
  },
);

describe('what a defense does against an attack', () => {
  const play = (against: string[] = ['cut']) => ({ do: 'play', player: 'ann', card: 'parry', against });
  const against = (parry: Definition, cut: Definition, inPlay: Record<string, Definition> = {}) =>
    broken(attacked({ ann: { hand: { parry }, inPlay }, bob: {} }, { cut }), play());
  const unstoppable = ['type-two/defense-phase/no-knowingly-inappropriate'];
  const [parry, duck, cut] = [aBlock('upper left'), aDodge('upper left'), anAttack('upper left')];

  test('what cannot be blocked is dodged, what cannot be dodged is blocked, what cannot be defended is neither', () => {
    const no = (cannot: 'be-blocked' | 'be-dodged' | 'be-defended') => saying(cut, own({ cannot }));
    expect([against(parry, no('be-blocked')), against(duck, no('be-blocked'))]).toEqual([unstoppable, []]);
    expect([against(parry, no('be-dodged')), against(duck, no('be-dodged'))]).toEqual([[], unstoppable]);
    expect([against(parry, no('be-defended')), against(duck, no('be-defended'))]).toEqual([
      unstoppable,
      unstoppable,
    ]);
  });

  test('it may be only by such defenses, or from there, that it cannot', () => {
    const notByGuards = saying(cut, own({ cannot: 'be-blocked', by: { kind: ['guard'] } }));
    expect([against(parry, notByGuards), against(aGuard('upper left'), notByGuards)]).toEqual([
      [],
      unstoppable,
    ]);
    const lunge = saying(cut, own({ cannot: 'be-dodged', from: ['hand'] }));
    expect([against(parry, lunge), against(duck, lunge)]).toEqual([[], unstoppable]);
  });

  test('what is not met from the hand is not met either by what was played from there against another attack', () => {
    const lunge = saying(cut, own({ cannot: 'be-dodged', from: ['hand'] }));
    const state = attacked({ ann: { hand: { duck } }, bob: {} }, { cut, lunge });
    const ducking = { do: 'play', player: 'ann', card: 'duck', against: ['cut'] };
    const defending = { do: 'defend', player: 'ann', attack: 'lunge', with: 'duck' };
    expect(broken(afterwards(state, [ducking]), defending)).toEqual(unstoppable);
  });

  test('a text may let it block Ranged Attacks: in the Guide its own alone', {
    meta: {
      rules: ['highlander.type-two/ranged-attacks/no-block', 'highlander.reference/ranged-attacks/no-block'],
    },
  }, () => {
    const shot = aRangedAttack('upper left');
    const shield = aText(
      'Shield',
      says({
        cards: { each: { kind: ['block'], controller: 'you' }, in: 'play' },
        modify: [{ defendsAlso: { kind: ['ranged-attack'] } }],
      }),
    );
    const able = saying(parry, own({ defendsAlso: { kind: ['ranged-attack'] } }));
    expect(against(parry, shot)).toEqual(['type-two/ranged-attacks/no-block']);
    expect(against(parry, shot, { shield })).toEqual([]);
    expect(against(able, shot)).toEqual([]);
    const inGuide = (card: Definition, inPlay = {}) =>
      broken(
        attacked({ ann: { hand: { parry: card }, inPlay }, bob: {} }, { cut: shot }),
        play(),
        'reference',
      );
    expect(inGuide(parry, { shield })).toEqual(['reference/ranged-attacks/no-block']);
    expect(inGuide(able)).toEqual([]);
  });

  test('it may serve against such attacks only', () => {
    const narrow = saying(parry, own({ defendsOnly: { grid: { squares: { exactly: 2 } } } }));
    expect(against(narrow, cut)).toEqual(unstoppable);
  });

  test('it may serve against one attack only', () => {
    const once = saying(parry, own({ defendsOneAttack: true }));
    const state = attacked({ ann: { hand: { parry: once } }, bob: {} }, { cut, stab: cut });
    expect(broken(state, play(['cut', 'stab']))).toEqual(['type-two/text/game-text']);
    const later = afterwards(state, [play(['cut'])]);
    expect(broken(later, { do: 'defend', player: 'ann', attack: 'stab', with: 'parry' })).toEqual([
      'type-two/text/game-text',
    ]);
  });

  test('it may leave open what it covers', {
    meta: { rules: ['highlander.type-two/attack-phase/only-outside-block'] },
  }, () => {
    const answering = (card: Definition) => {
      const state = attacked({ ann: { hand: { parry: card, answer: cut } }, bob: {} }, { cut });
      const later = afterwards(state, [play(), { do: 'next-phase', player: 'ann' }]);
      return broken(later, { do: 'play', player: 'ann', card: 'answer' });
    };
    expect(answering(parry)).toEqual(['type-two/attack-phase/only-outside-block']);
    expect(answering(saying(parry, own({ leavesAreasOpen: true })))).toEqual([]);
  });

  test('it may stay as a Guard, if its player says so', {
    meta: { rules: ['highlander.type-two/guard/not-swept'] },
  }, () => {
    const shield = aText(
      'Shield',
      says({
        cards: { each: { kind: ['block'], controller: 'you' }, in: 'play' },
        modify: [{ staysInPlay: 'as-guard' }],
      }),
    );
    const state = (inPlay: Record<string, Definition>) =>
      attacked({ ann: { hand: { parry }, inPlay }, bob: {} }, { cut });
    expect(broken(state({}), { ...play(), asGuard: true })).toEqual(['type-two/guard/not-swept']);
    const later = afterwards(state({ shield }), [{ ...play(), asGuard: true }]);
    expect(broken(later, { do: 'drop', player: 'ann', card: 'parry' })).toEqual([]);
    const plain = afterwards(state({ shield }), [play()]);
    expect(broken(plain, { do: 'drop', player: 'ann', card: 'parry' })).toEqual([
      'type-two/standing-defenses/says-so',
    ]);
  });
});
