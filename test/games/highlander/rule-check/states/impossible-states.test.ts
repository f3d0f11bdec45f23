import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import {
  aCard,
  aDirtyTrick,
  aDodge,
  afterwards,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  type EditionName,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

/** The rules that a state breaks of itself. */
const impossible = (state: State, edition: EditionName = 'typeTwo') =>
  judged(state, [], edition).stateViolations.map(({ rule }) => rule.replace(/^highlander\./, ''));

describe('what an attack is', () => {
  const shot = aCard('Event', {
    title: 'Such a Shot',
    abilities: [
      { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
      says({ cards: 'conjoined', modify: [{ headShot: 'is' }] }),
    ],
  });
  const state = table({
    ann: { hand: { shot, high: anAttack('upper left'), low: anAttack('lower left') } },
    bob: {},
  });
  const played = (...cards: object[]) =>
    afterwards(state, [{ do: 'play', player: 'ann', card: 'high', with: cards }]);

  test('is told in the state that is reached, whatever makes it so', {
    meta: { rules: ['highlander.type-two/head-shots/becomes-power-blow'] },
  }, () => {
    const [attack] = played({ card: 'shot' }).attacks;
    expect(attack).toMatchObject({ powerBlow: false, headShot: false, is: ['power-blow', 'head-shot'] });
    expect(played().attacks[0]?.is).toBeUndefined();
  });

  test('has to be so, if it is given', () => {
    const { attacks, ...rest } = played({ card: 'shot' });
    const told = (is: NonNullable<State['attacks'][number]['is']>) =>
      impossible({ ...rest, attacks: attacks.map((attack) => ({ ...attack, is })) });
    expect(told(['power-blow', 'head-shot'])).toEqual([]);
    expect(told([])).toEqual([
      'type-two/power-blows/declare-then-exert',
      'type-two/head-shots/event-with-upper-attack',
    ]);
    const plain = attacked(
      { ann: {}, bob: {} },
      { cut: { card: anAttack('upper left'), is: ['power-blow'] } },
    );
    expect(impossible(plain)).toEqual(['type-two/power-blows/declare-then-exert']);
    expect(impossible(plain, 'first')).toEqual(['first-edition/making-a-power-blow/attack-then-exertion']);
    expect(impossible(plain, 'reference')).toEqual(['reference/attacking/power-blow-how']);
  });
});

describe('an attack could not have become', () => {
  type Told = Parameters<typeof attacked>[1][string];
  const coming = (cut: Told) => attacked({ ann: {}, bob: {} }, { cut });
  /** With a text among the cards discarded that may have made it so. */
  const madeSo = (cut: Told, modifier: Modifier) => {
    const cause = aText(
      'Cause',
      says({ cards: { each: { kind: ['attack'] }, in: 'play' }, modify: [modifier] }),
    );
    return attacked({ ann: {}, bob: { discard: { cause } } }, { cut });
  };

  test('a Hidden Special Attack, unless a text lets one be Hidden', {
    meta: {
      rules: [
        'highlander.type-two/special-attacks/not-hidden',
        'highlander.first-edition/special-attacks/not-hidden',
        'highlander.reference/hidden-attacks/no-special-attacks',
      ],
    },
  }, () => {
    const hidden = { card: aSpecialAttack('upper left'), hidden: true };
    expect(impossible(coming(hidden))).toEqual(['type-two/special-attacks/not-hidden']);
    expect(impossible(coming(hidden), 'first')).toEqual(['first-edition/special-attacks/not-hidden']);
    expect(impossible(coming(hidden), 'reference')).toEqual(['reference/hidden-attacks/no-special-attacks']);
    expect(impossible(madeSo(hidden, { hidden: 'may' }))).toEqual([]);
    expect(impossible(coming({ card: anAttack('upper left'), hidden: true }))).toEqual([]);
  });

  test('a Power Blow that is no Attack, unless a text makes it one', {
    meta: {
      rules: [
        'highlander.type-two/special-attacks/no-power-blow',
        'highlander.type-two/dirty-tricks/no-power-blow',
        'highlander.reference/ranged-attacks/no-power-blow-or-head-shot',
      ],
    },
  }, () => {
    const ranged = { card: aRangedAttack('upper left'), powerBlow: true };
    expect(impossible(coming(ranged))).toEqual(['type-two/special-attacks/no-power-blow']);
    expect(impossible(coming(ranged), 'reference')).toEqual([
      'reference/ranged-attacks/no-power-blow-or-head-shot',
    ]);
    expect(impossible(madeSo(ranged, { powerBlow: 'is' }))).toEqual([]);
    expect(impossible(coming({ card: aDirtyTrick('upper left'), powerBlow: true }))).toEqual([
      'type-two/dirty-tricks/no-power-blow',
    ]);
    expect(impossible(coming({ card: anAttack('upper left'), powerBlow: true }))).toEqual([]);
  });

  test('a Head Shot that is no upper attack, unless a text makes it one', {
    meta: {
      rules: [
        'highlander.type-two/head-shots/event-with-upper-attack',
        'highlander.first-edition/head-shots/head-shot-with-upper-attack',
        'highlander.reference/head-shots/top-row-and-power-blow',
      ],
    },
  }, () => {
    const low = { card: anAttack('lower right'), powerBlow: true, headShot: true };
    expect(impossible(coming(low))).toEqual(['type-two/head-shots/event-with-upper-attack']);
    expect(impossible(coming(low), 'first')).toEqual([
      'first-edition/head-shots/head-shot-with-upper-attack',
    ]);
    expect(impossible(coming(low), 'reference')).toEqual(['reference/head-shots/top-row-and-power-blow']);
    expect(impossible(madeSo(low, { headShot: 'is' }))).toEqual([]);
    expect(impossible(coming({ card: anAttack('upper left'), headShot: true }))).toEqual([]);
  });
});

describe('what a card may do besides what is told of it', () => {
  const more: Ability = { ability: 'unsupported', reach: 'use', text: 'It may do more.' };
  const coming = (...abilities: Ability[]) =>
    attacked(
      { ann: {}, bob: { inPlay: { persona: aCard('Persona', { abilities }) } } },
      { cut: { card: saying(aSpecialAttack('lower left'), ...abilities), powerBlow: true, hidden: true } },
    );

  test('makes nothing of an attack that it could not have become', {
    meta: {
      rules: [
        'highlander.type-two/special-attacks/not-hidden',
        'highlander.type-two/special-attacks/no-power-blow',
      ],
    },
  }, () => {
    expect(impossible(coming(more))).toEqual([
      'type-two/special-attacks/not-hidden',
      'type-two/special-attacks/no-power-blow',
    ]);
  });

  test('and lets nobody make two Power Blows', {
    meta: { rules: ['highlander.first-edition/making-a-power-blow/one-power-blow-a-turn'] },
  }, () => {
    const blow = { card: saying(anAttack('upper left'), more), powerBlow: true };
    const state = attacked({ ann: {}, bob: {} }, { cut: blow, stab: blow });
    expect(impossible(state, 'first')).toEqual(['first-edition/making-a-power-blow/one-power-blow-a-turn']);
  });

  test('but a text that nobody has said may have done anything', () => {
    expect(impossible(coming({ ...more, reach: 'play' }))).toEqual([]);
  });
});

test('Nobody has two copies of one Ally, unless a text lets him', {
  meta: { rules: ['highlander.type-two/allies/one-of-each', 'highlander.reference/allies/one-copy'] },
}, () => {
  const ally = aText('Ally', { ability: 'is', kind: 'ally' });
  const two = { one: ally, other: ally };
  expect(impossible(table({ ann: { inPlay: two }, bob: {} }))).toEqual(['type-two/allies/one-of-each']);
  expect(impossible(table({ ann: { inPlay: two }, bob: {} }), 'reference')).toEqual([
    'reference/allies/one-copy',
  ]);
  expect(impossible(table({ ann: { inPlay: two }, bob: {} }), 'first')).toEqual([]);
  expect(impossible(table({ ann: { inPlay: { one: ally } }, bob: { inPlay: { other: ally } } }))).toEqual([]);
  const crowd = aText(
    'Crowd',
    says({ players: 'you', modifyPlayers: [{ inPlayAtMost: 'any', such: { kind: ['ally'] } }] }),
  );
  expect(impossible(table({ ann: { inPlay: { ...two, crowd } }, bob: {} }))).toEqual([]);
});

test('Nor of one Plot, nor by the Guide of a card with a Diamond Icon', {
  meta: {
    rules: [
      'highlander.type-two/stand-alone-plots/one-of-each',
      'highlander.type-two/sequence-plots/one-of-each',
      'highlander.reference/plots/one-copy-per-player',
      'highlander.reference/diamond-icon/one-copy',
    ],
  },
}, () => {
  const plot = aCard('Plot', { title: 'Plan' });
  const part = saying(plot, { ability: 'plot-part', part: 1, of: 2 });
  const jewel = aCard('Object', { title: 'Jewel', diamond: true });
  const two = (card: Definition) => table({ ann: { inPlay: { one: card, other: card } }, bob: {} });
  expect(impossible(two(plot))).toEqual(['type-two/stand-alone-plots/one-of-each']);
  expect(impossible(two(part))).toEqual(['type-two/sequence-plots/one-of-each']);
  expect(impossible(two(jewel))).toEqual([]);
  for (const [card, rule] of [
    [plot, 'reference/plots/one-copy-per-player'],
    [part, 'reference/plots/one-copy-per-player'],
    [jewel, 'reference/diamond-icon/one-copy'],
  ] as const) {
    expect(impossible(two(card), 'reference')).toEqual([rule]);
    expect(impossible(two(card), 'first')).toEqual([]);
    const each = table({ ann: { inPlay: { one: card } }, bob: { inPlay: { other: card } } });
    expect(impossible(each, 'reference')).toEqual([]);
  }
});

test('But the parts of a Sequence Plot lie beside each other, whether or not their sub-titles tell', {
  meta: {
    rules: [
      'highlander.type-two/sequence-plots/one-of-each',
      'highlander.reference/plots/one-copy-per-player',
    ],
  },
}, () => {
  const part = (number: number) =>
    aCard('Plot', { title: 'Plan', abilities: [{ ability: 'plot-part', part: number, of: 3 }] });
  const begun = table({ ann: { inPlay: { one: part(1), two: part(2) } }, bob: {} });
  for (const edition of ['typeTwo', 'reference'] as const) expect(impossible(begun, edition)).toEqual([]);
});

test('Nor two Vehicles, two pieces of armor for one row or two copies of a Flock Member', {
  meta: {
    rules: [
      'highlander.type-two/faq/vehicle-one-in-play',
      'highlander.type-two/faq/armor-one-per-category',
      'highlander.type-two/faq/flock-members-unique',
    ],
  },
}, () => {
  const such = (title: string, kind: Kind) => aText(title, { ability: 'is', kind });
  const having = (one: Definition, other: Definition, more = {}) =>
    table({ ann: { inPlay: { one, other, ...more } }, bob: {} });
  const hat = such('Hat', 'upper-armor');
  const two = [
    [such('Bike', 'vehicle'), such('Horse', 'vehicle'), 'type-two/faq/vehicle-one-in-play'],
    [hat, such('Helmet', 'upper-armor'), 'type-two/faq/armor-one-per-category'],
    [such('Raven', 'flock-member'), such('Raven', 'flock-member'), 'type-two/faq/flock-members-unique'],
  ] as const;
  const stable = aText(
    'Stable',
    says({ players: 'you', modifyPlayers: [{ inPlayAtMost: 2, such: { kind: ['vehicle'] } }] }),
  );
  for (const [one, other, rule] of two) {
    expect(impossible(having(one, other))).toEqual([rule]);
    expect(impossible(having(one, other), 'first')).toEqual([]);
    expect(impossible(having(one, other, { stable }))).toEqual([]);
  }
  const [[bike, horse]] = two;
  expect(impossible(table({ ann: { inPlay: { bike } }, bob: { inPlay: { horse } } }))).toEqual([]);
  // Of a Flock Member one may be in play at all.
  const raven = such('Raven', 'flock-member');
  expect(impossible(table({ ann: { inPlay: { raven } }, bob: { inPlay: { other: raven } } }))).toEqual([
    'type-two/faq/flock-members-unique',
  ]);
  expect(impossible(having(hat, such('Greaves', 'lower-armor')))).toEqual([]);
  expect(impossible(having(such('Raven', 'flock-member'), such('Crow', 'flock-member')))).toEqual([]);
});

test('By the Guide nobody has more hilts than weapons', {
  meta: { rules: ['highlander.reference/objects/one-hilt-per-weapon'] },
}, () => {
  const hilt = aText('Hilt', { ability: 'is', kind: 'hilt' });
  expect(impossible(table({ ann: { inPlay: { one: hilt, other: hilt } }, bob: {} }), 'reference')).toEqual([
    'reference/objects/one-hilt-per-weapon',
  ]);
});

test('Nobody has two hilts, but an off-hand hilt beside another, or by a text', {
  meta: { rules: ['highlander.type-two/hilts/one-in-play'] },
}, () => {
  const hilt = aText('Hilt', { ability: 'is', kind: 'hilt' });
  const offHand = aText('Off-Hand', { ability: 'is', kind: 'hilt' }, { ability: 'is', kind: 'off-hand' });
  const having = (inPlay: object) => table({ ann: { inPlay: { ...inPlay } }, bob: {} });
  expect(impossible(having({ one: hilt, other: hilt }))).toEqual(['type-two/hilts/one-in-play']);
  expect(impossible(having({ one: hilt, other: offHand }))).toEqual([]);
  expect(impossible(having({ one: hilt, other: hilt }), 'first')).toEqual([]);
  const rack = aText(
    'Rack',
    says({ players: 'you', modifyPlayers: [{ inPlayAtMost: 2, such: { kind: ['hilt'] } }] }),
  );
  expect(impossible(having({ one: hilt, other: hilt, rack }))).toEqual([]);
});

test('No Ability is above its maximum, unless a text speaks of that', {
  meta: { rules: ['highlander.type-two/faq/ability-no-gain-at-maximum'] },
}, () => {
  const above = (inPlay = {}) => table({ ann: { ability: 20, inPlay }, bob: {} });
  expect(impossible(above())).toEqual(['type-two/faq/ability-no-gain-at-maximum']);
  expect(impossible(table({ ann: { ability: 20, maximumAbility: 20 }, bob: {} }))).toEqual([]);
  const strong = aText('Strong', says({ players: 'you', modifyPlayers: [{ maximumAbility: 1 }] }));
  expect(impossible(above({ strong }))).toEqual([]);
});

test('No Pre-Game card is in a hand', {
  meta: {
    rules: [
      'highlander.type-two/pre-game-cards/not-in-endurance-count',
      'highlander.first-edition/glossary/pre-game-never-shuffled',
    ],
  },
}, () => {
  const drawn = table({ ann: { hand: { quickening: aCard('Quickening') } }, bob: {} });
  expect(impossible(drawn)).toEqual(['type-two/pre-game-cards/not-in-endurance-count']);
  expect(impossible(drawn, 'first')).toEqual(['first-edition/glossary/pre-game-never-shuffled']);
});

test.each([
  ['first', 'handbook-addendum/weapons-of-choice-secondary-weapons/one-of-each-unique-pre-game-card'],
  ['typeTwo', 'type-two/pre-game-cards/one-of-each-unique'],
  ['reference', 'type-two/pre-game-cards/one-of-each-unique'],
] as const)('in %s [%s] nobody uses two copies of one Weapon of Choice', (edition, rule) => {
  const weapon = (title: string) => ({
    card: aCard('Weapon of Choice', { title, handIcons: 1 }),
    preGame: true,
  });
  const using = (one: string, other: string) =>
    table({
      ann: { inPlay: { one: weapon(one), other: weapon(other) } },
      bob: { inPlay: { theirs: weapon('Dirk') } },
    });
  expect(impossible(using('Dirk', 'Dirk'), edition)).toEqual([rule]);
  expect(impossible(using('Dirk', 'Sabre'), edition)).toEqual([]);
});

test.each([
  ['first', 'first-edition/making-a-power-blow/one-power-blow-a-turn'],
  ['typeTwo', 'type-two/power-blows/one-per-turn'],
  ['reference', 'type-two/power-blows/one-per-turn'],
] as const)('in %s [%s] nobody has made two Power Blows, unless a text speaks of that', (edition, rule) => {
  const blow = (card: ReturnType<typeof anAttack>) => ({
    card: { ...card, damage: [2, 4] as [number, number] },
    powerBlow: true,
  });
  const struck = (inPlay = {}) =>
    attacked(
      { ann: {}, bob: { inPlay } },
      { cut: blow(anAttack('upper left')), stab: blow(anAttack('upper right')) },
    );
  expect(impossible(struck(), edition)).toEqual([rule]);
  const fury = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalPowerBlows: 1 }] }));
  expect(impossible(struck({ fury }), edition)).toEqual([]);
});

