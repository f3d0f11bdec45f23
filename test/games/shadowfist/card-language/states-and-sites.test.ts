import { describe, expect, test } from 'vitest';
import { abilitiesOf, site, state, toldOf } from './compiled.ts';

/** What a State says of its subject beside that it is played on a Character. */
const onCharacter = (text: string) => abilitiesOf(state, `Play on a Character. ${text}`).slice(1);

describe('Changes of the subject', () => {
  test.each([
    [
      'Subject gains the designators Elm and Ash.',
      { modify: [{ designator: 'Elm' }, { designator: 'Ash' }] },
    ],
    ['Subject is considered to be an Elm Character.', { modify: [{ designator: 'Elm' }] }],
    [
      'Subject gains +2 Fighting, cannot be taken control of, and its damage cannot be reduced.',
      { modify: [{ fighting: 2 }, { cannot: 'be-taken-control-of' }, { damageCannotBeReduced: true }] },
    ],
    [
      'Reduce all non-combat damage inflicted on subject to 0.',
      { modify: [{ takesNoDamage: { combat: false } }] },
    ],
    [
      'Reduce damage inflicted on subject by Sites to 0.',
      { modify: [{ takesNoDamage: { from: { type: ['Site'] } } }] },
    ],
    [
      'Subject cannot use Ambush, Stealth, and Assassinate.',
      {
        modify: [
          { cannot: 'use-special', using: 'Ambush' },
          { cannot: 'use-special', using: 'Stealth' },
          { cannot: 'use-special', using: 'Assassinate' },
        ],
      },
    ],
  ])('“%s”', (text, change) => {
    expect(onCharacter(text)).toEqual([{ ability: 'continuous', cards: 'subject', ...change }]);
  });

  test.each([
    ['it is Elm or Ash', { any: [{ designator: 'Elm' }, { designator: 'Ash' }] }],
    ['it is not an Elm', { not: { designator: 'Elm' } }],
  ])('Its condition “%s”', (condition, is) => {
    expect(onCharacter(`Subject gains Guts while ${condition}.`)).toEqual([
      {
        ability: 'continuous',
        while: { card: 'subject', is },
        cards: 'subject',
        modify: [{ special: 'Guts' }],
      },
    ]);
  });
});

test.each([
  [
    'a Character that requires no resources',
    { type: ['Character'], printed: { conditions: { exactly: 0 } } },
  ],
  ['a non-Unique, non-Site card', { not: { any: [{ restriction: 'Unique' }, { type: ['Site'] }] } }],
])('A State may be played on %s', (subject, which) => {
  expect(abilitiesOf(state, `Play on ${subject}.`)).toEqual([{ ability: 'subject', which }]);
});

describe('Other cards than a State or its subject', () => {
  test('“Another Character” is not the subject', () => {
    expect(
      onCharacter('Turn and target another Character :: Target gains Guts until the end of the turn.'),
    ).toMatchObject([{ choose: [{ which: { type: ['Character'], isNot: 'subject' } }] }]);
  });

  test('“Other States” are not the State itself', () => {
    expect(onCharacter('Turn :: Smoke all other States on subject.')).toMatchObject([
      { do: [{ do: 'smoke', cards: { each: { type: ['State'], isNot: 'this', on: { is: 'subject' } } } }] },
    ]);
  });

  test('“Another card” may be other than either', () => {
    expect(toldOf(state, 'Play on a Character. Turn :: Smoke another card.')).toBe('in-part');
  });
});

describe('Triggers', () => {
  test('Whoever seizes a Site gains Power', () => {
    expect(abilitiesOf(site, 'Any player who seizes this Site gains 2 Power.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'seized', card: { is: 'this' }, by: 'every-player' },
        do: [{ do: 'gain-power', players: { event: 'by' }, amount: 2 }],
      },
    ]);
  });

  test.each([
    ['start', 'turn-started'],
    ['end', 'turn-ended'],
  ])('The %s of the turn of the controller of the subject', (side, event) => {
    expect(onCharacter(`Inflict 2 damage on subject at the ${side} of its controller's turn.`)).toEqual([
      {
        ability: 'triggered',
        on: { event, player: { controllerOf: 'subject' } },
        do: [{ do: 'damage', amount: 2, to: 'subject' }],
      },
    ]);
  });

  test('A condition before an effect and its trigger is that of the trigger', () => {
    expect(onCharacter('If subject is an Elm, draw a card when subject smokes a Character.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { type: ['Character'] }, source: { is: 'subject' } },
        if: { card: 'subject', is: { designator: 'Elm' } },
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
    ]);
  });

  test('“When it enters play” does not mean the subject, which is in play', () => {
    expect(toldOf(state, 'Play on a Character. Inflict 1 damage on subject when it enters play.')).toBe(
      'in-part',
    );
  });
});

