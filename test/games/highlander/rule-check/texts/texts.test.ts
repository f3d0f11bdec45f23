import { describe, expect, test } from 'vitest';
import { damageOf } from '../../../../../src/games/highlander/rule-check/board/attacks/damage.ts';
import type { Board } from '../../../../../src/games/highlander/rule-check/board/board.ts';
import { is, titleOf } from '../../../../../src/games/highlander/rule-check/board/cards/likeness.ts';
import { abilityOf, maximumHandSize } from '../../../../../src/games/highlander/rule-check/board/standing.ts';
import { textsOf } from '../../../../../src/games/highlander/rule-check/board/texts/texts.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import type { End } from '../../../../../src/games/highlander/vocabulary/ends.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import type { Players } from '../../../../../src/games/highlander/vocabulary/references.ts';
import { all } from '../deeds.ts';
import { aCard, anAttack, aText, attacked, boardOf, saying, says, table } from '../table.ts';

/** Your hand is larger by so many. */
const room = (handSize: number, players: Players = 'you') => says({ players, modifyPlayers: [{ handSize }] });
const onTitle = (title: string, ...modify: Modifier[]) =>
  says({ cards: { each: { title }, in: 'anywhere' }, modify });

const handOf = (
  state: State,
  player = 'ann',
  ...edition: Parameters<typeof boardOf> extends [State, ...infer Rest] ? Rest : never
) => maximumHandSize(boardOf(state, ...edition), player);

const find = (board: Board, id: string) => {
  const found = board.find(id);
  if (found === undefined) throw new Error(`No card ${id}.`);
  return found;
};

const inn = aText('Inn', room(3));

describe('a text is in force', () => {
  test('while its card is in play', () => {
    expect(handOf(table({ ann: { inPlay: { inn } }, bob: {} }))).toBe(18);
    expect(handOf(table({ ann: { hand: { inn } }, bob: {} }))).toBe(15);
  });

  test('unless the card is captured', {
    meta: { rules: ['highlander.type-two/captured-cards/placed-under'] },
  }, () => {
    const inPlay = { chest: aCard('Object'), inn: { card: inn, under: 'chest' } };
    expect(handOf(table({ ann: { inPlay }, bob: {} }))).toBe(15);
  });

  test('unless it is a weapon that was lost', {
    meta: { rules: ['highlander.type-two/primary-weapons-of-choice/face-down-when-disarmed'] },
  }, () => {
    const blade = saying(aCard('Weapon of Choice'), room(3));
    const lost = { card: blade, weapon: 'disarmed' as const, faceDown: true };
    expect(handOf(table({ ann: { inPlay: { blade } }, bob: {} }))).toBe(18);
    expect(handOf(table({ ann: { inPlay: { blade: lost } }, bob: {} }))).toBe(15);
  });

  test('also while its attack is Hidden', () => {
    const cut = saying(anAttack('upper left'), says({ cards: 'this', modify: [{ damage: 2 }] }));
    const board = boardOf(attacked({ ann: {}, bob: {} }, { cut: { card: cut, hidden: true } }));
    expect(board.attacksOn('ann').map((attack) => damageOf(board, attack))).toEqual([4]);
  });

  test('while its condition is true', () => {
    const busy = aText('Inn', {
      ...{ ability: 'continuous', while: { turnOf: 'you' }, players: 'each' },
      modifyPlayers: [{ handSize: 1 }],
    });
    const state = (player: string) => table({ ann: { inPlay: { busy } }, bob: {} }, { turn: { player } });
    expect([handOf(state('ann')), handOf(state('bob'))]).toEqual([16, 15]);
  });
});

