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
        summary: 'List the JSON Schemas',
        description: described(
          'Schemas of card files, deck lists, custom formats, bulk files and rule check requests, for editors and programs.',
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
      schema: {
        operationId: 'getSchema',
        tags,
        summary: 'Get a JSON Schema',
        description: described(
          'A file that is valid by its schema can be read. It can still have values that the game does not allow.',
          'GET /v1/schemas/card-file',
          'GET /v1/schemas/card-line',
          'GET /v1/schemas/mapping',
          'GET /v1/schemas/deck-list',
          'GET /v1/schemas/deck-format',
          'GET /v1/schemas/bulk-card',
        ),
        params: z.strictObject({
          name: text(200).meta({
            description: 'Name of a schema, from /v1/schemas.',
            examples: ['card-file'],
          }),
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
