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

  const group = { chosen: 'group' };

  test('The cards are found once, and the effects are done in the order of the text', () => {
    expect(abilitiesOf(event, 'All Characters with a Fighting of 4 or more take 2 damage and turn.')).toEqual(
      [
        {
          ability: 'event',
          do: [
            { do: 'find', cards, as: 'group' },
            { do: 'damage', amount: 2, to: group },
            { do: 'turn', cards: group },
          ],
        },
      ],
    );
    const both = 'All turned Characters with a Fighting of 4 or more take 2 damage and unturn.';
    expect(abilitiesOf(event, both)).toMatchObject([
      { do: [{ do: 'find' }, { do: 'damage', to: group }, { do: 'unturn', cards: group }] },
    ]);
  });

  test('What is said with “then” is done in that order', () => {
    const text = 'Characters you control gain +2 Fighting until the end of the turn, then take 1 damage.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        do: [
          { do: 'find', as: 'group' },
          { do: 'modify', cards: group, by: [{ fighting: 2 }], until: 'end-of-turn' },
          { do: 'damage', amount: 1, to: group },
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
      'if you have more Edges in your smoked pile than any other player',
      {
        not: {
          somePlayer: 'every-opponent',
          such: {
            compare: [
              { count: { each: { type: ['Edge'] }, in: { smoked: 'that-player' } } },
              '>=',
              { count: { each: { type: ['Edge'] }, in: { smoked: 'you' } } },
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
  expect(abilitiesOf(edge, 'Gain 2 Power whenever an attack is declared against your side.')).toMatchObject([
    { on: { event: 'attack-declared', card: { controller: 'you' } } },
  ]);
  expect(abilitiesOf(edge, "When an opponent's Site becomes turned, inflict 2 damage on it.")).toMatchObject([
    { on: { event: 'turned', card: { type: ['Site'] }, player: 'every-opponent' } },
  ]);
  expect(abilitiesOf(character, 'Gains +1 Fighting for each Abomination in play.')).toMatchObject([
    { modify: [{ fighting: { count: { each: { designator: 'Abomination' }, in: 'play' } } }] },
  ]);
});

describe('Which cards are meant', () => {
  const there = { chosen: 'location' };

  test.each([
    [
      'Inflict 4 damage on each Character and Site at target location.',
      { each: { type: ['Character', 'Site'], atLocationOf: there }, in: 'play' },
    ],
    [
      'Inflict 4 damage on the front-row Site at target location.',
      { each: { type: ['Site'], row: 'front', atLocationOf: there }, in: 'play' },
    ],
  ])('%s', (text, to) => {
    expect(abilitiesOf(event, text)).toMatchObject([
      { choose: [{ location: true, target: true }], do: [{ do: 'damage', amount: 4, to }] },
    ]);
  });

  test('No other card is the only one of its kind', () => {
    expect(toldOf(event, 'Inflict 2 damage on the Site at target location.')).toBe('nothing');
  });

  test('Several targets need no number', () => {
    const text = 'Inflict 5 damage, divided any way you choose, on target Characters and/or Sites.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        choose: [
          { which: { type: ['Character', 'Site'] }, number: { atLeast: 1 }, target: true, as: 'character' },
          { choose: 'division', amount: 5, among: { chosen: 'character' }, as: 'division' },
        ],
        do: [{ do: 'damage', amount: { share: 'division' }, to: { chosen: 'division' } }],
      },
    ]);
    expect(abilitiesOf(event, 'Unturn any number of target Sites.')).toMatchObject([
      { choose: [{ number: { atLeast: 0 }, target: true }] },
    ]);
  });

  test('Damage “each” is the same for every chosen card', () => {
    expect(abilitiesOf(event, 'Inflict 1 damage each on up to three Sites.')).toMatchObject([
      { choose: [{ number: { atMost: 3 } }], do: [{ do: 'damage', amount: 1, to: { chosen: 'site' } }] },
    ]);
    expect(abilitiesOf(event, 'Remove 1 damage each from up to three cards you control.')).toMatchObject([
      { choose: [{ number: { atMost: 3 } }], do: [{ do: 'heal', amount: 1 }] },
    ]);
  });

  test('A card that is neither of two kinds', () => {
    expect(abilitiesOf(event, 'Smoke a non-Unique, non-Site card.')).toMatchObject([
      { choose: [{ which: { not: { any: [{ restriction: 'Unique' }, { type: ['Site'] }] } } }] },
    ]);
  });

  test('The text of a target may be blank', () => {
    const text = "Turn and maintain to treat target Site's rules text as if it were blank.";
    expect(abilitiesOf(edge, text)).toMatchObject([
      {
        choose: [{ target: true }],
        do: [{ do: 'modify', by: [{ blank: true }], until: 'while-this-turned' }],
      },
    ]);
  });
});