describe('Turn and maintain', () => {
  test('The card in your front row is “it”', () => {
    expect(
      abilitiesOf(
        site,
        'If this Site is in your front row, turn and maintain it to take control of target Character.',
      ),
    ).toMatchObject([
      {
        when: { card: 'this', is: { row: 'front' } },
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'take-control', until: 'while-this-turned' }],
      },
    ]);
  });

  test.each([
    'Turn and maintain to give target Character -3 damage while it is not attacking.',
    'Turn and maintain and target a Character :: Target gains -3 damage while not attacking.',
  ])('What lasts may have a condition: “%s”', (text) => {
    expect(abilitiesOf(site, text)).toMatchObject([
      {
        do: [
          {
            do: 'modify',
            cards: { chosen: 'character' },
            by: [{ damage: -3 }],
            until: 'while-this-turned',
            while: { card: { chosen: 'character' }, is: { attacking: false } },
          },
        ],
      },
    ]);
  });
});

test.each([
  'Turn :: Inflict 1 damage to target Character.',
  'Turn :: Inflict 1 damage each on up to 2 Characters.',
])('Damage “to” a card and “each on” several: “%s”', (text) => {
  expect(abilitiesOf(site, text)).toMatchObject([{ do: [{ do: 'damage', amount: 1 }] }]);
});

test('A condition that there are cards', () => {
  expect(abilitiesOf(site, 'Generates no Power if there are Characters at this location.')).toMatchObject([
    { while: { exists: { each: { type: ['Character'], atLocationOf: 'this' }, in: 'play' } } },
  ]);
});

