import { expect, test } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { createRulesetComparisons } from '../../src/rulings/ruleset-comparison.ts';
import { catalogueOf } from './cast.ts';

/** A game of two rulesets that has no switches. */
const comparisons = createRulesetComparisons(catalogueOf({}));
const comparing = (a: string, b: string) => () => comparisons.compare('shadowfist', a, b);

test('rulesets that are not told switch by switch cannot be compared', () => {
  expect(comparing('shadowfist.classic', 'shadowfist.modern')).toThrow(
    new Problem(
      'ruleset/not-comparable',
      'The rulesets of Shadowfist cannot be compared: Arbiter does not describe them point by point.',
    ),
  );
});

test('but each differs nowhere from itself', () => {
  const classic = { id: 'shadowfist.classic', name: 'Classic' };
  expect(comparing(classic.id, classic.id)()).toEqual({
    game: 'shadowfist',
    a: classic,
    b: classic,
    differences: [],
    agreements: [],
  });
});

test('an unknown ruleset is told before anything is compared', () => {
  expect(comparing('shadowfist.classic', 'shadowfist.lost')).toThrow(
    new Problem('ruleset/not-found', 'shadowfist has no ruleset "shadowfist.lost".', {
      known: ['shadowfist.classic', 'shadowfist.modern'],
    }),
  );
});
