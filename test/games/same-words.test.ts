import { expect, it } from 'vitest';
import { sameWords } from '../../src/games/wording/same-words.ts';

it.each([
  ['white space', 'Turn  to heal\n1.', ' Turn to heal 1. '],
  ['the shape of quotes', 'Say “now”.', 'Say "now".'],
  ['the shape of apostrophes', 'Tin Dragon’s Body', "Tin Dragon's Body"],
  ['the shape of dashes', 'Non–Demon', 'Non-Demon'],
  ['the shape of an ellipsis', 'And then…', 'And then...'],
  ['emphasis', '**Unique.** Turn a <Demon>.', 'Unique. Turn a Demon.'],
])('%s tells no wordings apart', (_, a, b) => {
  expect(sameWords(a, b)).toBe(true);
});

it.each([
  ['case', 'Turn a demon.', 'Turn a Demon.'],
  ['punctuation', 'Turn a Demon.', 'Turn a Demon'],
  ['a symbol', 'X = your {mag}.', 'X = your {tek}.'],
  ['a number', 'Inflict 3 damage.', 'Inflict 2 damage.'],
])('%s does', (_, a, b) => {
  expect(sameWords(a, b)).toBe(false);
});

it('less than and more than are no emphasis', () => {
  expect(sameWords('If X < 3 or X > 5, draw.', 'If X 3 or X 5, draw.')).toBe(false);
});
