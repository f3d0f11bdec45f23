import { Prisma } from '../../database/generated/client.ts';
import type { Keyed, Operator } from './ast.ts';
import { ofCard, ofWording } from './condition.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

export type Figure = 'cost' | 'fighting' | 'body' | 'power' | 'restriction' | 'errata';

const columns: Readonly<Record<Exclude<Figure, 'errata'>, Prisma.Sql>> = {
  cost: Prisma.sql`c."cost"`,
  fighting: Prisma.sql`c."fighting"`,
  body: Prisma.sql`c."body"`,
  power: Prisma.sql`c."power"`,
  restriction: Prisma.sql`c."restriction"`,
};

const operators: Readonly<Record<Operator, Prisma.Sql>> = {
  ':': Prisma.sql`=`,
  '=': Prisma.sql`=`,
  '!=': Prisma.sql`<>`,
  '<': Prisma.sql`<`,
  '<=': Prisma.sql`<=`,
  '>': Prisma.sql`>`,
  '>=': Prisma.sql`>=`,
};

/** The condition for a comparison with a figure. A card without the figure meets none. */
export function compileFigure(figure: Figure): CompileKey {
  return (term) => {
    const compared = Prisma.sql`${operators[term.operator]} ${numberOf(term)}::int`;
    // The errata number goes with the wording, so it is the one of the time asked about.
    return figure === 'errata'
      ? ofWording(Prisma.sql`w."errataNumber" ${compared}`)
      : ofCard(Prisma.sql`${columns[figure]} ${compared}`);
  };
}

function numberOf({ key, value }: Keyed): number {
  if (value.kind !== 'regex' && /^\d{1,6}$/.test(value.text)) return Number(value.text);
  throw new SearchError(
    'search/bad-value',
    `${key.text} needs a whole number of at most six digits.`,
    value,
    {
      expected: ['a whole number'],
    },
  );
}
