import { describe, expect, test } from 'vitest';
import { abilitiesOf, attack, block, event, situation, toldOf } from './compiled.ts';

describe('What changes for cards', () => {
  test.each([
    ['This attack cannot be blocked or dodged.', [{ cannot: 'be-blocked' }, { cannot: 'be-dodged' }]],
    ['This attack does 2 additional points of damage.', [{ damage: 2 }]],
    ['This attack does no damage.', [{ noDamage: true }]],
    ['This attack may be Hidden and does 2 damage.', [{ hidden: 'may' }, { setDamage: 2 }]],
    ['Old Oak cannot be a Head Shot.', [{ headShot: 'cannot' }]],
    [
      'You may make a Hard Exertion to make this attack a Power Blow.',
      [{ powerBlow: 'may-by-hard-exertion' }],
    ],
    ['This attack cannot be blocked by Guards.', [{ cannot: 'be-blocked', by: { kind: ['guard'] } }]],
  ])('%s', (text, modify) => {
    expect(abilitiesOf(attack, text)).toEqual([{ ability: 'continuous', cards: 'this', modify }]);
  });

  test.each([
    [
      'Your non-ranged attacks do 1 damage.',
      { kind: ['attack'], not: { kind: ['ranged-attack'] }, controller: 'you' },
    ],
    ["Your opponent's Dirty Tricks do 1 damage.", { kind: ['dirty-trick'], controller: 'opponent' }],
    [
      'Your upper attacks do 1 damage.',
      { kind: ['attack'], grid: { touches: ['upper'] }, controller: 'you' },
    ],
    ['Basic Attacks you play do 1 damage.', { kind: ['basic-attack'], controller: 'you' }],
    ['Master cards do 1 damage.', { titleWord: 'Master' }],
  ])('%s', (text, each) => {
    expect(abilitiesOf(situation, text)).toEqual([
      { ability: 'continuous', cards: { each, in: 'play' }, modify: [{ setDamage: 1 }] },
    ]);
  });

  test('What is said of the same cards in two sentences is one ability', () => {
    expect(abilitiesOf(block, 'This block may be a Power Block. Iron Bark cannot be countered.')).toEqual([
      {
        ability: 'continuous',
        cards: 'this',
        modify: [{ powerBlock: 'may' }, { cannot: 'be-countered' }],
      },
    ]);
  });

  test('A change on a condition is so while the condition holds', () => {
    expect(
      abilitiesOf(situation, 'While your opponent is Prone, your attacks cannot be dodged.'),
    ).toMatchObject([
      {
        ability: 'continuous',
        while: { player: 'opponent', is: 'prone' },
        modify: [{ cannot: 'be-dodged' }],
      },
    ]);
  });

  test('Who makes a Head Shot for not having played an Event plays none afterwards', () => {
    const such = { kind: ['event'] };
    expect(
      abilitiesOf(
        attack,
        'If you do not play an Event this turn, you may make a Hard Exertion to make this attack a Head Shot.',
      ),
    ).toEqual([
      {
        ability: 'continuous',
        while: {
          not: { happened: { that: { event: 'played', card: such, player: 'you' }, when: 'this-turn' } },
        },
        cards: 'this',
        modify: [{ headShot: 'may-by-hard-exertion' }],
      },
      {
        ability: 'triggered',
        on: { event: 'head-shot-made', card: { is: 'this' }, exertion: 'hard' },
        do: [{ do: 'modify-players', players: 'you', by: [{ cannot: 'play', such }], until: 'end-of-turn' }],
      },
    ]);
  });

  test('How long an Event changes all attacks has to be said', () => {
    expect(toldOf(event, 'Your attacks cannot be blocked.')).toBe('nothing');
    expect(abilitiesOf(event, 'Your attacks cannot be blocked this turn.')).toMatchObject([
      { ability: 'played', do: [{ do: 'modify', until: 'end-of-turn' }] },
    ]);
  });
});

describe('What changes for players', () => {
  test.each([
    ['Your opponent cannot draw cards.', 'opponent', [{ cannot: 'draw' }]],
    ['Your opponent cannot play Events.', 'opponent', [{ cannot: 'play', such: { kind: ['event'] } }]],
    ['No player may make Power Blows.', 'each', [{ cannot: 'make-power-blows' }]],
    ['You cannot reshuffle their discard pile.', 'you', [{ cannot: 'shuffle-discard-pile', of: 'opponent' }]],
    ['You cannot look at their Hand.', 'you', [{ cannot: 'look-at-hand', of: 'opponent' }]],
    ['You cannot reshuffle your discard pile.', 'you', [{ cannot: 'shuffle-discard-pile' }]],
    ['Your opponent cannot reshuffle their discard pile.', 'opponent', [{ cannot: 'shuffle-discard-pile' }]],
    ['No player may reshuffle their discard pile.', 'each', [{ cannot: 'shuffle-discard-pile' }]],
    [
      'Your opponent cannot reshuffle your discard pile.',
      'opponent',
      [{ cannot: 'shuffle-discard-pile', of: 'you' }],
    ],
    [
      "No player can look at another player's Hand.",
      'each',
      [{ cannot: 'look-at-hand', of: { opponentOf: 'that-player' } }],
    ],
    [
      'You may only have one Long Winter in play.',
      'you',
      [{ inPlayAtMost: 1, such: { title: 'Long Winter' } }],
    ],
    ['You may make multiple Power Blows.', 'you', [{ additionalPowerBlows: 'any' }]],
    ['Your opponent is considered Disarmed.', 'opponent', [{ considered: 'disarmed' }]],
    [
      'You must make a Hard Exertion to play a Guard from your Hand.',
      'you',
      [{ toPlay: { kind: ['guard'] }, from: ['hand'], pay: [{ pay: 'hard-exertion' }] }],
    ],
    [
      'You may play Basic Attacks after playing a Slow Step.',
      'you',
      [{ mayPlay: { kind: ['basic-attack'] }, despite: [{ textOf: { title: 'Slow Step' } }] }],
    ],
  ])('%s', (text, players, modifyPlayers) => {
    expect(abilitiesOf(situation, text)).toEqual([{ ability: 'continuous', players, modifyPlayers }]);
  });

  test('What a player chooses for a payment is chosen when it is paid, from that player’s hand', () => {
    expect(abilitiesOf(situation, 'Your opponent must discard 2 Events to play a Location.')).toEqual([
      {
        ability: 'continuous',
        players: 'opponent',
        modifyPlayers: [
          {
            toPlay: { kind: ['location'] },
            choose: [
              {
                choose: 'cards',
                which: { kind: ['event'] },
                number: { exactly: 2 },
                in: [{ hand: 'that-player' }],
                as: 'event',
              },
            ],
            pay: [{ pay: 'discard', cards: { chosen: 'event' } }],
          },
        ],
      },
    ]);
  });

  test('What an Event allows this turn ends with the turn', () => {
    expect(abilitiesOf(event, 'You may play an additional Situation this turn.')).toEqual([
      {
        ability: 'played',
        do: [
          {
            do: 'modify-players',
            players: 'you',
            by: [{ additionalSpecialCards: 1, such: { kind: ['situation'] } }],
            until: 'end-of-turn',
          },
        ],
      },
    ]);
  });

  test.each([
    'Your opponent cannot play Events or Situations.',
    'Your opponent may not draw his cards.',
    'If your opponent is not disarmed, your attacks do 1 damage.',
    'Your other attacks do 1 damage.',
    'Your opponent cannot play another Event.',
  ])('%s is not understood rather than misread', (text) => {
    expect(toldOf(situation, text)).toBe('nothing');
  });
});