describe('What is paid', () => {
  test('X is as much as is paid, and so many others are chosen', () => {
    expect(abilitiesOf(event, 'Turn X Characters you control :: Unturn X target Sites.')).toMatchObject([
      {
        choose: [
          { number: { atLeast: 0 }, as: 'character' },
          { number: { exactly: { value: 'character' } }, target: true, as: 'site' },
        ],
        pay: [{ pay: 'turn-cards', cards: { chosen: 'character' } }],
        do: [{ do: 'unturn', cards: { chosen: 'site' } }],
      },
    ]);
    expect(abilitiesOf(event, 'Pay X Power :: Unturn X Sites.')).toMatchObject([
      { choose: [{ choose: 'number', as: 'number' }, { number: { exactly: { value: 'number' } } }] },
    ]);
  });

  test('Two costs that say X leave open which of them says how much it is', () => {
    expect(toldOf(event, 'Turn X Characters you control and pay X Power :: Gain X Power.')).not.toBe('whole');
  });

  test('Power may be given', () => {
    expect(abilitiesOf(event, 'Give an opponent 1 Power :: Draw two cards.')).toMatchObject([
      {
        choose: [{ choose: 'players', of: 'every-opponent', as: 'player' }],
        pay: [{ pay: 'give-power', to: { chosen: 'player' }, amount: 1 }],
      },
    ]);
  });

  test.each([
    ['put two cards from your hand on the bottom of your deck', { exactly: 2 }, 'bottom'],
    ['put two cards from your hand on top of your deck', { exactly: 2 }, 'top'],
    ['shuffle X cards from your hand into your deck', { atLeast: 0 }, 'shuffled'],
  ])('Cards may go to the deck: %s', (cost, number, at) => {
    expect(abilitiesOf(edge, `Turn and ${cost} :: Draw three cards.`)).toMatchObject([
      {
        choose: [{ in: { hand: 'you' }, number, as: 'card' }],
        pay: [{ pay: 'turn' }, { pay: 'put-in-deck', at, cards: { chosen: 'card' } }],
      },
    ]);
  });
});

describe('When something is so', () => {
  test.each([
    [
      'You must have at least two resources each from three different factions in your pool to play this card.',
      { compare: [{ differentFactions: 'you', having: 2 }, '>=', 3] },
    ],
    [
      'You must have at least 3 different faction resources in your resource pool to play this card.',
      { compare: [{ differentFactions: 'you' }, '>=', 3] },
    ],
  ])('%s', (text, when) => {
    expect(abilitiesOf(edge, text)).toEqual([{ ability: 'playing', kind: 'only', when }]);
  });

  test('A condition may stand after the end of a turn', () => {
    const text = 'At the end of any turn that any opponent is closer to victory than you, gain 1 Power.';
    expect(abilitiesOf(edge, text)).toMatchObject([
      {
        on: { event: 'turn-ended' },
        do: [
          {
            do: 'if',
            condition: {
              somePlayer: 'every-opponent',
              such: { closerToVictory: 'that-player', than: 'you' },
            },
          },
        ],
      },
    ]);
  });

  test('The rules for players may change while something is so', () => {
    const text = "While this card is unturned, each player's hand size is increased by 3.";
    expect(abilitiesOf(edge, text)).toEqual([
      {
        ability: 'continuous',
        while: { card: 'this', is: { turned: false } },
        players: 'every-player',
        modifyPlayers: [{ handSize: 3 }],
      },
    ]);
  });

  test('Another player may steal from you', () => {
    const text = 'When this card is smoked, the player to your left steals all your Power.';
    expect(abilitiesOf(edge, text)).toMatchObject([
      { do: [{ do: 'steal-power', from: 'you', to: 'opponent-to-the-left', amount: 'all' }] },
    ]);
  });
});

