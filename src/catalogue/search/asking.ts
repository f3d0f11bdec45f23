import { z } from 'zod';
import { answerInTime, DATABASE_DEADLINE } from '../../database/answer-in-time.ts';
import { Prisma, type PrismaClient } from '../../database/generated/client.ts';
import type { TextTerm } from './condition.ts';
import { numbersOfWordings, type Wordings } from './wordings.ts';

/** Asks PostgreSQL which wordings a term finds; their numbers. */
export type Ask = (term: TextTerm) => Promise<number[]>;

interface Question {
  readonly term: TextTerm;
  /** When its client gives up, in milliseconds since 1970. */
  readonly until: number;
  answer(numbers: number[]): void;
  fail(error: unknown): void;
}

/** A statement costs more than a term in it, so terms that come while so many are under way wait and go together. */
const MOST_UNDER_WAY = 2;
const MOST_TOGETHER = 8;

export function createAsking(prisma: PrismaClient, wordings: Wordings): Ask {
  const waiting: Question[] = [];
  let underWay = 0;

  const next = async (): Promise<void> => {
    if (underWay >= MOST_UNDER_WAY || waiting.length === 0) return;
    const questions = waiting.splice(0, MOST_TOGETHER).filter(({ until }) => until > Date.now());
    if (questions.length === 0) return next();
    underWay += 1;
    try {
      const found = await find(
        prisma,
        questions.map(({ term }) => term),
        wordings,
      );
      for (const [place, { answer }] of questions.entries()) answer(found[place] ?? []);
    } catch (error) {
      for (const { fail } of questions) fail(error);
    } finally {
      underWay -= 1;
    }
    await next();
  };

  return (term) =>
    answerInTime(
      new Promise<number[]>((answer, fail) => {
        waiting.push({ term, until: Date.now() + DATABASE_DEADLINE, answer, fail });
        // After all that is asked in the same moment.
        queueMicrotask(next);
      }),
    );
}

const rows = z.array(z.object({ place: z.number(), ids: z.string(), ranks: z.string() }));

/** For each term, the numbers of the wordings it finds. */
async function find(
  prisma: PrismaClient,
  terms: readonly TextTerm[],
  wordings: Wordings,
): Promise<number[][]> {
  const selections = terms.map(selectionOf);
  const selected = rows.parse(await answerInTime(prisma.$queryRaw(Prisma.join(selections, ' UNION ALL '))));
  const found = terms.map((): number[] => []);
  for (const { place, ids, ranks } of selected)
    found[place] = numbersOfWordings(wordsOf(ids), wordsOf(ranks), wordings);
  return found;
}

/** All that is found is one text: it is read many times faster than a row each. */
function selectionOf({ sql }: TextTerm, place: number): Prisma.Sql {
  return Prisma.sql`SELECT ${place}::int AS "place", coalesce(string_agg(w."cardId", ' '), '') AS "ids",
    coalesce(string_agg(w."fromRank"::text, ' '), '') AS "ranks"
    FROM "CardWording" w WHERE ${sql}`;
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
