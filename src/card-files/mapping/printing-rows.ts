import type { CardColumns, Finding } from '../../games/card-columns.ts';
import { notAFigure, numberIn } from '../../games/cells.ts';
import type { Entry, Remark } from '../entries.ts';
import { printingOf } from '../printing.ts';
import { remarkOf } from '../remarks.ts';
import type { Mapping } from './mapping.ts';
import type { Row } from './row.ts';
import { type MarkedTitle, titleWithoutMark, unknownMark } from './title-mark.ts';

/** What became of a row: an entry, or errors; and notes on an entry. */
export interface Landing {
  readonly entry: Entry | null;
  readonly remarks: readonly Remark[];
}

/** A row of a table of printings. */
export function printingOfRow(row: Row, columns: CardColumns, mapping: Mapping): Landing {
  const { cells, place, placeOf } = row;
  const findings: Finding[] = [];
  const words = (field: string) => (cells.get(field) ?? '').replace(/\s+/g, ' ');
  const marked: MarkedTitle = mapping.titleMarks
    ? titleWithoutMark(words('title'))
    : { title: words('title') };
  const set = mapping.set !== undefined && !cells.has('set') ? mapping.set : words('set');
  const errata = errataNumberOf(cells.get('errataNumber'), marked.errataNumber, findings);
  const read = columns.read(withSubtitleOnOneLine(cells));
  findings.push(...read.findings);
  const errors = [
    ...row.errors,
    ...(marked.title === '' ? [missing(row, 'title', 'row/no-title', 'The row has no title.')] : []),
    ...(set === ''
      ? [missing(row, 'set', 'row/no-set', 'The row does not say in which set the card is printed.')]
      : []),
    ...findings
      .filter(({ level }) => level === 'error')
      .map((finding) => remarkOf(finding, placeOf(finding.field))),
  ];
  const { entry, remarks } = printingOf(
    {
      title: marked.title,
      set,
      number: words('number') || null,
      ...(errata === undefined ? {} : { errataNumber: errata }),
      ...(errata === marked.errataNumber && errata != null && !cells.get('errataNumber')
        ? { errataNumberBasis: 'inferred' }
        : {}),
      key: words('key') || null,
      attributes: row.others,
      card: read.card,
    },
    columns,
    { place, placeOf, nameOf: (field) => placeOf(field).column ?? field },
  );
  // A row that cannot be imported still reports all its corrupt cells, so that they can be corrected at once.
  if (errors.length > 0) return { entry: null, remarks: [...errors, ...row.notes, ...remarks] };
  const notes = [...row.notes, ...findings.map((finding) => remarkOf(finding, placeOf(finding.field)))];
  return {
    entry,
    remarks: [...(mapping.titleMarks ? markNotes(row, marked, words('title')) : []), ...notes, ...remarks],
  };
}

function withSubtitleOnOneLine(cells: Row['cells']): Row['cells'] {
  const subtitle = cells.get('subtitle');
  return subtitle === undefined ? cells : new Map([...cells, ['subtitle', subtitle.replace(/\s+/g, ' ')]]);
}

/** From its column, or else from the mark of the title; undefined where the row does not speak of it. */
function errataNumberOf(
  cell: string | undefined,
  marked: number | null | undefined,
  findings: Finding[],
): number | null | undefined {
  if (cell === undefined) return marked;
  if (cell === '') return marked ?? null;
  const number = numberIn(cell);
  if (number === undefined) findings.push(notAFigure('errataNumber', cell, 'an errata number'));
  else if (marked !== undefined && (marked ?? 0) !== number) {
    const message = `The errata number is ${number}, but the mark of the title says ${marked ?? 'that there is none'}`;
    findings.push({ level: 'error', code: 'title/mark-contradicts', field: 'errataNumber', message });
  }
  return number === undefined || number === 0 ? null : number;
}

/** A mark that was read, or that only looks like one. */
function markNotes({ placeOf }: Row, { title, errataNumber }: MarkedTitle, written: string): Remark[] {
  const place = placeOf('title');
  if (errataNumber !== undefined) {
    const version = errataNumber === null ? 'no errata number' : `errata number ${errataNumber}`;
    const message = `${quoted(written)} was read as ${quoted(title)} with ${version}: the mark of a version is not part of the title.`;
    return [{ level: 'note', code: 'title/version-mark', place, message }];
  }
  const mark = unknownMark(title);
  if (mark === undefined) return [];
  const message =
    `${quoted(mark)} at the end of ${quoted(title)} may be the mark of a version or a set. It was kept as a part of ` +
    `the title. If it is a mark, correct the title, or map it: values: { title: { ${quoted(title)}: … } }.`;
  return [{ level: 'note', code: 'title/unknown-mark', place, message }];
}

const quoted = (text: string): string => JSON.stringify(text);

function missing({ placeOf }: Row, field: string, code: string, message: string): Remark {
  return { level: 'error', code, place: placeOf(field), message };
}