describe('Which card an effect returns to play', () => {
  const fallen = { choose: 'cards', which: { type: ['Character'] }, in: { smoked: 'you' }, as: 'character' };
  const returned = { do: 'return-to-play', by: 'you', cards: { chosen: 'character' } };
  const onResolution = [{ do: 'choose', choice: fallen }, returned];

  test('Is chosen on resolution where the text only says what the effect does (5.2)', () => {
    const text = 'Return a Character from your smoked pile to play.';
    expect(abilitiesOf(event, text)).toEqual([{ ability: 'event', do: onResolution }]);
    expect(abilitiesOf(character, `Turn :: ${text}`)).toMatchObject([{ pay: [{}], do: onResolution }]);
    expect(
      abilitiesOf(character, 'Sacrifice this card to return a Character from your smoked pile to play.'),
    ).toMatchObject([{ pay: [{ pay: 'sacrifice' }], do: onResolution }]);
    expect(
      abilitiesOf(character, 'When this card is smoked, you may return a Character to play.'),
    ).toMatchObject([{ ability: 'triggered', optional: true, do: onResolution }]);
  });

  test('Is chosen on generation where the text has it chosen before “::”', () => {
    const text = 'Choose a Character in your smoked pile :: Return that Character to play.';
    expect(abilitiesOf(event, text)).toMatchObject([{ choose: [fallen], do: [returned] }]);
    const targeting = 'Turn and target a Character in your smoked pile :: Return target to play.';
    expect(abilitiesOf(character, targeting)).toMatchObject([{ choose: [{ target: true }], do: [returned] }]);
  });

  test('Is chosen as the card that returns it enters play (10.2)', () => {
    const text = 'When this card enters play, return a Character from your smoked pile to play.';
    expect(abilitiesOf(character, text)).toMatchObject([
      { ability: 'entering', choose: [fallen], do: [returned] },
    ]);
  });
});

describe('Who controls what an effect returns to play', () => {
  const returnedBy = (text: string, by: unknown) =>
    expect(abilitiesOf(character, text)).toMatchObject([{ do: [{ do: 'return-to-play', by }] }]);

  test.each([
    ['When this card is smoked, return it to play.', { ownerOf: 'this' }],
    ['When this card is smoked, return it to play turned.', { ownerOf: 'this' }],
    [
      'When a Character you control is smoked, return that Character to play.',
      { ownerOf: { event: 'card' } },
    ],
    [
      'Turn and choose a Site in any smoked pile :: Return that Site to play.',
      { ownerOf: { chosen: 'site' } },
    ],
  ])('Its owner, unless the text says otherwise (4.4): %s', (text, by) => {
    returnedBy(text, by);
  });

  test.each([
    ['When this card smokes a Character, return that Character to play under your control.'],
    ['Turn and choose a Site in any smoked pile :: Return that Site to play under your control.'],
    ['Turn and choose a Site in your smoked pile :: Return that Site to play.'],
    ['When a Site you control is seized, return this card to play from your smoked pile.'],
  ])('You, where it says so or it is in your smoked pile: %s', (text) => {
    returnedBy(text, 'you');
  });
});

