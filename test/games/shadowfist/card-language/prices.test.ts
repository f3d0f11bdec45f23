import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event } from './compiled.ts';

describe('What a card is played for', () => {
  test('A trigger can wait for a card that is played at reduced cost, or at no cost', () => {
    const gain = [{ do: 'gain-power', players: 'you', amount: 1 }];
    const on = { event: 'played', card: {}, player: 'every-opponent' };
    expect(abilitiesOf(edge, 'Gain 1 Power when an opponent plays an Edge at reduced cost.')).toEqual([
      { ability: 'triggered', on: { ...on, card: { type: ['Edge'] }, cost: 'reduced' }, do: gain },
    ]);
    expect(abilitiesOf(edge, 'When an opponent plays a card at no cost, gain 1 Power.')).toEqual([
      { ability: 'triggered', on: { ...on, cost: 'none' }, do: gain },
    ]);
  });

  test('A card in hand can answer a card that is played at reduced cost', () => {
    const text =
      'If this card is in your hand when an opponent plays a Site at a reduced cost, you may play this card at no cost.';
    expect(abilitiesOf(character, text)).toEqual([
      {
        ability: 'playing',
        kind: 'also',
        inResponseTo: {
          event: { event: 'played', card: { type: ['Site'] }, player: 'every-opponent', cost: 'reduced' },
        },
        cost: 'none',
      },
    ]);
  });
});

describe('What takes control', () => {
  test('An effect that would take control of a card can be answered', () => {
    const text =
      'Play in response to an effect that would take control of a Site you control :: Cancel that effect.';
    expect(abilitiesOf(event, text)).toEqual([
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: {
          to: { kind: 'any', would: ['take-control'], to: { type: ['Site'], controller: 'you' } },
          as: 'answered',
        },
      },
      { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
    ]);
  });
});

describe('What effects would do', () => {
  test.each([
    ['an effect that cancels', ['cancel']],
    ['an effect that redirects damage or changes a target', ['redirect', 'change-target']],
    ['an effect that would return a card to play from any smoked pile', ['return-to-play']],
    [
      "an effect that would play or return to play one or more cards from a player's smoked pile",
      ['play-from-smoked-pile', 'return-to-play'],
    ],
  ])('It can be answered: %s', (effect, would) => {
    expect(abilitiesOf(edge, `Turn :: Cancel ${effect}.`)).toMatchObject([
      { inResponseTo: { to: { kind: 'any', would } }, do: [{ do: 'cancel', effect: 'answered' }] },
    ]);
  });

  test('A card in hand can answer an effect that would look at the hand', () => {
    const text =
      "If this card is in your hand when an opponent's effect attempts to look at your hand or force you to discard, toast this card :: Cancel that effect and gain 2 Power.";
    expect(abilitiesOf(character, text)).toEqual([
      {
        ability: 'voluntary',
        from: 'hand',
        inResponseTo: {
          to: {
            kind: 'any',
            by: 'every-opponent',
            would: ['look-at-hand', 'discard'],
            against: 'you',
          },
          as: 'answered',
        },
        pay: [{ pay: 'toast', cards: 'this' }],
        do: [
          { do: 'cancel', effect: 'answered' },
          { do: 'gain-power', players: 'you', amount: 2 },
        ],
      },
    ]);
  });
});
