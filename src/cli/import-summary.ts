import type { Place, Remark } from '../card-files/entries.ts';
import type { ContentChange, FieldChange } from '../database/changes/change.ts';
import type { ImportReport } from '../database/importing/import-report.ts';

/** More of a kind than this are only counted, unless all are asked for. */
const SHOWN = 20;

/** What an import did, for people. */
export function importSummary(report: ImportReport, seconds: number, all: boolean): string {
  const { files, remarks, changes, forgotten } = report;
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const landed = files.reduce((sum, file) => sum + file.landed, 0);
  const most = all ? Number.POSITIVE_INFINITY : SHOWN;
  return [
    ...files.map(
      ({ name, format, state, rows: held, landed: well }) =>
        `${state.padEnd(9)}  ${name}  (${format}${held === 0 ? '' : `, ${count(held, 'row')}${well < held ? `, ${count(held - well, 'row')} did not land` : ''}`})`,
    ),
    ...forgotten.map((name) => `forgotten  ${name}`),
    '',
    `${count(files.length, 'file')}, ${count(rows, 'row')}: ${count(landed, 'row')} landed, ${rows - landed === 0 ? 'none' : count(rows - landed, 'row')} did not.`,
    ...remarksOf(remarks, 'error', 'Errors', most),
    ...remarksOf(remarks, 'difference', "Differences from Arbiter's own content, which stands", most),
    ...remarksOf(remarks, 'note', 'Worth a look', most),
    ...changesOf(changes, most),
    '',
    `${OUTCOMES[report.outcome]}${report.dataVersion === null ? '' : ` The content is data version ${report.dataVersion}.`} (${seconds.toFixed(1)} s)`,
  ].join('\n');
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
  const counts = new Map<string, number>();
  for (const { change, of } of changes) {
    const kind = `${of}s ${change}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const shown = changes.length > most ? [] : changes;
  return [
    '',
    `Changes: ${[...counts].map(([kind, number]) => `${number.toLocaleString('en')} ${kind}`).join(', ')}.`,
    ...shown.flatMap(changeLines),
    ...rest(changes.length - shown.length),
  ];
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

function rest(number: number): string[] {
  return number === 0 ? [] : [`  and ${number.toLocaleString('en')} more; --verbose shows all.`];
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
}
