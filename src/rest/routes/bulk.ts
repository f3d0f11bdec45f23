import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { takesGzip } from '../../accept-encoding.ts';
import { kindNames, kinds } from '../../bulk/kinds.ts';
import { plainText } from '../../bulk/packed.ts';
import { bulkFilesView } from '../../bulk/views.ts';
import { names } from '../../entity-tag.ts';
import type { Services } from '../../services.ts';
import { text } from '../input.ts';
import { described, type Routes } from './route.ts';

const tags = ['bulk'];

export const bulkRoutes: Routes =
  ({ bulk }) =>
  async (app) => {
    app.get(
      '/v1/bulk',
      {
        schema: {
          operationId: 'listBulkFiles',
          tags,
          summary: 'List the files with the whole content',
          description: described(
            'The hash in a file name depends only on the content: every service with the same content has the same names.',
            'GET /v1/bulk',
          ),
          querystring: z.strictObject({}),
          response: { 200: bulkFilesView },
        },
      },
      async () => bulk.list(),
    );
  };

const PERMANENT = 'public, max-age=31536000, immutable';

const forms = kindNames.map((name) => `${name}: ${kinds[name].form.meta()?.id}`).join(', ');

const lines = z.union(kindNames.map((name) => kinds[name].form)).meta({
  description: `One JSON object per line, with sorted keys. Its schema depends on the kind of the file (${forms}).`,
});

/** The files have tags and times of keeping of their own, and are compressed already. */
export const bulkFileRoutes =
  ({ bulk }: Pick<Services, 'bulk'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>(
      '/v1/bulk/:name',
      {
        compress: false,
        schema: {
          operationId: 'getBulkFile',
          tags,
          summary: 'Get a file: one JSON object per line, plain or gzip',
          description: described(
            'A name with a hash always refers to the same file and can be cached forever. A name without a hash refers to the current file. Plain files are sent compressed to clients that accept gzip.',
            'GET /v1/bulk/shadowfist-cards.ndjson',
            'GET /v1/bulk/highlander-rulings.ndjson.gz',
          ),
          params: z.strictObject({
            name: text(200).meta({
              description:
                'File name: <game>-<kind> or <game>-<kind>-<hash>, followed by .ndjson or .ndjson.gz.',
              examples: ['shadowfist-cards.ndjson', 'highlander-rulings.ndjson.gz'],
            }),
          }),
          querystring: z.strictObject({}),
          response: {
            200: {
              description: 'The file.',
              content: {
                'application/x-ndjson': { schema: lines },
                'application/gzip': {
                  schema: z.string().meta({ description: 'The file, compressed with gzip.' }),
                },
              },
            },
            304: z.null().meta({ description: 'The file has not changed (If-None-Match).' }),
          },
        },
      },
      async (request, reply) => {
        const { packed, compressed, permanent, permanentName } = await bulk.named(request.params.name);
        const { 'accept-encoding': accepted, 'if-none-match': held } = request.headers;
        const encoded = !compressed && takesGzip(accepted);
        // Strong, as every byte is known; what is sent compressed has other bytes, so another tag.
        const tag = `"${packed.sha256}${compressed || encoded ? '.gz' : ''}"`;
        reply.headers({
          etag: tag,
          'cache-control': permanent ? PERMANENT : 'no-cache',
          'accept-ranges': 'none',
          ...(compressed ? {} : { vary: 'accept-encoding' }),
          ...(permanent ? {} : { 'content-location': `/v1/bulk/${permanentName}` }),
        });
        if (held?.trim() === '*' || names(held, tag)) return reply.code(304).send();
        reply.type(compressed ? 'application/gzip' : 'application/x-ndjson; charset=utf-8');
        if (encoded) reply.header('content-encoding', 'gzip');
        if (compressed || encoded) return reply.send(packed.gzip);
        reply.header('content-length', packed.bytes);
        return reply.send(request.method === 'HEAD' ? Readable.from([]) : plainText(packed));
      },
    );
  };
