import { describe, expect, test } from 'vitest';
import { renderDefinition } from '../../../src/games/highlander/vocabulary/rendering/render-definition.ts';
import { card } from '../../games/highlander/vocabulary/cast.ts';
import { families, lists, shared } from '../../games/highlander/vocabulary/every-word.ts';
import { wordsOf } from '../../games/vocabulary/words-of.ts';

const said = (ability: object) => renderDefinition(card('Event', [ability]));

describe.each(Object.entries(families))('of every word of %s', (name, { schema, samples, said: ability }) => {
  test('there is a sample', () => {
    const known = [...new Set(wordsOf(schema))].filter((word) => !shared.has(word.split('.').at(-1) ?? ''));
    const shown = Object.keys(samples).flatMap((words) => words.split(', '));
    expect(shown.filter((word) => !shared.has(word.split('.').at(-1) ?? '')).toSorted()).toEqual(
      known.toSorted(),
    );
  });

  test('the sample has it', () => {
    const without = Object.entries(samples).flatMap(([words, sample]) =>
      words.split(', ').filter((word) => !has(sample, word.split('.').at(-1) ?? '')),
    );
    expect(without).toEqual([]);
  });

  test('the sample is said', async () => {
    const lines = Object.entries(samples).map(([words, sample]) => `${words}\n  ${said(ability(sample))}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./words/${name}.txt`);
  });
});

/** As a key, as the word that tells a form, or as all there is. */
function has(sample: unknown, word: string): boolean {
  if (typeof sample === 'number') return word === 'number';
  if (typeof sample !== 'object' || sample === null) return sample === word;
  return Object.hasOwn(sample, word) || Object.values(sample).includes(word);
}

test.each(Object.entries(lists))(
  'every one of the %s is said, each in its own way',
  async (name, { words, said: ability }) => {
    const lines = words.map((word) => [word, said(ability(word))] as const);
    expect(new Set(lines.map(([, text]) => text)).size).toBe(words.length);
    await expect(`${lines.map(([word, text]) => `${word}: ${text}`).join('\n')}\n`).toMatchFileSnapshot(
      `./words/${name.replaceAll(' ', '-')}.txt`,
    );
  },
);
