import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/engine/steps.ts';
import { matchingWords, vocabularyInSteps } from '../../src/rule-check/reference/vocabulary.ts';

const words = atOnce(vocabularyInSteps('shadowfist'));
const named = (kind: string, word: string) => words.filter((one) => one.kind === kind && one.word === word);

describe('The reference of the vocabulary', () => {
  test('Every word has its meaning and its form', () => {
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter(({ about, form }) => about === '' || typeof form !== 'object')).toEqual([]);
    const kinds = new Set(words.map(({ kind }) => kind));
    for (const kind of ['Ability', 'Amount', 'Condition', 'Choice', 'Payment', 'Effect', 'Modifier'])
      expect(kinds).toContain(kind);
  });

  test('A word is shown with its phrases and with two invented cards that have it', () => {
    const [damage] = named('Effect', 'damage');
    expect(damage?.phrases.some((template) => template.startsWith('inflict~'))).toBe(true);
    expect(damage?.examples.map(({ title }) => title)).toHaveLength(2);
    expect(JSON.stringify(damage?.examples[0]?.abilities)).toContain('"do":"damage"');
  });

  test('Words are found by what they mean and how they are said', () => {
    expect(matchingWords(words, 'sacrifice').map(({ word }) => word)).toContain('sacrifice');
    expect(matchingWords(words, 'no such word anywhere')).toEqual([]);
  });

  test('Another game has a reference, too', () => {
    expect(atOnce(vocabularyInSteps('highlander')).length).toBeGreaterThan(50);
  });
});
