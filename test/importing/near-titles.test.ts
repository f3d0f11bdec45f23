import { expect, test } from 'vitest';
import { houseWith, printing } from './cast.ts';

/** The titles that are pointed out, each with the message. */
const pointedOut = (...titles: string[]) =>
  houseWith([titles.map((title) => printing(title, 'standard'))]).remarks.map(({ code, message }) => [
    code,
    message.replace(/ \(cards\.csv, line \d+\)/, ' (cards.csv)'),
  ]);

test('A title with a typing slip beside the right one is pointed out', () => {
  expect(pointedOut('Overzealous Assassins', 'Overzealous Assasins')).toEqual([
    [
      'title/nearly-the-same',
      '"Overzealous Assassins" (cards.csv) is another card, and "Overzealous Assasins" is nearly the same as it. ' +
        'Both are kept. If they are one card, correct the title, or map it: values: { title: { "Overzealous ' +
        'Assasins": "Overzealous Assassins" } }.',
    ],
  ]);
});

test('The title that the catalogue did not have before is pointed out, wherever the files have the two', () => {
  const wrong = [printing('Paper Tigre King', 'standard')];
  const right = [printing('Paper Tiger King', 'standard')];
  const before = houseWith([right]).slugs;
  expect(houseWith([wrong, right], before).remarks.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^"Paper Tiger King" .* "Paper Tigre King" is nearly the same/),
  ]);
});

test("A new title that is nearly that of a card of Arbiter's own content is pointed out", () => {
  expect(pointedOut('Tin Dragno').map(([code]) => code)).toEqual(['title/nearly-the-same']);
  expect(pointedOut('Tin Dragon')).toEqual([]);
});

test.each([
  ['The Warrior', 'Warrior'],
  ['Kung Fu Cook', 'Kungfu Cook'],
])('"%s" beside "%s" is pointed out', (one, other) => {
  const [[code, message] = [], ...others] = pointedOut(one, other);
  expect([code, others]).toEqual(['title/nearly-the-same', []]);
  expect(message).toContain('differs from it only by a leading article or by spaces');
});

test('Short titles, and titles with other words, are not pointed out', () => {
  expect(pointedOut('Hood', 'Hook', 'Red Monk', 'Mad Monk', 'Fire Warriors', 'Ice Warriors')).toEqual([]);
});

test('Of very many titles only those that are one letter apart are pointed out', () => {
  const rhyme = 'dragon of paper, tiger of tin, monk of the mountain, king of the ';
  const many = Array.from({ length: 700 }, (_, at) => `${rhyme}${String(at).repeat(3).padStart(9, 'x')}`);
  const told = pointedOut(
    ...many,
    'Overzealous Assassins',
    'Overzealous Assasins',
    'Four Monks',
    'Four Moks at Gates',
    'Four Monks at a Gates',
  );
  expect(told.map(([, message]) => message).filter((message) => !message?.includes(rhyme))).toEqual([
    expect.stringContaining('"Overzealous Assasins" is nearly the same'),
  ]);
});
