import { describe, expect, test } from 'vitest';
import { headedPlaces, headingsOf } from '../../../src/games/content/headings.ts';

const book = 'game.book';
const rule = (section: string, heading: string) => ({ source: book, section, heading });

const headings = headingsOf(
  headedPlaces(
    [
      rule('4.2', 'Rust'),
      rule('7.3', 'Dents'),
      rule('head-shots', 'Head Shots'),
      rule('faq', 'Oil - where to get it'),
      rule('faq', 'Polish'),
    ],
    [
      { source: book, section: '9mm', issuedAs: '9mm [AT] - OBJECT' },
      { source: book, section: 'Head Shots', issuedAs: 'Sword - EVENT' },
      { source: null, section: null, issuedAs: null },
    ],
  ),
);

describe('The heading of a section', () => {
  test.each([
    ['is that of its rules', '4.2', 'Rust'],
    ['is found under the slug by which rules name it', 'Head Shots', 'Head Shots'],
    ['is that of each of several sections', '4.2, 7.3', 'Rust; Dents'],
    ['is the last one of a path', 'Game Mechanics, Head Shots', 'Head Shots'],
    ['is the section itself in a document without numbers', 'Paying a Cost', 'Paying a Cost'],
    ['is that of the wording issued under it, if it has no rules', '9mm', '9mm [AT] - OBJECT'],
  ])('%s', (_, section, heading) => {
    expect(headings.of(book, section)).toBe(heading);
  });

  test('is unknown for a number without rules', () => {
    expect(headings.of(book, '4.9')).toBeNull();
  });

  test('is that of the same source', () => {
    expect(headings.of('game.other', '4.2')).toBeNull();
  });
});

test('A section with several headings is a list of entries, and has none itself', () => {
  expect(headings.areOfEntries(book, 'FAQ')).toBe(true);
  expect(headings.of(book, 'FAQ')).toBeNull();
  expect(headings.areOfEntries(book, 'Head Shots')).toBe(false);
});
