import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { effectNames } from '../../../../src/games/shadowfist/words/effects/effects.ts';

/** The words that have moved to a home, and the folders that may name them: home, performer and renderings. */
const kinds = [
  {
    kind: 'effects',
    words: effectNames,
    folders: ['words/effects/', 'rule-check/effects/', 'vocabulary/rendering/', 'card-language/'],
  },
];

const root = new URL('../../../../src/games/shadowfist/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

/** The files elsewhere that quote a word: most of them mean something else with the same name. Remove, never add. */
function allowedElsewhere(kind: string): unknown {
  return parse(readFileSync(new URL(`./${kind}-elsewhere.yaml`, import.meta.url), 'utf8'));
}

describe.each(kinds)('the home of the $kind', ({ kind, words, folders }) => {
  test('no file outside the home, the performers and the renderings quotes a word unless it is listed', () => {
    const outside = files.filter(({ file }) => !folders.some((folder) => file.startsWith(folder)));
    const quoting = outside.flatMap(({ file, text }) => {
      const quoted = words.filter((word) => text.includes(`'${word}'`));
      return quoted.length === 0 ? [] : [[file, quoted.toSorted().join(', ')] as const];
    });
    expect(Object.fromEntries(quoting)).toEqual(allowedElsewhere(kind));
  });
});
