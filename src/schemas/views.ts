// What is answered of the schemas, as zod schemas.
import { z } from 'zod';

const schemaView = z
  .strictObject({
    name: z.string(),
    about: z.string().meta({ description: 'What is written in that form.' }),
    url: z.string(),
  })
  .meta({ id: 'Schema', description: 'A form of file that people write, as a JSON Schema.' });

export const schemasView = z
  .strictObject({ items: z.array(schemaView), totalCount: z.int() })
  .meta({ id: 'Schemas' });
export type SchemasView = z.infer<typeof schemasView>;

export const jsonSchema = z
  .record(z.string(), z.unknown())
  .meta({ description: 'A JSON Schema, draft 2020-12, in which every key is described.' });
export type JsonSchema = z.infer<typeof jsonSchema>;
