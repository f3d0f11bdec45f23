import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, event, site, toldOf } from './compiled.ts';

describe('What a card changes while it is in play', () => {
  test.each([
    [
      'Characters you control gain Toughness: 1 except when attacking.',
      {
        cards: { each: { type: ['Character'], controller: 'you', not: { attacking: true } }, in: 'play' },
        modify: [{ special: 'Toughness', amount: 1 }],
      },
    ],
    [
      'All Characters you control with a printed Fighting of 2 or 3 gain +1 Fighting.',
      { cards: { each: { printed: { fighting: { atLeast: 2, atMost: 3 } } } } },
    ],
    [
      'When non-combat damage is inflicted on a Site, increase that damage by 2.',
      { cards: { each: { type: ['Site'] }, in: 'play' }, modify: [{ increasesDamage: 2, combat: false }] },
    ],
    [
      'When damage is inflicted on this card, reduce that damage by 2.',
      { cards: 'this', modify: [{ reducesDamage: 2 }] },
    ],
    [
      'When a Character you control takes damage from a 1-cost card, reduce that damage to 0.',
      { modify: [{ takesNoDamage: { from: { figure: { cost: { exactly: 1 } } } } }] },
    ],
    [
      '+3 damage to cards controlled by a player with {asc} in his or her pool.',
      {
        modify: [
          {
            damage: 3,
            against: {
              controller: {
                every: 'player',
                such: { compare: [{ resources: 'asc', in: 'that-player' }, '>=', 1] },
              },
            },
          },
        ],
      },
    ],
    [
      '+1 Fighting for every 3 {dra} resources in your pool.',
      { modify: [{ fighting: { quotient: [{ resources: 'dra', in: 'you' }, 3], round: 'down' } }] },
    ],
    [
      'While there are no counters on this card, it gains Guts.',
      { while: { compare: [{ counters: 'counter', on: 'this' }, '=', 0] }, cards: 'this' },
    ],
    [
      'If you control a Site, or if an opponent controls an Edge, this card gains Guts.',
      { while: { any: [{ exists: {} }, { somePlayer: 'every-opponent' }] }, cards: 'this' },
    ],
    [
      "While this card is attacking, <Elm> Characters controlled by its target's controller cannot change location.",
      { cards: { each: { designator: 'Elm', controller: { controllerOf: 'its-target' } } } },
    ],
    [
      'Cannot be intercepted by Characters whose cost is less than the number of cards in their controller’s hand.',
      {
        modify: [
          {
            by: {
              figure: {
                cost: {
                  atMost: {
                    difference: [{ count: { each: {}, in: { hand: { controllerOf: 'each' } } } }, 1],
                  },
                },
              },
            },
          },
        ],
      },
    ],
    [
      '+4 Fighting while you are one Feng Shui Site away from victory.',
      { while: { compare: [{ sitesStillNeeded: 'you' }, '<=', 1] } },
    ],
    [
      'Old Oak is not a legal subject of Weapon States.',
      { modify: [{ notLegalSubject: true, of: { restriction: 'Weapon', type: ['State'] } }] },
    ],
    [
      'Not a legal subject for non-Weapon States.',
      { modify: [{ notLegalSubject: true, of: { not: { restriction: 'Weapon' }, type: ['State'] } }] },
    ],
    [
      'Not a legal subject for States played by opponents.',
      { modify: [{ notLegalSubject: true, byPlayers: 'every-opponent' }] },
    ],
    ['Cannot be the subject of States.', { cards: 'this', modify: [{ notLegalSubject: true }] }],
    [
      'Can only be intercepted by Characters intercepting in chains.',
      { cards: 'this', modify: [{ cannot: 'be-intercepted-alone' }] },
    ],
    [
      'Characters intercepting as part of a chain cannot intercept Old Oak.',
      { cards: 'this', modify: [{ cannot: 'be-intercepted-in-a-chain' }] },
    ],
    [
      'Ambush and Guts against Characters.',
      {
        cards: 'this',
        modify: [
          { special: 'Ambush', against: { type: ['Character'] } },
          { special: 'Guts', against: { type: ['Character'] } },
        ],
      },
    ],
  ])('“%s”', (text, continuous) => {
    expect(abilitiesOf(character, text)).toMatchObject([{ ability: 'continuous', ...continuous }]);
  });

  test('Toughness may be against one kind of damage', () => {
    expect(abilitiesOf(character, 'Toughness: 4 against non-combat damage.')).toEqual([
      { ability: 'special', special: 'Toughness', amount: 4, combat: false },
    ]);
  });

  test('Opponents may be told by their hands', () => {
    expect(
      abilitiesOf(character, 'Superleap against opponents who have 4 or more cards in their hand.'),
    ).toMatchObject([
      {
        against: {
          controller: {
            every: 'opponent',
            such: { compare: [{ count: { each: {}, in: { hand: 'that-player' } } }, '>=', 4] },
          },
        },
      },
    ]);
  });
});

