import { expect, test } from 'vitest';
import { character, edge, event, site, state, toldOf } from './compiled.ts';

/** Texts that look understood. A grammar that reads more must not begin to read them by losing a clause. */
test.each([
  [event, 'Draw a card unless you have drawn a card this turn.'],
  [event, 'Draw X cards.'],
  [event, 'It gains +1 Fighting.'],
  [event, 'Smoke that Character.'],
  [event, 'Inflict 2 damage on target Character or player.'],
  [event, 'Inflict 2 damage on target Character, but not on Tuesdays.'],
  [event, 'Gain 1 Power for each Character that was played before your last turn.'],
  [event, 'Subject gains +1 Fighting.'],
  [edge, 'Gain 1 Power at the beginning of each second turn.'],
  [edge, 'Characters you control gain +1 Fighting except on their first attack.'],
  [site, 'Turn to gain 1 Power if you have not gained Power this turn.'],
  [character, 'Subject gains +1 Fighting.'],
  [character, '+1 Fighting while attacking alone in the rain.'],
  [character, 'Ambush against Characters that have never been healed.'],
  [character, 'Cannot be intercepted by Characters with a longer title.'],
  [character, 'Toughness: X.'],
  [character, 'When this card is smoked, you may return it to play twice.'],
  [state, 'Play on a Character. Subject gains +1 Fighting on odd turns.'],
  [state, 'Play on a Character or a player. Subject gains +1 Fighting.'],
])('A near miss is not understood: %j, “%s”', (card, text) => {
  expect(toldOf(card, text)).not.toBe('whole');
});
