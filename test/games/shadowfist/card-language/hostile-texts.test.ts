import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../../bench/hostile-texts.ts';
import { shadowfistTypes } from '../../../../src/games/shadowfist/card.ts';
import { compile } from '../../../../src/games/shadowfist/card-language/compile.ts';
import { MOST_STEPS, Steps } from '../../../../src/games/vocabulary/phrases/parsing.ts';
import { goldenCards } from './golden/cards.ts';

const stepsOf = (card: Parameters<typeof compile>[0]): number => {
  const steps = new Steps(MOST_STEPS);
  compile(card, steps);
  return steps.taken;
};

describe('The steps that a text takes', () => {
  test.each(Object.entries(hostileTexts))('A hostile text stays within the limit: %s', (_, text) => {
    for (const type of shadowfistTypes)
      expect(stepsOf({ title: 'Old Oak', type, fighting: 3, cost: 2, text })).toBeLessThanOrEqual(MOST_STEPS);
  });

  test('The text of a card takes a small part of them', () => {
    expect(Math.max(...goldenCards.map(stepsOf))).toBeLessThan(MOST_STEPS / 4);
  });

  test('A sentence that is repeated takes no more steps after the sentences that are read one by one', () => {
    const text = (times: number) => 'Turn to inflict 2 damage on target Character. '.repeat(times);
    const taken = (times: number) =>
      stepsOf({ title: 'Old Oak', type: 'Character', fighting: 3, cost: 2, text: text(times) });
    expect(taken(14)).toBe(14 * taken(1));
    expect(taken(200)).toBeLessThan(taken(14) + 2 * taken(1));
  });
});
