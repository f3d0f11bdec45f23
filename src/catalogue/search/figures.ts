import type { Keyed } from './ast.ts';
import { compareNumbers } from './compare.ts';
import type { Condition } from './condition.ts';
import type { SearchContext } from './context.ts';
import { oneOf } from './given-cards.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

const figures = ['cost', 'fighting', 'body', 'power', 'restriction', 'errata'] as const;
export type Figure = (typeof figures)[number];

/** Figures that cards have themselves, whatever their wording. */
const comparable: ReadonlySet<string> = new Set(figures.filter((figure) => figure !== 'errata'));

/** The condition for a comparison with a number, another figure or X. A card without the figure meets none. */
export function compileFigure(figure: Figure): CompileKey {
  return (term, { context }) =>
    withFigure(figure, term, context) ??
    withSymbol(figure, term, context) ?? {
      kind: 'figure',
      figure,
      operator: term.operator,
      number: numberOf(term),
    };
}

/** `fighting>cost`: both are numbers. */
function withFigure(
  figure: Figure,
  { operator, value }: Keyed,
  { facts }: SearchContext,
): Condition | undefined {
  if (value.kind === 'regex' || !comparable.has(figure)) return undefined;
  const other = value.text.toLowerCase();
  if (!comparable.has(other)) return undefined;
  const others = facts.figures(other);
  return oneOf(
    [...facts.figures(figure)].flatMap(([card, number]) => {
      const compared = others.get(card);
      return compared !== undefined && compareNumbers(operator, number, compared) ? [card] : [];
    }),
  );
}

/** `cost:X`: the figure is X itself. */
function withSymbol(
  figure: Figure,
  { operator, value }: Keyed,
  { facts }: SearchContext,
): Condition | undefined {
  if (value.kind === 'regex' || !/^[x*]$/i.test(value.text)) return undefined;
  if (operator === ':' || operator === '=') return oneOf(facts.withSymbol(figure, value.text));
  return undefined;
}

function numberOf({ key, value }: Keyed): number {
  if (value.kind !== 'regex' && /^\d{1,6}$/.test(value.text)) return Number(value.text);
  throw new SearchError(
    'search/bad-value',
    `${key.text} needs a whole number of at most six digits, another figure, or X after a colon.`,
    value,
    {
      expected: ['a whole number', 'a figure', 'X'],
    },
  );
}