describe('Other resources in place of conditions', () => {
  test.each([
    [
      'You may substitute {asc} for {chi} when playing this card on an Elm Character.',
      { resources: ['asc'], requires: 'chi', on: { designator: 'Elm', type: ['Character'] } },
    ],
    [
      'You may substitute {mon} for {jam} when playing this card if you control an Edge.',
      {
        resources: ['mon'],
        requires: 'jam',
        if: { exists: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
      },
    ],
    [
      'You may substitute {dra}, {mag} and/or {han} for each resource condition of this card.',
      { resources: ['dra', 'mag', 'han'] },
    ],
  ])('“%s”', (text, said) => {
    expect(onCharacter(text)).toEqual([{ ability: 'substitutes-resources', ...said }]);
  });
});

test('The target of the attack of the subject is not that of another attack', () => {
  expect(onCharacter("Turn :: Inflict 2 damage on the target of subject's attack.")).toMatchObject([
    { do: [{ do: 'damage', to: { each: { attackedBy: 'subject' }, in: 'play' } }] },
  ]);
});

test('A subject with damage on it', () => {
  expect(onCharacter('Subject gains Guts while it has more than two damage on it.')).toMatchObject([
    { while: { card: 'subject', is: { figure: { damage: { atLeast: 3 } } } } },
  ]);
});

test('Cards that are neither of two things', () => {
  expect(
    onCharacter(
      'Subject gains Guts against cards that are not {chi}, and are not the subject of an Elm State.',
    ),
  ).toMatchObject([
    {
      modify: [
        {
          special: 'Guts',
          against: {
            not: { any: [{ belongsTo: 'chi' }, { hasState: { designator: 'Elm', type: ['State'] } }] },
          },
        },
      ],
    },
  ]);
});

test('A text that is quoted as a whole is read without the marks', () => {
  expect(abilitiesOf(site, '"Limited. Turn :: Draw a card."')).toMatchObject([{ do: [{ do: 'draw' }] }]);
});

describe('Amounts', () => {
  test.each([
    [
      'Vehicles, Weapons, and {tek} States in your smoked pile',
      {
        any: [{ restriction: 'Vehicle' }, { restriction: 'Weapon' }, { belongsTo: 'tek', type: ['State'] }],
      },
      { smoked: 'you' },
    ],
    [
      'Characters and back-row Sites controlled by opponents',
      { any: [{ type: ['Character'] }, { row: 'back', type: ['Site'] }], controller: 'every-opponent' },
      'play',
    ],
  ])('What stands after the last noun describes all: “%s”', (said, each, where) => {
    expect(onCharacter(`Subject gains +X Fighting. X = the number of ${said}.`)).toMatchObject([
      { modify: [{ fighting: { count: { each, in: where } } }] },
    ]);
  });

  test.each([
    [
      "Subject's Fighting is increased by the Power in the pool of the opponent to your left.",
      { power: 'opponent-to-the-left' },
    ],
  ])('“%s”', (text, fighting) => {
    expect(onCharacter(text)).toMatchObject([{ modify: [{ fighting }] }]);
  });

  test.each([['+1 Body for each {chi} in your resource pool.', { continuous: 'body' }]])('“%s”', (text) => {
    expect(abilitiesOf(site, text)).toMatchObject([{ modify: [{ body: { resources: 'chi', in: 'you' } }] }]);
  });
});

describe('What a player may do', () => {
  test('“You may …, and …” leaves both to the player', () => {
    expect(
      abilitiesOf(
        site,
        'When this card is revealed, you may search your deck for a Site and add it to your hand.',
      ),
    ).toMatchObject([{ optional: true, do: [{ do: 'look-at-deck' }, { do: 'choose' }, { do: 'move' }] }]);
  });

  test('A card is sacrificed by the player who controls it', () => {
    expect(abilitiesOf(site, 'At the start of your turn, you must sacrifice a Character.')).toMatchObject([
      { choose: [{ which: { type: ['Character'], controller: 'you' } }], do: [{ do: 'sacrifice' }] },
    ]);
  });

  test('A card that returns to play is in the smoked pile', () => {
    expect(abilitiesOf(site, 'When this card is revealed, you may return one “Oak” to play.')).toMatchObject([
      {
        optional: true,
        do: [
          { do: 'choose', choice: { which: { title: 'Oak' }, in: { smoked: 'you' } } },
          { do: 'return-to-play' },
        ],
      },
    ]);
  });

  test('“If this card is unturned” says what it is', () => {
    expect(onCharacter('If subject is unturned, turn this card to heal target Site.')).toMatchObject([
      { ability: 'voluntary', when: { card: 'subject', is: { turned: false } } },
    ]);
  });
});

describe('Answers to effects', () => {
  test.each([
    [
      'Sacrifice a Site to cancel an effect that would return one or more cards to any players’ hands.',
      { kind: 'any', would: ['return-to-hand'] },
    ],
    [
      'Sacrifice a Site to cancel an effect that would return a card to play from any smoked pile.',
      { kind: 'any', would: ['return-to-play'] },
    ],
    [
      "If this card is in your hand when an opponent's effect attempts to look at your hand or force you to discard, toast this card :: Cancel that effect.",
      { kind: 'any', by: 'every-opponent', would: ['look-at-hand', 'discard'], against: 'you' },
    ],
  ])('“%s”', (text, to) => {
    expect(abilitiesOf(site, text)).toMatchObject([
      { ability: 'voluntary', inResponseTo: { to }, do: [{ do: 'cancel' }] },
    ]);
  });

  test('The player who played the Event', () => {
    expect(
      abilitiesOf(
        site,
        'Turn in response to an Event and target a Site controlled by the player who played that Event :: Smoke target.',
      ),
    ).toMatchObject([{ choose: [{ which: { controller: { controllerOf: { chosen: 'answered' } } } }] }]);
  });
});

describe('What a Site says of others', () => {
  test.each([
    [
      'You cannot turn Sites at this location.',
      {
        cards: { each: { type: ['Site'], atLocationOf: 'this' }, in: 'play' },
        modify: [{ cannot: 'be-turned', byPlayers: 'you' }],
      },
    ],
    [
      'If you have another Site in your front row, players who do not control an Edge cannot attack this card.',
      {
        while: {
          exists: { each: { type: ['Site'], row: 'front', isNot: 'this', controller: 'you' }, in: 'play' },
        },
        cards: 'this',
        modify: [
          {
            cannot: 'be-attacked',
            byPlayers: {
              every: 'player',
              such: { not: { exists: { each: { type: ['Edge'], controller: 'that-player' }, in: 'play' } } },
            },
          },
        ],
      },
    ],
    [
      'Characters you control inflict +3 damage during the turn they enter play.',
      {
        cards: { each: { type: ['Character'], controller: 'you', enteredPlayThisTurn: true }, in: 'play' },
        modify: [{ damage: 3 }],
      },
    ],
    [
      'Generates no Power while damaged or in your back row.',
      {
        while: { card: 'this', is: { any: [{ damaged: true }, { row: 'back' }] } },
        cards: 'this',
        modify: [{ cannot: 'generate-power' }],
      },
    ],
    [
      'Opponents must pay 2 Power in addition to the normal cost to play a State on a card you control.',
      {
        players: 'every-opponent',
        modifyPlayers: [{ costOf: { type: ['State'] }, on: { controller: 'you' }, by: 2, mandatory: true }],
      },
    ],
  ])('“%s”', (text, said) => {
    expect(abilitiesOf(site, text)).toEqual([{ ability: 'continuous', ...said }]);
  });

  test.each([
    ['Its cost cannot be reduced, even when returning it to play.', [{ ability: 'fixed-cost' }]],
    [
      'This card does not unturn during your Establishing Shot.',
      [{ ability: 'continuous', cards: 'this', modify: [{ keepsTurned: true }] }],
    ],
    [
      'If smoked, this card returns to its owner’s hand.',
      [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { is: 'this' } },
          do: [{ do: 'move', cards: 'this', to: 'hand', of: 'owner' }],
        },
      ],
    ],
    [
      'When subject generates Power for an opponent, this card generates two Power for you.',
      [
        {
          ability: 'triggered',
          on: { event: 'power-generated', source: { is: 'subject' }, player: 'every-opponent' },
          do: [{ do: 'generate-power', player: 'you', amount: 2 }],
        },
      ],
    ],
    [
      'At the start of your turn, place one counter on this card for each Edge you control.',
      [
        {
          ability: 'triggered',
          on: { event: 'turn-started', player: 'you' },
          do: [
            {
              do: 'counters',
              name: 'counter',
              number: { count: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
              on: 'this',
            },
          ],
        },
      ],
    ],
    [
      'While subject is the only attacker, it gains Ambush.',
      [
        {
          ability: 'continuous',
          while: {
            all: [
              { card: 'subject', is: { attacking: true } },
              { not: { exists: { each: { attacking: true, isNot: 'subject' }, in: 'play' } } },
            ],
          },
          cards: 'subject',
          modify: [{ special: 'Ambush' }],
        },
      ],
    ],
    [
      'Subject is not affected by effects generated by Sites.',
      [{ ability: 'continuous', cards: 'subject', modify: [{ notAffectedBy: { type: ['Site'] } }] }],
    ],
  ])('“%s”', (text, said) => {
    expect(onCharacter(text)).toEqual(said);
  });

  test('Whoever seizes it may be a player of whom something holds', () => {
    expect(
      abilitiesOf(
        site,
        'If this Site is seized by a player who controls an Edge, gain Power equal to the number of Sites he or she controls.',
      ),
    ).toMatchObject([
      {
        on: { event: 'seized', by: { every: 'player' } },
        do: [{ amount: { count: { each: { controller: { event: 'by' } } } } }],
      },
    ]);
  });

  test('A condition may come before the event', () => {
    expect(
      abilitiesOf(
        site,
        'If this Site is in your front row when an opponent plays a 0-cost Event, draw a card.',
      ),
    ).toMatchObject([{ on: { event: 'played' }, if: { card: 'this', is: { row: 'front' } } }]);
  });

  test('What is maintained may wait for an event', () => {
    expect(
      abilitiesOf(site, 'Turn and maintain and target a Site :: That Site takes 2 damage when it is turned.'),
    ).toMatchObject([{ do: [{ do: 'when', on: { event: 'turned' }, until: 'while-this-turned' }] }]);
  });
});

