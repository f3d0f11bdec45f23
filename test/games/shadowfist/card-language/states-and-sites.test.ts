import { describe, expect, test } from 'vitest';
import { abilitiesOf, site, state, toldOf } from './compiled.ts';

/** What a State says of its subject beside that it is played on a Character. */
const onCharacter = (text: string) => abilitiesOf(state, `Play on a Character. ${text}`).slice(1);

describe('Changes of the subject', () => {
  test.each([
    [
      'Subject gains the designators Elm and Ash.',
      { modify: [{ designator: 'Elm' }, { designator: 'Ash' }] },
    ],
    ['Subject is considered to be an Elm Character.', { modify: [{ designator: 'Elm' }] }],
    [
      'Subject gains +2 Fighting, cannot be taken control of, and its damage cannot be reduced.',
      { modify: [{ fighting: 2 }, { cannot: 'be-taken-control-of' }, { damageCannotBeReduced: true }] },
    ],
    [
      'Reduce all non-combat damage inflicted on subject to 0.',
      { modify: [{ takesNoDamage: { combat: false } }] },
    ],
    [
      'Reduce damage inflicted on subject by Sites to 0.',
      { modify: [{ takesNoDamage: { from: { type: ['Site'] } } }] },
    ],
    [
      'Subject cannot use Ambush, Stealth, and Assassinate.',
      {
        modify: [
          { cannot: 'use-special', using: 'Ambush' },
          { cannot: 'use-special', using: 'Stealth' },
          { cannot: 'use-special', using: 'Assassinate' },
        ],
      },
    ],
  ])('“%s”', (text, change) => {
    expect(onCharacter(text)).toEqual([{ ability: 'continuous', cards: 'subject', ...change }]);
  });

  test.each([
    ['it is Elm or Ash', { any: [{ designator: 'Elm' }, { designator: 'Ash' }] }],
    ['it is not an Elm', { not: { designator: 'Elm' } }],
  ])('Its condition “%s”', (condition, is) => {
    expect(onCharacter(`Subject gains Guts while ${condition}.`)).toEqual([
      {
        ability: 'continuous',
        while: { card: 'subject', is },
        cards: 'subject',
        modify: [{ special: 'Guts' }],
      },
    ]);
  });
});

test.each([
  ['a Character that requires no resources', { type: ['Character'], neutral: true }],
  ['a non-Unique, non-Site card', { not: { any: [{ restriction: 'Unique' }, { type: ['Site'] }] } }],
])('A State may be played on %s', (subject, which) => {
  expect(abilitiesOf(state, `Play on ${subject}.`)).toEqual([{ ability: 'subject', which }]);
});

describe('Other cards than a State or its subject', () => {
  test('“Another Character” is not the subject', () => {
    expect(
      onCharacter('Turn and target another Character :: Target gains Guts until the end of the turn.'),
    ).toMatchObject([{ choose: [{ which: { type: ['Character'], isNot: 'subject' } }] }]);
  });

  test('“Other States” are not the State itself', () => {
    expect(onCharacter('Turn :: Smoke all other States on subject.')).toMatchObject([
      { do: [{ do: 'smoke', cards: { each: { type: ['State'], isNot: 'this', on: { is: 'subject' } } } }] },
    ]);
  });

  test('“Another card” may be other than either', () => {
    expect(toldOf(state, 'Play on a Character. Turn :: Smoke another card.')).toBe('in-part');
  });
});

describe('Triggers', () => {
  test('Whoever seizes a Site gains Power', () => {
    expect(abilitiesOf(site, 'Any player who seizes this Site gains 2 Power.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'seized', card: { is: 'this' }, by: 'every-player' },
        do: [{ do: 'gain-power', players: { event: 'by' }, amount: 2 }],
      },
    ]);
  });

  test.each([
    ['start', 'turn-started'],
    ['end', 'turn-ended'],
  ])('The %s of the turn of the controller of the subject', (side, event) => {
    expect(onCharacter(`Inflict 2 damage on subject at the ${side} of its controller's turn.`)).toEqual([
      {
        ability: 'triggered',
        on: { event, player: { controllerOf: 'subject' } },
        do: [{ do: 'damage', amount: 2, to: 'subject' }],
      },
    ]);
  });

  test('A condition before an effect and its trigger is that of the trigger', () => {
    expect(onCharacter('If subject is an Elm, draw a card when subject smokes a Character.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { type: ['Character'] }, source: { is: 'subject' } },
        if: { card: 'subject', is: { designator: 'Elm' } },
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
    ]);
  });

  test('“When it enters play” does not mean the subject, which is in play', () => {
    expect(toldOf(state, 'Play on a Character. Inflict 1 damage on subject when it enters play.')).toBe(
      'in-part',
    );
  });
});

