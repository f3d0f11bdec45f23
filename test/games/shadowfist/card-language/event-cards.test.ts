import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, toldOf } from './compiled.ts';

describe('A designator that is the noun itself', () => {
  test.each([
    ['All Demons in play are toasted.', { each: { designator: 'Demon' }, in: 'play' }],
    ['Toast all Abominations.', { each: { designator: 'Abomination' }, in: 'play' }],
  ])('%s', (text, cards) => {
    expect(abilitiesOf(event, text)).toEqual([{ ability: 'event', do: [{ do: 'toast', cards }] }]);
  });

  test('One card may be called so, too', () => {
    expect(abilitiesOf(edge, 'Turn a Eunuch you control :: Gain 1 Power.')).toMatchObject([
      { choose: [{ which: { designator: 'Eunuch', controller: 'you' } }] },
    ]);
  });

  test('The first word of a sentence and words of the rules are no designators', () => {
    expect(toldOf(event, 'Demons gain +1 Fighting until the end of the turn.')).toBe('nothing');
    expect(toldOf(event, 'Smoke all Players.')).toBe('nothing');
    expect(toldOf(event, 'Smoke a Player.')).toBe('nothing');
  });
});

describe('What describes a card', () => {
  test.each([
    ['a Character with a printed numerical Fighting of 5 or less', { printed: { fighting: { atMost: 5 } } }],
    [
      'a Character with a cost or Fighting of 4 or greater',
      { any: [{ figure: { cost: { atLeast: 4 } } }, { figure: { fighting: { atLeast: 4 } } }] },
    ],
    ['a Character that is not being attacked', { not: { targetOfAttack: true } }],
  ])('Smoke %s', (what, which) => {
    expect(abilitiesOf(event, `Smoke ${what}.`)).toMatchObject([
      { choose: [{ which: { type: ['Character'], ...which } }] },
    ]);
  });

  test('A figure may be compared with that of the card that is answered', () => {
    const text =
      "Play in response to an Event :: Toast a Character whose cost equals or exceeds that Event's cost.";
    expect(abilitiesOf(event, text)).toMatchObject([
      {},
      {
        choose: [
          { which: { figure: { cost: { atLeast: { figure: 'cost', of: { chosen: 'answered' } } } } } },
        ],
      },
    ]);
  });
});

describe('Several effects on the cards that a filter finds', () => {
  const which = { type: ['Character'], figure: { fighting: { atLeast: 4 } } };
  const cards = { each: which, in: 'play' };

  test('None of them changes which cards the next one finds', () => {
    expect(abilitiesOf(event, 'All Characters with a Fighting of 4 or more take 2 damage and turn.')).toEqual(
      [
        {
          ability: 'event',
          do: [
            { do: 'turn', cards },
            { do: 'damage', amount: 2, to: cards },
          ],
        },
      ],
    );
    const unordered = 'All turned Characters with a Fighting of 4 or more take 2 damage and unturn.';
    expect(toldOf(event, unordered)).toBe('nothing');
  });

  test('What is said with “then” is done in that order', () => {
    const text = 'Characters you control gain +1 Fighting until the end of the turn, then take 1 damage.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        do: [
          { do: 'modify', by: [{ fighting: 1 }], until: 'end-of-turn' },
          { do: 'damage', amount: 1 },
        ],
      },
    ]);
  });
});

describe('Who has more', () => {
  test.each([
    [
      'if an opponent has more Feng Shui Sites in play than you',
      {
        somePlayer: 'every-opponent',
        such: {
          compare: [
            { count: { each: { type: ['Feng Shui Site'], controller: 'that-player' }, in: 'play' } },
            '>',
            { count: { each: { type: ['Feng Shui Site'], controller: 'you' }, in: 'play' } },
          ],
        },
      },
    ],
    [
      'if you control more Edges than any other player',
      {
        not: {
          somePlayer: 'every-opponent',
          such: {
            compare: [
              { count: { each: { type: ['Edge'], controller: 'that-player' }, in: 'play' } },
              '>=',
              { count: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
            ],
          },
        },
      },
    ],
    [
      'if you have more Characters in your smoked pile than any other player',
      {
        not: {
          somePlayer: 'every-opponent',
          such: {
            compare: [
              { count: { each: { type: ['Character'] }, in: { smoked: 'that-player' } } },
              '>=',
              { count: { each: { type: ['Character'] }, in: { smoked: 'you' } } },
            ],
          },
        },
      },
    ],
    ['if you have at least three columns in your site structure', { compare: [{ columns: 'you' }, '>=', 3] }],
  ])('Play %s', (when, condition) => {
    expect(abilitiesOf(event, `Play ${when}. Gain 1 Power.`)).toMatchObject([
      { kind: 'only', when: condition },
      {},
    ]);
  });
});

describe('What is gained for each of several things', () => {
  test.each([
    [
      'Gain 1 Power for every three Edges in play.',
      { quotient: [{ count: { each: { type: ['Edge'] }, in: 'play' } }, 3], round: 'down' },
    ],
    ['Gain 2 Power for each opponent.', { product: [2, { countPlayers: 'every-opponent' }] }],
  ])('%s', (text, amount) => {
    expect(abilitiesOf(event, text)).toEqual([
      { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount }] },
    ]);
  });
});

test('A target may be a player of whom something is so', () => {
  expect(abilitiesOf(event, 'Steal 1 Power from target opponent who controls an Edge.')).toMatchObject([
    {
      choose: [
        {
          choose: 'players',
          of: 'every-opponent',
          target: true,
          such: { exists: { each: { type: ['Edge'], controller: 'that-player' }, in: 'play' } },
        },
      ],
    },
  ]);
});

test('“A target card” is a target', () => {
  expect(abilitiesOf(event, 'Unturn a target card.')).toMatchObject([
    { choose: [{ which: {}, target: true }] },
  ]);
});

test('Your side are the cards that you control, and a card that becomes turned is turned', () => {
  expect(abilitiesOf(edge, 'Gain 1 Power whenever an attack is declared against your side.')).toMatchObject([
    { on: { event: 'attack-declared', card: { controller: 'you' } } },
  ]);
  expect(abilitiesOf(edge, "When an opponent's Site becomes turned, inflict 1 damage on it.")).toMatchObject([
    { on: { event: 'turned', card: { type: ['Site'] }, player: 'every-opponent' } },
  ]);
  expect(abilitiesOf(character, 'Gains +1 Fighting for each Abomination in play.')).toMatchObject([
    { modify: [{ fighting: { count: { each: { designator: 'Abomination' }, in: 'play' } } }] },
  ]);
});
