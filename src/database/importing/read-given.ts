import { readArbiterJson } from '../../card-files/arbiter-json/read-arbiter-json.ts';
import type { Entry, ReadFile, Remark } from '../../card-files/entries.ts';
import { entriesOf } from '../../card-files/mapping/entries-of.ts';
import { gameOf } from '../../card-files/mapping/game-of.ts';
import type { Mapping } from '../../card-files/mapping/mapping.ts';
import { identityByName } from '../../card-files/reading/file-name.ts';
import { readFiles } from '../../card-files/reading/read-files.ts';
import type { Recognised } from '../../card-files/reading/recognised.ts';
import { findGame, type GameSlug, games } from '../../games/registry.ts';
import { compareText } from '../../games/wording/order.ts';

/** A file as it was given. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** It was named itself, not only found in a folder that was: then it must be readable. */
  readonly named: boolean;
}

interface Reading {
  readonly given: GivenFile;
  readonly remarks: readonly Remark[];
}

/** A file that says something of cards. */
export interface CardsReading extends Reading {
  readonly is: 'read';
  readonly game: GameSlug;
  /** What stays the same when the file is updated. */
  readonly identity: string;
  readonly format: string;
  readonly entries: readonly Entry[];
  readonly rows: number;
  /** When the file was made or last corrected; null where neither it nor its mapping says so. */
  readonly date: string | null;
}

/** A file that says nothing of cards: it is something else, or cannot be read. */
interface NoCardsReading extends Reading {
  readonly is: 'skipped' | 'refused';
  readonly what: string;
}

export type FileReading = CardsReading | NoCardsReading;

/** What is known beside the files. */
export interface ReadingTerms {
  readonly mapping: Mapping;
  /** The game of files that do not tell it. */
  readonly game: GameSlug | undefined;
  /** The game of the kept file that counts as the same one; undefined where none or several do. */
  readonly keptGame?: (identity: string) => GameSlug | undefined;
}

/** Reads files that are given together; where one does not tell its game, it is that of all the others. */
export async function readGivenFiles(
  files: readonly GivenFile[],
  terms: ReadingTerms,
): Promise<FileReading[]> {
  const recognised = await readFiles(files);
  const parts = files.map((given) => ({
    given,
    parts: recognised.filter(({ file }) => isWithin(file, given.name)),
  }));
  const told = new Set(recognised.flatMap((part) => gameTold(part) ?? []));
  const [common, ...others] = told;
  const game = terms.mapping.game ?? terms.game ?? (others.length === 0 ? common : undefined);
  return parts.map(({ given, parts: own }) => readingOf(given, own, { ...terms, game }));
}

/** A file within an archive or a workbook is called by the name of that, and its own. */
export function isWithin(file: string, name: string): boolean {
  return file === name || file.startsWith(`${name}/`);
}

function readingOf(given: GivenFile, parts: readonly Recognised[], terms: ReadingTerms): FileReading {
  const cards = parts.filter(
    (part) => part.is === 'tables' || part.is === 'formats' || part.is === 'arbiter',
  );
  const unreadable = parts.flatMap((part) => (part.is === 'unreadable' ? [part.remark] : []));
  if (cards.length === 0) {
    if (unreadable.length > 0) return { given, is: 'refused', what: 'unreadable', remarks: unreadable };
    return { given, is: 'skipped', what: parts.map(whatIs).join(', ') || 'an empty archive', remarks: [] };
  }
  const identity = identityOf(given, cards);
  const told = only(cards.flatMap((part) => gameTold(part) ?? []));
  const game = terms.mapping.game ?? told ?? terms.game ?? terms.keptGame?.(identity);
  if (game === undefined) {
    return { given, is: 'refused', what: 'cards', remarks: [...unreadable, withoutGame(given)] };
  }
  const read = cards.map((part) => readPart(part, game, terms.mapping));
  const entries = read.flatMap((part) => part.entries);
  const remarks = [...unreadable, ...read.flatMap((part) => part.remarks)];
  const rows = read.reduce((sum, part) => sum + part.rows, 0);
  if (entries.length === 0 && !given.named && remarks.some(({ code }) => code === 'table/no-column')) {
    return { given, is: 'skipped', what: 'a table without the columns of cards', remarks: [] };
  }
  return {
    given,
    is: 'read',
    game,
    identity,
    format: [...new Set(cards.map(formatOf))].join(', '),
    entries,
    rows,
    date: terms.mapping.date ?? dateOf(read),
    remarks,
  };
}

/** The latest date that a part of the file gives. */
function dateOf(parts: readonly ReadFile[]): string | null {
  return (
    parts
      .flatMap(({ date }) => date ?? [])
      .sort(compareText)
      .at(-1) ?? null
  );
}

function whatIs(part: Recognised): string {
  return part.is === 'other' ? part.what : part.is;
}

/** The game that a part of a file tells. */
function gameTold(part: Recognised): GameSlug | undefined {
  switch (part.is) {
    case 'tables':
      return only(part.tables.flatMap(({ columns, file }) => gameOf(columns, file) ?? []));
    case 'arbiter':
      return readArbiterJson(part.file, part.text).game ?? undefined;
    case 'formats':
      return gameOf([], part.file);
    default:
      return undefined;
  }
}

function readPart(part: Recognised, slug: GameSlug, mapping: Mapping): ReadFile {
  const game = findGame(slug);
  if (game === undefined) throw new RangeError(`No game is called ${slug}.`);
  switch (part.is) {
    case 'tables': {
      const read = part.tables.map((table) => entriesOf(table, game, mapping));
      return {
        entries: read.flatMap(({ entries }) => entries),
        remarks: read.flatMap(({ remarks }) => remarks),
        rows: read.reduce((sum, { rows }) => sum + rows, 0),
      };
    }
    case 'arbiter': {
      const read = readArbiterJson(part.file, part.text);
      return { ...read, remarks: [...part.remarks, ...read.remarks] };
    }
    case 'formats':
      return part;
    default:
      return { entries: [], remarks: [], rows: 0 };
  }
}

/** The one table of a file may have a name of its own; a file of several is known by its own name. */
function identityOf(given: GivenFile, parts: readonly Recognised[]): string {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || part.file !== given.name) return identityByName(given.name);
  if (part.is !== 'tables') return identityByName(given.name);
  const [table, ...more] = part.tables;
  return table === undefined || more.length > 0 ? identityByName(given.name) : table.identity;
}

function formatOf(part: Recognised): string {
  switch (part.is) {
    case 'tables':
      return part.tables[0]?.format ?? 'table';
    case 'formats':
      return 'lackey formats';
    case 'arbiter':
      return 'arbiter';
    default:
      return part.is;
  }
}

function withoutGame(given: GivenFile): Remark {
  return {
    level: 'error',
    code: 'file/no-game',
    place: { file: given.name, line: null, column: null },
    message: `The file does not name its game. Use --game ${games.map(({ slug }) => slug).join(' or --game ')}.`,
  };
}

function only<T>(values: readonly T[]): T | undefined {
  const [value, ...others] = new Set(values);
  return others.length === 0 ? value : undefined;
}
