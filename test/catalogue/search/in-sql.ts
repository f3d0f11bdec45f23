import type { CompiledSearch } from '../../../src/catalogue/search/compile.ts';
import type { Condition, HeldDesignators, KnownTerm } from '../../../src/catalogue/search/condition.ts';
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
    case 'text':
      return condition.sql;
    default:
      return knownInSql(condition);
  }
}

const operators = {
  ':': Prisma.sql`=`,
  '=': Prisma.sql`=`,
  '!=': Prisma.sql`<>`,
  '<': Prisma.sql`<`,
  '<=': Prisma.sql`<=`,
  '>': Prisma.sql`>`,
  '>=': Prisma.sql`>=`,
};

const having = {
  errata: Prisma.sql`w."hasErrata"`,
  ruling: Prisma.sql`c."hasRuling"`,
  text: Prisma.sql`w."text" <> ''`,
};

function knownInSql(term: KnownTerm): Prisma.Sql {
  switch (term.kind) {
    case 'cards':
      return Prisma.sql`c."id" = ANY(${[...term.ids]}::text[])`;
    case 'figure': {
      const column = Prisma.raw(term.figure === 'errata' ? 'w."errataNumber"' : `c."${term.figure}"`);
      return Prisma.sql`${column} ${operators[term.operator]} ${term.number}::int`;
    }
    case 'value': {
      const column = Prisma.raw(`c."${term.of}"`);
      const values = [...term.values];
      if (term.of === 'grid') return Prisma.sql`${column} = ${values[0]}`;
      if (term.of === 'type') return Prisma.sql`${column} = ANY(${values}::text[])`;
      return Prisma.sql`${column} && ${values}::text[]`;
    }
    case 'designators':
      return Prisma.sql`(${Prisma.join(term.held.map(holdingInSql), ' OR ')})`;
    case 'has':
      return having[term.what];
  }
}

/** The card has each designator itself; one that it gives to other cards is theirs. */
function holdingInSql({ game, rank, keys }: HeldDesignators): Prisma.Sql {
  const holds =
    rank === null
      ? Prisma.sql`d."untilRank" IS NULL`
      : Prisma.sql`d."fromRank" <= ${rank} AND (d."untilRank" IS NULL OR ${rank} < d."untilRank")`;
  const each = keys.map(
    (key) => Prisma.sql`c."id" IN (
      SELECT d."cardId" FROM "Designator" d
      WHERE d."gameSlug" = ${game} AND d."key" = ${key} AND d."grantedTo" IS NULL AND ${holds}
    )`,
  );
  return Prisma.sql`(${Prisma.join(each, ' AND ')})`;
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
