import type { z } from 'zod';
import type { definition } from '../../../games/highlander/vocabulary/definition.ts';

/**
 * Cards of one's own, as a request may write them out: no source gives the gems of any card, and of few all that they
 * do. They are invented so that between them a duel meets most of what the rules tell of.
 */
export type InventedCard = z.input<typeof definition>;
type Abilities = NonNullable<InventedCard['abilities']>;

const card = (
  type: InventedCard['type'],
  title: string,
  abilities: Abilities,
  rest: Partial<InventedCard> = {},
): InventedCard => ({ type, title, abilities, ...rest });

const gridded = (type: InventedCard['type'], title: string, grid: string, abilities: Abilities = []) =>
  card(type, title, abilities, { grid });

/** Every deck has these: an attack to each square, and a block of each corner and side (minimum deck size). */
export const basicCards: readonly InventedCard[] = [
  gridded('Basic Attack', 'Upper Left Attack', 'XOO/OOO/OOO'),
  gridded('Basic Attack', 'Upper Center Attack', 'OXO/OOO/OOO'),
  gridded('Basic Attack', 'Upper Right Attack', 'OOX/OOO/OOO'),
  gridded('Basic Attack', 'Middle Left Attack', 'OOO/XOO/OOO'),
  gridded('Basic Attack', 'Thrust', 'OOO/OXO/OOO'),
  gridded('Basic Attack', 'Middle Right Attack', 'OOO/OOX/OOO'),
  gridded('Basic Attack', 'Lower Left Attack', 'OOO/OOO/XOO'),
  gridded('Basic Attack', 'Lower Center Attack', 'OOO/OOO/OXO'),
  gridded('Basic Attack', 'Lower Right Attack', 'OOO/OOO/OOX'),
  gridded('Basic Block', 'Upper Left Block', 'XXO/XXO/OOO'),
  gridded('Basic Block', 'Upper Center Block', 'XXX/OXO/OOO'),
  gridded('Basic Block', 'Upper Right Block', 'OXX/OXX/OOO'),
  gridded('Basic Block', 'Lower Left Block', 'OOO/XXO/XXO'),
  gridded('Basic Block', 'Lower Center Block', 'OOO/OXO/XXX'),
  gridded('Basic Block', 'Lower Right Block', 'OOO/OXX/OXX'),
];

const you = 'you' as const;
const opponent = 'opponent' as const;
const attacks = { kind: ['attack' as const] };
const fromHand = { choose: 'cards' as const, as: 'price', which: {}, in: [{ hand: you }] };
const byDiscard = { choose: [fromHand], pay: [{ pay: 'discard' as const, cards: { chosen: 'price' } }] };

