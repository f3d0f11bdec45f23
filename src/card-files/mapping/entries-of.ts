import type { CardColumns } from '../../games/card-columns.ts';
import { interning } from '../../games/interning.ts';
import type { Game } from '../../games/registry.ts';
import type { Entry, PrintingEntry, ReadFile, Remark } from '../entries.ts';
import { nearestHint } from '../nearest.ts';
import type { Table } from '../reading/table.ts';
import { inOrderOfLines } from '../remarks.ts';
import { withoutRepetitions } from '../repetitions.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Mapping, noMapping } from './mapping.ts';
import { type Landing, printingOfRow } from './printing-rows.ts';
import { rowReader } from './row.ts';
import { statementOfRow } from './statement-rows.ts';
import { fieldsOf, kindOfTable, neededFields, type TableKind } from './table-kinds.ts';

/** What a table says of a game: each of its rows is an entry, or has an error that says why it is none. */
export function entriesOf(table: Table, game: Pick<Game, 'columns'>, mapping: Mapping = noMapping): ReadFile {
  const { columns } = game;
  const kind = mapping.table ?? kindOfTable(table.columns, columns);
  const layout = layoutOf(table, fieldsOf(kind, columns), mapping);
  const wrong = [...layout.remarks, ...withoutColumn(table, kind, layout, mapping, columns)];
  const rows = table.rows.length + table.refused;
  if (wrong.some(({ level }) => level === 'error')) {
    return { entries: [], remarks: [...table.remarks, ...wrong], rows };
  }
  const entries: Entry[] = [];
  const remarks: Remark[] = [...wrong, ...unread(table, kind, layout)];
  const share = sharing();
  for (const { entry, remarks: own } of landingsOf(table, kind, layout, mapping, columns)) {
    if (entry !== null) entries.push(share(entry));
    remarks.push(...own);
  }
  const read = withoutRepetitions({ entries, remarks, rows }, columns);
  return { ...read, remarks: [...table.remarks, ...inOrderOfLines(read.remarks)] };
}

/** Gives equal parts of printings one object: a large table repeats them from printing to printing. */
function sharing(): (entry: Entry) => Entry {
  const figures = interning<PrintingEntry['figures']>();
  const attributes = interning<PrintingEntry['attributes']>();
  return (entry) =>
    entry.kind === 'printing'
      ? { ...entry, figures: figures(entry.figures), attributes: attributes(entry.attributes) }
      : entry;
}

function* landingsOf(
  table: Table,
  kind: TableKind,
  layout: Layout,
  mapping: Mapping,
  columns: CardColumns,
): Iterable<Landing> {
  const read = rowReader(table, layout, mapping);
  for (const row of table.rows) {
    yield kind === 'printings'
      ? printingOfRow(read(row), columns, mapping)
      : statementOfRow(read(row), kind, mapping);
  }
}

/** Nothing can land from a table without the columns that its kind needs. */
function withoutColumn(
  { file, line, columns: headings }: Table,
  kind: TableKind,
  { fields }: Layout,
  mapping: Mapping,
  columns: CardColumns,
): Remark[] {
  const given = new Map([
    ['set', mapping.set],
    ['source', mapping.source],
  ]);
  return neededFields[kind]
    .filter((field) => !fields.has(field) && given.get(field) === undefined)
    .map((field) => {
      const known = fieldsOf(kind, columns)[field]?.headings ?? [];
      const near = headings.map((heading) => nearestHint(heading, known)).find((hint) => hint !== '');
      return {
        level: 'error',
        code: 'table/no-column',
        place: { file, line, column: null },
        message:
          `A table of ${kind} needs a column for ${field}, headed ${known.join(', ')}, or as a mapping says` +
          `${near ?? ''}. The columns are ${headings.join(', ')}.`,
      };
    });
}

/** Only printings have attributes to keep what nobody knows in. */
function unread({ file, line, columns }: Table, kind: TableKind, { others }: Layout): Remark[] {
  if (kind === 'printings') return [];
  return others.map((column) => ({
    level: 'note',
    code: 'column/unread',
    place: { file, line, column: columns[column] ?? null },
    message: `A table of ${kind} has no field for the heading ${JSON.stringify(columns[column])}; the column was not read.`,
  }));
}