describe('whom a text reaches that does not say so', () => {
  const plain = says({ modifyPlayers: [{ handSize: 1 }] });
  const both = (state: State, edition: 'first' | 'typeTwo' | 'reference') =>
    ['ann', 'bob'].map((player) => handOf(state, player, edition));

  test('is its controller', () => {
    const state = table({ ann: { inPlay: { inn: aText('Inn', plain) } }, bob: {} });
    expect(both(state, 'typeTwo')).toEqual([16, 15]);
  });

  test('of a Location both players, or each in their own turn', {
    meta: {
      rules: ['highlander.type-two/locations/equal-effect', 'highlander.reference/locations/affect-both'],
    },
  }, () => {
    const state = table({ ann: {}, bob: { inPlay: { inn: saying(aCard('Location'), plain) } } });
    expect(both(state, 'first')).toEqual([15, 16]);
    expect(both(state, 'typeTwo')).toEqual([16, 16]);
    expect(both(state, 'reference')).toEqual([16, 15]);
    const each = saying(aCard('Location'), says({ players: 'each', modifyPlayers: [{ handSize: 1 }] }));
    const told = table({ ann: {}, bob: { inPlay: { inn: each } } });
    expect(all.map((edition) => both(told, edition))).toEqual([
      [16, 16],
      [16, 16],
      [16, 15],
    ]);
  });

  test('of Objects, Situations and Plots both, by the Rules Reference Guide', {
    meta: {
      rules: [
        'highlander.reference/objects/affect-both',
        'highlander.reference/situations/affect-both',
        'highlander.reference/plots/affect-both',
      ],
    },
  }, () => {
    for (const type of ['Object', 'Situation', 'Plot'] as const) {
      const state = table({ ann: { inPlay: { one: saying(aCard(type), plain) } }, bob: {} });
      expect(both(state, 'typeTwo')).toEqual([16, 15]);
      expect(both(state, 'reference')).toEqual([16, 16]);
    }
  });

  test('is the card itself, or the card that it is played in conjunction with', () => {
    const state = attacked(
      {
        ann: {},
        bob: {
          inPlay: {
            edge: { card: saying(aCard('Edge'), says({ modify: [{ damage: 1 }] })), with: 'cut' },
          },
        },
      },
      {
        cut: anAttack('upper left'),
        stab: saying(anAttack('upper left'), says({ modify: [{ damage: 3 }] })),
      },
    );
    const board = boardOf(state);
    expect(board.attacksOn('ann').map((attack) => damageOf(board, attack))).toEqual([3, 5]);
  });
});

describe('identical cards', () => {
  const twice = { one: inn, two: inn };

  test('do not add up in Type Two; in the first edition they do', {
    meta: { rules: ['highlander.type-two/stacking-effects/identical-do-not-stack'] },
  }, () => {
    const state = table({ ann: { inPlay: twice }, bob: {} });
    expect([handOf(state), handOf(state, 'ann', 'first')]).toEqual([18, 21]);
  });

  test('add up with different ones', {
    meta: { rules: ['highlander.type-two/stacking-effects/different-do-stack'] },
  }, () => {
    const state = table({ ann: { inPlay: { ...twice, other: aText('Tavern', room(2)) } }, bob: {} });
    expect(handOf(state)).toBe(20);
  });

  test('add up if they say so, and if they are no Objects, Situations or Locations', () => {
    const cumulative = aText('Inn', room(3), { ability: 'cumulative' });
    expect(handOf(table({ ann: { inPlay: { one: cumulative, two: cumulative } }, bob: {} }))).toBe(21);
    const edge = saying(aCard('Edge'), room(3));
    expect(handOf(table({ ann: { inPlay: { one: edge, two: edge } }, bob: {} }))).toBe(21);
  });

  test('reach each player once, whosever they are', () => {
    const all = aText('Inn', room(3, 'each'));
    const state = table({ ann: { inPlay: { one: all } }, bob: { inPlay: { two: all } } });
    expect(['ann', 'bob'].map((player) => handOf(state, player))).toEqual([18, 18]);
  });
});

