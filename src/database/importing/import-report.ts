import type { Place, Remark } from '../../card-files/entries.ts';
import type { GameSlug } from '../../games/registry.ts';
import type { ContentChange } from '../changes/change.ts';
import type { Coverage } from '../coverage/coverage.ts';
import type { Plan } from './planning.ts';
import { type FileReading, isWithin } from './read-given.ts';

/** What became of one file that was given. */
export interface FileReport {
  readonly name: string;
  /** What it was read as: a format, or what else it is. */
  readonly format: string;
  readonly game: GameSlug | null;
  /** `new`: not kept before; `updated`: in place of what it said before; `unchanged`; `skipped`: no card data. */
  readonly state: 'new' | 'updated' | 'unchanged' | 'skipped' | 'refused';
  /** How many rows, cards or objects it holds, and how many of them landed. */
  readonly rows: number;
  readonly landed: number;
  /**
   * How many of those that landed have a value that is not in force, because Arbiter's own content or another file has
   * another one.
   */
  readonly overruled: number;
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly files: readonly FileReport[];
  /** Names of the kept files that were taken out. */
  readonly forgotten: readonly string[];
  readonly remarks: readonly Remark[];
  readonly changes: readonly ContentChange[];
  /** How many cards of the files the rule check plays, game by game; empty where nothing was worked out. */
  readonly coverage: readonly Coverage[];
  /**
   * `written`; `unchanged`: all files are kept already as they are; `dry-run`: it would have been written; `refused`: nothing was
   * written, because of an error.
   */
  readonly outcome: 'written' | 'unchanged' | 'dry-run' | 'refused';
  /** The data version that the content has now; null before the first. */
  readonly dataVersion: number | null;
}

/** What became of each file that was given, in the order in which they were given. */
export function fileReports(
  readings: readonly FileReading[],
  plan: Plan,
  remarks: readonly Remark[],
): FileReport[] {
  const errors = remarks.filter(({ level }) => level === 'error');
  return readings.map((reading): FileReport => {
    const { name } = reading.given;
    if (reading.is !== 'read') {
      return { name, format: reading.what, game: null, state: reading.is, rows: 0, landed: 0, overruled: 0 };
    }
    const { format, game, rows, entries } = reading;
    const kept = plan.given.get(reading)?.name ?? name;
    const lost = rowsOf(
      errors.filter(({ place }) => isWithin(place.file, name) || isWithin(place.file, kept)),
    );
    const landed = entries.length === 0 ? 0 : rows - lost.size;
    const overruled = rowsOf(
      remarks.filter(({ level, place }) => OVERRULED.includes(level) && isWithin(place.file, kept)),
    );
    return { name, format, game, state: stateOf(reading, plan), rows, landed, overruled: overruled.size };
  });
}

const OVERRULED: readonly Remark['level'][] = ['difference', 'contradiction'];

/** The lines of the remarks. */
function rowsOf(remarks: readonly Remark[]): ReadonlySet<string> {
  return new Set(remarks.map(({ place }) => placeOfRow(place)));
}

/** A card of Arbiter's own JSON has a line for each printing; a table has a line for each row. */
function placeOfRow({ file, line }: Place): string {
  return `${file}:${line}`;
}

function stateOf(reading: FileReading, plan: Plan): FileReport['state'] {
  const fresh = plan.fresh.find((one) => one.reading === reading);
  if (fresh === undefined) return 'unchanged';
  return fresh.before === undefined ? 'new' : 'updated';
}
