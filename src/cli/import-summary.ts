import type { Place, Remark } from '../card-files/entries.ts';
import type { ContentChange, FieldChange } from '../database/changes/change.ts';
import type { FileReport, ImportReport } from '../database/importing/import-report.ts';

/** More of a kind than this are only counted, unless all are asked for. */
const SHOWN = 20;

/** What an import did, for people. */
export function importSummary(report: ImportReport, seconds: number, all: boolean): string {
  const { files, remarks, changes, forgotten } = report;
  const most = all ? Number.POSITIVE_INFINITY : SHOWN;
  const words = LANDING[report.outcome];
  return [
    ...files.map((file) => fileLine(file, words)),
    ...forgotten.map((name) => `forgotten  ${name}`),
    ...tally(files, words),
    ...remarksOf(remarks, 'error', 'Errors', most),
    ...remarksOf(remarks, 'difference', "Differences from Arbiter's own content, which stands", most),
    ...remarksOf(remarks, 'note', 'Worth a look', most),
    ...changesOf(changes, most),
    '',
    `${OUTCOMES[report.outcome]}${report.dataVersion === null ? '' : ` The content is data version ${report.dataVersion}.`} (${seconds.toFixed(1)} s)`,
  ].join('\n');
}

/** What is said of rows: where nothing was written, none has landed. */
interface LandingWords {
  readonly well: string;
  readonly not: string;
}

const DID: LandingWords = { well: 'landed', not: 'did not land' };
const CAN: LandingWords = { well: 'can land', not: 'cannot land' };
const LANDING: Readonly<Record<ImportReport['outcome'], LandingWords>> = {
  written: DID,
  unchanged: DID,
  'dry-run': CAN,
  refused: CAN,
};

function fileLine({ name, format, state, rows, landed }: FileReport, { not }: LandingWords): string {
  const lost = rows - landed;
  const held = [
    ...(rows === 0 ? [] : [count(rows, 'row')]),
    ...(lost === 0 ? [] : [`${number(lost)} ${not}`]),
  ];
  return `${state.padEnd(9)}  ${name}  (${[format, ...held].join(', ')})`;
}

function tally(files: readonly FileReport[], { well, not }: LandingWords): string[] {
  if (files.length === 0) return [];
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const landed = files.reduce((sum, file) => sum + file.landed, 0);
  const lost = rows - landed;
  const became = lost === 0 ? `all ${well}` : `${number(landed)} ${well}, ${number(lost)} ${not}`;
  return ['', `${count(files.length, 'file')}, ${count(rows, 'row')}${rows === 0 ? '' : `: ${became}`}.`];
}

const OUTCOMES: Record<ImportReport['outcome'], string> = {
  written: 'Written.',
  unchanged: 'There is nothing to do: all of it is in the catalogue already.',
  'dry-run': 'This was a dry run; nothing was written.',
  refused: 'Nothing was written.',
};

function remarksOf(
  remarks: readonly Remark[],
  level: Remark['level'],
  heading: string,
  most: number,
): string[] {
  const told = remarks.filter((remark) => remark.level === level);
  if (told.length === 0) return [];
  // Nobody mends what is not shown: errors are never left out.
  const shown = level === 'error' ? told : told.slice(0, most);
  return ['', `${heading} (${told.length}):`, ...shown.map(line), ...rest(told.length - shown.length)];
}

function line({ place, code, message }: Remark): string {
  return `  ${placeName(place)}: ${message} [${code}]`;
}

function placeName({ file, line: at, column }: Place): string {
  return [file, ...(at === null ? [] : [`:${at}`]), ...(column === null ? [] : [` (${column})`])].join('');
}

function changesOf(changes: readonly ContentChange[], most: number): string[] {
  if (changes.length === 0) return [];
  return [
    '',
    `Changes: ${countsOf(changes).join(', ')}.`,
    ...(changes.length > most ? ['  --verbose tells each.'] : changes.flatMap(changeLines)),
  ];
}

/** Each kind of change with its number: `2 cards created`. */
function countsOf(changes: readonly ContentChange[]): string[] {
  const kinds = new Map<string, { readonly of: string; readonly change: string; readonly many: number }>();
  for (const { of, change } of changes) {
    const kind = `${of} ${change}`;
    kinds.set(kind, { of, change, many: (kinds.get(kind)?.many ?? 0) + 1 });
  }
  return [...kinds.values()].map(({ of, change, many }) => `${count(many, of)} ${change}`);
}

function changeLines({ change, of, subject, name, into, fields }: ContentChange): string[] {
  return [
    `  ${change} ${of} ${name} (${subject})${into === null ? '' : ` into ${into}`}`,
    ...fields.map((field) => `    ${fieldLine(field)}`),
  ];
}

function fieldLine({ field, from, to }: FieldChange): string {
  return `${field}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`;
}

function rest(left: number): string[] {
  return left === 0 ? [] : [`  and ${number(left)} more; --verbose shows all.`];
}

function count(many: number, what: string): string {
  return `${number(many)} ${what}${many === 1 ? '' : 's'}`;
}

const number = (many: number): string => many.toLocaleString('en');
