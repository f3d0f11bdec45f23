import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { problems } from '../../../src/problem.ts';

/** A reply, however it was had. */
export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
}

const codes = Object.keys(problems);
const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(codes),
  detail: z.string().min(1),
});

/** What only the inside of the service would say: places in code, the database, the machine. */
const innards =
  /\bat \S+ \(|node_modules|file:\/\/\/|prisma\.|PrismaClient|invalid byte sequence|syntax error at or near|ECONNREFUSED/i;

/** The body as it was before it was compressed. */
export function bodyOf({ headers, rawPayload }: Answer): string {
  if (rawPayload.length === 0) return '';
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString();
    case 'gzip':
      return gunzipSync(rawPayload).toString();
    default:
      return rawPayload.toString();
  }
}

/** The service did not fail, and what it refused it refused with a problem of ours. */
export function expectSound(answer: Answer, method: string): void {
  const { statusCode, headers } = answer;
  const body = bodyOf(answer);
  const type = String(headers['content-type'] ?? '');
  expect(statusCode, body).toBeLessThan(500);
  expect(body).not.toMatch(innards);
  expect(headers['access-control-allow-origin']).toBe('*');
  if (method === 'HEAD' || statusCode === 204 || statusCode === 304) return;
  if (statusCode >= 400 && type.startsWith('text/html')) {
    expect(body).toContain('<h1>');
  } else if (statusCode >= 400) {
    expect(type).toMatch(/^application\/problem\+json/);
    expect(expectProblem(body).status).toBe(statusCode);
  } else if (statusCode >= 300) {
    expect(headers.location).toMatch(/^\//);
  } else if (type.startsWith('application/json')) {
    JSON.parse(body);
  }
}

/** The body is a problem with a known code and its status. */
export function expectProblem(body: string): z.infer<typeof problem> {
  const read = problem.parse(JSON.parse(body));
  expect(problems).toHaveProperty([read.code, 'status'], read.status);
  return read;
}

const graphqlAnswer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string().min(1), extensions: z.looseObject({ code: z.enum(codes) }) }))
    .min(1)
    .optional(),
});

/** As `expectSound`, of GraphQL: data, or errors that each have a code of ours and say nothing of the inside. Returns the codes. */
export function expectSoundGraphql(answer: Answer): readonly string[] {
  const { statusCode, headers } = answer;
  const body = bodyOf(answer);
  expect(statusCode, body).toBeLessThan(500);
  expect(body).not.toMatch(innards);
  expect(body).not.toMatch(/stacktrace/i);
  const type = String(headers['content-type']);
  if (type.startsWith('application/problem+json')) return [expectProblem(body).code];
  expect(type).toMatch(/^application\/(json|graphql-response\+json)/);
  const { errors = [] } = graphqlAnswer.parse(JSON.parse(body));
  const found = errors.map(({ extensions }) => extensions.code);
  expect(found, body).not.toContain('service/internal');
  if (statusCode >= 400) expect(errors.length, body).toBeGreaterThan(0);
  return found;
}

/** After all that, the service is as well as before. */
export async function expectWell(app: FastifyInstance): Promise<void> {
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok' });
  const card = await app.inject('/v1/cards/shadowfist/fox-pass');
  expect(card.statusCode).toBe(200);
  expect(card.json()).toMatchObject({ game: 'shadowfist', slug: 'fox-pass' });
  const prototype: object = Object.prototype;
  expect(Object.keys(prototype)).toEqual([]);
}
