import Papa from 'papaparse';
import type { Remark } from '../entries.ts';
import { buildTable } from './build-table.ts';
import { checkSize } from './check-size.ts';
import { identityByName } from './file-name.ts';
import { limits } from './limits.ts';
import { linesBetween } from './lines.ts';
import { recordsOf, type TextRecord } from './records.ts';
import { declarationIn, type Separator } from './separator.ts';
import type { Table, TableRow } from './table.ts';
import type { GivenText } from './text.ts';
import { Unreadable } from './unreadable.ts';

/** CSV and its kin: values in quotes may hold separators, line ends and, doubled, quotes. Null where it has no row. */
export function readSeparated(
  file: string,
  { text, remarks }: GivenText,
  separator: Separator,
): Table | null {
  const { rows, broken } = rowsOf(text.slice(declarationIn(text)?.length ?? 0), separator);
  const [first] = broken;
  if (first !== undefined && !rows.some(({ line }) => line < first.line)) {
    throw new Unreadable(brokenQuote, `In the headings: ${brokenMessage(first)}`, first.line);
  }
  return buildTable(
    {
      format: 'separated',
      file,
      identity: identityByName(file),
      remarks: [...remarks, ...broken.map((record) => brokenRemark(file, record))],
      refused: broken.length,
    },
    rows,
  );
}

/** Lines that were given up for the quote that stands wrong in the first of them. */
interface Broken {
  readonly line: number;
  readonly lastLine: number;
}

interface ReadRows {
  readonly rows: readonly TableRow[];
  readonly broken: readonly Broken[];
}

function rowsOf(text: string, separator: Separator): ReadRows {
  checkQuotes(text);
  const rows: TableRow[] = [];
  const broken: Broken[] = [];
  let cellCount = 0;
  for (const record of recordsOf(text)) {
    const read = readRecord(record, separator);
    for (const row of read.rows) rows.push(row);
    broken.push(...read.broken);
    cellCount += read.rows.reduce((count, { cells }) => count + cells.length, 0);
    checkSize({ rows: rows.length + broken.length - 1, cells: cellCount });
  }
  return { rows, broken };
}

/** Where a quote is broken, the rest of the record is given up: what is in which row of it is anybody's guess. */
function readRecord({ text, line: firstLine, lastLine }: TextRecord, separator: Separator): ReadRows {
  if (text.trim() === '') return { rows: [], broken: [] };
  const rows: TableRow[] = [];
  const broken: Broken[] = [];
  let line = firstLine;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    fastMode: false,
    step({ data: cells, errors: [error], meta: { cursor } }, parser) {
      if (error === undefined) rows.push({ line, cells });
      else {
        broken.push({ line: line + linesBetween(text, start, error.index ?? start), lastLine });
        parser.abort();
      }
      line += linesBetween(text, start, cursor);
      start = cursor;
    },
  });
  return { rows, broken };
}

function checkQuotes(text: string) {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count++;
  if (count <= limits.quotes) return;
  throw new Unreadable(
    'file/too-large',
    `The file has ${count} quotes; at most ${limits.quotes} are read. Split it.`,
  );
}

const brokenQuote = 'row/broken-quote';

const brokenRemark = (file: string, broken: Broken): Remark => ({
  level: 'error',
  code: brokenQuote,
  place: { file, line: broken.line, column: null },
  message: brokenMessage(broken),
});

function brokenMessage({ line, lastLine }: Broken): string {
  const unread = line === lastLine ? 'The line was not read.' : `Lines ${line} to ${lastLine} were not read.`;
  return `A quote opens a cell and is not closed before the separator. ${unread} Put the whole cell in quotes and double each quote inside, or remove the first one.`;
}
