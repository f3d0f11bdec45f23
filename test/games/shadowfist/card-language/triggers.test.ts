import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, site, toldOf } from './compiled.ts';

const gain = [{ do: 'gain-power', players: 'you', amount: 1 }];

describe('A triggered ability', () => {
  test('What is done may stand before its trigger', () => {
    expect(abilitiesOf(edge, 'Gain 1 Power when a Character you control is smoked.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { type: ['Character'] }, player: 'you' },
        do: gain,
      },
    ]);
  });

  test('“You may” makes the whole ability optional', () => {
    expect(abilitiesOf(edge, 'When an opponent plays an Edge, you may gain 1 Power.')).toEqual([
      {
        ability: 'triggered',
        on: { event: 'played', card: { type: ['Edge'] }, player: 'every-opponent' },
        optional: true,
        do: gain,
      },
    ]);
  });

  test('What stands before “to” is paid when the ability is generated', () => {
    expect(abilitiesOf(edge, 'When a Site is burned, you may sacrifice this card to gain 1 Power.')).toEqual([
      {
        ability: 'triggered',
        on: { event: ['burned-for-victory', 'burned-for-power'], card: { type: ['Site'] } },
        optional: true,
        pay: [{ pay: 'sacrifice', cards: 'this' }],
        do: gain,
      },
    ]);
  });

  test('A limit before the trigger limits the ability', () => {
    expect(abilitiesOf(edge, 'Once per turn, when you play a State, gain 1 Power.')).toMatchObject([
      { ability: 'triggered', limit: { times: 1, per: 'turn' } },
    ]);
  });

  test('What is so while something happens is checked on generation', () => {
    expect(
      abilitiesOf(edge, 'When a Site is seized while you control no Characters, gain 1 Power.'),
    ).toMatchObject([
      {
        ability: 'triggered',
        on: { event: 'seized', card: { type: ['Site'] } },
        if: { not: { exists: { each: { type: ['Character'], controller: 'you' }, in: 'play' } } },
      },
    ]);
  });

  test('A condition that begins with “if” is checked on resolution', () => {
    expect(
      abilitiesOf(edge, 'At the end of your turn, if you control no Characters, gain 1 Power.'),
    ).toMatchObject([
      {
        ability: 'triggered',
        on: { event: 'turn-ended', player: 'you' },
        do: [{ do: 'if', effects: gain }],
      },
    ]);
  });

  test('“One or more” is one ability for all that happens together', () => {
    expect(abilitiesOf(edge, 'When one or more Characters are smoked, gain 1 Power.')).toMatchObject([
      { ability: 'triggered', together: true },
    ]);
  });

  test('What a card does when it enters play is done on generation', () => {
    expect(abilitiesOf(character, 'When Old Oak enters play, gain 1 Power.')).toEqual([
      { ability: 'entering', do: gain },
    ]);
  });

  test('A pronoun that could mean either of two cards is not understood', () => {
    expect(toldOf(character, 'When this card smokes a Site, toast it.')).toBe('nothing');
  });

  test('A payment that nobody says is optional is not understood', () => {
    expect(toldOf(site, 'When a Site is burned, sacrifice this card :: Gain 1 Power.')).toBe('nothing');
  });

  test('What is chosen when the card enters play is known to its other sentences', () => {
    expect(
      abilitiesOf(
        character,
        'Choose an opponent when this card enters play. Turn to steal 1 Power from that opponent.',
      ),
    ).toEqual([
      { ability: 'entering', choose: [{ choose: 'players', of: 'every-opponent', as: 'player' }] },
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'steal-power', amount: 1, from: { chosen: 'player' }, to: 'you' }],
      },
    ]);
  });

  test('A trigger under a condition waits only while it holds', () => {
    expect(abilitiesOf(edge, 'While you have no Power, when a Site is seized, gain 1 Power.')).toMatchObject([
      { ability: 'triggered', if: { compare: [{ power: 'you' }, '=', 0] } },
    ]);
  });

  test('A card that returns itself to play when something else happens does so from the smoked pile', () => {
    expect(abilitiesOf(character, 'Return this card to play when a Site you own is burned.')).toMatchObject([
      { ability: 'triggered', from: 'smoked-pile' },
    ]);
  });

  test('The opponent whose card is met in combat can be mentioned', () => {
    expect(
      abilitiesOf(
        character,
        "When this card is about to enter combat with an opponent's Character, steal 1 Power from that opponent.",
      ),
    ).toMatchObject([{ do: [{ do: 'steal-power', from: { controllerOf: { event: 'target' } } }] }]);
  });

  test('A trigger that speaks of what only the effect chooses is not understood', () => {
    expect(toldOf(character, 'You may smoke a Character when it turns to attack.')).toBe('nothing');
    expect(toldOf(character, 'You may smoke a Character when he enters combat with it.')).toBe('nothing');
  });

  test('“He” in the text of a Character is that Character, and never a Site', () => {
    expect(
      abilitiesOf(character, 'When Old Oak smokes a Site, he gains Guts until the end of the turn.'),
    ).toMatchObject([{ do: [{ do: 'modify', cards: 'this' }] }]);
  });
});

test('How much a player generates in all is known at the end of the phase', () => {
  expect(abilitiesOf(character, 'When an opponent generates 8 or more Power, draw a card.')).toMatchObject([
    { on: { event: 'power-phase-ended', amount: { atLeast: 8 }, player: 'every-opponent' } },
  ]);
});

test('“Once during each attack” is not a limit alone: it says when, too', () => {
  expect(toldOf(character, 'Once during each attack, you may draw a card.')).toBe('nothing');
});
