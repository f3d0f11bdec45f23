import { type DesignatorMatch, onePerKey } from '../../designators.ts';
import type { SpelledWord } from './forms.ts';
import { type Reading, read } from './reading.ts';
import { type DesignatorRule, RULES, spelledOut } from './rules.ts';
import { separatingRules } from './separating.ts';

/**
 * Whether two words or titles share a designator (7.3). The rules are those by which they match, or those
 * that keep them apart.
 */
export function matchDesignators(a: string, b: string): DesignatorMatch {
  const left = read(a);
  const right = read(b);
  const pairs = sharedPairs(left.designators, right.designators);
  const matches = pairs.length > 0;
  const rules = matches ? [...new Set(pairs.flatMap(matchingRules))] : separatingRules(left, right);
  return {
    matches,
    rules,
    reason: `“${a}” and “${b}” share ${named(pairs)}: ${spelledOut(rules)}.`,
    a: answered(left),
    b: answered(right),
  };
}

type Pair = readonly [SpelledWord, SpelledWord];

/** For each key that both have, one word of either side: the same spelling where there is one. */
function sharedPairs(left: readonly SpelledWord[], right: readonly SpelledWord[]): Pair[] {
  return onePerKey(left, null).flatMap(({ key }) => {
    const pairs = left
      .filter((one) => one.key === key)
      .flatMap((one) => right.filter((other) => other.key === key).map((other): Pair => [one, other]));
    const closest = pairs.find(areIdentical) ?? pairs[0];
    return closest === undefined ? [] : [closest];
  });
}

function areIdentical([one, other]: Pair): boolean {
  return one.spelling === other.spelling;
}

/** Number and possession made no match where the words are identical as they stand. */
function matchingRules(pair: Pair): DesignatorRule[] {
  const rules = pair.flatMap((word) => word.rules);
  if (!areIdentical(pair)) return rules;
  return [...rules.filter((rule) => rule !== RULES.plural && rule !== RULES.possessive), RULES.identical];
}

function named(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return 'no designator';
  return `the designator${pairs.length > 1 ? 's' : ''} ${pairs.map(([{ key }]) => key).join(', ')}`;
}

function answered({ designators }: Reading) {
  return onePerKey(designators, RULES.repeated).map(({ word, key, rules }) => ({ word, key, rules }));
}
