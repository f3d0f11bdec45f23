import { beforeAll, describe, expect, it } from 'vitest';
import { buildNameIndex, type NameIndex } from '../../src/names/name-index.ts';
import { fist } from './cast.ts';

/** What one name may make be looked up, walked and compared, however many cards there are and whatever they are called. */
const MOST_WORK = 40_000;
const CARDS = 20_000;

const letters = (number: number) =>
  number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
const catalogues: Readonly<Record<string, (number: number) => string>> = {
  'of numbered titles': (number) => `Monk ${number}`,
  'of titles that begin alike': (number) => `Monk of the Fist of Fury ${letters(number)}`,
  'of words that begin alike': (number) => `Monkmonkmonk${letters(number)} Temple`,
  'of one-letter words': (number) => [...letters(number + 1_000_000)].join(' '),
  'of linking words': (number) => `Of the ${letters(number)} and to the ${letters(number * 7)}`,
  'of cards of one title': () => 'Monk',
};

const questions: readonly string[] = [
  'Mnok 39x99',
  'Monk',
  'm',
  'm o n k f i s t',
  'the of and a to in with for',
  'monk '.repeat(50),
  'Mokn fo hte Fits fo Furry qrst',
  'Monkmonkmonkqrst Tempel',
  'monkofthefistoffuryqrs',
  'a'.repeat(40),
  'x'.repeat(500),
  'monk of the fist '.repeat(30),
  Array.from({ length: 500 }, (_, at) => 'abcdefghij klmnop'.charAt((at * 7919) % 17)).join(''),
  'qqqqqqqq rrrrrrrr ssssssss tttttttt uuuuuuuu vvvvvvvv wwwwwwww xxxxxxxx',
];

describe.each(Object.entries(catalogues))('in a large catalogue %s', (_, title) => {
  let work = 0;
  let index: NameIndex;
  beforeAll(() => {
    const entries = Array.from({ length: CARDS }, (__, number) => ({
      ...fist(title(number)),
      id: `card-${number}`,
    }));
    index = buildNameIndex(entries, () => {
      work += 1;
    });
  });

  it.each(questions)('%j is bounded work', (question) => {
    const spent = (ask: () => unknown): number => {
      work = 0;
      ask();
      return work;
    };
    expect(spent(() => index.fuzzy(question))).toBeLessThanOrEqual(MOST_WORK);
    expect(spent(() => index.suggest(question))).toBeLessThanOrEqual(MOST_WORK);
    expect(spent(() => index.autocomplete(question))).toBeLessThanOrEqual(MOST_WORK);
  });
});
