import { listed } from '../english.ts';
import type { Comparison } from '../grammar/conditions.ts';

/** A text that says conditions. */
interface Saying<Condition> {
  condition(condition: Condition): string;
}

const compared: { readonly [By in Comparison]: string } = {
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
};

/** “the number of cards in your hand is at least 3”. */
export function comparisonSaid<Amount>(
  [left, comparison, right]: readonly [Amount, Comparison, Amount],
  speech: { amount(amount: Amount): string },
): string {
  return `${speech.amount(left)} ${compared[comparison]} ${speech.amount(right)}`;
}

/** Conditions within another; those that hold others in their turn, in brackets. */
export function conditionsSaid<Condition extends object>(
  conditions: readonly Condition[],
  conjunction: 'and' | 'or',
  speech: Saying<Condition>,
): string {
  return listed(
    conditions.map((inner) => partSaid(inner, speech)),
    conjunction,
  );
}

export function deniedSaid<Condition extends object>(
  condition: Condition,
  speech: Saying<Condition>,
): string {
  return `it is not so that ${partSaid(condition, speech)}`;
}

function partSaid<Condition extends object>(inner: Condition, speech: Saying<Condition>): string {
  const said = speech.condition(inner);
  return 'all' in inner || 'any' in inner ? `(${said})` : said;
}
