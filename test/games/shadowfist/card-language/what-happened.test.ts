import { expect, test } from 'vitest';
import { abilitiesOf, character, site } from './compiled.ts';

type Row = readonly [card: Parameters<typeof abilitiesOf>[0], text: string, abilities: readonly unknown[]];

const rows: readonly Row[] = [
  [
    character,
    'At the end of any turn in which an Edge was smoked, heal this card.',
    [
      {
        ability: 'triggered',
        on: { event: 'turn-ended' },
        if: { happenedThisTurn: { event: 'smoked', card: { type: ['Edge'] } } },
        do: [{ do: 'heal', amount: 'all', cards: 'this' }],
      },
    ],
  ],
  [
    character,
    '+4 damage during any turn in which an attack you declared failed.',
    [
      {
        ability: 'continuous',
        while: { happenedThisTurn: { event: 'attack-ended', player: 'you', successful: false } },
        cards: 'this',
        modify: [{ damage: 4 }],
      },
    ],
  ],
  [
    character,
    'If you have played an Edge this turn when this card enters play, this card gains Superleap and Mobility until it leaves play.',
    [
      {
        ability: 'entering',
        do: [
          {
            do: 'if',
            condition: { happenedThisTurn: { event: 'played', card: { type: ['Edge'] }, player: 'you' } },
            effects: [
              {
                do: 'modify',
                cards: 'this',
                by: [{ special: 'Superleap' }, { special: 'Mobility' }],
                until: 'while-in-play',
              },
            ],
          },
        ],
      },
    ],
  ],
  [
    site,
    'If this Site is in your front row when an opponent plays an Edge, you may gain 1 Power.',
    [
      {
        ability: 'triggered',
        on: { event: 'played', card: { type: ['Edge'] }, player: 'every-opponent' },
        if: { card: 'this', is: { row: 'front' } },
        optional: true,
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  ],
  [
    character,
    'Toughness: 3 against combat damage inflicted by unturned Characters and any Character whose controller played an Event this turn.',
    [
      {
        ability: 'special',
        special: 'Toughness',
        amount: 3,
        against: {
          any: [
            { turned: false, type: ['Character'] },
            {
              type: ['Character'],
              controller: {
                every: 'player',
                such: {
                  happenedThisTurn: { event: 'played', card: { type: ['Event'] }, player: 'that-player' },
                },
              },
            },
          ],
        },
        combat: true,
      },
    ],
  ],
  [
    character,
    'At the end of your turn, toast this card if it did not attack this turn.',
    [
      {
        ability: 'triggered',
        on: { event: 'turn-ended', player: 'you' },
        do: [
          {
            do: 'if',
            effects: [{ do: 'toast', cards: 'this' }],
            condition: {
              not: {
                happenedThisTurn: {
                  event: ['turned-to-attack', 'attacked-without-turning'],
                  card: { is: 'this' },
                },
              },
            },
          },
        ],
      },
    ],
  ],
  [
    character,
    'Stealth while attacking alone.',
    [
      {
        ability: 'continuous',
        while: {
          all: [
            { card: 'this', is: { attacking: true } },
            { compare: [{ count: { each: { attacking: true }, in: 'play' } }, '=', 1] },
          ],
        },
        cards: 'this',
        modify: [{ special: 'Stealth' }],
      },
    ],
  ],
  [
    character,
    'When he turns to attack, draw four cards if he is the only attacker.',
    [
      {
        ability: 'triggered',
        on: { event: 'turned-to-attack', card: { is: 'this' } },
        do: [
          {
            do: 'if',
            effects: [{ do: 'draw', players: 'you', amount: 4 }],
            condition: {
              all: [
                { card: 'this', is: { attacking: true } },
                { not: { exists: { each: { attacking: true, isNot: 'this' }, in: 'play' } } },
              ],
            },
          },
        ],
      },
    ],
  ],
];

test.each(rows.map(([card, text, abilities]) => ({ card, text, abilities })))(
  '$text',
  ({ card, text, abilities }) => {
    expect(abilitiesOf(card, text)).toEqual(abilities);
  },
);
