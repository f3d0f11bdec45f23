import type { Place, Remark } from '../card-files/entries.ts';
import type { ContentChange, FieldChange } from '../database/changes/change.ts';
import type { FileReport, ImportReport } from '../database/importing/import-report.ts';
import { coverageSummary } from './coverage-summary.ts';

/** More of a kind than this are only counted, unless all are asked for. */
const SHOWN = 20;
/** So many gaps and sentences that are not understood are shown. */
const SHOWN_GAPS = 5;

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
    ...remarksOf(remarks, 'difference', "Differences from Arbiter's own content, which stays in force", most),
    ...remarksOf(remarks, 'contradiction', 'Contradictions between files', most),
    ...remarksOf(remarks, 'note', 'Notes', most),
    ...changesOf(changes, most),
    ...report.coverage.flatMap((coverage) => ['', ...coverageSummary(coverage, all ? most : SHOWN_GAPS)]),
    '',
    `${outcomeOf(report)}${report.dataVersion === null ? '' : ` The content is data version ${report.dataVersion}.`} (${seconds.toFixed(1)} s)`,
  ].join('\n');
}

/** What is said of rows: where nothing was written, none has landed. */
interface LandingWords {
  readonly well: string;
  readonly not: string;
}

const DID: LandingWords = { well: 'imported', not: 'not imported' };
const CAN: LandingWords = { well: 'can be imported', not: 'cannot be imported' };
const LANDING: Readonly<Record<ImportReport['outcome'], LandingWords>> = {
  written: DID,
  unchanged: DID,
  'dry-run': CAN,
  refused: CAN,
};

function fileLine(
  { name, format, state, rows, landed, overruled }: FileReport,
  { not }: LandingWords,
): string {
  const lost = rows - landed;
  const held = [
    ...(rows === 0 ? [] : [count(rows, 'row')]),
    ...(lost === 0 ? [] : [`${number(lost)} ${not}`]),
    ...(overruled === 0 ? [] : [`${number(overruled)} not fully in force`]),
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

/** A file that was imported before may say what is not in force: that is not the same as having nothing to do. */
function outcomeOf({ outcome, files }: ImportReport): string {
  const overruled = files.reduce((sum, file) => sum + file.overruled, 0);
  if (outcome !== 'unchanged' || overruled === 0) return OUTCOMES[outcome];
  return `Nothing was written: these files are already imported, unchanged. ${count(overruled, 'row')} of them ${overruled === 1 ? 'is' : 'are'} not fully in force, as shown above.`;
}

const OUTCOMES: Record<ImportReport['outcome'], string> = {
  written: 'Written.',
  unchanged: 'Nothing was written: everything is already in the catalogue.',
  'dry-run': 'Dry run: nothing was written.',
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
  const groups = grouped(told);
  // Nobody mends what is not shown: errors are never left out.
  const shown = level === 'error' ? groups : groups.slice(0, most);
  const left = groups.slice(shown.length).reduce((sum, { places }) => sum + places.length, 0);
  return ['', `${heading} (${number(told.length)}):`, ...shown.flatMap(lines), ...rest(left)];
}

/** Remarks that say the same of several places in a file. */
interface Group {
  readonly remark: Remark;
  readonly places: Place[];
}

function grouped(remarks: readonly Remark[]): Group[] {
  const groups = new Map<string, Group>();
  for (const remark of remarks) {
    const key = [remark.place.file, remark.code, remark.message].join('\n');
    const same = groups.get(key);
    if (same === undefined) groups.set(key, { remark, places: [remark.place] });
    else same.places.push(remark.place);
  }
  return [...groups.values()];
}

/** Every place is shown: a cell that is not named is not corrected. */
function lines({ remark: { place, code, message }, places: [, ...others] }: Group): string[] {
  const said = `  ${placeName(place)}: ${message} [${code}]`;
  if (others.length === 0) return [said];
  return [said, `    and in ${count(others.length, 'other place')}: ${others.map(placeInFile).join(', ')}`];
}

function placeInFile({ line, column }: Place): string {
  return [line, ...(column === null ? [] : [`(${column})`])].join(' ');
}

function placeName({ file, line: at, column }: Place): string {
  return [file, ...(at === null ? [] : [`:${at}`]), ...(column === null ? [] : [` (${column})`])].join('');
}

function changesOf(changes: readonly ContentChange[], most: number): string[] {
  if (changes.length === 0) return [];
  return [
    '',
    `Changes: ${countsOf(changes).join(', ')}.`,
    ...(changes.length > most ? ['  Use --verbose to list them.'] : changes.flatMap(changeLines)),
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
  if (from === null && isWhole(to)) return `${field}: added`;
  if (isWhole(from) && to === null) return `${field}: removed`;
  return `${field}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`;
}

/** A printing, a version or another part with fields of its own; --json shows it whole. */
function isWhole(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rest(left: number): string[] {
  return left === 0 ? [] : [`  and ${number(left)} more; use --verbose to list all.`];
}

function count(many: number, what: string): string {
  return `${number(many)} ${what}${many === 1 ? '' : 's'}`;
}

const number = (many: number): string => many.toLocaleString('en');
