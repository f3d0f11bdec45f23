import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, site, toldOf } from './compiled.ts';

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
      'All Characters you control with a printed Fighting of 1 or 2 gain +1 Fighting.',
      { cards: { each: { printed: { fighting: { atLeast: 1, atMost: 2 } } } } },
    ],
    [
      'When non-combat damage is inflicted on a Site, increase that damage by 2.',
      { cards: { each: { type: ['Site'] }, in: 'play' }, modify: [{ reducesDamage: -2, combat: false }] },
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
      '+1 damage to cards controlled by a player with {asc} in his or her pool.',
      {
        modify: [
          {
            damage: 1,
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
      "While this card is attacking, Characters controlled by its target's controller cannot change location.",
      { cards: { each: { controller: { controllerOf: 'its-target' } } } },
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
      abilitiesOf(character, 'Superleap against opponents who have 3 or more cards in their hand.'),
    ).toMatchObject([
      {
        against: {
          controller: {
            every: 'opponent',
            such: { compare: [{ count: { each: {}, in: { hand: 'that-player' } } }, '>=', 3] },
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
      "Turn to gain 2 Power when you smoke an opponent's Character.",
      { inResponseTo: { event: { event: 'smoked', by: 'you', player: 'every-opponent' } } },
    ],
    [
      'Turn to force target player to discard a card at random from his or her hand.',
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
      'Turn to reduce the damage target Character inflicts by 3 until the end of the turn.',
      { do: [{ do: 'modify', by: [{ damage: -3 }], until: 'end-of-turn' }] },
    ],
    [
      'Toast a Character in your smoked pile :: This card copies the rules text of the toasted Character until the end of the turn.',
      {
        do: [
          {
            do: 'copy',
            what: ['rules-text'],
            from: { chosen: 'character' },
            to: 'this',
            inPlaceOfOwn: false,
            until: 'end-of-turn',
          },
        ],
      },
    ],
    [
      'Turn and maintain and choose a Site :: Copy the rules text of the chosen Site to this card.',
      { do: [{ do: 'copy', from: { chosen: 'site' }, to: 'this', until: 'while-this-turned' }] },
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
      'Turn to toast a Character you own that is controlled by an opponent.',
      { choose: [{ which: { owner: 'you', controller: 'every-opponent' } }] },
    ],
  ])('“%s”', (text, voluntary) => {
    expect(abilitiesOf(character, text)).toMatchObject([{ ability: 'voluntary', ...voluntary }]);
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
      "When this card attacks, its target's controller must discard two cards at random.",
      { do: [{ choice: { in: { hand: { controllerOf: 'its-target' } }, random: true } }, {}] },
    ],
    [
      'When an opponent burns a Site, you may return this card to play from your smoked pile.',
      { from: 'smoked-pile', optional: true, do: [{ do: 'return-to-play', cards: 'this', by: 'you' }] },
    ],
    [
      'When this card turns to attack, target a Character at the location of the attack :: Smoke target.',
      { choose: [{ which: { atLocationOfAny: { targetOfAttack: true } }, target: true }] },
    ],
    [
      'When this card enters combat, inflict 2 damage on every card it is in combat with.',
      { together: true, do: [{ do: 'damage', to: { each: { inCombatWith: 'this' }, in: 'play' } }] },
    ],
    [
      'When an opponent plays a Site, you may inflict 1 damage on a card that he or she controls.',
      { choose: [{ which: { controller: { event: 'player' } } }] },
    ],
    [
      'Smoke Old Oak at the end of the turn it is played.',
      { on: { event: 'turn-ended' }, if: { card: 'this', is: { enteredPlayThisTurn: true } } },
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
      "Gain 1 Power when this card joins an opponent's attack.",
      { on: { event: 'turned-to-attack' }, if: { attack: { declaredBy: 'every-opponent' } } },
    ],
    [
      'When 3 or more damage is healed from this card at one time, draw a card.',
      { on: { event: 'healed', card: { is: 'this' }, amount: { atLeast: 3 } } },
    ],
    [
      'Once per turn, when this card smokes the target of its attack, take control of target Site.',
      { do: [{ do: 'take-control', by: 'you', until: 'while-in-play' }] },
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

  test('A card enters combat with each of several others in an event of its own', () => {
    expect(abilitiesOf(character, 'When a Character you control enters combat, draw a card.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'about-to-enter-combat', card: { type: ['Character'], controller: 'you' } },
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
        ability: 'entering',
        do: [
          {
            do: 'may',
            by: 'you',
            choose: [{ choose: 'cards', which: { type: ['Edge'] }, in: 'play', target: true, as: 'edge' }],
            effects: [{ do: 'smoke', cards: { chosen: 'edge' } }],
          },
        ],
      },
    ]);
  });

  test('What must be targeted is chosen as it enters play', () => {
    expect(
      abilitiesOf(
        character,
        'When this card enters play, target a card you control :: Heal 2 damage from target.',
      ),
    ).toMatchObject([
      { ability: 'entering', choose: [{ target: true, as: 'card' }], do: [{ do: 'heal', amount: 2 }] },
    ]);
  });

  test('Damage may be inflicted on each of several cards', () => {
    expect(
      abilitiesOf(character, 'When this card enters play, inflict one damage each on up to four Sites.'),
    ).toMatchObject([{ choose: [{ number: { atMost: 4 } }], do: [{ do: 'damage', amount: 1 }] }]);
  });
});
