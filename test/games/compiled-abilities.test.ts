import { describe, expect, test } from 'vitest';
import { cardText, compiledAbilities, compilingCost } from '../../src/games/compiled-abilities.ts';
import type { CompiledText } from '../../src/games/compiled-text.ts';

const types = ['Character', 'Event'];
const card = { title: 'Clay Monk', subtitle: null, figures: { type: 'Character' }, text: 'Hum.' };

test('A card whose text or type is not known is not compiled', () => {
  expect(cardText({ ...card, text: null }, types)).toBeNull();
  expect(cardText({ ...card, figures: { type: 'Robot' } }, types)).toBeNull();
  expect(cardText({ ...card, figures: {} }, types)).toBeNull();
  expect(cardText(card, types)).toMatchObject({ type: 'Character', text: 'Hum.' });
});

describe('compiled abilities', () => {
  const compiling = (told: CompiledText<string>['told']) => () => ({
    told,
    abilities: ['hum'],
    sentences: [],
  });
  const isUsed = (told: CompiledText<string>['told'], written: 'whole' | 'in-part' | null) =>
    compiledAbilities(compiling(told), cardText(card, types), written === null ? null : { told: written })
      ?.isUsed;

  test.each([
    ['whole', true],
    ['in-part', true],
    ['nothing', false],
  ] as const)('If nothing is written and %s is understood, their use is %s', (told, expected) => {
    expect(isUsed(told, null)).toBe(expected);
  });

  test.each([
    ['whole', true],
    ['in-part', false],
    ['nothing', false],
  ] as const)('If a part is written and %s is understood, their use is %s', (told, expected) => {
    expect(isUsed(told, 'in-part')).toBe(expected);
  });

  test('If everything is written, the text is not compiled', () => {
    expect(isUsed('whole', 'whole')).toBeUndefined();
  });
});

test('Compiling the longest text costs less than a request may cost', () => {
  expect(compilingCost({ text: 'x'.repeat(4000) })).toBeLessThan(250_000);
  expect(compilingCost({ text: 'x'.repeat(200) })).toBeLessThan(2_000);
});
