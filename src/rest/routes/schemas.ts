import { z } from 'zod';
import { listSchemas, schemaNamed } from '../../schemas/schemas.ts';
import { jsonSchema, schemasView } from '../../schemas/views.ts';
import { text } from '../input.ts';
import { described, type Routes } from './route.ts';

const tags = ['schemas'];
const MEDIA_TYPE = 'application/schema+json';

export const schemaRoutes: Routes = () => async (app) => {
  app.get(
    '/v1/schemas',
    {
      schema: {
        operationId: 'listSchemas',
        tags,
        summary: 'The forms of files that people write, and of cards in the bulk files',
        description: described(
          'For editors, and for programs that write or read such files.',
          'GET /v1/schemas',
        ),
        querystring: z.strictObject({}),
        response: { 200: schemasView },
      },
    },
    async () => listSchemas(),
  );

  app.get(
    '/v1/schemas/:name',
    {
      config: { onWorker: true },
      schema: {
        operationId: 'getSchema',
        tags,
        summary: 'One form, as a JSON Schema',
        description: described(
          'A file that fits the schema can be read; what is said in it may still be refused by what the game knows.',
          'GET /v1/schemas/card-file',
          'GET /v1/schemas/card-line',
          'GET /v1/schemas/mapping',
          'GET /v1/schemas/deck-list',
          'GET /v1/schemas/deck-format',
          'GET /v1/schemas/bulk-card',
        ),
        params: z.strictObject({
          name: text(200).meta({ description: 'A name that /v1/schemas lists.', examples: ['card-file'] }),
        }),
        querystring: z.strictObject({}),
        response: {
          200: { description: 'The schema.', content: { [MEDIA_TYPE]: { schema: jsonSchema } } },
        },
      },
    },
    async ({ params: { name } }, reply) => reply.type(MEDIA_TYPE).send(schemaNamed(name)),
  );
};
