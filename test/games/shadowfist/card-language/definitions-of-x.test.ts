import { expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, site, state, toldOf } from './compiled.ts';

const chosen = { choose: 'cards', which: {}, in: { hand: 'you' } } as const;

test('X can be the number of cards that are paid', () => {
  expect(
    abilitiesOf(event, 'Discard any number of cards :: Draw X cards. X= the number of cards discarded.'),
  ).toEqual([
    {
      ability: 'event',
      choose: [{ ...chosen, number: { atLeast: 0 }, as: 'card' }],
      pay: [{ pay: 'discard', cards: { chosen: 'card' } }],
      do: [{ do: 'draw', players: 'you', amount: { value: 'card' } }],
    },
  ]);
});

test('X can be half the number of cards that are paid', () => {
  expect(
    abilitiesOf(
      event,
      'Discard any number of cards :: Gain X Power. X = half the number of discarded cards, rounded up.',
    ),
  ).toMatchObject([
    { do: [{ do: 'gain-power', players: 'you', amount: { half: { value: 'card' }, round: 'up' } }] },
  ]);
});

test('The definition of X can have a target of its own', () => {
  expect(abilitiesOf(event, "Draw X cards. X= the amount of Power in target opponent's pool.")).toEqual([
    {
      ability: 'event',
      choose: [{ choose: 'players', of: 'every-opponent', target: true, as: 'player' }],
      do: [{ do: 'draw', players: 'you', amount: { power: { chosen: 'player' } } }],
    },
  ]);
});

test('The definition of X for a figure has no target', () => {
  expect(toldOf({ ...character, fighting: 'X' }, "X= the amount of Power in target opponent's pool.")).toBe(
    'nothing',
  );
});

test('X can be a figure at the time the card was turned', () => {
  expect(
    abilitiesOf(
      character,
      "Turn and maintain and target a Site :: Target gains +X Body. X= this card's Fighting at the time it was turned.",
    ),
  ).toEqual([
    {
      ability: 'voluntary',
      choose: [
        { choose: 'cards', which: { type: ['Site'] }, in: 'play', target: true, as: 'site' },
        {
          choose: 'number',
          atLeast: { figure: 'fighting', of: 'this' },
          atMost: { figure: 'fighting', of: 'this' },
          as: 'number',
        },
      ],
      pay: [{ pay: 'turn-and-maintain', card: 'this' }],
      do: [
        {
          do: 'modify',
          cards: { chosen: 'site' },
          by: [{ body: { value: 'number' } }],
          until: 'while-this-turned',
        },
      ],
    },
  ]);
});

test('X can be the damage that was healed', () => {
  expect(
    abilitiesOf(edge, 'Turn when a Site is healed :: Gain X Power. X= the amount of damage healed.'),
  ).toEqual([
    {
      ability: 'voluntary',
      inResponseTo: { event: { event: 'healed', card: { type: ['Site'] } } },
      pay: [{ pay: 'turn', card: 'this' }],
      do: [{ do: 'gain-power', players: 'you', amount: { eventAmount: true } }],
    },
  ]);
});

test('X can be the damage on several cards', () => {
  expect(
    abilitiesOf(character, '+X Fighting. X= the number of damage counters on other Sites you control.'),
  ).toEqual([
    {
      ability: 'continuous',
      cards: 'this',
      modify: [
        {
          fighting: {
            total: 'damage',
            of: { each: { isNot: 'this', type: ['Site'], controller: 'you' }, in: 'play' },
          },
        },
      ],
    },
  ]);
});

test('X counts the card itself where the text says so', () => {
  expect(
    abilitiesOf(
      site,
      'When this card is revealed, draw X cards. X= the number of Sites you control, including this one.',
    ),
  ).toMatchObject([
    { do: [{ amount: { count: { each: { type: ['Site'], controller: 'you' }, in: 'play' } } }] },
  ]);
});

test('A number and X can be added', () => {
  expect(
    abilitiesOf(state, 'Subject Character gains 1+X damage. X= the number of {chi} provided by the subject.'),
  ).toMatchObject([
    { ability: 'subject' },
    { modify: [{ damage: { sum: [1, { symbolsOn: 'subject', which: 'chi', among: 'provisions' }] } }] },
  ]);
});

test('X can be bounded by zero', () => {
  expect(
    abilitiesOf(
      character,
      "+X Fighting. X= the number of opponents' Edges minus 2. X cannot be less than 0.",
    ),
  ).toMatchObject([
    {
      modify: [
        {
          fighting: {
            greatest: [
              {
                difference: [
                  { count: { each: { type: ['Edge'], controller: 'every-opponent' }, in: 'play' } },
                  2,
                ],
              },
              0,
            ],
          },
        },
      ],
    },
  ]);
});

test('“Play at a lower cost” is always so', () => {
  expect(abilitiesOf(character, 'Play at -X cost. X= the number of Edges you control.')).toEqual([
    {
      ability: 'own-cost',
      by: { product: [-1, { count: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } }] },
    },
  ]);
});

test('X can be the number of cards that are discarded as the card enters play', () => {
  const oak = { ...character, fighting: 'X' } as const;
  expect(abilitiesOf(oak, 'X= the number of cards you discard when Old Oak enters play.')).toEqual([
    {
      ability: 'entering',
      choose: [{ ...chosen, number: { atLeast: 0 }, as: 'card' }],
      pay: [{ pay: 'discard', cards: { chosen: 'card' } }],
    },
    { ability: 'x', figure: 'fighting', is: { value: 'card' } },
  ]);
  expect(toldOf(character, 'X= the number of cards you discard when Old Oak enters play.')).toBe('nothing');
});
