import type { Entry, ReadFile } from '../../../src/card-files/entries.ts';
import { entriesOf } from '../../../src/card-files/mapping/entries-of.ts';
import { readMapping } from '../../../src/card-files/mapping/read-mapping.ts';
import type { Table } from '../../../src/card-files/reading/table.ts';
import { findGame, type GameSlug } from '../../../src/games/registry.ts';

/** A table whose cells have `|` between them; a row without as many is too short. */
export function tableOf(headings: string, ...rows: string[]): Table {
  const columns = headings.split('|').map((cell) => cell.trim());
  return {
    format: 'separated',
    file: 'cards.csv',
    identity: 'cards.csv',
    line: 1,
    columns,
    rows: rows.map((row, index) => {
      const cells = row.split('|').map((cell) => cell.trim());
      return { line: index + 2, cells: columns.map((_, at) => cells[at] ?? null) };
    }),
    remarks: [],
    refused: 0,
  };
}

/** What a table says of a game under a mapping, written as YAML. */
export function read(table: Table, mapping = '', slug: GameSlug = 'shadowfist'): ReadFile {
  const game = findGame(slug);
  const given = readMapping(mapping);
  if (game === undefined || !given.ok) throw new Error(`No game or mapping: ${JSON.stringify(given)}`);
  return entriesOf(table, game, given.mapping);
}

/** The entries without their places. */
export function saidBy({ entries }: ReadFile): object[] {
  return entries.map(({ place: _, ...said }: Entry) => said);
}

/** Remarks as `level code line column: message`. */
export function told({ remarks }: Pick<ReadFile, 'remarks'>): string[] {
  return remarks.map(
    ({ level, code, place, message }) =>
      `${level} ${code} ${place.line ?? '-'} ${place.column ?? '-'}: ${message}`,
  );
}