const swordplay: readonly InventedCard[] = [
  gridded('Attack', 'Rising Cut', 'OOO/OXO/XOO'),
  gridded('Attack', 'Falling Cut', 'OXX/OOO/OOO', [
    { ability: 'continuous', cards: 'this', modify: [{ damage: 1 }] },
  ]),
  gridded('Attack', 'Reckless Lunge', 'OOO/XXX/OOO', [
    { ability: 'played', do: [{ do: 'damage', players: you, amount: 1 }] },
  ]),
  gridded('Attack', 'Feigned Cut', 'XOO/XOO/OOO', [
    { ability: 'continuous', cards: 'this', modify: [{ hidden: 'may' }] },
  ]),
  gridded('Special Attack', 'Whirling Blades', 'XXX/OOO/XXX', [
    { ability: 'continuous', cards: 'this', modify: [{ headShot: 'may-by-hard-exertion' }] },
  ]),
  gridded('Special Attack', 'Disarming Twist', 'OOO/OXX/OOO', [
    {
      ability: 'triggered',
      on: { event: 'attack-successful', card: { is: 'this' } },
      do: [{ do: 'disarm', players: opponent }],
    },
  ]),
  gridded('Ranged Attack', 'Thrown Knife', 'OXO/OOO/OOO'),
  gridded('Dirty Trick', 'Dust in the Eyes', 'XXX/OOO/OOO', [
    {
      ability: 'triggered',
      on: { event: 'attack-successful', card: { is: 'this' } },
      do: [{ do: 'trip', players: opponent }],
    },
  ]),
  gridded('Special Attack/Block', 'Turning Blade', 'OOO/XXO/XXO'),
  gridded('Block', 'Iron Wall', 'XXX/XXX/OOO', [
    { ability: 'continuous', cards: 'this', modify: [{ powerBlock: 'may' }] },
  ]),
  gridded('Block', 'Answering Block', 'OXX/OXX/OXX', [
    {
      ability: 'triggered',
      on: { event: 'attack-blocked', source: { is: 'this' } },
      optional: true,
      do: [{ do: 'damage', players: opponent, amount: 1 }],
    },
  ]),
  gridded('Guard', 'High Guard', 'XXX/OOO/OOO'),
  gridded('Guard', 'Low Guard', 'OOO/OOO/XXX'),
  gridded('Dodge', 'Sidestep', 'XXO/XXO/XXO'),
  gridded('Dodge', 'Back Away', 'XXX/XXX/XXX', [
    {
      ability: 'played',
      do: [
        {
          do: 'modify-players',
          players: you,
          by: [{ cannot: 'attack' }],
          until: 'end-of-turn',
        },
      ],
    },
  ]),
];

const events: readonly InventedCard[] = [
  card('Event', 'Street Fight', [
    { ability: 'played', do: [{ do: 'damage', players: opponent, amount: 2 }] },
  ]),
  card('Event', 'Second Wind', [
    { ability: 'played', do: [{ do: 'gain-ability', players: you, amount: 3 }] },
  ]),
  card('Event', 'Hard Choice', [
    {
      ability: 'played',
      do: [
        {
          do: 'must',
          by: opponent,
          choose: [{ choose: 'mode', as: 'way', of: ['blood', 'cards'] }],
          effects: [
            {
              do: 'if',
              condition: { chosen: 'way', as: 'blood' },
              effects: [{ do: 'lose-ability', players: 'that-player', amount: 2 }],
              otherwise: [{ do: 'discard', cards: { top: 3, of: 'that-player' } }],
            },
          ],
        },
      ],
    },
  ]),
  card('Event', 'Bargain', [
    {
      ability: 'played',
      do: [
        {
          do: 'may',
          by: opponent,
          choose: [{ ...fromHand, in: [{ hand: 'that-player' }] }],
          pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
          effects: [{ do: 'draw', players: 'that-player', amount: 2 }],
          otherwise: [{ do: 'draw', players: you, amount: 1 }],
        },
      ],
    },
  ]),
  card('Event', 'Recollection', [
    {
      ability: 'played',
      choose: [{ choose: 'cards', as: 'found', which: {}, in: [{ discardPile: you }], optional: true }],
      do: [{ do: 'retrieve', cards: { chosen: 'found' } }],
    },
  ]),
  card('Event', 'Test of Wits', [
    {
      ability: 'played',
      choose: [{ choose: 'gem', as: 'named' }],
      do: [
        { do: 'attribute-challenge', gem: { chosen: 'named' }, as: 'contest' },
        { do: 'damage', players: { loserOf: 'contest' }, amount: 2 },
      ],
    },
  ]),
  card('Event', 'Feat of Strength', [
    {
      ability: 'played',
      do: [
        { do: 'exert', exertion: 'soft', by: you, gems: ['Strength'], atLeast: 1, as: 'feat' },
        { do: 'if', condition: { done: 'feat' }, effects: [{ do: 'draw', players: you, amount: 2 }] },
      ],
    },
  ]),
  card('Event', 'Last Reserves', [
    { ability: 'played', do: [{ do: 'exert', exertion: 'hard', by: you, cards: 3, as: 'effort' }] },
  ]),
  card('Event', 'Gamble', [
    {
      ability: 'played',
      do: [
        {
          do: 'roll',
          by: you,
          succeedsUpTo: 3,
          effects: [{ do: 'exhaust', players: opponent }],
          otherwise: [{ do: 'break-a-weapon', players: you }],
        },
      ],
    },
  ]),
  card('Event', 'Ambush', [
    {
      ability: 'played',
      do: [
        {
          do: 'modify-players',
          players: you,
          by: [{ additionalAttacks: 1, such: { kind: ['basic-attack'] }, with: [{ hidden: 'may' }] }],
          until: 'end-of-turn',
        },
      ],
    },
  ]),
  card('Event', 'Sudden Rally', [
    {
      ability: 'played',
      do: [{ do: 'play', by: you, which: { kind: ['edge'] }, in: [{ hand: you }], number: { atMost: 2 } }],
    },
  ]),
  card('Event', 'Theft', [
    {
      ability: 'played',
      choose: [
        { choose: 'cards', as: 'prize', which: { kind: ['object'], controller: opponent }, in: ['play'] },
      ],
      do: [{ do: 'take-control', cards: { chosen: 'prize' }, by: you, until: 'end-of-game' }],
    },
  ]),
  card('Event', 'Fatal Blow', [
    {
      ability: 'playing',
      kind: 'only',
      inConjunctionWith: { kind: ['attack'], grid: { touches: ['upper'] } },
    },
    {
      ability: 'played',
      do: [{ do: 'modify', cards: 'conjoined', by: [{ headShot: 'is' }], until: 'while-in-play' }],
    },
  ]),
  card('Event', 'Weary Limbs', [
    {
      ability: 'played',
      do: [{ do: 'skip-phase', players: opponent, phase: 'attack' }],
    },
  ]),
  card('Event', 'New Plans', [
    { ability: 'played', ...byDiscard, do: [{ do: 'draw', players: you, amount: 2 }] },
  ]),
  card('Event', 'Scattered Notes', [
    { ability: 'played', do: [{ do: 'shuffle-discard-pile', players: 'each' }] },
  ]),
];