test('An attack is made by whose card it is', {
  meta: {
    rules: [
      'highlander.first-edition/attack-phase/one-attack-a-turn',
      'highlander.type-two/attack-phase/one-attack',
    ],
  },
}, () => {
  const state = attacked({ ann: {}, bob: {} }, { cut: { card: anAttack('upper left'), by: 'ann' } });
  expect(impossible(state, 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
  expect(impossible(state)).toEqual(['type-two/attack-phase/one-attack']);
});

test('Nobody is without Ability in his Attack Phase, but in another', {
  meta: {
    rules: [
      'highlander.first-edition/winning-the-game/zero-ability-at-attack-phase-loses',
      'highlander.type-two/game-concept-and-goal-of-the-game/zero-ability-loses',
    ],
  },
}, () => {
  const state = table({ ann: { ability: 0 }, bob: {} });
  expect(impossible(state, 'first')).toEqual([
    'first-edition/winning-the-game/zero-ability-at-attack-phase-loses',
  ]);
  expect(impossible(state)).toEqual(['type-two/game-concept-and-goal-of-the-game/zero-ability-loses']);
  expect(impossible(table({ ann: { ability: 0 }, bob: {} }, { turn: { phase: 'defense' } }))).toEqual([]);
  expect(impossible(table({ ann: {}, bob: { ability: 0 } }))).toEqual([]);
});

test('a defense stands against an attack that there is, or was', () => {
  const mistakes = (against: string, more: object = {}) =>
    judged(
      table(
        { ann: { inPlay: { duck: { card: aDodge('upper left'), as: 'dodge', enteredIn: 3 } } }, bob: {} },
        {
          turn: { phase: 'defense', ...more },
          defenses: [{ id: 'duck', by: 'ann', against: [against], powerBlock: false, reckoned: false }],
        },
      ),
      [],
    ).mistakes;
  expect(mistakes('nothing')).toMatchObject([{ pointer: '/state/defenses/0/against/0' }]);
  const left = { event: 'left-play' as const, player: 'bob', card: 'gone' };
  expect(mistakes('gone', { events: [left] })).toEqual([]);
});

describe('what is played before the game', () => {
  const before = { turn: { phase: 'before-the-game', number: 0 } } as const;
  const having = (cards: Record<string, Definition>, rest: object = before) => {
    const inPlay = Object.fromEntries(
      Object.entries(cards).map(([id, card]) => [id, { card, preGame: true }]),
    );
    return table({ ann: { inPlay }, bob: {} }, rest);
  };
  const weapon = (title: string, handIcons: number | null, more: object = {}) =>
    aCard('Weapon of Choice', { title, handIcons, ...more });

  test('is one of each card', {
    meta: {
      rules: [
        'highlander.handbook-addendum/weapons-of-choice-secondary-weapons/one-of-each-unique-pre-game-card',
        'highlander.type-two/pre-game-cards/one-of-each-unique',
        'highlander.type-two/pre-game-crystals/one-of-each-unique',
      ],
    },
  }, () => {
    const [quickening, crystal] = [aCard('Quickening'), aCard('Crystal')];
    const first = 'handbook-addendum/weapons-of-choice-secondary-weapons/one-of-each-unique-pre-game-card';
    for (const [card, typeTwo] of [
      [quickening, 'type-two/pre-game-cards/one-of-each-unique'],
      [weapon('Katana', 1), 'type-two/pre-game-cards/one-of-each-unique'],
      [crystal, 'type-two/pre-game-crystals/one-of-each-unique'],
    ] as const) {
      expect(impossible(having({ one: card, other: card }), 'first')).toEqual([first]);
      expect(impossible(having({ one: card, other: card }))).toEqual([typeTwo]);
      expect(impossible(having({ one: card, other: { ...card, title: 'Other' } }))).toEqual([]);
    }
    const own = { card: quickening, preGame: true };
    expect(impossible(table({ ann: { inPlay: { own } }, bob: { inPlay: { theirs: own } } }, before))).toEqual(
      [],
    );
  });

  test('is what its text lets be played', {
    meta: {
      rules: ['highlander.first-edition/card-anatomy/card-text', 'highlander.type-two/text/game-text'],
    },
  }, () => {
    const buckler = weapon('Buckler', null, {
      subtype: 'Off-Hand',
      abilities: [
        {
          ...{ ability: 'playing', kind: 'only' },
          if: {
            exists: {
              each: {
                ...{ kind: ['weapon-of-choice'], handIcons: { exactly: 1 } },
                ...{ controller: 'you', isNot: 'this' },
              },
              in: 'play',
            },
          },
        },
      ],
    });
    const text = { first: 'first-edition/card-anatomy/card-text', typeTwo: 'type-two/text/game-text' };
    for (const edition of ['first', 'typeTwo'] as const) {
      expect(impossible(having({ buckler }), edition)).toEqual([text[edition]]);
      expect(impossible(having({ buckler }, {}), edition)).toEqual([]);
      const beside = (icons: number | null) => having({ buckler, sword: weapon('Sword', icons) });
      expect(impossible(beside(1), edition)).toEqual([]);
      expect(impossible(beside(2), edition)).toEqual([text[edition]]);
      expect(impossible(beside(null), edition)).toEqual([]);
    }
  });
});