describe('What chance chooses', () => {
  const random = { choose: 'cards', which: { type: ['Character'] }, in: { smoked: 'you' }, random: true };
  const returned = { do: 'return-to-play', cards: { chosen: 'character' } };

  test('As a cost it is chosen on generation', () => {
    const text = 'Turn and toast a random Character in your smoked pile :: Gain 1 Power.';
    expect(abilitiesOf(edge, text)).toMatchObject([{ choose: [random] }]);
    expect(
      abilitiesOf(event, 'Randomly choose a Character in your smoked pile :: Return it to play.'),
    ).toMatchObject([{ choose: [random], do: [returned] }]);
  });

  test('As an effect it is chosen on resolution', () => {
    expect(abilitiesOf(event, 'Randomly return a Character from your smoked pile to play.')).toMatchObject([
      { do: [{ do: 'choose', choice: random }, returned] },
    ]);
  });

  test('Each player may be told to', () => {
    const text = 'Each player randomly chooses a Character in his or her smoked pile and returns it to play.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        do: [
          {
            do: 'each-player',
            players: 'every-player',
            effects: [
              { do: 'choose', choice: { ...random, in: { smoked: 'that-player' } } },
              { ...returned, by: 'that-player' },
            ],
          },
        ],
      },
    ]);
  });
});

test('A player whom the text has named may be a target', () => {
  const text =
    'Play when an opponent smokes a card you control. Target that opponent :: Target loses 1 Power.';
  expect(abilitiesOf(event, text)).toMatchObject([
    {},
    { choose: [{ choose: 'players', of: { event: 'by' }, target: true, as: 'player' }] },
  ]);
});

describe('What is said of each of several cards', () => {
  test('A number of each of them', () => {
    expect(abilitiesOf(event, 'Each Character takes damage equal to its cost.')).toMatchObject([
      {
        do: [{ do: 'damage', amount: { figure: 'cost', of: 'each' }, to: { each: { type: ['Character'] } } }],
      },
    ]);
    expect(abilitiesOf(event, 'Inflict damage on each Site equal to its Body.')).toMatchObject([
      { do: [{ do: 'damage', amount: { figure: 'body', of: 'each' }, to: { each: { type: ['Site'] } } }] },
    ]);
  });

  test('What happens to each of them when it does something', () => {
    expect(abilitiesOf(edge, 'Characters with a cost of 5 or more take 1 damage when they unturn.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'unturned', card: { type: ['Character'], figure: { cost: { atLeast: 5 } } } },
        do: [{ do: 'damage', amount: 1, to: { event: 'card' } }],
      },
    ]);
  });

  test('Damage by all of them may be reduced to zero', () => {
    const text = 'Reduce to 0 all damage inflicted by attacking Characters until the end of the turn.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        do: [
          {
            do: 'modify',
            cards: { each: { type: ['Character'], attacking: true } },
            by: [{ inflictsNoDamage: {} }],
            until: 'end-of-turn',
          },
        ],
      },
    ]);
  });
});

describe('Choices', () => {
  test('Two cards of different kinds may be targets', () => {
    expect(abilitiesOf(event, 'Target a Character and a Site :: Heal targets.')).toMatchObject([
      {
        choose: [
          { which: { type: ['Character'] }, target: true },
          { which: { type: ['Site'] }, target: true },
        ],
      },
    ]);
  });

  test('The counters that are removed are those that there were', () => {
    const counters = { counters: 'counter', on: 'this' };
    const text =
      'Turn and remove all counters :: Inflict damage on target Character equal to the number of counters.';
    expect(abilitiesOf(edge, text)).toMatchObject([
      {
        choose: [{}, { choose: 'number', atLeast: counters, atMost: counters, as: 'number' }],
        pay: [{ pay: 'turn' }, { pay: 'counters', number: { value: 'number' } }],
        do: [{ do: 'damage', amount: { value: 'number' } }],
      },
    ]);
  });
});

