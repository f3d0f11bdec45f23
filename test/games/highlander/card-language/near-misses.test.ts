import { expect, test } from 'vitest';
import { attack, block, event, situation, toldOf } from './compiled.ts';

const edge = { ...event, type: 'Edge' } as const;
const persona = { ...event, type: 'Persona' } as const;

/** Texts that look understood. A grammar that reads more must not begin to read them by losing a clause. */
test.each([
  [event, 'That attack cannot be dodged.'],
  [event, 'Draw the same number of cards.'],
  [event, 'Your opponent discards 2 cards unless he has fewer cards than you.'],
  [event, 'Your opponent discards 2 cards of your choice.'],
  [event, 'Each player must discard 2 cards or lose 1 Ability.'],
  [event, 'Your attacks do 1 additional damage.'],
  [event, 'Draw 2 cards, then skip your opponent’s turn.'],
  [event, 'While this card is in play, draw a card.'],
  [edge, 'This attack cannot be dodged.'],
  [edge, 'Play in conjunction with a block. This attack cannot be dodged.'],
  [edge, 'Play in conjunction with an attack. That attack cannot be dodged twice.'],
  [situation, 'Your Basic Attacks do X more damage.'],
  [situation, 'Your attacks do 1 additional damage every second turn.'],
  [situation, 'Players cannot play dodges from outside the game.'],
  [situation, 'While this card is in play, when it enters play, draw a card.'],
  [situation, 'While another Situation is in play, your opponent cannot draw cards twice.'],
  [situation, 'Draw a card.'],
  [attack, 'If this attack is almost successful, draw a card.'],
  [block, 'This attack does 1 additional damage.'],
  [persona, 'You may include up to 0 attacks.'],
  [persona, 'You may include up to 3 Master cards of another Persona.'],
])('A near miss is not understood: %j, “%s”', (card, text) => {
  expect(toldOf(card, text)).not.toBe('whole');
});
