import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, site, state, toldOf } from './compiled.ts';

const counters = { do: 'counters', name: 'counter', on: 'this' };

describe('Tokens', () => {
  test('What is printed on a token may be said in the next sentence', () => {
    expect(
      abilitiesOf(
        event,
        'Put 2 "Acorn" Character tokens into play. They have a printed Fighting of 1, Ambush, and a printed cost of {jam}2.',
      ),
    ).toEqual([
      {
        ability: 'event',
        do: [
          {
            do: 'put-token',
            by: 'you',
            number: 2,
            token: {
              title: 'Acorn',
              type: 'Character',
              cost: 2,
              fighting: 1,
              requires: ['jam'],
              abilities: [{ ability: 'special', special: 'Ambush' }],
            },
          },
        ],
      },
    ]);
  });

  test('A token without a printed Fighting is not understood', () => {
    expect(toldOf(event, 'Put an "Acorn" Character token into play.')).toBe('nothing');
    expect(toldOf(event, 'Gain 1 Power. It has a printed Fighting of 2 and a printed cost of 1.')).toBe(
      'in-part',
    );
  });
});

describe('Counters', () => {
  test('A card may enter play with counters', () => {
    expect(abilitiesOf(edge, 'Enters play with 3 counters.')).toEqual([
      { ability: 'entering', do: [{ ...counters, number: 3 }] },
    ]);
    expect(abilitiesOf(edge, 'This card enters play with one counter on it.')).toEqual([
      { ability: 'entering', do: [{ ...counters, number: 1 }] },
    ]);
  });

  test('A counter is added to the card that says so', () => {
    expect(abilitiesOf(site, 'Turn :: Add a counter to this card.')).toMatchObject([
      { do: [{ ...counters, number: 1 }] },
    ]);
    expect(abilitiesOf(site, 'Add a counter at the start of your turn.')).toMatchObject([
      { ability: 'triggered', do: [{ ...counters, number: 1 }] },
    ]);
  });
});

describe('Power that cards generate', () => {
  const ability = { ability: 'generates-power', amount: 1 };

  test('A card may generate additional Power, always or under a condition', () => {
    expect(abilitiesOf(site, 'Generates 1 Power for each opponent.')).toEqual([
      { ability: 'generates-power', amount: { countPlayers: 'every-opponent' } },
    ]);
    expect(abilitiesOf(site, 'Generates an additional Power while damaged.')).toEqual([
      { ...ability, if: { card: 'this', is: { damaged: true } } },
    ]);
    expect(abilitiesOf(state, 'Play on a Site. Subject generates an additional Power.')).toMatchObject([
      { ability: 'subject' },
      { ability: 'continuous', cards: 'subject', modify: [{ ability }] },
    ]);
  });

  test('A card may generate no Power while something is so', () => {
    expect(abilitiesOf(site, 'Generates no Power while turned.')).toMatchObject([
      { ability: 'continuous', while: { is: { turned: true } }, modify: [{ cannot: 'generate-power' }] },
    ]);
  });

  test('An Event may keep all others from generating Power in the same Establishing Shot', () => {
    expect(
      abilitiesOf(
        event,
        'Generate 2 Power. Other <Oak> Events you play during this Establishing Shot generate no Power.',
      ),
    ).toMatchObject([
      {
        do: [
          { do: 'generate-power', amount: 2 },
          {
            do: 'modify-players',
            by: [{ cannotGeneratePower: { designator: 'Oak', type: ['Event'], isNot: 'this' } }],
          },
        ],
      },
    ]);
  });
});

describe('What is done on several cards', () => {
  test('The card turns together with another', () => {
    expect(
      abilitiesOf(edge, 'Turn this card and a <Oak> Character you control :: Draw a card.'),
    ).toMatchObject([
      {
        choose: [{ which: { designator: 'Oak', type: ['Character'], controller: 'you' }, as: 'character' }],
        pay: [
          { pay: 'turn', card: 'this' },
          { pay: 'turn-cards', cards: { chosen: 'character' } },
        ],
      },
    ]);
  });

  test('Two cards are toasted', () => {
    expect(
      abilitiesOf(event, 'Toast an Edge in your smoked pile and a State in your smoked pile :: Draw a card.'),
    ).toMatchObject([
      {
        pay: [
          { pay: 'toast', cards: { chosen: 'edge' } },
          { pay: 'toast', cards: { chosen: 'state' } },
        ],
      },
    ]);
  });
});

describe('What a State may be played on', () => {
  test('A State may be played on cards of opponents only', () => {
    expect(abilitiesOf(state, "Play on an opponent's Site. Subject cannot be turned.")).toMatchObject([
      { ability: 'subject', which: { type: ['Site'], controller: 'every-opponent' } },
      { ability: 'continuous' },
    ]);
  });
});

describe('Rows of a site structure', () => {
  test('“Your front row” is not the front row of an opponent', () => {
    expect(abilitiesOf(character, '+1 Fighting for each <Oak> Site in your front row.')).toMatchObject([
      {
        modify: [
          {
            fighting: {
              count: { each: { designator: 'Oak', type: ['Site'], row: 'front', controller: 'you' } },
            },
          },
        ],
      },
    ]);
  });
});

test('How many copies a deck may have is nothing that happens in a game', () => {
  expect(abilitiesOf(character, 'No Max. Guts.')).toEqual([{ ability: 'special', special: 'Guts' }]);
});
