import { expect, test } from 'vitest';
import { statement } from '../../../../src/games/shadowfist/card-language/language.ts';
import { Parsing, readAll } from '../../../../src/games/vocabulary/phrases/parsing.ts';
import { tokensOf } from '../../../../src/games/vocabulary/phrases/tokens.ts';
import { written } from '../../../../src/games/vocabulary/phrases/written.ts';

/** Sentences in the words that are rendered. */
const sentences = [
  'Inflict 2 damage on target Character.',
  'Inflict X damage on all Sites opponents control.',
  'Heal 3 damage on a Site you control.',
  'Gain 2 Power.',
  'Smoke target unturned Character.',
  'Toast an Edge.',
  'Turn a damaged Site.',
  'Steal 1 Power from target opponent.',
  'Draw a card and gain 1 Power.',
  'All Characters you control gain +1 Fighting.',
  'Subject gains +2 Fighting and Toughness: 1.',
  'This card gains +1 damage against <Demon> cards.',
  'This card cannot attack.',
  'This card cannot be intercepted by non-Unique Characters.',
  'All Unique Characters gain Guts while you control a <Hero> Character.',
  'Turn :: Inflict 1 damage on target Site.',
  'Turn and pay 1 Power :: Draw 2 cards.',
  'Sacrifice :: Smoke all States.',
];

test.each(sentences)('“%s” is rendered as it is read', (sentence) => {
  const parsing = new Parsing(tokensOf(sentence.replace(/\.$/, '')));
  const readings = readAll(statement, parsing);
  expect(readings.map((one) => written(statement.render(one)?.text ?? 'nothing'))).toContain(sentence);
});
