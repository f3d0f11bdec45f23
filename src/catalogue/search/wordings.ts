import { z } from 'zod';
import { Prisma, type PrismaClient } from '../../database/generated/client.ts';
import type { Figure } from './figures.ts';

/**
 * Every wording of every card, each known by its number. They are numbered in the order of the cards' names, equal
 * names by id, so a card's wordings follow each other.
 */
export interface Wordings {
  readonly count: number;
  /** By number, as all that follow: the id of the card. */
  readonly cards: readonly string[];
  readonly names: readonly string[];
  readonly games: readonly string[];
  readonly figures: Readonly<Record<Figure, Int32Array>>;
  /** The ranks of the sources from which on and until before which it holds. */
  readonly from: Int32Array;
  readonly until: Int32Array;
  /** The number of a card's first wording. */
  readonly firstOf: ReadonlyMap<string, number>;
}

/** A figure that the card does not have. PostgreSQL's least integer is no figure of any card. */
export const ABSENT = -(2 ** 31);
/** Nothing has superseded the wording. */
export const STILL = 2 ** 31 - 1;

/** One row, in which every column of all wordings is one text: it is read many times faster than a row a wording. */
const columns = z.tuple([
  z.object({
    ids: z.string(),
    names: z.array(z.string()),
    games: z.string(),
    from: z.string(),
    until: z.string(),
    cost: z.string(),
    fighting: z.string(),
    body: z.string(),
    power: z.string(),
    restriction: z.string(),
    errata: z.string(),
  }),
]);

export async function readWordings(prisma: PrismaClient): Promise<Wordings> {
  const all = (column: string) =>
    Prisma.raw(`coalesce(string_agg(coalesce("${column}"::text, ''), ' '), '')`);
  const [read] = columns.parse(
    await prisma.$queryRaw`
      SELECT ${all('id')} AS "ids", coalesce(json_agg("foldedName"), '[]') AS "names", ${all('gameSlug')} AS "games",
        ${all('fromRank')} AS "from", ${all('untilRank')} AS "until", ${all('cost')} AS "cost",
        ${all('fighting')} AS "fighting", ${all('body')} AS "body", ${all('power')} AS "power",
        ${all('restriction')} AS "restriction", ${all('errataNumber')} AS "errata"
      FROM (
        SELECT c."id", c."foldedName", c."gameSlug", w."fromRank", w."untilRank", c."cost", c."fighting", c."body",
          c."power", c."restriction", w."errataNumber"
        FROM "Card" c JOIN "CardWording" w ON w."cardId" = c."id"
        ORDER BY c."foldedName" COLLATE "C", c."id" COLLATE "C", w."fromRank"
      ) wording`,
  );
  const count = read.names.length;
  const cards = count === 0 ? [] : read.ids.split(' ');
  const numbers = (texts: string, absent: number) =>
    Int32Array.from(count === 0 ? [] : texts.split(' '), (text) => (text === '' ? absent : Number(text)));
  const firstOf = new Map<string, number>();
  for (const [number, card] of cards.entries()) if (!firstOf.has(card)) firstOf.set(card, number);
  return {
    count,
    cards,
    names: read.names,
    games: count === 0 ? [] : read.games.split(' '),
    figures: {
      cost: numbers(read.cost, ABSENT),
      fighting: numbers(read.fighting, ABSENT),
      body: numbers(read.body, ABSENT),
      power: numbers(read.power, ABSENT),
      restriction: numbers(read.restriction, ABSENT),
      errata: numbers(read.errata, ABSENT),
    },
    from: numbers(read.from, 0),
    until: numbers(read.until, STILL),
    firstOf,
  };
}

/** The numbers of all wordings of some cards; none for a card that came after the wordings were read. */
export function numbersOfCards(ids: readonly string[], { firstOf, cards }: Wordings): number[] {
  const numbers: number[] = [];
  for (const id of ids) {
    const first = firstOf.get(id);
    if (first === undefined) continue;
    for (let number = first; cards[number] === id; number++) numbers.push(number);
  }
  return numbers;
}
