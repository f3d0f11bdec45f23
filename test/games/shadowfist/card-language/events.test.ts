import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, site, state, toldOf } from './compiled.ts';

const gain = 'gain 1 Power';
const on = (card: Parameters<typeof abilitiesOf>[0], when: string): unknown => {
  const [ability] = abilitiesOf(card, `When ${when}, ${gain}.`);
  return ability !== null && typeof ability === 'object' && 'on' in ability ? ability.on : undefined;
};

describe('What a trigger waits for', () => {
  test('A card that is smoked by an opponent was smoked by anything of an opponent', () => {
    expect(on(character, 'Old Oak is smoked by an opponent')).toEqual({
      event: 'smoked',
      card: { is: 'this' },
      by: 'every-opponent',
    });
  });

  test('Whose card it was is the player of the event, as the card may have changed hands', () => {
    expect(on(edge, 'a Site you control is seized')).toEqual({
      event: 'seized',
      card: { type: ['Site'] },
      player: 'you',
    });
  });

  test('Burning a Site is burning it for victory or for Power', () => {
    expect(on(edge, 'an opponent burns a Feng Shui Site you control')).toEqual({
      event: ['burned-for-victory', 'burned-for-power'],
      card: { type: ['Feng Shui Site'] },
      player: 'you',
      by: 'every-opponent',
    });
  });

  test('Several events in one trigger are one pattern', () => {
    expect(on(edge, 'a Site you control is seized or burned for victory')).toEqual({
      event: ['seized', 'burned-for-victory'],
      card: { type: ['Site'] },
      player: 'you',
    });
  });

  test('A Character that smokes another by inflicting combat damage is the source of a combat event', () => {
    expect(on(character, 'this card smokes a Character by inflicting combat damage')).toEqual({
      event: 'smoked',
      card: { type: ['Character'] },
      source: { is: 'this' },
      combat: true,
    });
  });

  test('Damage of a least amount is an event with that amount', () => {
    expect(on(character, '3 or more combat damage is inflicted on this card')).toEqual({
      event: 'damage-inflicted',
      card: { is: 'this' },
      amount: { atLeast: 3 },
      combat: true,
    });
  });

  test('The player who declares an attack is not the controller of its target', () => {
    expect(on(site, 'an opponent declares an attack against a card you control')).toEqual({
      event: 'attack-declared',
      card: { controller: 'you' },
      player: 'every-opponent',
    });
  });

  test('A card that is played is of the player who plays it', () => {
    expect(on(edge, 'an opponent plays an Event that targets a card you control')).toEqual({
      event: 'played',
      card: { type: ['Event'] },
      targets: { controller: 'you' },
      player: 'every-opponent',
    });
  });

  test('A pronoun in the trigger of a State is its subject', () => {
    expect(on(state, 'it turns to attack')).toEqual({ event: 'turned-to-attack', card: { is: 'subject' } });
  });

  test('The start of your turn is an event of your turns alone', () => {
    expect(abilitiesOf(edge, 'At the start of your turn, gain 1 Power.')).toMatchObject([
      { ability: 'triggered', on: { event: 'turn-started', player: 'you' } },
    ]);
  });

  test('The end of each turn is an event of all players', () => {
    expect(abilitiesOf(edge, 'At the end of each turn, gain 1 Power.')).toMatchObject([
      { ability: 'triggered', on: { event: 'turn-ended' } },
    ]);
  });

  test('An event that has no such part is not understood', () => {
    expect(toldOf(site, 'When this Site is healed by an opponent, gain 1 Power.')).toBe('nothing');
  });

  test('One of your cards is any card that you control', () => {
    expect(on(edge, 'an opponent burns one of your other Feng Shui Sites for Power')).toEqual({
      event: 'burned-for-power',
      card: { type: ['Feng Shui Site'], isNot: 'this' },
      player: 'you',
      by: 'every-opponent',
    });
  });

  test('A Character that is smoked at a location was there when it was smoked', () => {
    expect(on(character, 'a Character is smoked at this location')).toEqual({
      event: 'smoked',
      card: { type: ['Character'], atLocationOf: 'this' },
    });
  });

  test('A State is played on its subject', () => {
    expect(on(character, 'you play a Weapon on this card')).toEqual({
      event: 'played',
      card: { restriction: 'Weapon', on: { is: 'this' } },
      player: 'you',
    });
  });

  test('Declaring attackers is declaring or joining an attack', () => {
    expect(on(edge, 'any player declares one or more attackers')).toEqual({
      event: ['attack-declared', 'attack-joined'],
    });
  });

  test('An attack that ends has the target that it was declared against', () => {
    expect(on(edge, 'an attack declared against you fails')).toEqual({
      event: 'attack-ended',
      successful: false,
      targets: { controller: 'you' },
    });
  });

  test('“One or more” after the verb triggers once, too', () => {
    expect(abilitiesOf(edge, `When an opponent smokes one or more Characters, ${gain}.`)).toMatchObject([
      { on: { event: 'smoked', card: { type: ['Character'] }, by: 'every-opponent' }, together: true },
    ]);
  });

  test('What is done to each of several cards is triggered by each of them', () => {
    const text =
      'When one or more Characters you control turn to attack, they gain +1 Fighting until the end of the turn.';
    expect(abilitiesOf(edge, text)).toEqual([
      {
        ability: 'triggered',
        on: { event: 'turned-to-attack', card: { type: ['Character'] }, player: 'you' },
        do: [{ do: 'modify', cards: { event: 'card' }, by: [{ fighting: 1 }], until: 'end-of-turn' }],
      },
    ]);
  });

  test('What is done once for several cards cannot say which of them it means', () => {
    expect(
      toldOf(edge, 'When one or more Characters are smoked, draw a card and toast that Character.'),
    ).toBe('nothing');
  });

  test('A card is discarded from the hand', () => {
    expect(
      abilitiesOf(character, `When an opponent forces you to discard this card, ${gain}.`),
    ).toMatchObject([
      { from: 'hand', on: { event: 'discarded', card: { is: 'this' }, player: 'you', by: 'every-opponent' } },
    ]);
  });
});

