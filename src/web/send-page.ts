import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from '../accept-encoding.ts';
import { names } from '../entity-tag.ts';
import type { WrittenPage } from './page-cache.ts';
import { scriptLoaderSource } from './script-loader.ts';
import type { Address } from './write-page.tsx';

/** A page loads the files of this service only, and nothing that is written inside it runs but the script loader. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${scriptLoaderSource}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-cache',
  // The script loader asks whether the visitor comes from another page.
  'referrer-policy': 'same-origin',
  vary: 'accept-encoding, accept',
} as const;

export function addressOfRequest({ protocol, host, url }: FastifyRequest): Address {
  return { origin: `${protocol}://${host}`, path: url };
}

/** Sends a page, compressed if the client takes it, or 304 if the client has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WrittenPage,
): Promise<FastifyReply> {
  reply.headers(HEADERS).header('etag', page.tag);
  if (reply.statusCode === 200 && names(request.headers['if-none-match'], page.tag))
    return reply.code(304).send();
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(page.body);
  return reply.header('content-encoding', 'gzip').send(await page.packed());
}