describe('What a player may do', () => {
  test.each([
    [
      'Turn to draw a card during your Main Shot.',
      { when: { all: [{ during: 'main-shot' }, { turnOf: 'you' }] }, do: [{ do: 'draw' }] },
    ],
    [
      "Turn to gain 3 Power when you smoke an opponent's Character.",
      { inResponseTo: { event: { event: 'smoked', by: 'you', player: 'every-opponent' } } },
    ],
    [
      'Turn to force target player to discard two cards at random from his or her hand.',
      { do: [{ choice: { in: { hand: { chosen: 'player' } }, random: true } }, { do: 'discard' }] },
    ],
    [
      'Turn to inflict one damage on any target at this location.',
      { choose: [{ which: { type: ['Character', 'Site'], atLocationOf: 'this' }, target: true }] },
    ],
    [
      'Turn to give Ambush until the end of the turn to a Character.',
      { do: [{ do: 'modify', by: [{ special: 'Ambush' }], until: 'end-of-turn' }] },
    ],
    [
      'Turn to reduce the damage target Character inflicts by 4 until the end of the turn.',
      { do: [{ do: 'modify', by: [{ damage: -4 }, { nonCombatDamage: -4 }], until: 'end-of-turn' }] },
    ],
    [
      'Toast a Character in your smoked pile :: This card copies the rules text of the toasted Character until the end of the attack.',
      {
        do: [
          {
            do: 'copy',
            what: ['rules-text'],
            from: { chosen: 'character' },
            to: 'this',
            inPlaceOfOwn: false,
            until: 'end-of-attack',
          },
        ],
      },
    ],
    [
      'Turn and maintain and choose an Edge :: Copy the rules text of the chosen Edge to this card.',
      { do: [{ do: 'copy', from: { chosen: 'edge' }, to: 'this', until: 'while-this-turned' }] },
    ],
    [
      'Turn and maintain and target a Character :: Heal target when target unturns.',
      {
        do: [
          {
            do: 'when',
            on: { event: 'unturned', card: { is: { chosen: 'character' } } },
            until: 'while-this-turned',
            once: false,
            effects: [{ do: 'heal', cards: { chosen: 'character' } }],
          },
        ],
      },
    ],
    [
      'Turn and maintain :: When target card unturns, it takes 2 damage.',
      {
        choose: [{ choose: 'cards', which: {}, target: true, as: 'card' }],
        do: [{ do: 'when', on: { card: { is: { chosen: 'card' } } }, effects: [{ to: { chosen: 'card' } }] }],
      },
    ],
    [
      'Turn and maintain to reduce the damage target Character inflicts by 4.',
      { do: [{ do: 'modify', by: [{ damage: -4 }, { nonCombatDamage: -4 }], until: 'while-this-turned' }] },
    ],
    [
      'Turn and maintain to control an Elm or Birch.',
      {
        choose: [{ which: { any: [{ designator: 'Elm' }, { designator: 'Birch' }] } }],
        do: [{ do: 'take-control', until: 'while-this-turned' }],
      },
    ],
    [
      'Turn to toast a Site you own that is controlled by an opponent.',
      { choose: [{ which: { owner: 'you', controller: 'every-opponent' } }] },
    ],
  ])('“%s”', (text, voluntary) => {
    expect(abilitiesOf(character, text)).toMatchObject([{ ability: 'voluntary', ...voluntary }]);
  });

  test.each([
    [
      'Turn to draw 1 card, or 3 cards if “Elm” is in play.',
      {
        do: [
          {
            do: 'if',
            condition: { exists: { each: { title: 'Elm' }, in: 'play' } },
            effects: [{ do: 'draw', amount: 3 }],
            otherwise: [{ do: 'draw', amount: 1 }],
          },
        ],
      },
    ],
    [
      'Sacrifice Old Oak to draw up to two cards.',
      {
        choose: [{ choose: 'number', atLeast: 0, atMost: 2, as: 'chosen-number' }],
        do: [{ do: 'draw', amount: { value: 'chosen-number' } }],
      },
    ],
    [
      'Turn to steal up to 2 Power from target opponent.',
      { choose: [{ choose: 'number', atMost: 2 }, { choose: 'players' }], do: [{ do: 'steal-power' }] },
    ],
    [
      'Turn to send any turned Edge back to its owner’s hand.',
      { do: [{ do: 'move', to: 'hand', of: 'owner' }] },
    ],
    [
      'Sacrifice a Character :: Gain Power equal to the Character’s cost plus 1.',
      { do: [{ amount: { sum: [{ figure: 'cost', of: { chosen: 'character' } }, 1] } }] },
    ],
  ])('“%s”', (text, voluntary) => {
    expect(abilitiesOf(character, text)).toMatchObject([{ ability: 'voluntary', ...voluntary }]);
  });

  test('It may be played while an opponent is close to victory', () => {
    expect(
      abilitiesOf(
        character,
        'You may play this card at -1 cost during an attack by an opponent who is one Feng Shui Site away from victory.',
      ),
    ).toEqual([
      {
        ability: 'playing',
        kind: 'also',
        when: {
          attack: {
            declaredBy: {
              every: 'opponent',
              such: { compare: [{ sitesStillNeeded: 'that-player' }, '<=', 1] },
            },
          },
        },
        cost: { reducedBy: 1 },
      },
    ]);
  });

  test('No States may be played on it', () => {
    expect(abilitiesOf(character, 'No States may be played on Old Oak.')).toMatchObject([
      { players: 'every-player', modifyPlayers: [{ cannotPlay: { type: ['State'] }, on: { is: 'this' } }] },
    ]);
  });

  test('What is maintained is not kept for good', () => {
    expect(
      abilitiesOf(site, 'Turn and maintain and target a Character :: Take control of target.'),
    ).toMatchObject([{ do: [{ until: 'while-this-turned' }] }]);
  });
});

