// What is answered of the schemas, as zod schemas.
import { z } from 'zod';
import { totalCountView as totalCount } from '../pagination.ts';

const schemaView = z
  .strictObject({
    name: z.string().meta({ description: 'Name of the schema.' }),
    about: z.string().meta({ description: 'Description of the files with this schema.' }),
    url: z.string().meta({ description: 'Path of the schema.' }),
  })
  .meta({ id: 'Schema', description: 'A JSON Schema of a kind of file or object.' });

export const schemasView = z
  .strictObject({ items: z.array(schemaView), totalCount })
  .meta({ id: 'Schemas', description: 'All JSON Schemas.' });
export type SchemasView = z.infer<typeof schemasView>;

export const jsonSchema = z
  .record(z.string(), z.unknown())
  .meta({ description: 'A JSON Schema (draft 2020-12) with a description of every key.' });
export type JsonSchema = z.infer<typeof jsonSchema>;
