import type { Remark } from '../../entries.ts';
import { checkSize } from '../check-size.ts';
import { limits } from '../limits.ts';
import type { TableRow } from '../table.ts';
import { Unreadable } from '../unreadable.ts';
import { walkXml } from '../xml.ts';
import { shownNumber } from './number-formats.ts';
import { withoutEmptyParts } from './without-empty-parts.ts';
import { isShown, unescaped, type Workbook } from './workbook.ts';

export interface SheetRows {
  readonly rows: readonly TableRow[];
  readonly remarks: readonly Remark[];
}

/** A cell as the file has it. */
interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  hasFormula: boolean;
}

/** The rows of a sheet that have something in them. `file` names the sheet too. */
export function rowsOfSheet(file: string, xml: string, workbook: Workbook): SheetRows {
  const rows: { line: number; cells: (string | null)[] }[] = [];
  const remarks: Remark[] = [];
  let line = 0;
  let column = 0;
  let cell: Cell | null = null;
  let cells: (string | null)[] = [];
  let cellCount = 0;

  const finishCell = (finished: Cell) => {
    const shown = shownCell(finished, workbook);
    if (shown === '' && !finished.hasFormula) return;
    if (finished.column > limits.columns) throw tooWide(line);
    cellCount += Math.max(0, finished.column - cells.length);
    checkSize({ rows: rows.length, cells: cellCount });
    while (cells.length < finished.column) cells.push(null);
    cells[finished.column - 1] = shown;
    const remark = cellRemark(file, line, finished);
    if (remark !== null) remarks.push(remark);
  };

  walkXml(withoutEmptyParts(xml), {
    open({ name, attributes }) {
      if (name === 'row') {
        line = rowNumber(attributes.r) ?? line + 1;
        column = 0;
        cells = [];
      }
      if (name === 'c') {
        column = columnNumber(attributes.r) ?? column + 1;
        const { t: type = 'n', s: style = '0' } = attributes;
        cell = { column, type, style: Number(style), value: '', hasFormula: false };
      }
      if (name === 'f' && cell !== null) cell.hasFormula = true;
    },
    text(text, path) {
      if (cell !== null && (path.at(-1) === 'v' || isShown(path))) cell.value += text;
    },
    close(path) {
      if (path.at(-1) === 'c' && cell !== null) {
        finishCell(cell);
        cell = null;
      }
      if (path.at(-1) === 'row' && cells.length > 0) rows.push({ line, cells });
    },
  });
  return { rows, remarks };
}

/** Writers may leave it to the order of the rows. */
const rowNumber = (reference = ''): number | null =>
  /^[1-9]\d{0,6}$/.test(reference) ? Number(reference) : null;

/** 1 for `A7`, 27 for `AA7`. */
function columnNumber(reference = ''): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function shownCell({ type, style, value }: Cell, workbook: Workbook): string {
  switch (type) {
    case 's':
      return workbook.words[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return shownFigure(value, workbook.numberFormats[style] ?? 'General', workbook.from1904);
    case 'str':
    case 'inlineStr':
      return unescaped(value);
    default:
      return value;
  }
}

function shownFigure(value: string, numberFormat: string, from1904: boolean): string {
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number)
    ? value
    : shownNumber(number, numberFormat, from1904);
}

function cellRemark(file: string, line: number, { column, type, value, hasFormula }: Cell): Remark | null {
  const place = { file, line, column: `column ${column}` };
  if (type === 'e') {
    return {
      level: 'note',
      code: 'xlsx/error-value',
      place,
      message: `The cell shows the error ${value}, which is kept as written. Correct the formula.`,
    };
  }
  if (hasFormula && value === '') {
    return {
      level: 'note',
      code: 'xlsx/no-value',
      place,
      message:
        'The file has no value for the formula of this cell. Open the workbook in your spreadsheet and save it.',
    };
  }
  return null;
}

const tooWide = (line: number) =>
  new Unreadable(
    'file/too-large',
    `Row ${line} has cells beyond column ${limits.columns}, the last column that is read.`,
    line,
  );