describe('a text is taken from a card', () => {
  test('that is nullified', {
    meta: { rules: ['highlander.type-two/nullifying/no-effect-on-anything'] },
  }, () => {
    const focus = aText('Focus', onTitle('Inn', { nullified: true }));
    expect(handOf(table({ ann: { inPlay: { inn, focus } }, bob: {} }))).toBe(15);
  });

  test('but not by what is nullified itself', () => {
    const focus = aText('Focus', onTitle('Inn', { nullified: true }));
    const counter = aText('Counter', onTitle('Focus', { nullified: true }));
    expect(handOf(table({ ann: { inPlay: { inn, focus, counter } }, bob: {} }))).toBe(18);
    const third = aText('Third', onTitle('Counter', { nullified: true }));
    expect(handOf(table({ ann: { inPlay: { third, counter, focus, inn } }, bob: {} }))).toBe(15);
  });

  test('nor does what is nullified grant anything', () => {
    const giver = aText('Giver', onTitle('Inn', { ability: room(1) }));
    const focus = aText('Focus', onTitle('Giver', { nullified: true }));
    expect(handOf(table({ ann: { inPlay: { inn, giver } }, bob: {} }))).toBe(19);
    expect(handOf(table({ ann: { inPlay: { inn, giver, focus } }, bob: {} }))).toBe(18);
  });

  test('cards that nullify each other are both nullified', () => {
    const one = aText('One', onTitle('Two', { nullified: true }), room(1));
    const two = aText('Two', onTitle('One', { nullified: true }), room(1));
    expect(handOf(table({ ann: { inPlay: { one, two } }, bob: {} }))).toBe(15);
  });

  test('that has no text any more, but keeps what it is', () => {
    const mute = aText('Mute', onTitle('Inn', { textless: true }));
    const board = boardOf(table({ ann: { inPlay: { inn, mute } }, bob: {} }));
    expect(maximumHandSize(board, 'ann')).toBe(15);
    expect([titleOf(board, find(board, 'inn')), is(board, find(board, 'inn'), 'situation')]).toEqual([
      'Inn',
      true,
    ]);
  });

  test('that is considered to lie face down', () => {
    const veil = aText('Veil', onTitle('Inn', { faceDown: true }));
    expect(handOf(table({ ann: { inPlay: { inn, veil } }, bob: {} }))).toBe(15);
  });
});

