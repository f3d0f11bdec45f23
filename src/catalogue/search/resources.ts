import { bare, namesIn } from '../../games/spellings.ts';
import type { Operator } from './ast.ts';
import type { ResourcesOfCard } from './card-facts.ts';
import { compareNumbers } from './compare.ts';
import { oneOf } from './given-cards.ts';
import { unknownValue } from './known-values.ts';
import { namesOf } from './meanings.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

type Counts = ReadonlyMap<string, number>;

/**
 * The condition for `requires` and `provides`. A number is compared with how many resources there are; names with how often
 * each is among them, so that `>=` asks for at least these and `<=` for no others.
 */
export function compileResources(of: 'requires' | 'provides'): CompileKey {
  return (term, { context: { facts } }) => {
    const { key, operator, value } = term;
    if (value.kind === 'regex')
      throw new SearchError('search/bad-value', `${key.text} needs resources or a number.`, value, {
        expected: ['a resource', 'a number'],
      });
    const known = facts.resourceNames();
    if (/^\d{1,3}$/.test(value.text)) {
      const number = Number(value.text);
      return passing(facts.resources(of), (counts) => compareNumbers(operator, sum(counts), number));
    }
    const symbols = new Map(
      known.flatMap((one) => namesOf(one).map((name) => [bare(name), one.value] as const)),
    );
    const wanted = countsOf(namesIn(apart(value.text), symbols));
    const isKnown = [...wanted.keys()].every((name) => known.some((one) => one.value === name));
    if (!isKnown || wanted.size === 0) throw unknownValue('resource', term, known);
    return passing(facts.resources(of), (counts) => comparesWith(operator, counts, wanted));
  };
}

const passing = (cards: readonly ResourcesOfCard[], passes: (counts: Counts) => boolean) =>
  oneOf(cards.flatMap(({ card, counts }) => (passes(counts) ? [card] : [])));

/** `2arc` and `arc2` as `2 arc` and `arc x2`. */
const apart = (written: string): string =>
  written.replace(/(\d)(?=\p{L})/gu, '$1 ').replace(/(?<=\p{L}\p{L})(\d)/gu, ' x$1');

function countsOf(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const sum = (counts: Counts): number => [...counts.values()].reduce((all, count) => all + count, 0);

const hasAll = (counts: Counts, wanted: Counts): boolean =>
  [...wanted].every(([name, count]) => (counts.get(name) ?? 0) >= count);

function comparesWith(operator: Operator, counts: Counts, wanted: Counts): boolean {
  const [isMore, isLess] = [hasAll(counts, wanted), hasAll(wanted, counts)];
  switch (operator) {
    case ':':
    case '>=':
      return isMore;
    case '<=':
      return isLess;
    case '=':
      return isMore && isLess;
    case '!=':
      return !(isMore && isLess);
    case '>':
      return isMore && !isLess;
    case '<':
      return isLess && !isMore;
  }
}
