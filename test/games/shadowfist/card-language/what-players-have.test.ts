import { expect, test } from 'vitest';
import { abilitiesOf, character } from './compiled.ts';

type Row = readonly [card: Parameters<typeof abilitiesOf>[0], text: string, abilities: readonly unknown[]];

const rows: readonly Row[] = [
  [
    character,
    'Damage inflicted on Old Oak by Cyborgs and Abominations is reduced to 0.',
    [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [
          { takesNoDamage: { from: { any: [{ designator: 'Cyborg' }, { designator: 'Abomination' }] } } },
        ],
      },
    ],
  ],
  [
    character,
    '+1 damage for each opponent with only one kind of faction resource in his or her pool.',
    [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [
          {
            damage: {
              countPlayers: 'every-opponent',
              such: { compare: [{ differentFactions: 'that-player' }, '=', 1] },
            },
          },
        ],
      },
    ],
  ],
  [
    character,
    'Superleap and Toughness: 2 against cards controlled by an opponent with only one type of faction resource in their pool.',
    [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [
          {
            special: 'Superleap',
            against: {
              controller: {
                every: 'opponent',
                such: { compare: [{ differentFactions: 'that-player' }, '=', 1] },
              },
            },
          },
          {
            special: 'Toughness',
            amount: 2,
            against: {
              controller: {
                every: 'opponent',
                such: { compare: [{ differentFactions: 'that-player' }, '=', 1] },
              },
            },
          },
        ],
      },
    ],
  ],
  [
    character,
    'Characters controlled by a player with 3 or more Power in his or her pool cannot intercept Old Oak.',
    [
      {
        ability: 'continuous',
        cards: {
          each: {
            type: ['Character'],
            controller: { every: 'player', such: { compare: [{ power: 'that-player' }, '>=', 3] } },
          },
          in: 'play',
        },
        modify: [{ cannot: 'intercept', of: { is: 'this' } }],
      },
    ],
  ],
  [
    character,
    '+1 Fighting and Toughness: 1 while you control only Ash Characters.',
    [
      {
        ability: 'continuous',
        while: {
          not: {
            exists: {
              each: { type: ['Character'], controller: 'you', not: { designator: 'Ash' } },
              in: 'play',
            },
          },
        },
        cards: 'this',
        modify: [{ fighting: 1 }, { special: 'Toughness', amount: 1 }],
      },
    ],
  ],
  [
    character,
    'Cannot be intercepted by cards controlled by opponents who control only one location.',
    [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [
          {
            cannot: 'be-intercepted',
            by: {
              controller: { every: 'opponent', such: { compare: [{ columns: 'that-player' }, '=', 1] } },
            },
          },
        ],
      },
    ],
  ],
  [
    character,
    'Toughness: 3 while you have at least two different faction resources in your pool.',
    [
      {
        ability: 'continuous',
        while: { compare: [{ differentFactions: 'you' }, '>=', 2] },
        cards: 'this',
        modify: [{ special: 'Toughness', amount: 3 }],
      },
    ],
  ],
  [
    character,
    "If you have {asc}{asc} in your pool, you may discard this card to look at an opponent's hand.",
    [
      {
        ability: 'voluntary',
        from: 'hand',
        when: { compare: [{ resources: 'asc', in: 'you' }, '>=', 2] },
        choose: [{ choose: 'players', of: 'every-opponent', as: 'player' }],
        pay: [{ pay: 'discard', cards: 'this' }],
        do: [{ do: 'look-at-hand', by: 'you', of: { chosen: 'player' } }],
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
