import { zipSync } from 'fflate';
import { readFiles } from '../../../src/card-files/reading/read-files.ts';
import type { Recognised } from '../../../src/card-files/reading/recognised.ts';
import type { Table } from '../../../src/card-files/reading/table.ts';

export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** What one file turns out to be. */
export const read = (name: string, content: string | Uint8Array): Promise<Recognised[]> =>
  readFiles([{ name, bytes: bytesOf(content) }]);

/** The tables of one file, which holds nothing else. */
export async function tablesIn(name: string, content: string | Uint8Array): Promise<readonly Table[]> {
  const recognised = await read(name, content);
  return recognised.flatMap((part) => {
    if (part.is !== 'tables') throw new Error(`Not a table: ${JSON.stringify(part)}`);
    return part.tables;
  });
}

/** The one table of a file. */
export async function tableIn(name: string, content: string | Uint8Array): Promise<Table> {
  const [table, ...others] = await tablesIn(name, content);
  if (table === undefined || others.length > 0) throw new Error(`${others.length + 1} tables`);
  return table;
}

/** The cells of a file of one table. */
export const cellsIn = async (name: string, content: string | Uint8Array) =>
  (await tableIn(name, content)).rows.map(({ cells }) => cells);

export const tsv = (...rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

export const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)])));

interface GivenWorkbook {
  /** The rows of each sheet as XML, by its name. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The entries of the shared strings. */
  readonly words?: string;
  readonly styles?: string;
  readonly properties?: string;
}

/** An Excel workbook, as small as one can be. */
export function workbook({ sheets, words = '', styles = '', properties = '' }: GivenWorkbook): Uint8Array {
  const names = Object.keys(sheets);
  const relations = [
    ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
    ['sharedStrings', 'sharedStrings.xml'],
    ['styles', 'styles.xml'],
  ];
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="relations">${properties}<sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations
      .map(
        ([type, target], index) => `<Relationship Id="r${index}" Type="kinds/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${words}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}