describe('What is chosen as a State is played', () => {
  const choosing = {
    ability: 'entering',
    choose: [
      {
        choose: 'cards',
        which: { type: ['Character'], controller: 'every-opponent' },
        in: 'play',
        as: 'character',
      },
    ],
  };
  const gaining = { rulesTextOf: { chosen: 'character' }, inPlaceOfOwn: false };

  test.each([
    "Play on a Character and choose an opponent's Character. Subject gains the rules text of that Character.",
    "Play on a Character, and choose an opponent's Character :: Subject gains the other Character's rules text.",
  ])('All of its text can refer to it: “%s”', (text) => {
    expect(abilitiesOf(state, text)).toEqual([
      { ability: 'subject', which: { type: ['Character'] } },
      choosing,
      { ability: 'continuous', cards: 'subject', modify: [gaining] },
    ]);
  });

  test('Its text may stand in the place of that of the subject', () => {
    expect(
      abilitiesOf(
        state,
        "Play on a Feng Shui Site and choose an opponent's Feng Shui Site. Subject's rules text is considered to be blank, and it gains the printed rules text of the other Site.",
      ),
    ).toMatchObject([
      {},
      {},
      { cards: 'subject', modify: [{ rulesTextOf: { chosen: 'feng-shui-site' }, inPlaceOfOwn: true }] },
    ]);
  });
});

