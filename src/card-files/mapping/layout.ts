import type { Fields } from '../../games/card-columns.ts';
import type { Remark } from '../entries.ts';
import { nearestHint } from '../nearest.ts';
import type { Table } from '../reading/table.ts';
import { isText, NOT_TEXT } from '../words.ts';
import { headingKey } from './heading.ts';
import { ATTRIBUTE, type Mapping } from './mapping.ts';

/** Which column of a table holds what. */
export interface Layout {
  /** The column of each field that the table has. */
  readonly fields: ReadonlyMap<string, number>;
  /** The columns that are kept as attributes. */
  readonly others: readonly number[];
  readonly remarks: readonly Remark[];
}

const LONGEST_HEADING = 500;

/** Lays a table out: first as the mapping says, then by the usual headings. */
export function layoutOf(table: Table, fields: Fields, mapping: Mapping): Layout {
  const keys = table.columns.map(headingKey);
  const said = saidColumns(mapping);
  const mapped = mappedColumns(table, keys, said, fields);
  const taken = new Map(mapped.taken);
  for (const [field, { headings }] of Object.entries(fields)) {
    if (taken.has(field)) continue;
    const columns = headings.map(headingKey).map((key) => (said.has(key) ? -1 : keys.indexOf(key)));
    const first = columns.find((column) => column !== -1 && ![...taken.values()].includes(column));
    if (first !== undefined) taken.set(field, first);
  }
  const others = keys.flatMap((key, at) =>
    [...taken.values()].includes(at) || said.get(key)?.field === null ? [] : [at],
  );
  return { fields: taken, others, remarks: [...wrongHeadings(table), ...mapped.remarks] };
}

/** What a mapping says that one heading means. */
interface Saying {
  readonly heading: string;
  readonly field: string | null;
}

/** What the mapping says of columns, by what headings are compared by. */
function saidColumns({ columns, key }: Mapping): Map<string, Saying> {
  const said = [...Object.entries(columns), ...(key === undefined ? [] : [[key, 'key'] as const])];
  return new Map(said.map(([heading, field]) => [headingKey(heading), { heading, field }]));
}

function mappedColumns(
  table: Table,
  keys: readonly string[],
  said: ReadonlyMap<string, Saying>,
  fields: Fields,
): { taken: ReadonlyMap<string, number>; remarks: readonly Remark[] } {
  const taken = new Map<string, number>();
  const remarks: Remark[] = [];
  const tell = (level: 'error' | 'note', code: string, column: string, message: string) =>
    remarks.push({ level, code, place: { file: table.file, line: table.line, column }, message });
  for (const [key, { heading, field }] of said) {
    const at = keys.indexOf(key);
    if (at === -1) {
      const hint = nearestHint(heading, table.columns);
      tell(
        'note',
        'mapping/no-such-column',
        heading,
        `No column is headed ${JSON.stringify(heading)}${hint}.`,
      );
    } else if (field === null || field === ATTRIBUTE) continue;
    else if (!Object.hasOwn(fields, field)) {
      const known = Object.keys(fields);
      const hint = `${nearestHint(field, known)}; its fields are ${known.join(', ')}`;
      tell(
        'error',
        'mapping/no-such-field',
        heading,
        `This table has no field ${JSON.stringify(field)}${hint}.`,
      );
    } else if (taken.has(field)) {
      tell(
        'error',
        'mapping/field-twice',
        heading,
        `The mapping gives ${field} two columns; only one is allowed.`,
      );
    } else taken.set(field, at);
  }
  return { taken, remarks };
}

/** Headings become the names of attributes, and so must be short text. */
function wrongHeadings({ file, line, columns }: Table): Remark[] {
  return columns.flatMap((heading, at) => {
    if (heading.length <= LONGEST_HEADING && isText(heading)) return [];
    const place = { file, line, column: `column ${at + 1}` };
    return isText(heading)
      ? { level: 'error', code: 'column/too-long', place, message: 'The heading is too long.' }
      : { level: 'error', code: 'column/no-text', place, message: `The heading ${NOT_TEXT}.` };
  });
}
