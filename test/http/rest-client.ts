import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body as JSON; undefined where it is none. */
  readonly body: unknown;
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

/** Asks the application as a user would; addresses are written as people write them. */
export function clientOf(app: FastifyInstance) {
  const send = async (
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    headers: Headers = {},
    payload?: string | Buffer | object,
  ): Promise<Reply> => {
    const reply = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    const isJson = /\bjson\b/.test(String(reply.headers['content-type'])) && reply.payload !== '';
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson && reply.headers['content-encoding'] === undefined ? JSON.parse(reply.payload) : undefined,
      text: reply.payload,
    };
  };
  const get = (url: string, headers?: Headers) => send('GET', url, headers);
  const post = (url: string, body: string | object, headers?: Headers) =>
    send('POST', url, { 'content-type': 'application/json', ...headers }, body);
  return { send, get, post };
}

const page = z.looseObject({
  items: z.array(z.looseObject({ slug: z.string().optional(), id: z.string().optional() })),
  totalCount: z.int(),
  nextCursor: z.string().nullable(),
});

/** Slugs, or else ids, of the items of a list. */
export function namesIn(body: unknown): string[] {
  return page
    .pick({ items: true })
    .parse(body)
    .items.map(({ slug, id }) => slug ?? id ?? '');
}

/** Every page of a list from the first to the last, by its cursors. */
export async function pagesOf(
  get: (url: string) => Promise<Reply>,
  url: string,
): Promise<{ readonly names: readonly string[]; readonly totalCount: number }[]> {
  const pages: { names: string[]; totalCount: number }[] = [];
  let cursor: string | null = null;
  do {
    const asked: string = cursor === null ? url : `${url}&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await get(asked);
    const read = page.parse(body);
    pages.push({ names: namesIn(body), totalCount: read.totalCount });
    cursor = read.nextCursor;
  } while (cursor !== null);
  return pages;
}
