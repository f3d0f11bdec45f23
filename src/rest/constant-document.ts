import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RouteHandlerMethod } from 'fastify';
import { takesGzip } from '../accept-encoding.ts';
import type { Part } from '../database/kept-content/kept-parts.ts';
import { programParts } from '../database/kept-content/program-parts.ts';
import { entityTag, names } from '../entity-tag.ts';

/** Answers with a document of the program, which the build made; one that it did not is made at the first request. */
export function constantDocument(
  mediaType: string,
  part: Part<string>,
  make: () => string,
): RouteHandlerMethod {
  const keep = async () => {
    const body = Buffer.from(programParts.read(part) ?? make());
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
