import { z } from 'zod';
import { partialDate } from '../../games/content/scalars.ts';
import { gameSlugs } from '../../games/registry.ts';
import { schemaUrl, words } from '../words.ts';
import { tableKinds } from './table-kinds.ts';

/** For a heading whose column is kept as it is, though it is headed like a field. */
export const ATTRIBUTE = 'attribute';

const meant = z
  .union([z.string().max(4000), z.number(), z.boolean(), z.null()], {
    error: 'must be text, a number or null',
  })
  .transform((value) => (value === null ? '' : String(value).trim()));

/** YAML reads a year as a number. */
const fileDate = z
  .union([partialDate, z.int().min(1000).max(9999)], {
    error: 'must be a date as YYYY, YYYY-MM or YYYY-MM-DD',
  })
  .transform(String);

/** The mapping file: YAML or JSON that says what the columns of a table mean where the headings do not. */
export const mappingFile = z.strictObject({
  game: z.enum(gameSlugs).optional().describe('The game that the table is of; else its headings tell.'),
  table: z.enum(tableKinds).optional().describe('What its rows are; else its headings tell.'),
  columns: z
    .record(words, words.nullable())
    .default({})
    .describe(
      `What each heading means: a field; "${ATTRIBUTE}", to keep the column as an attribute; or null, to leave it out.`,
    ),
  values: z
    .record(words, z.record(z.string().max(4000), meant))
    .default({})
    .describe('For a field, what each cell as written means; case and accents do not count.'),
  set: words.optional().describe('The set of all rows, for a table of printings without such a column.'),
  source: words.optional().describe('The document, for a table of errata or rulings without such a column.'),
  date: fileDate
    .optional()
    .describe(
      'When the file was made or last corrected. If two files contradict each other, the later one prevails.',
    ),
  titleMarks: z
    .boolean()
    .default(true)
    .describe('Whether "v2", "(v2)" or "[v2]" after a title marks its version: v2 is errata number 1.'),
  key: words
    .optional()
    .describe(
      "The heading of the column with the file's own name for each printing, such as an image or a GUID.",
    ),
  $schema: schemaUrl,
});
export type Mapping = z.infer<typeof mappingFile>;

/** Nothing said: headings and values have their usual meaning. */
export const noMapping: Mapping = mappingFile.parse({});

/** The JSON Schema of the mapping file. */
export function mappingSchema(): object {
  return { title: 'Arbiter mapping file', ...z.toJSONSchema(mappingFile, { io: 'input' }) };
}
