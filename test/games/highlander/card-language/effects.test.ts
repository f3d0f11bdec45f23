import { describe, expect, test } from 'vitest';
import { abilitiesOf, attack, event, situation, toldOf } from './compiled.ts';

const inHand = { choose: 'cards', which: {}, in: [{ hand: 'you' }], as: 'card' };
const draw = (amount: number) => ({ do: 'draw', players: 'you', amount });

describe('What an Event does', () => {
  test.each([
    ['Draw 2 cards.', draw(2)],
    ['Your opponent loses 1 Ability.', { do: 'lose-ability', players: 'opponent', amount: 1 }],
    ['Gain two Ability.', { do: 'gain-ability', players: 'you', amount: 2 }],
    ['Skip your attack phase.', { do: 'skip-phase', players: 'you', phase: 'attack' }],
    [
      'Remove the top 2 cards of your Endurance from the game.',
      { do: 'remove-from-game', cards: { top: 2, of: 'you' } },
    ],
    [
      'Remove all Situations in play from the game.',
      { do: 'remove-from-game', cards: { each: { kind: ['situation'] }, in: 'play' } },
    ],
    ['You may draw a card.', { do: 'may', by: 'you', effects: [draw(1)] }],
  ])('%s', (text, effect) => {
    expect(abilitiesOf(event, text)).toEqual([{ ability: 'played', do: [effect] }]);
  });

  test('What the opponent must do is chosen by the opponent', () => {
    expect(abilitiesOf(event, 'Your opponent must discard 2 defenses from his Hand.')).toEqual([
      {
        ability: 'played',
        do: [
          {
            do: 'must',
            by: 'opponent',
            choose: [
              {
                choose: 'cards',
                which: { kind: ['defense'] },
                number: { exactly: 2 },
                in: [{ hand: 'opponent' }],
                as: 'defense',
              },
            ],
            effects: [{ do: 'discard', cards: { chosen: 'defense' } }],
          },
        ],
      },
    ]);
  });

  test('“The same number” is the number of cards that were chosen before', () => {
    expect(abilitiesOf(event, 'Discard up to 2 cards. Draw the same number of cards.')).toEqual([
      {
        ability: 'played',
        choose: [{ ...inHand, number: { atMost: 2 } }],
        do: [
          { do: 'discard', cards: { chosen: 'card' } },
          { do: 'draw', players: 'you', amount: { value: 'card' } },
        ],
      },
    ]);
  });

  test('A card from the Hand is chosen after other cards were drawn', () => {
    expect(abilitiesOf(event, 'Draw a card and discard a card.')).toEqual([
      {
        ability: 'played',
        do: [draw(1), { do: 'choose', choice: inHand }, { do: 'discard', cards: { chosen: 'card' } }],
      },
    ]);
  });

  test('“If you do” continues what a player may do', () => {
    expect(abilitiesOf(event, 'You may discard a card. If you do, draw 2 cards.')).toEqual([
      {
        ability: 'played',
        do: [
          {
            do: 'may',
            by: 'you',
            choose: [inHand],
            effects: [{ do: 'discard', cards: { chosen: 'card' } }, draw(2)],
          },
        ],
      },
    ]);
  });

  test('Attacks from an Exertion that a player may make need the Exertion', () => {
    expect(
      abilitiesOf(
        event,
        'You may make a 5 card Hard Exertion. You may play up to 2 Basic Attacks from that Exertion.',
      ),
    ).toEqual([
      {
        ability: 'played',
        do: [
          {
            do: 'may',
            by: 'you',
            effects: [
              { do: 'exert', exertion: 'hard', by: 'you', cards: 5, as: 'exertion' },
              {
                do: 'play',
                by: 'you',
                which: { kind: ['basic-attack'] },
                in: [{ exertion: 'exertion' }],
                number: { atMost: 2 },
              },
            ],
          },
        ],
      },
    ]);
    expect(toldOf(event, 'You may play up to 2 Basic Attacks from that Exertion.')).toBe('nothing');
  });

  test('The winner and the loser are those of the Attribute Challenge', () => {
    expect(
      abilitiesOf(event, 'Both players must make a Soft Exertion for Agility. The winner draws 2 cards.'),
    ).toEqual([
      {
        ability: 'played',
        do: [
          { do: 'attribute-challenge', gem: 'Agility', as: 'challenge' },
          { do: 'draw', players: { winnerOf: 'challenge' }, amount: 2 },
        ],
      },
    ]);
    expect(toldOf(event, 'The loser must discard a card.')).toBe('nothing');
  });
});

describe('What a card that stays in play does', () => {
  test('A card is used up for what stands after “to”', () => {
    expect(abilitiesOf(situation, 'You may discard this card to remove a Location from play.')).toEqual([
      {
        ability: 'discard-to-use',
        leaves: 'discard',
        choose: [{ choose: 'cards', which: { kind: ['location'] }, in: ['play'], as: 'location' }],
        do: [{ do: 'remove-from-play', cards: { chosen: 'location' } }],
      },
    ]);
  });

  test('A trigger', () => {
    expect(abilitiesOf(attack, 'If this attack is blocked, draw a card.')).toEqual([
      { ability: 'triggered', on: { event: 'attack-blocked', card: { is: 'this' } }, do: [draw(1)] },
    ]);
  });

  test('What a player may do in a phase, with what is paid for it', () => {
    expect(
      abilitiesOf(situation, 'At the beginning of your turn, you may discard a card to draw 2 cards.'),
    ).toEqual([
      {
        ability: 'may-do',
        during: ['may-do'],
        limit: { times: 1, per: 'turn' },
        choose: [inHand],
        pay: [{ pay: 'discard', cards: { chosen: 'card' } }],
        do: [draw(2)],
      },
    ]);
  });

  test('What the opponent must do at the end of a turn is counted at that time', () => {
    expect(
      abilitiesOf(
        situation,
        'Your opponent must discard a number of cards equal to the number of Locations in play at the end of your turn.',
      ),
    ).toMatchObject([
      {
        ability: 'triggered',
        on: { event: 'turn-ended', player: 'you' },
        do: [
          { do: 'reckon', amount: { count: { each: { kind: ['location'] }, in: 'play' } }, as: 'counted-1' },
          { do: 'must', choose: [{ number: { exactly: { value: 'counted-1' } } }] },
        ],
      },
    ]);
  });

  test.each([
    // Neither the text nor a rule says how often.
    'You may draw a card.',
    // Whether once or each turn is not said.
    'Draw a card.',
    // Being disarmed is something that lasts.
    'If your opponent is disarmed, draw a card.',
  ])('%s is not understood', (text) => {
    expect(toldOf(situation, text)).toBe('nothing');
  });

  test('A sentence after a trigger is not taken as part of it', () => {
    expect(toldOf(situation, 'At the end of your turn, draw a card. Draw 2 cards.')).toBe('in-part');
  });
});

test('A hostile text takes bounded time', () => {
  const text = 'You may discard a card and '.repeat(140);
  expect(toldOf(event, text)).toBe('nothing');
});
