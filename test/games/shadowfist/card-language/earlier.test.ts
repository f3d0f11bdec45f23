import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, site, state, toldOf } from './compiled.ts';

describe('What happened in a turn', () => {
  test.each([
    ['a Character was smoked', { event: 'smoked', card: { type: ['Character'] } }],
    ['at least one card you own was toasted', { event: 'toasted', card: { owner: 'you' } }],
    [
      'this card smoked one or more Characters by inflicting combat damage',
      { event: 'smoked', card: { type: ['Character'] }, source: { is: 'this' }, combat: true },
    ],
    [
      'an Elm Character attacked',
      {
        event: ['turned-to-attack', 'attacked-without-turning'],
        card: { designator: 'Elm', type: ['Character'] },
      },
    ],
    ['you declared an attack', { event: 'attack-declared', player: 'you' }],
  ])('At the end of any turn in which %s', (said, happenedThisTurn) => {
    expect(abilitiesOf(site, `At the end of any turn in which ${said}, gain 1 Power.`)).toMatchObject([
      { ability: 'triggered', on: { event: 'turn-ended' }, if: { happenedThisTurn } },
    ]);
  });

  test.each([
    [
      'this card did not attack this turn',
      { event: ['turned-to-attack', 'attacked-without-turning'], card: { is: 'this' } },
    ],
    ['no Sites were seized during that turn', { event: 'seized', card: { type: ['Site'] } }],
  ])('If %s', (said, happenedThisTurn) => {
    expect(abilitiesOf(character, `At the end of your turn, draw a card if ${said}.`)).toMatchObject([
      { do: [{ do: 'if', condition: { not: { happenedThisTurn } } }] },
    ]);
  });

  test('Two things may be said of the player whose turn it is', () => {
    expect(
      abilitiesOf(
        site,
        "At the end of each player's turn, that player loses 1 Power if he or she controls any Characters and did not declare an attack.",
      ),
    ).toMatchObject([
      {
        do: [
          {
            condition: {
              somePlayer: { event: 'player' },
              such: {
                all: [
                  { exists: { each: { type: ['Character'], controller: 'that-player' } } },
                  { not: { happenedThisTurn: { event: 'attack-declared', player: 'that-player' } } },
                ],
              },
            },
          },
        ],
      },
    ]);
  });

  test('The subject that is still in play', () => {
    expect(
      abilitiesOf(
        state,
        'Play on a Character. If subject is still in play at the end of any turn in which it smoked one or more Characters, gain 1 Power.',
      ),
    ).toMatchObject([
      {},
      {
        on: { event: 'turn-ended' },
        if: { happenedThisTurn: { event: 'smoked', source: { is: 'subject' } } },
        do: [{ do: 'if', condition: { exists: { each: { is: 'subject' }, in: 'play' } } }],
      },
    ]);
  });

  test.each([
    'At the end of any turn in which this card was smoked, draw a card.',
    'At the end of any turn in which an attacking Character was smoked, draw a card.',
    'At the end of any turn in which this card damaged the target of its attack, draw a card.',
  ])('What is no longer so at the end of the turn is not understood: “%s”', (text) => {
    expect(toldOf(character, text)).toBe('nothing');
  });
});
