import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RouteHandlerMethod } from 'fastify';
import { takesGzip } from '../accept-encoding.ts';
import { entityTag, names } from '../entity-tag.ts';

/** Answers with a document that stays the same while the service runs. It is made at the first request and kept. */
export function constantDocument(mediaType: string, make: () => string): RouteHandlerMethod {
  const keep = async () => {
    const body = Buffer.from(make());
    return { body, packed: await promisify(gzip)(body), tag: entityTag(body) };
  };
  let kept: ReturnType<typeof keep> | undefined;
  return async (request, reply) => {
    kept ??= keep();
    const { body, packed, tag } = await kept;
    reply.headers({
      'content-type': mediaType,
      etag: tag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    if (names(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (!takesGzip(request.headers['accept-encoding'])) return reply.send(body);
    return reply.header('content-encoding', 'gzip').send(packed);
  };
}
