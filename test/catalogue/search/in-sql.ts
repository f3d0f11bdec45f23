import type { CompiledSearch } from '../../../src/catalogue/search/compile.ts';
import type { Condition } from '../../../src/catalogue/search/condition.ts';
import { Prisma } from '../../../src/database/generated/client.ts';

/** A whole condition as one that PostgreSQL can be asked, over c ("Card") and w ("CardWording"). */
export function inSql(condition: Condition): Prisma.Sql {
  switch (condition.kind) {
    case 'and':
      return joined(condition.parts, ' AND ', Prisma.sql`TRUE`);
    case 'or':
      return joined(condition.parts, ' OR ', Prisma.sql`FALSE`);
    case 'not':
      return Prisma.sql`(${inSql(condition.part)}) IS NOT TRUE`;
    case 'cards':
      return Prisma.sql`c."id" = ANY(${[...condition.ids]}::text[])`;
    default:
      return condition.sql;
  }
}

function joined(parts: readonly Condition[], by: string, none: Prisma.Sql): Prisma.Sql {
  return parts.length === 0 ? none : Prisma.sql`(${Prisma.join(parts.map(inSql), by)})`;
}

/** Every card that a search finds, as one statement: what the search must agree with. */
export function searchInSql(
  { condition, times }: CompiledSearch,
  figure: Prisma.Sql,
  order: Prisma.Sql,
): Prisma.Sql {
  const held = times.map(({ game, rank }) =>
    rank === null
      ? Prisma.sql`(c."gameSlug" = ${game} AND w."untilRank" IS NULL)`
      : Prisma.sql`(c."gameSlug" = ${game} AND w."fromRank" <= ${rank}::int AND (w."untilRank" IS NULL OR w."untilRank" > ${rank}::int))`,
  );
  return Prisma.sql`
    SELECT c."id", c."foldedName", ${figure} AS "figure"
    FROM "Card" c JOIN "CardWording" w ON w."cardId" = c."id"
    WHERE (${Prisma.join(held, ' OR ')}) AND ${inSql(condition)}
    ORDER BY ${order}`;
}
