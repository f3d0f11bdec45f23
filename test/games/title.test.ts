import { describe, expect, it } from 'vitest';
import { nameKey, titleKey, titleSlug } from '../../src/games/title.ts';

describe('two titles are one', () => {
  it.each([
    ['TIGER Team', 'Tiger Team'],
    ['Café Noir', 'Cafe Noir'],
    ['"Mad" Abbot', 'Mad Abbot'],
    ['“Mad” Abbot', '"Mad" Abbot'],
    ['Earth, Rain, and Fog', 'Earth, Rain and Fog'],
    ['Earth, Rain & Fog', 'Earth, Rain and Fog'],
    ['What Does Not Sting Me…', 'What Does Not Sting Me...'],
    ['Kung-Fu Cook', 'Kung Fu Cook'],
    ['1,000 Teapots', '1000 Teapots'],
    ['Paper Tiger, The', 'The Paper Tiger'],
    ['A Quiet Word', 'Quiet Word, A'],
  ])('%s and %s', (one, other) => {
    expect(titleKey(one)).toBe(titleKey(other));
  });
});

describe('two titles are two', () => {
  it.each([
    ['Paper Tiger', 'Paper Tigers'],
    ['Vitamin', 'Vitamin A'],
    ['The Paper Tiger', 'Paper Tiger'],
    ['An Ox', 'Ox, The'],
    ['A Bout', 'About'],
    ['Kung Fu Cook', 'Kungfu Cook'],
    ['Version 1.5', 'Version 15'],
    ['The', 'A'],
    ['!!!', '???'],
  ])('%s and %s', (one, other) => {
    expect(titleKey(one)).not.toBe(titleKey(other));
  });
});

describe('a name refers to one thing with or without its leading article', () => {
  it.each([
    ['The Paper Tiger', 'Paper Tiger'],
    ['Ox, An', 'the ox'],
  ])('%s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });
});

describe('spellings of one title have one slug', () => {
  it.each([
    [['The Paper Tiger', 'Paper-Tiger, The'], 'the-paper-tiger'],
    [['Rain & Fog', 'rain and fog'], 'rain-and-fog'],
    [['1,000 Teapots', '1000 Teapots'], '1000-teapots'],
    [['丁'], 'u4e01'],
    [['!!!'], 'u21u21u21'],
  ])('%j: %s', (titles, slug) => {
    expect(new Set(titles.map((title) => titleSlug([title])))).toEqual(new Set([slug]));
  });
});
