import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { takesGzip } from '../../accept-encoding.ts';
import { names } from '../../entity-tag.ts';
import { paths } from '../../paths.ts';
import { Problem } from '../../problem.ts';
import { described } from './route.ts';

interface Module {
  readonly text: Buffer;
  readonly packed: Buffer;
  readonly hash: string;
}

const PERMANENT = 'public, max-age=31536000, immutable';

/** `arbiter/decks` as an ES module for pages; it is built with the service and does not change while it runs. */
export const decksLibraryRoutes =
  (file: string = paths.decksLibrary): FastifyPluginAsync =>
  async (app) => {
    let made: Promise<Module> | undefined;
    const module = () => {
      if (!existsSync(file))
        throw new Problem('bulk/not-found', 'The module is not built; run `npm run build` on the server.');
      made ??= moduleIn(file);
      return made;
    };
    for (const path of ['/decks.js', '/decks-:hash.js'] as const) {
      const hashed = path !== '/decks.js';
      app.get<{ Params: { hash?: string } }>(
        path,
        {
          compress: false,
          schema: {
            operationId: hashed ? 'getDecksModuleByHash' : 'getDecksModule',
            tags: ['decks'],
            summary: hashed
              ? 'One version of the deck module for web pages'
              : 'The deck module for web pages',
            description: described(
              hashed
                ? 'The same module under a name that never changes its content, for caches and for pages that pin a version.'
                : 'The package arbiter/decks as an ES module without dependencies: `import { deckJudge } from "/decks.js"`. It reads, judges and converts deck lists by the bulk files. It needs no `unsafe-eval`; a Content-Security-Policy must only allow this host in script-src. Content-Location names the version.',
            ),
            ...(hashed
              ? {
                  params: z.strictObject({
                    hash: z
                      .string()
                      .regex(/^[0-9a-f]{16}$/)
                      .meta({
                        description: 'The hash of the content, as Content-Location of /decks.js has it.',
                        examples: ['0123456789abcdef'],
                      }),
                  }),
                }
              : {}),
            querystring: z.strictObject({}),
            response: {
              200: {
                description: 'The module.',
                content: { 'text/javascript': { schema: z.string().meta({ description: 'An ES module.' }) } },
              },
              304: z.null().meta({ description: 'The module is the one that If-None-Match names.' }),
            },
          },
        },
        async (request, reply) => {
          const { text, packed, hash } = await module();
          if (hashed && request.params.hash !== hash)
            throw new Problem('bulk/not-found', `This service has only decks-${hash}.js; use /decks.js.`);
          const encoded = takesGzip(request.headers['accept-encoding']);
          const tag = `"${hash}${encoded ? '.gz' : ''}"`;
          reply.headers({
            etag: tag,
            'cache-control': hashed ? PERMANENT : 'no-cache',
            vary: 'accept-encoding',
            ...(hashed ? {} : { 'content-location': `/decks-${hash}.js` }),
          });
          if (names(request.headers['if-none-match'], tag)) return reply.code(304).send();
          reply.type('text/javascript; charset=utf-8');
          if (encoded) reply.header('content-encoding', 'gzip');
          return reply.send(encoded ? packed : text);
        },
      );
    }
  };

async function moduleIn(file: string): Promise<Module> {
  const text = readFileSync(file);
  const packed = await promisify(gzip)(text, { level: 9 });
  return { text, packed, hash: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}