describe('What happens by itself', () => {
  test.each([
    [
      'At the end of each turn, remove 1 damage from this card for each Site in play.',
      { do: [{ do: 'heal', cards: 'this', amount: { count: { each: { type: ['Site'] } } } }] },
    ],
    [
      "When this card attacks, its target's controller must discard three cards at random.",
      { do: [{ choice: { in: { hand: { controllerOf: 'its-target' } }, random: true } }, {}] },
    ],
    [
      'When an opponent seizes a Site, you may return this card to play from your smoked pile.',
      { from: 'smoked-pile', optional: true, do: [{ do: 'return-to-play', cards: 'this', by: 'you' }] },
    ],
    [
      'When this card turns to attack, target a Site at the location of the attack :: Smoke target.',
      { choose: [{ which: { atLocationOfAny: { targetOfAttack: true } }, target: true }] },
    ],
    [
      'When this card enters combat, inflict 3 damage on every card it is in combat with.',
      { together: true, do: [{ do: 'damage', to: { each: { inCombatWith: 'this' }, in: 'play' } }] },
    ],
    [
      'When an opponent plays a Site, you may inflict 2 damage on a card that he or she controls.',
      { choose: [{ which: { controller: { event: 'player' } } }] },
    ],
    [
      'Smoke Old Oak at the end of the turn it is played.',
      { on: { event: 'turn-ended' }, if: { card: 'this', is: { thisTurn: { event: 'played' } } } },
    ],
    [
      'You may sacrifice a Site when this card is smoked :: Return this card to play turned.',
      { on: { event: 'smoked' }, optional: true, pay: [{ pay: 'sacrifice' }] },
    ],
    [
      'When this card is played from your hand, draw a card.',
      { on: { event: 'played', card: { is: 'this' }, from: 'hand' } },
    ],
    [
      "Gain 2 Power when this card joins an opponent's attack.",
      { on: { event: 'turned-to-attack' }, if: { attack: { declaredBy: 'every-opponent' } } },
    ],
    [
      'When 3 or more damage is healed from this card at one time, draw a card.',
      { on: { event: 'healed', card: { is: 'this' }, amount: { atLeast: 3 } } },
    ],
    [
      'Once per turn, when this card smokes the target of its attack, take control of target Site.',
      { do: [{ do: 'take-control', by: 'you', until: 'while-this-in-play' }] },
    ],
    [
      'When this card smokes the target of its attack, take control of target Site until it leaves play.',
      { do: [{ do: 'take-control', by: 'you', until: 'while-in-play' }] },
    ],
    [
      'If you control Old Oak at the beginning of your turn, it may inflict 1 damage on a target Site.',
      {
        on: { event: 'turn-started', player: 'you' },
        optional: true,
        choose: [{ which: { type: ['Site'] }, target: true }],
        do: [{ do: 'if', condition: { card: 'this', is: { controller: 'you' } } }],
      },
    ],
    [
      'When this card turns to attack, it may inflict 1 damage on target Site.',
      { optional: true, do: [{ do: 'damage', amount: 1, to: { chosen: 'site' } }] },
    ],
    [
      'When an opponent plays or reveals a Unique card, this card gains +1 Fighting till it leaves play.',
      { on: { event: ['played', 'revealed'], player: 'every-opponent' }, do: [{ until: 'while-in-play' }] },
    ],
    [
      'When this card turns to attack, target up to two Characters :: Targets cannot intercept him during this attack.',
      { do: [{ cards: { chosen: 'character' }, by: [{ cannot: 'intercept', of: { is: 'this' } }] }] },
    ],
  ])('“%s”', (text, triggered) => {
    expect(abilitiesOf(character, text)).toMatchObject([{ ability: 'triggered', ...triggered }]);
  });

  test('A card that is about to enter combat has not entered it', () => {
    const text = 'When Old Oak is about to enter combat with a Character, draw a card.';
    expect(abilitiesOf(character, text)).toMatchObject([
      { on: { event: 'about-to-enter-combat', card: { is: 'this' }, target: { type: ['Character'] } } },
    ]);
  });

  test('A card enters combat with each of several others in an event of its own', () => {
    expect(abilitiesOf(character, 'When a Character you control enters combat, draw a card.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'enters-combat', card: { type: ['Character'], controller: 'you' } },
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
    ]);
  });

  test('Only damage is what a card “may” do', () => {
    expect(toldOf(character, 'When this card turns to attack, it may draw a card.')).toBe('nothing');
  });

  test('Combat damage may be replaced', () => {
    expect(
      abilitiesOf(character, 'If Old Oak would inflict combat damage on a card, toast that card instead.'),
    ).toEqual([
      {
        ability: 'replacement',
        on: { event: 'damage-inflicted', card: {}, source: { is: 'this' }, combat: true },
        instead: [{ do: 'toast', cards: { event: 'card' } }],
      },
    ]);
  });
});

