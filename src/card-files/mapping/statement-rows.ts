import type { z } from 'zod';
import { numberIn } from '../../games/cells.ts';
import { bare, knownBy, type Spellings } from '../../games/spellings.ts';
import type { Entry, Place, Remark } from '../entries.ts';
import { plainly } from '../issues.ts';
import {
  errataEntryOf,
  type errataKind,
  errataStatement,
  formatEntryOf,
  formatStatement,
  rulingEntryOf,
  rulingStatement,
  setEntryOf,
  setStatement,
  sourceEntryOf,
  sourceStatement,
} from '../statements.ts';
import type { Mapping } from './mapping.ts';
import type { Landing } from './printing-rows.ts';
import type { Row } from './row.ts';
import type { TableKind } from './table-kinds.ts';

const changeSpellings: Spellings<z.infer<typeof errataKind>> = [
  ['functional', 'errata', 'functional errata'],
  ['wording', 'restatement', 'clarification'],
  ['subtitle'],
  ['title'],
  ['spelling', 'typo', 'typo fix'],
  ['story'],
];
const knownChanges = knownBy(changeSpellings);

const editionSpellings: Spellings<'first' | 'second'> = [
  ['first', '1', '1st', '1e', 'first edition', '1st edition'],
  ['second', '2', '2nd', '2e', 'second edition', '2nd edition'],
];
const knownEditions = knownBy(editionSpellings);

/** A row of a table that is not of printings. */
export function statementOfRow(row: Row, kind: Exclude<TableKind, 'printings'>, mapping: Mapping): Landing {
  const said = { ...sourceOf(kind, row, mapping), ...saidBy(row) };
  switch (kind) {
    case 'sets':
      return landing(row, setStatement, said, setEntryOf);
    case 'sources':
      return landing(row, sourceStatement, said, sourceEntryOf);
    case 'errata':
      return landing(row, errataStatement, said, errataEntryOf);
    case 'rulings':
      return landing(row, rulingStatement, said, rulingEntryOf);
    case 'formats':
      return landing(row, formatStatement, said, formatEntryOf);
  }
}

function sourceOf(kind: TableKind, { cells }: Row, { source }: Mapping): Record<string, unknown> {
  const without = source !== undefined && !cells.has('source') && (kind === 'errata' || kind === 'rulings');
  return without ? { source } : {};
}

/** What the cells say, field by field; an empty one says nothing. */
function saidBy({ cells }: Row): Record<string, unknown> {
  return Object.fromEntries(
    [...cells].flatMap(([field, cell]) => (cell === '' ? [] : [[field, meaningOf(field, cell)]])),
  );
}

function meaningOf(field: string, cell: string): unknown {
  switch (field) {
    case 'order':
    case 'errataNumber':
      return numberIn(cell) ?? cell;
    // Titles and names of sets may have commas.
    case 'cards':
    case 'sets':
      return cell
        .split(/[;|]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    case 'change':
      return knownChanges.get(bare(cell)) ?? cell;
    case 'edition':
      return knownEditions.get(bare(cell)) ?? cell;
    // A sheet gives a day the hour at which it begins.
    case 'date':
      return cell.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
    default:
      return cell;
  }
}

function landing<Said>(
  row: Row,
  statement: z.ZodType<Said>,
  said: unknown,
  entryOf: (said: Said, place: Place) => Entry,
): Landing {
  const parsed = statement.safeParse(said, { error: plainly });
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => remarkOn(row, issue));
  const corrupt = new Set(row.errors.map(({ place }) => place.column));
  const errors = [...row.errors, ...wrong.filter(({ place }) => !corrupt.has(place.column))];
  return parsed.success && errors.length === 0
    ? { entry: entryOf(parsed.data, row.place), remarks: row.notes }
    : { entry: null, remarks: [...errors, ...row.notes] };
}

function remarkOn({ placeOf }: Row, { path, message }: z.core.$ZodIssue): Remark {
  const field = String(path[0] ?? '');
  return { level: 'error', code: 'row/invalid', place: placeOf(field), message: `${field} ${message}.` };
}
