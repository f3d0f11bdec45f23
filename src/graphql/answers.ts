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

/** The longest request whose answer is kept, in bytes of its body. */
const LONGEST = 16 * 1024;

/** Everything that an answer depends on but the data version, as it came; undefined if the answer is not kept. */
export function answerKey({ method, headers: { accept = '' }, url, sentBody }: FastifyRequest) {
  if (method !== 'POST') return `${method} ${accept}\n${url}`;
  if (sentBody === undefined || sentBody.length > LONGEST) return undefined;
  return `${accept}\n${sentBody.toString('latin1')}`;
}

/** Whether a request asks a document and nothing else; Apollo has to judge others each time. */
export function asksDocumentOnly(request: FastifyRequest): boolean {
  const asked: unknown = request.method === 'GET' ? request.query : request.body;
  if (typeof asked !== 'object' || asked === null) return false;
  const { query, operationName, variables, ...others }: Asked = asked;
  return typeof query === 'string' && Object.keys(others).length === 0;
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
