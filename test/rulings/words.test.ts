import { expect, test } from 'vitest';
import { foldText, matcherOf } from '../../src/rulings/words.ts';

const text = foldText("Héloïse's Master Head-Shot may not be countered (5.2).");

test.each([
  ['master', 'a word'],
  ['MASTER', 'whatever its case'],
  ['heloises', 'whatever its accents and apostrophes'],
  ["Heloise's", 'written as it stands'],
  ['counter', 'the beginning of a word'],
  ['counters', 'another ending of a word'],
  ['countering masters', 'other endings of words'],
  ['can I counter the Head-Shot of a Master?', 'common words beside others do not count'],
  ['head shot', 'parts of a hyphened word'],
  ['head-shot', 'the hyphened word'],
  ['shot master', 'in any order'],
  ['5.2', 'a number of a section'],
  ['', 'nothing asked is always there'],
  ['...', 'nor is punctuation'],
])('“%s”: %s', (query) => {
  expect(matcherOf(query)(text)).toBe(true);
});

test.each([
  ['aster', 'a part that begins no word'],
  ['master dodge', 'one word is missing'],
  ['countess', 'another word that begins alike'],
  ['with', 'a common word by itself'],
])('not “%s”: %s', (query) => {
  expect(matcherOf(query)(text)).toBe(false);
});