describe('What a card does when it enters play', () => {
  test('What is targeted or paid may be up to the player', () => {
    expect(
      abilitiesOf(character, 'When Old Oak enters play, you may target an Edge :: Smoke that Edge.'),
    ).toEqual([
      {
        ability: 'triggered',
        on: { event: 'enters-play', card: { is: 'this' } },
        optional: true,
        choose: [{ choose: 'cards', which: { type: ['Edge'] }, in: 'play', target: true, as: 'edge' }],
        do: [{ do: 'smoke', cards: { chosen: 'edge' } }],
      },
    ]);
  });

  test('What stands after “::” is done on resolution', () => {
    expect(
      abilitiesOf(
        character,
        'When this card enters play, target a card you control :: Heal 2 damage from target.',
      ),
    ).toMatchObject([
      { ability: 'triggered', choose: [{ target: true, as: 'card' }], do: [{ do: 'heal', amount: 2 }] },
    ]);
  });

  test('What was discarded is known by what it costs', () => {
    expect(
      abilitiesOf(
        character,
        'When this card comes into play, discard a card. Target opponent must discard X cards at random. X = the cost of the card you discarded.',
      ),
    ).toMatchObject([
      {
        choose: [{ choose: 'players', target: true, as: 'player' }],
        do: [
          { choice: { in: { hand: 'you' }, as: 'card' } },
          { do: 'discard', cards: { chosen: 'card' } },
          { choice: { random: true, number: { exactly: { figure: 'cost', of: { chosen: 'card' } } } } },
          { do: 'discard', cards: { chosen: 'card-2' } },
        ],
      },
    ]);
  });

  test('Damage may be inflicted on each of several cards', () => {
    expect(
      abilitiesOf(character, 'When this card enters play, inflict one damage each on up to four Sites.'),
    ).toMatchObject([{ choose: [{ number: { atMost: 4 } }], do: [{ do: 'damage', amount: 1 }] }]);
  });
});