describe('What is ignored has no effect on the player alone who ignores it', {
  meta: { rules: ['highlander.type-two/ignoring/only-for-ignorer'] },
}, () => {
  const all = aText('Inn', room(3, 'each'));
  const hands = (ignoring: ReturnType<typeof aText>) => {
    const state = table({ ann: { inPlay: { ignoring } }, bob: { inPlay: { all } } });
    return ['ann', 'bob'].map((player) => handOf(state, player));
  };

  test('by a text on the player', () => {
    expect(
      hands(aText('Focus', says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Inn' } }] }))),
    ).toEqual([15, 18]);
  });

  test('by a text on the card', () => {
    expect(hands(aText('Focus', onTitle('Inn', { ignoredBy: 'you' })))).toEqual([15, 18]);
  });

  test('unless it cannot be ignored', () => {
    const both = [
      says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Inn' } }] }),
      onTitle('Inn', { cannot: 'be-ignored' }),
    ];
    expect(hands(aText('Focus', ...both))).toEqual([18, 18]);
  });

  test('of an attack also by the player against whom it is made', () => {
    const rage = aText(
      'Rage',
      says({ cards: { each: { kind: ['attack'] }, in: 'play' }, modify: [{ damage: 1 }] }),
    );
    const calm = aText('Calm', says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Rage' } }] }));
    const damage = (inPlay: Record<string, typeof rage>) => {
      const state = attacked({ ann: { inPlay }, bob: { inPlay: { rage } } }, { cut: anAttack('upper left') });
      const board = boardOf(state);
      return board.attacksOn('ann').map((attack) => damageOf(board, attack));
    };
    expect([damage({}), damage({ calm })]).toEqual([[3], [2]]);
  });
});

test('a card that is immune to others is not changed by them, but by its own text', () => {
  const proud = saying(
    anAttack('upper left'),
    says({
      cards: 'this',
      modify: [{ damage: 1 }, { immuneTo: { kind: ['situation'] }, byPlayers: 'opponent' }],
    }),
  );
  const weak = (title: string) =>
    aText(title, says({ cards: { each: { kind: ['attack'] }, in: 'play' }, modify: [{ damage: -1 }] }));
  const damage = (ann: object, bob: object) => {
    const board = boardOf(attacked({ ann: { inPlay: { ...ann } }, bob: { inPlay: { ...bob } } }, { proud }));
    return board.attacksOn('ann').map((attack) => damageOf(board, attack));
  };
  expect(damage({ weak: weak('Fog') }, {})).toEqual([3]);
  expect(damage({}, { weak: weak('Fog') })).toEqual([2]);
});

test('a card has the abilities that another gives it, and they know who gave them', () => {
  const given = says({ players: 'you', modifyPlayers: [{ handSize: { counters: 'year', on: 'granter' } }] });
  const giver = { card: aText('Tree', onTitle('Inn', { ability: given })), counters: { year: 4 } };
  const state = table({ ann: { inPlay: { giver, inn } }, bob: {} });
  expect(handOf(state)).toBe(22);
  const board = boardOf(state);
  expect(textsOf(board, find(board, 'inn')).map(({ frame }) => frame.granter)).toEqual([undefined, 'giver']);
});

test('a card has the text that it duplicates in place of its own, and what else it duplicates', () => {
  const mirror = {
    card: aText(
      'Mirror',
      room(9),
      says({ cards: 'this', modify: [{ duplicates: { chosen: 'one' }, with: ['title', 'type'] }] }),
    ),
    chosen: { one: { cards: ['cut'] } },
  };
  const board = boardOf(
    table({ ann: { inPlay: { mirror, cut: saying(aCard('Event', { title: 'Cut' }), room(1)) } }, bob: {} }),
  );
  expect(maximumHandSize(board, 'ann')).toBe(17);
  expect([titleOf(board, find(board, 'mirror')), is(board, find(board, 'mirror'), 'event')]).toEqual([
    'Cut',
    true,
  ]);
});

test('a text that would depend on itself does not count for itself', () => {
  const odd = aText('Odd', {
    ...{ ability: 'continuous', players: 'you', modifyPlayers: [{ ability: 1 }] },
    while: { compare: [{ ability: 'you' }, '>', 0] },
  });
  const state = table({ ann: { ability: 0, inPlay: { odd } }, bob: {} });
  expect(abilityOf(boardOf(state), 'ann')).toBe(0);
});

describe('a temporary effect is in force', () => {
  const lasting = (until: End, more: object = {}, turn: object = {}) =>
    table(
      { ann: { inPlay: { cup: aCard('Object', { title: 'Cup' }) } }, bob: {} },
      {
        lasting: [
          {
            ...{
              kind: 'modify-players' as const,
              id: 'l:1',
              players: 'you' as const,
              by: [{ handSize: 1 }],
              until,
            },
            ...{ since: 3, frame: { player: 'ann', source: 'cup', values: {} }, ...more },
          },
        ],
        turn,
        next: 2,
      },
    );

  test.each<[End, number, number]>([
    ['end-of-turn', 16, 16],
    ['during-opponents-next-turn', 15, 16],
    ['during-your-next-turn', 15, 15],
    [{ whileInPlay: 'this' }, 16, 16],
    [{ whileInPlay: { chosen: 'nothing' } }, 15, 15],
  ])('until %j: in the turn it began, and in the next', (until, now, then) => {
    expect(handOf(lasting(until))).toBe(now);
    expect(handOf(lasting(until, {}, { player: 'bob', number: 4 }))).toBe(then);
  });

  test('of such cards as a set describes, also of those that came later', () => {
    const state = attacked(
      { ann: {}, bob: {} },
      { cut: anAttack('upper left') },
      {
        lasting: [
          {
            ...{ kind: 'modify', id: 'l:1', by: [{ damage: 2 }], until: 'end-of-your-next-turn', since: 1 },
            ...{ cards: { each: { kind: ['attack'], controller: 'you' }, in: 'play' } },
            frame: { player: 'bob', values: {} },
          },
        ],
        next: 2,
      },
    );
    const board = boardOf(state);
    expect(board.attacksOn('ann').map((attack) => damageOf(board, attack))).toEqual([4]);
  });
});
