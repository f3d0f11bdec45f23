import { describe, expect, it } from 'vitest';
import { titleKey } from '../../src/games/title.ts';

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
    ['The Paper Tiger', 'Paper Tiger'],
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
    ['Version 1.5', 'Version 15'],
    ['The', 'A'],
    ['!!!', '???'],
  ])('%s and %s', (one, other) => {
    expect(titleKey(one)).not.toBe(titleKey(other));
  });
});