describe('Cards that something happens to', () => {
  test.each([
    [
      'Inflict 2 damage on any Site turned by an opponent while Old Oak is attacking.',
      {
        on: { event: 'turned', card: { type: ['Site'] }, by: 'every-opponent' },
        if: { card: 'this', is: { attacking: true } },
        do: [{ do: 'damage', amount: 2, to: { event: 'card' } }],
      },
    ],
    [
      "Inflict 2 damage on any opponent's card that turns while Old Oak is attacking.",
      { on: { event: 'turned', card: {}, player: 'every-opponent' }, do: [{ to: { event: 'card' } }] },
    ],
    [
      'Any Character damaged by Old Oak is smoked.',
      {
        on: { event: 'damage-inflicted', card: { type: ['Character'] }, source: { is: 'this' } },
        do: [{ do: 'smoke', cards: { event: 'card' } }],
      },
    ],
    [
      'Inflict 1 damage on any Character that enters combat with Old Oak if “Elm” is in play.',
      {
        on: { event: 'enters-combat', card: { type: ['Character'] }, target: { is: 'this' } },
        do: [{ do: 'if', condition: { exists: { each: { title: 'Elm' } } }, effects: [{ do: 'damage' }] }],
      },
    ],
    [
      'Gains +2 Fighting until the end of the attack when each interceptor is declared against him.',
      { on: { event: 'interception-declared', target: { is: 'this' } }, do: [{ cards: 'this' }] },
    ],
    [
      'When this card turns to attack or turns to heal, draw a card.',
      { on: { event: ['turned-to-attack', 'turned-to-heal'], card: { is: 'this' } } },
    ],
    [
      'Select a Character when this card attacks :: That Character cannot intercept until the end of the attack.',
      { choose: [{ choose: 'cards', as: 'character' }], do: [{ cards: { chosen: 'character' } }] },
    ],
    [
      'When an opponent declares an attack on a card you control, you may play this card from your smoked pile at -2 cost.',
      {
        from: 'smoked-pile',
        optional: true,
        do: [
          {
            do: 'play',
            by: 'you',
            which: { is: 'this' },
            in: { smoked: 'you' },
            cost: { reducedBy: 2 },
            ignoringResources: false,
            optional: false,
          },
        ],
      },
    ],
    [
      'When an opponent plays an Event, gain Power equal to the Power he or she spent.',
      { do: [{ do: 'gain-power', players: 'you', amount: { eventAmount: true } }] },
    ],
    [
      'When Old Oak smokes a Character, it gains +1 Fighting until it leaves play.',
      { do: [{ do: 'modify', cards: 'this', by: [{ fighting: 1 }], until: 'while-in-play' }] },
    ],
    [
      'When Old Oak smokes a Character, return it to play under your control.',
      { do: [{ do: 'return-to-play', cards: { event: 'card' } }] },
    ],
    [
      'When a Character smokes Old Oak, it gains +1 Fighting until it leaves play.',
      { do: [{ do: 'modify', cards: { event: 'source' } }] },
    ],
    [
      'You may flip a coin when this card attacks :: Heads: unturn this card.',
      {
        optional: true,
        choose: [{ choose: 'mode', random: true }],
        do: [{ do: 'if', effects: [{ do: 'unturn' }] }],
      },
    ],
    [
      'Flip a coin when Old Oak attacks. Heads: unturn this card and draw a card.',
      {
        do: [
          { do: 'choose' },
          { do: 'if', condition: { as: 'heads' }, effects: [{ do: 'unturn' }, { do: 'draw' }] },
        ],
      },
    ],
  ])('“%s”', (text, triggered) => {
    expect(abilitiesOf(character, text)).toMatchObject([{ ability: 'triggered', ...triggered }]);
  });

  test('What nothing is paid for is not generated again and again', () => {
    expect(abilitiesOf(character, 'Target a Site when this card attacks :: Unturn target.')).toMatchObject([
      { ability: 'triggered', choose: [{ target: true }], do: [{ do: 'unturn' }] },
    ]);
  });

  test('Which card is damaged again is not clear while both are in play', () => {
    expect(toldOf(character, 'When Old Oak damages a Character, it gains Guts until it leaves play.')).toBe(
      'nothing',
    );
  });

  test('What it would smoke may be toasted instead while something is so', () => {
    expect(
      abilitiesOf(character, 'While this card is attacking, any Site it would smoke is toasted instead.'),
    ).toEqual([
      {
        ability: 'replacement',
        on: { event: 'smoked', card: { type: ['Site'] }, source: { is: 'this' } },
        if: { card: 'this', is: { attacking: true } },
        instead: [{ do: 'toast', cards: { event: 'card' } }],
      },
    ]);
    expect(
      abilitiesOf(
        character,
        'While you control a Site, if Old Oak would smoke a Character, toast that Character instead.',
      ),
    ).toMatchObject([{ ability: 'replacement', if: { exists: {} } }]);
  });

  test.each([
    [
      'Damaged Characters are not legal targets for attacks or Events while Old Oak is in play.',
      [{ cannot: 'be-attacked' }, { notLegalTargetOf: { type: ['Event'] } }],
    ],
    [
      'Inflicts +1 damage for each Site you control.',
      [{ damage: { count: { each: { type: ['Site'], controller: 'you' }, in: 'play' } } }],
    ],
  ])('“%s”', (text, modify) => {
    expect(abilitiesOf(character, text)).toMatchObject([{ modify }]);
  });

  test('Cards are known by their States', () => {
    expect(abilitiesOf(character, 'Does not affect Characters with Vehicle States.')).toEqual([
      {
        ability: 'does-not-affect',
        which: { type: ['Character'], hasState: { restriction: 'Vehicle', type: ['State'] } },
      },
    ]);
  });

  test('Sites may be rearranged in as many columns', () => {
    expect(
      abilitiesOf(
        character,
        "Turn to rearrange a player's Sites; you cannot change the number of columns in the site structure.",
      ),
    ).toMatchObject([
      { choose: [{ as: 'player' }], do: [{ do: 'rearrange-sites', by: 'you', into: 'same-columns' }] },
    ]);
  });

  test('An Event may be canceled once per turn for a payment', () => {
    expect(
      abilitiesOf(character, 'Once per turn, you may pay 2 Power to cancel an Event that targets him.'),
    ).toMatchObject([
      { limit: { times: 1, per: 'turn' }, inResponseTo: { to: { targets: { is: 'this' } } }, pay: [{}] },
    ]);
  });
});

