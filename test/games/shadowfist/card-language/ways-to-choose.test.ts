import { expect, test } from 'vitest';
import { abilitiesOf, character } from './compiled.ts';

type Row = readonly [card: Parameters<typeof abilitiesOf>[0], text: string, abilities: readonly unknown[]];

const rows: readonly Row[] = [
  [
    character,
    'When Old Oak smokes the target of his attack, gain 1 Power or draw 2 cards.',
    [
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { is: 'its-target' }, source: { is: 'this' } },
        choose: [{ choose: 'mode', of: ['gain-power', 'draw'], as: 'way' }],
        do: [
          {
            do: 'if',
            condition: { chosen: 'way', as: 'gain-power' },
            effects: [{ do: 'gain-power', players: 'you', amount: 1 }],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'draw' },
            effects: [{ do: 'draw', players: 'you', amount: 2 }],
          },
        ],
      },
    ],
  ],
  [
    character,
    'When Old Oak enters play, he gains one of the following: Independent, Guts, or Mobility.',
    [
      {
        ability: 'entering',
        choose: [{ choose: 'mode', of: ['independent', 'guts', 'mobility'], as: 'way' }],
        do: [
          {
            do: 'if',
            condition: { chosen: 'way', as: 'independent' },
            effects: [
              { do: 'modify', cards: 'this', by: [{ special: 'Independent' }], until: 'while-this-in-play' },
            ],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'guts' },
            effects: [
              { do: 'modify', cards: 'this', by: [{ special: 'Guts' }], until: 'while-this-in-play' },
            ],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'mobility' },
            effects: [
              { do: 'modify', cards: 'this', by: [{ special: 'Mobility' }], until: 'while-this-in-play' },
            ],
          },
        ],
      },
    ],
  ],
  [
    character,
    'Once per attack, you may pay 2 Power to give this card Guts, Stealth, or +3 damage until the end of the attack.',
    [
      {
        ability: 'voluntary',
        limit: { times: 1, per: 'attack' },
        choose: [{ choose: 'mode', of: ['guts', 'stealth', 'damage'], as: 'way' }],
        pay: [{ pay: 'power', amount: 2 }],
        do: [
          {
            do: 'if',
            condition: { chosen: 'way', as: 'guts' },
            effects: [{ do: 'modify', cards: 'this', by: [{ special: 'Guts' }], until: 'end-of-attack' }],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'stealth' },
            effects: [{ do: 'modify', cards: 'this', by: [{ special: 'Stealth' }], until: 'end-of-attack' }],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'damage' },
            effects: [{ do: 'modify', cards: 'this', by: [{ damage: 3 }], until: 'end-of-attack' }],
          },
        ],
      },
    ],
  ],
  [
    character,
    'Turn and maintain :: This card gains either +1 Fighting or Superleap.',
    [
      {
        ability: 'voluntary',
        choose: [{ choose: 'mode', of: ['fighting', 'superleap'], as: 'way' }],
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [
          {
            do: 'if',
            condition: { chosen: 'way', as: 'fighting' },
            effects: [{ do: 'modify', cards: 'this', by: [{ fighting: 1 }], until: 'while-this-turned' }],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'superleap' },
            effects: [
              { do: 'modify', cards: 'this', by: [{ special: 'Superleap' }], until: 'while-this-turned' },
            ],
          },
        ],
      },
    ],
  ],
  [
    character,
    'Gains your choice of Stealth or Ambush when she turns to attack a Site.',
    [
      {
        ability: 'triggered',
        on: { event: 'turned-to-attack', card: { is: 'this' }, target: { type: ['Site'] } },
        choose: [{ choose: 'mode', of: ['stealth', 'ambush'], as: 'way' }],
        do: [
          {
            do: 'if',
            condition: { chosen: 'way', as: 'stealth' },
            effects: [
              { do: 'modify', cards: 'this', by: [{ special: 'Stealth' }], until: 'while-this-in-play' },
            ],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'ambush' },
            effects: [
              { do: 'modify', cards: 'this', by: [{ special: 'Ambush' }], until: 'while-this-in-play' },
            ],
          },
        ],
      },
    ],
  ],
  [
    character,
    'Turn to give your choice of Stealth or Ambush to all "Oak Men" until the end of the turn.',
    [
      {
        ability: 'voluntary',
        choose: [{ choose: 'mode', of: ['stealth', 'ambush'], as: 'way' }],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [
          {
            do: 'if',
            condition: { chosen: 'way', as: 'stealth' },
            effects: [
              {
                do: 'modify',
                cards: { each: { title: 'Oak Men' }, in: 'play' },
                by: [{ special: 'Stealth' }],
                until: 'end-of-turn',
              },
            ],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'ambush' },
            effects: [
              {
                do: 'modify',
                cards: { each: { title: 'Oak Men' }, in: 'play' },
                by: [{ special: 'Ambush' }],
                until: 'end-of-turn',
              },
            ],
          },
        ],
      },
    ],
  ],
  [
    character,
    'Turn to give target Character Guts or Ambush until the end of the turn.',
    [
      {
        ability: 'voluntary',
        choose: [
          { choose: 'mode', of: ['guts', 'ambush'], as: 'way' },
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'character' },
        ],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [
          {
            do: 'if',
            condition: { chosen: 'way', as: 'guts' },
            effects: [
              {
                do: 'modify',
                cards: { chosen: 'character' },
                by: [{ special: 'Guts' }],
                until: 'end-of-turn',
              },
            ],
          },
          {
            do: 'if',
            condition: { chosen: 'way', as: 'ambush' },
            effects: [
              {
                do: 'modify',
                cards: { chosen: 'character' },
                by: [{ special: 'Ambush' }],
                until: 'end-of-turn',
              },
            ],
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