describe('When an Event is played, and what of it is so', () => {
  test('It may be played when you have more than others', () => {
    expect(abilitiesOf(event, 'Play when you control no Characters. Gain 1 Power.')).toMatchObject([
      { when: { not: { exists: { each: { type: ['Character'], controller: 'you' } } } } },
      {},
    ]);
    expect(
      abilitiesOf(event, 'Play when you control more cards than any other player. Gain 1 Power.'),
    ).toMatchObject([{ when: { not: { somePlayer: 'every-opponent' } } }, {}]);
  });

  test('“It” is the card that is answered, unless another card is spoken of', () => {
    const text = 'If it was a {tek} Event, also draw a card.';
    expect(abilitiesOf(event, `Play in response to an Event :: Gain 1 Power. ${text}`)).toMatchObject([
      {},
      {
        do: [
          {},
          {
            do: 'if',
            condition: { card: { chosen: 'answered' }, is: { type: ['Event'], belongsTo: 'tek' } },
          },
        ],
      },
    ]);
    const targeting = 'Play in response to an Event that targets a Character :: Gain 1 Power.';
    expect(toldOf(event, `${targeting} ${text}`)).toBe('in-part');
  });

  test('It may not affect some cards', () => {
    expect(abilitiesOf(event, 'Smoke all States. {chi} cards are not affected by this card.')).toContainEqual(
      { ability: 'does-not-affect', which: { belongsTo: 'chi' } },
    );
  });

  test('An effect that cancels may be canceled', () => {
    expect(abilitiesOf(event, 'Cancel an effect that cancels.')).toMatchObject([
      { inResponseTo: { to: { kind: 'any', would: ['cancel'] } } },
      {},
    ]);
  });
});

describe('The top of a deck', () => {
  const seen = { is: { chosen: 'seen' } };
  const there = { whereverIs: { chosen: 'seen' } };

  test('What is only put in another order needs no name', () => {
    const text = 'Look at the top three cards of your deck, and return them in any order.';
    expect(abilitiesOf(event, text)).toEqual([
      {
        ability: 'event',
        do: [
          { do: 'look-at-deck', of: 'you', by: 'you', number: 3 },
          { do: 'rearrange-deck', of: 'you', by: 'you', number: 3 },
        ],
      },
    ]);
  });

  test('Cards may be chosen among those that are seen, and the others go back', () => {
    const text =
      'Look at the top 5 cards of your deck. You may smoke as many of these cards as you wish. Return the other cards to the top of your deck in any order.';
    expect(abilitiesOf(event, text)).toEqual([
      {
        ability: 'event',
        do: [
          { do: 'look-at-deck', of: 'you', by: 'you', number: 5, as: 'seen' },
          {
            do: 'may',
            by: 'you',
            choose: [{ choose: 'cards', which: seen, in: there, number: { atLeast: 0 }, as: 'card' }],
            effects: [{ do: 'smoke', cards: { chosen: 'card' } }],
          },
          {
            do: 'move',
            cards: { each: { ...seen, isNot: { chosen: 'card' } }, in: there },
            to: 'deck-top',
            of: 'owner',
            inAnyOrder: true,
          },
        ],
      },
    ]);
  });

  test('One card may be taken into the hand', () => {
    const text = 'Look at the top 4 cards of your deck, put one in your hand and reshuffle.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        do: [
          { do: 'look-at-deck', as: 'seen' },
          { do: 'choose', choice: { which: seen, in: there, as: 'card' } },
          { do: 'move', to: 'hand', cards: { chosen: 'card' } },
          { do: 'shuffle' },
        ],
      },
    ]);
  });

  test('A card that all see may be played', () => {
    const text = 'Cut your deck and reveal the top card. You may play it at no cost, regardless of type.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        do: [
          { do: 'cut' },
          { do: 'look-at-deck', by: 'every-player', number: 1, as: 'seen' },
          { do: 'may', effects: [{ do: 'play', which: seen, in: there, cost: 'none' }] },
        ],
      },
    ]);
  });

  test('The deck of another player is not shuffled without saying so', () => {
    const text = "Look at the top three cards of target opponent's deck. Reshuffle.";
    expect(toldOf(event, text)).toBe('in-part');
    expect(toldOf(event, 'Look at the top three cards of your deck. Reshuffle.')).toBe('whole');
  });

  test('“One of those cards” is one of cards that are seen', () => {
    expect(toldOf(event, 'Target two Characters :: Smoke one of those Characters.')).toBe('nothing');
  });
});

