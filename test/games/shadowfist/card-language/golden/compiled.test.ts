import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { textCompiler } from '../../../../../src/games/shadowfist/text-compiler.ts';
import { compiledGoldenCards } from './cards.ts';

test('At least 60 invented cards compile whole, each with its own title', () => {
  expect(compiledGoldenCards.filter(({ told }) => told !== 'whole')).toEqual([]);
  expect(new Set(compiledGoldenCards.map(({ card }) => card.title)).size).toBeGreaterThanOrEqual(60);
});

test('Invented cards compile to the abilities in compiled.yaml', async () => {
  const written = compiledGoldenCards.map(({ card: { title, type, text, fighting, cost }, abilities }) => {
    const card = { title, type, text, subtitle: null, figures: { fighting, cost } };
    return [
      stringify({ title, type, text }, { lineWidth: 110 }),
      stringify({ abilities }, { sortMapEntries: true, aliasDuplicateObjects: false }),
      stringify({ rendering: textCompiler.render(card, abilities) }, { lineWidth: 110 }),
    ].join('');
  });
  await expect(written.join('---\n')).toMatchFileSnapshot('compiled.yaml');
});