const lasting: readonly InventedCard[] = [
  card('Situation', 'Vigilance', [
    { ability: 'counter', counters: { kind: ['event'] }, by: opponent, from: 'play', leaves: 'discard' },
  ]),
  card('Situation', 'Old Grudge', [
    { ability: 'continuous', cards: { each: attacks, in: 'play' }, modify: [{ damage: 1 }] },
  ]),
  card('Situation', 'Toll', [
    {
      ability: 'continuous',
      players: opponent,
      modifyPlayers: [
        {
          toPlay: { kind: ['event'] },
          pay: [{ pay: 'ability', amount: 1 }],
        },
      ],
    },
  ]),
  card('Situation', 'Daily Practice', [
    {
      ability: 'may-do',
      during: ['may-do'],
      limit: { times: 1, per: 'turn' },
      ...byDiscard,
      do: [{ do: 'draw', players: you, amount: 1 }],
    },
  ]),
  card('Situation', 'Burden', [
    {
      ability: 'must-do',
      during: ['may-do'],
      limit: { times: 1, per: 'turn' },
      do: [{ do: 'discard', cards: { top: 1, of: you } }],
    },
  ]),
  card('Situation', 'Worn Steel', [
    {
      ability: 'triggered',
      on: { event: 'exhausted', player: 'each' },
      do: [{ do: 'disarm', players: 'each' }],
    },
  ]),
  card('Object', 'Field Dressing', [
    { ability: 'discard-to-use', leaves: 'discard', do: [{ do: 'gain-ability', players: you, amount: 2 }] },
  ]),
  card('Object', 'Smoke Bomb', [
    {
      ability: 'discard-to-use',
      leaves: 'remove-from-game',
      choose: [{ choose: 'cards', as: 'aim', which: { attackIs: 'pending' }, in: ['play'], optional: true }],
      do: [{ do: 'avoid', cards: { chosen: 'aim' } }],
    },
  ]),
  card('Object', 'Heavy Coat', [
    { ability: 'continuous', players: you, modifyPlayers: [{ preventsDamage: 1, from: attacks }] },
  ]),
  card('Location', 'Empty Church', [
    { ability: 'continuous', players: 'each', modifyPlayers: [{ handSize: -1 }] },
  ]),
  card('Location', 'Rooftop', [
    {
      ability: 'triggered',
      on: { event: 'turn-ended', player: 'each' },
      do: [
        {
          do: 'roll',
          by: 'current-player',
          succeedsUpTo: 1,
          effects: [{ do: 'trip', players: 'current-player' }],
        },
      ],
    },
  ]),
  card('Plot', 'Long Hunt', [
    { ability: 'plot-part', part: 1, of: 2 },
    { ability: 'continuous', players: opponent, modifyPlayers: [{ maximumAbility: -1 }] },
  ]),
  card('Edge', 'Quick Thinking', [{ ability: 'played', do: [{ do: 'draw', players: you, amount: 1 }] }]),
  card('Edge', 'Steady Hand', [
    { ability: 'playing', kind: 'only', inConjunctionWith: attacks },
    {
      ability: 'played',
      do: [{ do: 'modify', cards: 'conjoined', by: [{ damage: 1 }], until: 'while-in-play' }],
    },
  ]),
  card('Edge', 'Regained Poise', [
    {
      ability: 'played',
      do: [
        { do: 'rearm', players: you },
        { do: 'regain-feet', players: you },
      ],
    },
  ]),
  card('Illusion', 'False Image', [
    { ability: 'played', do: [{ do: 'lose-attacks', players: opponent, amount: 1 }] },
  ]),
  card(
    'Situation',
    'Trusted Friend',
    [{ ability: 'continuous', players: you, modifyPlayers: [{ exertionSize: 1 }] }],
    { subtype: 'Mortal Ally' },
  ),
];

