import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IRREGULAR,
  NO_PLURAL,
  PLURAL_BY_ES,
  PLURAL_BY_S,
} from '../../../src/games/shadowfist/designators/nouns.ts';
import { singularOf } from '../../../src/games/shadowfist/designators/plurals.ts';
import {
  designatorKeys,
  designatorsOf,
  matchDesignators,
} from '../../../src/games/shadowfist/designators.ts';

const piece = fc.constantFrom(
  ...[
    'Gun',
    'Guns',
    'Man',
    'Men',
    'Arcano',
    'wave',
    "Hermit's",
    "Let's",
    'SWAT',
    'MegaTank',
    'Dr.',
    '1000',
    'C4',
  ],
  ...[
    'State',
    'States',
    'the',
    'of',
    '&',
    'ies',
    'oes',
    'men',
    'ves',
    'uses',
    's',
    "'s",
    '-',
    '/',
    '.',
    'A',
    'é',
  ],
);
const word = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(
  fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aeimnosuvxyzGNS-/.’é 1') }),
);
const matches = (a: string, b: string) => matchDesignators(a, b).matches;

describe('designators of any text', () => {
  it('a key is its own only key, so a designator is found by what the index calls it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const key of designatorKeys(text)) expect(designatorKeys(key)).toEqual([key]);
      }),
      { numRuns: 1000 },
    );
  });

  it('a text matches itself when it has any designator', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(matches(text, text)).toBe(designatorKeys(text).length > 0);
      }),
    );
  });

  it('matching is symmetric', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(matches(a, b)).toBe(matches(b, a));
      }),
    );
  });

  it('two words match when and only when they have a key in common', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const keys = new Set(designatorKeys(b));
        expect(matches(a, b)).toBe(designatorKeys(a).some((key) => keys.has(key)));
      }),
    );
  });

  it('the order of words never matters', () => {
    const shuffled = fc
      .array(word)
      .chain((words) =>
        fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
      );
    fc.assert(
      fc.property(shuffled, ([words, others]) => {
        expect(designatorKeys(words.join(' ')).sort()).toEqual(designatorKeys(others.join(' ')).sort());
      }),
    );
  });

  it('a card has one designator a key, those of its title and its subtitle', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, subtitle) => {
        const keys = designatorsOf({ title, subtitle, grants: [] }).map(({ key }) => key);
        expect(keys).toEqual([...new Set([...designatorKeys(title), ...designatorKeys(subtitle)])]);
      }),
    );
  });
});

describe('the lists of nouns', () => {
  it('say of every noun what its singular is', () => {
    for (const noun of NO_PLURAL) expect(singularOf(noun)).toBe(noun);
    for (const noun of PLURAL_BY_S) expect([singularOf(noun), singularOf(`${noun}s`)]).toEqual([noun, noun]);
    for (const noun of PLURAL_BY_ES)
      expect([singularOf(noun), singularOf(`${noun}es`)]).toEqual([noun, noun]);
    for (const [plural, noun] of IRREGULAR)
      expect([singularOf(noun), singularOf(plural)]).toEqual([noun, noun]);
  });
});