describe('Turn and maintain', () => {
  test('The card in your front row is “it”', () => {
    expect(
      abilitiesOf(
        site,
        'If this Site is in your front row, turn and maintain it to take control of target Character.',
      ),
    ).toMatchObject([
      {
        when: { card: 'this', is: { row: 'front' } },
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'take-control', until: 'while-this-turned' }],
      },
    ]);
  });

  test.each([
    'Turn and maintain to give target Character -2 damage while it is not attacking.',
    'Turn and maintain and target a Character :: Target gains -2 damage while not attacking.',
  ])('What lasts may have a condition: “%s”', (text) => {
    expect(abilitiesOf(site, text)).toMatchObject([
      {
        do: [
          {
            do: 'modify',
            cards: { chosen: 'character' },
            by: [{ damage: -2 }],
            until: 'while-this-turned',
            while: { card: { chosen: 'character' }, is: { attacking: false } },
          },
        ],
      },
    ]);
  });
});

test.each([
  'Turn :: Inflict 1 damage to target Character.',
  'Turn :: Inflict 1 damage each on up to 2 Characters.',
])('Damage “to” a card and “each on” several: “%s”', (text) => {
  expect(abilitiesOf(site, text)).toMatchObject([{ do: [{ do: 'damage', amount: 1 }] }]);
});

test('A condition that there are cards', () => {
  expect(abilitiesOf(site, 'Generates no Power if there are Characters at this location.')).toMatchObject([
    { while: { exists: { each: { type: ['Character'], atLocationOf: 'this' }, in: 'play' } } },
  ]);
});

describe('Other resources in place of conditions', () => {
  test.each([
    [
      'You may substitute {asc} for {chi} when playing this card on an Elm Character.',
      { resources: ['asc'], requires: 'chi', on: { designator: 'Elm', type: ['Character'] } },
    ],
    [
      'You may substitute {mon} for {jam} when playing this card if you control an Edge.',
      {
        resources: ['mon'],
        requires: 'jam',
        if: { exists: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
      },
    ],
    [
      'You may substitute {dra}, {asc} and/or {han} for each resource condition of this card.',
      { resources: ['dra', 'asc', 'han'] },
    ],
  ])('“%s”', (text, said) => {
    expect(onCharacter(text)).toEqual([{ ability: 'substitutes-resources', ...said }]);
  });
});

test('The target of the attack of the subject is not that of another attack', () => {
  expect(onCharacter("Turn :: Inflict 2 damage on the target of subject's attack.")).toMatchObject([
    { do: [{ do: 'damage', to: { each: { attackedBy: 'subject' }, in: 'play' } }] },
  ]);
});

test('A subject with damage on it', () => {
  expect(onCharacter('Subject gains Guts while it has more than two damage on it.')).toMatchObject([
    { while: { card: 'subject', is: { figure: { damage: { atLeast: 3 } } } } },
  ]);
});

test('Cards that are neither of two things', () => {
  expect(
    onCharacter(
      'Subject gains Guts against cards that are not {chi}, and are not the subject of an Elm State.',
    ),
  ).toMatchObject([
    {
      modify: [
        {
          special: 'Guts',
          against: {
            not: { any: [{ belongsTo: 'chi' }, { hasState: { designator: 'Elm', type: ['State'] } }] },
          },
        },
      ],
    },
  ]);
});

test('A text that is quoted as a whole is read without the marks', () => {
  expect(abilitiesOf(site, '"Limited. Turn :: Draw a card."')).toMatchObject([{ do: [{ do: 'draw' }] }]);
});