/** What decks are filled up with. */
export const otherCards: readonly InventedCard[] = [...swordplay, ...events, ...lasting];

/** What a duel begins with in play: a Persona, and for some a Weapon of Choice. */
export const personas: readonly (readonly InventedCard[])[] = [
  [
    card('Persona', 'The Wanderer', [
      { ability: 'continuous', players: you, modifyPlayers: [{ additionalSpecialCards: 1 }] },
    ]),
  ],
  [
    card('Persona', 'The Smith', [
      {
        ability: 'may-do',
        during: ['may-do'],
        limit: { times: 1, per: 'game' },
        do: [{ do: 'rearm', players: you }],
      },
    ]),
  ],
  [
    card('Persona', 'The Gambler', [
      { ability: 'continuous', players: you, modifyPlayers: [{ additionalHardExertions: 1 }] },
    ]),
  ],
];

const switching: Abilities = [
  { ability: 'may-do', during: ['may-do'], do: [{ do: 'switch-personas', players: you }] },
];

/** Two Immortals of one player, of whom one is active. */
export const twins: readonly InventedCard[] = [
  card('Persona', 'The Elder Twin', [
    ...switching,
    { ability: 'continuous', players: you, modifyPlayers: [{ ability: 1 }] },
  ]),
  card('Persona', 'The Younger Twin', [
    ...switching,
    { ability: 'continuous', players: you, modifyPlayers: [{ additionalHardExertions: 1 }] },
  ]),
];

export const weapons: readonly InventedCard[] = [
  card(
    'Weapon of Choice',
    'Bastard Sword',
    [
      {
        ability: 'continuous',
        cards: { each: { kind: ['basic-attack'], controller: you }, in: 'play' },
        modify: [{ damage: 1 }],
      },
    ],
    { handIcons: 1 },
  ),
  card(
    'Weapon of Choice',
    'Long Spear',
    [{ ability: 'continuous', players: you, modifyPlayers: [{ additionalPowerBlows: 1 }] }],
    { handIcons: 2 },
  ),
];