describe('Amounts of what happened', () => {
  test('Another player may gain as much Power', () => {
    expect(
      abilitiesOf(
        character,
        "When Old Oak smokes a Character while attacking, that Character's controller gains Power equal to the smoked Character's cost.",
      ),
    ).toMatchObject([
      {
        if: { card: 'this', is: { attacking: true } },
        do: [
          {
            do: 'gain-power',
            players: { controllerOf: { event: 'card' } },
            amount: { figure: 'cost', of: { event: 'card' } },
          },
        ],
      },
    ]);
  });

  test('Some player who caused it is “he or she”', () => {
    expect(
      abilitiesOf(
        site,
        'If Salt Mine is burned by a player who controls an Edge, you gain Power equal to the number of Edges he or she controls.',
      ),
    ).toMatchObject([
      {
        on: { by: { every: 'player' } },
        do: [{ amount: { count: { each: { type: ['Edge'], controller: { event: 'by' } } } } }],
      },
    ]);
  });

  test('Each card may take as much damage as its own figure', () => {
    expect(abilitiesOf(event, 'Each Character takes damage equal to its cost.')).toEqual([
      {
        ability: 'event',
        do: [
          {
            do: 'damage',
            amount: { figure: 'cost', of: 'each' },
            to: { each: { type: ['Character'] }, in: 'play' },
          },
        ],
      },
    ]);
  });
});