describe('What a card does by itself', () => {
  const plays = { event: 'played', card: { type: ['Event'] } };

  test('A verb without a subject is said of the card', () => {
    expect(abilitiesOf(character, 'Unturns when an Event is played.')).toEqual([
      { ability: 'triggered', on: plays, do: [{ do: 'unturn', cards: 'this' }] },
    ]);
    expect(abilitiesOf(character, 'Gains +1 Fighting until it leaves play when an Event is played.')).toEqual(
      [
        {
          ability: 'triggered',
          on: plays,
          do: [{ do: 'modify', cards: 'this', by: [{ fighting: 1 }], until: 'while-in-play' }],
        },
      ],
    );
  });

  test('What is done immediately does not wait for resolution', () => {
    expect(abilitiesOf(edge, `When an Event is played, immediately ${gain}.`)).toMatchObject([
      { ability: 'triggered', on: plays, immediately: true },
    ]);
  });

  test('The use of a special ability is an effect that it generates', () => {
    expect(on(character, 'this card uses Stealth')).toEqual({
      event: 'generated',
      source: { is: 'this' },
      using: 'Stealth',
    });
  });

  test('Any effect that uses the word “target” targets a card', () => {
    expect(on(edge, 'an effect targets a card you control')).toEqual({
      event: 'targeted',
      card: { controller: 'you' },
    });
  });
});

describe('What a card answers', () => {
  const answered = (text: string): unknown => {
    const [ability] = abilitiesOf(event, text);
    return ability !== null && typeof ability === 'object' && 'inResponseTo' in ability
      ? ability.inResponseTo
      : undefined;
  };

  test('An effect can be answered for its target or for its deed', () => {
    const text =
      'Play in response to an Event that targets a Site you control or would smoke a card you control :: Cancel that Event.';
    expect(answered(text)).toEqual({
      to: {
        kind: 'played-card',
        source: { type: ['Event'] },
        any: [{ targets: { type: ['Site'], controller: 'you' } }, { would: ['smoke'], against: 'you' }],
      },
      as: 'answered',
    });
  });

  test('An effect can be answered for what it would do to certain cards', () => {
    const text =
      'Play in response to an Event that would damage or smoke a Character you control :: Cancel that Event.';
    expect(answered(text)).toEqual({
      to: {
        kind: 'played-card',
        source: { type: ['Event'] },
        would: ['damage', 'smoke'],
        to: { type: ['Character'], controller: 'you' },
      },
      as: 'answered',
    });
  });

  test('Who played the answered card may pay to cancel the answer', () => {
    const text =
      "Play in response to an opponent's Event :: Cancel that Event. That opponent may pay 2 Power in response to cancel this card.";
    expect(abilitiesOf(event, text)).toContainEqual({
      ability: 'voluntary',
      from: 'scene',
      by: { controllerOf: { chosen: 'answered' } },
      inResponseTo: { to: { kind: 'played-card', source: { is: 'this' } }, as: 'refused' },
      pay: [{ pay: 'power', amount: 2 }],
      do: [{ do: 'cancel', effect: 'refused' }],
    });
  });
});

describe('What happens instead of something else', () => {
  test('What a card would do is replaced', () => {
    const text =
      'If this card would smoke a Character by inflicting combat damage, toast that Character instead.';
    expect(abilitiesOf(character, text)).toEqual([
      {
        ability: 'replacement',
        on: { event: 'smoked', card: { type: ['Character'] }, source: { is: 'this' }, combat: true },
        instead: [{ do: 'toast', cards: { event: 'card' } }],
      },
    ]);
  });

  test('What can only be done instead at the wish of a player is optional', () => {
    const text = 'When a Site you control would be burned, you may gain 1 Power instead.';
    expect(abilitiesOf(edge, text)).toMatchObject([{ ability: 'replacement', optional: true }]);
  });

  test('What cannot be replaced is not understood', () => {
    expect(toldOf(edge, 'If a Character would be revealed, gain 1 Power instead.')).toBe('nothing');
  });
});

test('A condition after an event holds when it happens', () => {
  expect(
    abilitiesOf(edge, `When an attack is declared and you control no Characters, ${gain}.`),
  ).toMatchObject([
    {
      on: { event: 'attack-declared' },
      if: { not: { exists: { each: { type: ['Character'], controller: 'you' }, in: 'play' } } },
    },
  ]);
});

test('After an attack there is no defending player', () => {
  const text =
    'Play when an attack you declared ends and the defending player has more Power than you :: Gain 1 Power.';
  expect(toldOf(event, text)).toBe('nothing');
});
