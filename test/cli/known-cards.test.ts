import { describe, expect, test } from 'vitest';
import { notPlayed } from '../../src/cli/playing/shadowfist/known-cards.ts';

const draws = { ability: 'triggered' };
const unsupported = { ability: 'unsupported', text: 'Juggle three Sites.' };

describe('which cards are set aside because the rule check does not play all of their text', () => {
  test('A card with abilities that say everything it does is dealt', () => {
    expect(notPlayed({ told: 'whole', abilities: [draws] })).toEqual([]);
  });

  test('A card with an unsupported ability is set aside for the words that are not supported', () => {
    expect(notPlayed({ told: 'in-part', abilities: [draws, unsupported] })).toEqual([
      '"Juggle three Sites."',
    ]);
  });

  test('A card with abilities that say only part of what it does is set aside', () => {
    expect(notPlayed({ told: 'in-part', abilities: [draws] })).toEqual(['the rest of its text']);
  });
});
