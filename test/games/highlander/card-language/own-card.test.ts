import { expect, test } from 'vitest';
import { abilitiesOf, attack, block, event, situation, toldOf } from './compiled.ts';

const edge = { ...event, type: 'Edge' } as const;
const undodgeable = [{ cannot: 'be-dodged' }];

test('On an attack, “this attack” is the card itself', () => {
  expect(abilitiesOf(attack, 'This attack cannot be dodged.')).toEqual([
    { ability: 'continuous', cards: 'this', modify: undodgeable },
  ]);
});

test.each([edge, event])(
  'On a card that is played with an attack, “this attack” is that attack: %j',
  (card) => {
    expect(abilitiesOf(card, 'Play in conjunction with an attack. This attack cannot be dodged.')).toEqual([
      { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
      {
        ability: 'played',
        do: [{ do: 'modify', cards: 'conjoined', by: undodgeable, until: 'while-in-play' }],
      },
    ]);
  },
);

test.each([
  [edge, 'This attack cannot be dodged.'],
  [edge, 'Play in conjunction with a block. This attack cannot be dodged.'],
  [event, 'You may play this attack even if you are disarmed.'],
  [situation, 'If this attack is blocked, draw a card.'],
  [situation, 'You may discard this attack to draw a card.'],
  [block, 'This attack does 1 additional damage.'],
  [attack, 'This block is a Standing Defense.'],
  [situation, 'While this Event is in play, your opponent cannot draw cards.'],
])('A text does not call its card by the name of another kind: %j', (card, text) => {
  expect(toldOf(card, text)).not.toBe('whole');
});

test('A card that its text makes an attack is one', () => {
  expect(abilitiesOf(event, 'This card is an attack. This attack cannot be blocked.')).toMatchObject([
    { ability: 'is', kind: 'attack' },
    { ability: 'played', do: [{ cards: 'this', by: [{ cannot: 'be-blocked' }] }] },
  ]);
});