describe('One of several things that an Event does', () => {
  const onTarget = { choose: 'cards', which: { type: ['Site'] }, in: 'play', target: true } as const;

  test('Each of them is a way to play it, with targets of its own', () => {
    expect(
      abilitiesOf(event, 'Play during your turn. Either smoke target Site, or heal target Site.'),
    ).toEqual([
      { ability: 'playing', kind: 'only', when: { turnOf: 'you' } },
      {
        ability: 'event',
        choose: [{ ...onTarget, as: 'site' }],
        do: [{ do: 'smoke', cards: { chosen: 'site' } }],
      },
      {
        ability: 'playing',
        kind: 'also',
        when: { turnOf: 'you' },
        choose: [{ ...onTarget, as: 'site-2' }],
        do: [{ do: 'heal', cards: { chosen: 'site-2' }, amount: 'all' }],
        inPlaceOfOwn: true,
      },
    ]);
  });

  test('There may be three', () => {
    expect(abilitiesOf(event, 'Draw four cards, gain 2 Power, or unturn a Site.')).toMatchObject([
      { ability: 'event', do: [{ do: 'draw' }] },
      { ability: 'playing', do: [{ do: 'gain-power' }], inPlaceOfOwn: true },
      { ability: 'playing', do: [{ do: 'unturn' }], inPlaceOfOwn: true },
    ]);
  });

  test('Another may cost more', () => {
    expect(
      abilitiesOf(event, 'Smoke target State. Alternately, pay 2 additional Power :: Smoke all States.'),
    ).toMatchObject([
      { ability: 'event', choose: [{ target: true }] },
      {
        ability: 'playing',
        kind: 'also',
        pay: [{ pay: 'power', amount: 2 }],
        do: [{ do: 'smoke', cards: { each: { type: ['State'] } } }],
        inPlaceOfOwn: true,
      },
    ]);
  });

  test('Nothing that comes after them is said of both', () => {
    expect(toldOf(event, 'Either smoke target Site, or gain 1 Power. Draw a card.')).toBe('in-part');
  });

  test('A card in play cannot do either for nothing', () => {
    expect(toldOf(edge, 'Either draw a card, or gain 1 Power.')).toBe('nothing');
  });
});

describe('Other words for the same', () => {
  test('Power that is taken from a player is stolen', () => {
    expect(
      abilitiesOf(event, "Take 1 Power from target player's pool and add it to your own."),
    ).toMatchObject([{ do: [{ do: 'steal-power', from: { chosen: 'player' }, to: 'you', amount: 1 }] }]);
  });

  test('What cannot be the target of an attack cannot be attacked', () => {
    const text = 'Turn and maintain; no attacks can be declared against target Site.';
    expect(abilitiesOf(edge, text)).toMatchObject([
      { do: [{ do: 'modify', by: [{ cannot: 'be-attacked' }], until: 'while-this-turned' }] },
    ]);
  });

  test('A player declares interception once with all interceptors', () => {
    const text = 'Gain 2 Power whenever an opponent declares interception against an attack you declare.';
    expect(abilitiesOf(edge, text)).toMatchObject([
      {
        on: { event: 'interception-declared', player: 'every-opponent' },
        together: true,
        if: { attack: { declaredBy: 'you' } },
      },
    ]);
  });
});