test('On the State of a Character, “any other Site” is other than the Site before', () => {
  expect(
    onCharacter(
      'When subject inflicts combat damage on a Site, inflict 1 damage on any other Site at that location.',
    ),
  ).toMatchObject([
    { choose: [{ which: { type: ['Site'], isNot: { event: 'card' }, atLocationOf: { event: 'card' } } }] },
  ]);
});

test('A Feng Shui Site that does not count for victory', () => {
  expect(
    abilitiesOf(
      site,
      "While this Site has damage counters on it, it does not count toward fulfilling its controller's victory conditions.",
    ),
  ).toEqual([
    {
      ability: 'continuous',
      while: { card: 'this', is: { damaged: true } },
      cards: 'this',
      modify: [{ doesNotCountForVictory: true }],
    },
  ]);
});

test.each([
  [
    'Except during an attack on this card, turn and inflict 2 damage on it :: Draw a card.',
    {
      when: { not: { attack: { target: { is: 'this' } } } },
      pay: [{ pay: 'turn' }, { pay: 'damage', on: 'this' }],
    },
  ],
  [
    'Turn to return to your hand a Site in your smoked pile.',
    { do: [{ do: 'move', to: 'hand', of: 'owner' }] },
  ],
])('“%s”', (text, said) => {
  expect(abilitiesOf(site, text)).toMatchObject([said]);
});

test('A condition that it has a special ability', () => {
  expect(onCharacter('Subject gains Ambush while it has Superleap.')).toMatchObject([
    { while: { card: 'subject', is: { special: 'Superleap' } } },
  ]);
});

describe('A condition without a time is not a trigger: what it brings about is done at once', () => {
  const atOnce = (when: unknown, ...effects: readonly unknown[]) => [
    { ability: 'as-soon-as', when, do: effects, immediately: true },
  ];

  test.each([
    [
      'Smoke subject if it is an Elm.',
      atOnce({ card: 'subject', is: { designator: 'Elm' } }, { do: 'smoke', cards: 'subject' }),
    ],
    [
      'If subject is an Ash, smoke this card.',
      atOnce({ card: 'subject', is: { designator: 'Ash' } }, { do: 'smoke', cards: 'this' }),
    ],
  ])('“%s” on a State', (text, abilities) => {
    expect(onCharacter(text)).toEqual(abilities);
  });

  test('“If you have no Power” on a Site', () => {
    const poor = { compare: [{ power: 'you' }, '=', 0] };
    expect(abilitiesOf(site, 'If you have no Power in your pool, smoke this card and draw a card.')).toEqual(
      atOnce(poor, { do: 'smoke', cards: 'this' }, { do: 'draw', players: 'you', amount: 1 }),
    );
  });

  test('What a player may do under a condition is not done at once', () => {
    expect(toldOf(site, 'If you have no Power, you may draw a card.')).toBe('nothing');
  });
});

describe('A card that does not unturn in the next Establishing Shot of its controller', () => {
  const keepsTurned = (cards: unknown) => ({
    ...{ do: 'modify', cards, by: [{ keepsTurned: true }], until: 'end-of-controllers-next-turn' },
  });

  test('“Turn that Character, and it does not unturn”', () => {
    const text =
      "Turn to inflict 1 damage on any Character. Turn that Character, and it does not unturn during its controller's next Establishing Shot.";
    const character = { chosen: 'character' };
    expect(abilitiesOf(site, text)).toMatchObject([
      {
        do: [
          { do: 'damage', amount: 1, to: character },
          { do: 'turn', cards: character },
          keepsTurned(character),
        ],
      },
    ]);
  });

  test('“Target does not unturn”', () => {
    const text =
      "Turn and target a Character :: Target does not unturn during its controller's next Establishing Shot.";
    expect(abilitiesOf(site, text)).toMatchObject([{ do: [keepsTurned({ chosen: 'character' })] }]);
  });
});
