import { expect, test } from 'vitest';
import { abilitiesOf, character, event } from './compiled.ts';

type Row = readonly [card: Parameters<typeof abilitiesOf>[0], text: string, abilities: readonly unknown[]];

const rows: readonly Row[] = [
  [
    character,
    'At the end of a turn, heal this card.',
    [
      {
        ability: 'triggered',
        on: { event: 'turn-ended' },
        do: [{ do: 'heal', amount: 'all', cards: 'this' }],
      },
    ],
  ],
  [
    character,
    'If an opponent plays an Event during your turn, Old Oak gains Guts until he leaves play.',
    [
      {
        ability: 'triggered',
        on: { event: 'played', card: { type: ['Event'] }, player: 'every-opponent' },
        if: { turnOf: 'you' },
        do: [{ do: 'modify', cards: 'this', by: [{ special: 'Guts' }], until: 'while-in-play' }],
      },
    ],
  ],
  [
    character,
    'Draw a card when an opponent plays an Event during an attack.',
    [
      {
        ability: 'triggered',
        on: { event: 'played', card: { type: ['Event'] }, player: 'every-opponent' },
        if: { during: 'attack' },
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
    ],
  ],
  [
    character,
    'When this card is smoked, you must target a Site :: Inflict 2 damage on target.',
    [
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { is: 'this' } },
        choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', target: true, as: 'site' }],
        do: [{ do: 'damage', amount: 2, to: { chosen: 'site' } }],
      },
    ],
  ],
  [
    character,
    'When Old Oak turns to attack, you must inflict 2 damage each to target Character and target Site.',
    [
      {
        ability: 'triggered',
        on: { event: 'turned-to-attack', card: { is: 'this' } },
        choose: [
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'character' },
          { choose: 'cards', which: { type: ['Site'] }, in: 'play', target: true, as: 'site' },
        ],
        do: [
          { do: 'damage', amount: 2, to: { chosen: 'character' } },
          { do: 'damage', amount: 2, to: { chosen: 'site' } },
        ],
      },
    ],
  ],
  [
    character,
    'Once per turn, unturn this card when any player plays a <Ash> card.',
    [
      {
        ability: 'triggered',
        on: { event: 'played', card: { designator: 'Ash' } },
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'unturn', cards: 'this' }],
      },
    ],
  ],
  [
    character,
    "Turn to turn and inflict 2 damage on an opponent's Site.",
    [
      {
        ability: 'voluntary',
        choose: [
          {
            choose: 'cards',
            which: { type: ['Site'], controller: 'every-opponent' },
            in: 'play',
            as: 'site',
          },
        ],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [
          { do: 'turn', cards: { chosen: 'site' } },
          { do: 'damage', amount: 2, to: { chosen: 'site' } },
        ],
      },
    ],
  ],
  [
    character,
    'Cannot be intercepted by Characters with a cost of 1 or 2.',
    [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [
          {
            cannot: 'be-intercepted',
            by: { type: ['Character'], figure: { cost: { atLeast: 1, atMost: 2 } } },
          },
        ],
      },
    ],
  ],
  [
    character,
    '+1 Fighting for each State that is placed on him.',
    [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [{ fighting: { count: { each: { type: ['State'], on: { is: 'this' } }, in: 'play' } } }],
      },
    ],
  ],
  [
    character,
    'Turn to inflict 3 damage on a target Unique Character or target Unique Site.',
    [
      {
        ability: 'voluntary',
        choose: [
          {
            choose: 'cards',
            which: { type: ['Character', 'Site'], restriction: 'Unique' },
            in: 'play',
            target: true,
            as: 'character',
          },
        ],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'damage', amount: 3, to: { chosen: 'character' } }],
      },
    ],
  ],
  [
    character,
    'While this card is in play, attackers cannot use Stealth.',
    [
      {
        ability: 'continuous',
        cards: { each: { type: ['Character'], attacking: true }, in: 'play' },
        modify: [{ cannot: 'use-special', using: 'Stealth' }],
      },
    ],
  ],
  [
    character,
    'You cannot redirect damage to Old Oak.',
    [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-redirected-to', byPlayers: 'you' }] }],
  ],
  [
    character,
    'While Old Oak is in play, any card with an {asc} symbol in its resource conditions has its cost increased by 1.',
    [
      {
        ability: 'continuous',
        players: 'every-player',
        modifyPlayers: [{ costOf: { requires: 'asc' }, by: 1, mandatory: true }],
      },
    ],
  ],
  [
    character,
    'All {lot} cards are +1 cost.',
    [
      {
        ability: 'continuous',
        players: 'every-player',
        modifyPlayers: [{ costOf: { belongsTo: 'lot' }, by: 1, mandatory: true }],
      },
    ],
  ],
  [
    character,
    'May not be the subject of States.',
    [{ ability: 'continuous', cards: 'this', modify: [{ notLegalSubject: true }] }],
  ],
  [
    character,
    'Turn to do 2 points of damage to an attacking Character.',
    [
      {
        ability: 'voluntary',
        choose: [
          { choose: 'cards', which: { attacking: true, type: ['Character'] }, in: 'play', as: 'character' },
        ],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'damage', amount: 2, to: { chosen: 'character' } }],
      },
    ],
  ],
  [
    character,
    "When Old Oak enters combat with a Character, treat that Character's rules text as if it were blank until the end of combat.",
    [
      {
        ability: 'triggered',
        on: { event: 'enters-combat', card: { is: 'this' }, target: { type: ['Character'] } },
        do: [{ do: 'modify', by: [{ blank: true }], cards: { event: 'target' }, until: 'end-of-combat' }],
      },
    ],
  ],
  [
    character,
    'Turn and maintain to prevent target Character from unturning normally.',
    [
      {
        ability: 'voluntary',
        choose: [
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'character' },
        ],
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [
          {
            do: 'modify',
            cards: { chosen: 'character' },
            by: [{ keepsTurned: true }],
            until: 'while-this-turned',
          },
        ],
      },
    ],
  ],
  [
    character,
    'Turn and maintain to control an <Elm> Character.',
    [
      {
        ability: 'voluntary',
        choose: [
          { choose: 'cards', which: { designator: 'Elm', type: ['Character'] }, in: 'play', as: 'character' },
        ],
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'take-control', cards: { chosen: 'character' }, by: 'you', until: 'while-this-turned' }],
      },
    ],
  ],
  [
    character,
    'Toughness: 1 for each different faction resource in your pool.',
    [{ ability: 'special', special: 'Toughness', amount: { differentFactions: 'you' } }],
  ],
  [
    character,
    'Toughness: 2 against combat damage.',
    [{ ability: 'special', special: 'Toughness', amount: 2, combat: true }],
  ],
  [
    character,
    "At the start of each player's turn, inflict 3 non-combat damage on each damaged Character controlled by that player.",
    [
      {
        ability: 'triggered',
        on: { event: 'turn-started' },
        do: [
          {
            do: 'damage',
            amount: 3,
            to: { each: { damaged: true, type: ['Character'], controller: { event: 'player' } }, in: 'play' },
          },
        ],
      },
    ],
  ],
  [
    character,
    'Immediately return "Young Ash" to its owner\'s hand when this card enters play.',
    [
      {
        ability: 'entering',
        do: [{ do: 'move', to: 'hand', of: 'owner', cards: { each: { title: 'Young Ash' }, in: 'play' } }],
      },
    ],
  ],
  [
    character,
    'When an opponent turns a Character to heal, you may remove two damage from a Character you control.',
    [
      {
        ability: 'triggered',
        on: { event: 'turned-to-heal', card: { type: ['Character'] }, player: 'every-opponent' },
        optional: true,
        choose: [
          { choose: 'cards', which: { type: ['Character'], controller: 'you' }, in: 'play', as: 'character' },
        ],
        do: [{ do: 'heal', amount: 2, cards: { chosen: 'character' } }],
      },
    ],
  ],
  [
    event,
    'Play during your turn. You may unturn a target card.',
    [
      { ability: 'playing', kind: 'only', when: { turnOf: 'you' } },
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'card' }],
        do: [{ do: 'may', by: 'you', effects: [{ do: 'unturn', cards: { chosen: 'card' } }] }],
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
