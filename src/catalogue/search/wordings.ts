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
  /** 1 where it has an erratum, or a text that a source gives; else 0. */
  readonly has: Readonly<Record<'errata' | 'text', Uint8Array>>;
  /** The ranks of the sources from which on and until before which it holds. */
  readonly from: Int32Array;
  readonly until: Int32Array;
  /** The numbers of a card's wordings: from the first until before the end. */
  readonly spanOf: ReadonlyMap<string, Span>;
}

interface Span {
  readonly first: number;
  readonly end: number;
}

/** Stands for a missing figure. No card has PostgreSQL's least integer as a figure. */
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
    hasErrata: z.string(),
    hasText: z.string(),
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
        ${all('restriction')} AS "restriction", ${all('errataNumber')} AS "errata",
        ${all('hasErrata')} AS "hasErrata", ${all('hasText')} AS "hasText"
      FROM (
        SELECT c."id", c."foldedName", c."gameSlug", w."fromRank", w."untilRank", c."cost", c."fighting", c."body",
          c."power", c."restriction", w."errataNumber", w."hasErrata", w."text" <> '' AS "hasText"
        FROM "Card" c JOIN "CardWording" w ON w."cardId" = c."id"
        ORDER BY c."foldedName" COLLATE "C", c."id" COLLATE "C", w."fromRank"
      ) wording`,
  );
  const count = read.names.length;
  const cards = count === 0 ? [] : shared(read.ids.split(' '));
  const numbers = (texts: string, absent: number) =>
    Int32Array.from(count === 0 ? [] : texts.split(' '), (text) => (text === '' ? absent : Number(text)));
  const flags = (texts: string) =>
    Uint8Array.from(count === 0 ? [] : texts.split(' '), (text) => (text === 'true' ? 1 : 0));
  return {
    count,
    cards,
    names: shared(read.names),
    games: count === 0 ? [] : read.games.split(' '),
    figures: {
      cost: numbers(read.cost, ABSENT),
      fighting: numbers(read.fighting, ABSENT),
      body: numbers(read.body, ABSENT),
      power: numbers(read.power, ABSENT),
      restriction: numbers(read.restriction, ABSENT),
      errata: numbers(read.errata, ABSENT),
    },
    has: { errata: flags(read.hasErrata), text: flags(read.hasText) },
    from: numbers(read.from, 0),
    until: numbers(read.until, STILL),
    spanOf: spansOf(cards),
  };
}

/** The wordings of a card follow each other: its id and name are kept once. */
function shared(texts: readonly string[]): readonly string[] {
  let last = '';
  return texts.map((text) => {
    if (text !== last) last = text;
    return last;
  });
}

function spansOf(cards: readonly string[]): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (let first = 0, end = 0; first < cards.length; first = end) {
    const card = cards[first] ?? '';
    while (cards[end] === card) end++;
    spans.set(card, { first, end });
  }
  return spans;
}

/** The numbers of all wordings of some cards; none for a card that came after the wordings were read. */
export function numbersOfCards(ids: readonly string[], { spanOf }: Wordings): number[] {
  const numbers: number[] = [];
  for (const id of ids) {
    const { first, end } = spanOf.get(id) ?? NO_SPAN;
    for (let number = first; number < end; number++) numbers.push(number);
  }
  return numbers;
}

/** The numbers of the wordings of cards that begin at ranks: the first card's at the first rank, and so on. */
export function numbersOfWordings(
  ids: readonly string[],
  ranks: readonly string[],
  { spanOf, from }: Wordings,
): number[] {
  const numbers: number[] = [];
  for (const [at, id] of ids.entries()) {
    const { first, end } = spanOf.get(id) ?? NO_SPAN;
    const rank = Number(ranks[at]);
    for (let number = first; number < end; number++) if (from[number] === rank) numbers.push(number);
  }
  return numbers;
}

const NO_SPAN: Span = { first: 0, end: 0 };
