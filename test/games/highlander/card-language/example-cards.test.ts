import { expect, test } from 'vitest';
import { textCompiler } from '../../../../src/games/highlander/text-compiler.ts';

test('Every invented card of the vocabulary reference compiles whole', () => {
  const inPart = textCompiler.exampleCards.filter((card) => textCompiler.compile(card).told !== 'whole');
  expect(inPart).toEqual([]);
});
