import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';

/** A whole answer, as it went out. */
export interface Answer {
  readonly contentType: string;
  readonly body: string;
}

const MOST_ANSWERS = 5_000;
/** Of bodies and keys together: at most 12 MiB, at two bytes a character. */
const MOST_CHARACTERS = 6 * 1024 * 1024;

export type Answers = LRUCache<string, Answer>;

/** Answers already given from a snapshot, dropped with it; the least used make room for others. */
export function keepAnswers(): (snapshot: Snapshot) => Answers {
  return perSnapshot(
    () =>
      new LRUCache({
        max: MOST_ANSWERS,
        maxSize: MOST_CHARACTERS,
        sizeCalculation: ({ body }, key) => body.length + key.length,
      }),
  );
}

/** Everything that an answer depends on but the data version; undefined for a request that Apollo has to judge. */
export function answerKey(request: FastifyRequest): string | undefined {
  const asked: unknown = request.method === 'GET' ? request.query : request.body;
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { query, operationName, variables, ...others }: Asked = asked;
  if (typeof query !== 'string' || Object.keys(others).length > 0) return undefined;
  return JSON.stringify([request.method, request.headers.accept, query, operationName, variables]);
}

interface Asked {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

/** Whether an answer has no errors: they would stand before the data. */
export function isWhole(body: unknown): body is string {
  return typeof body === 'string' && body.startsWith('{"data":');
}
