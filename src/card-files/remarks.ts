import type { Finding } from '../games/card-columns.ts';
import type { Place, Remark } from './entries.ts';
import { nearestHint } from './nearest.ts';

/** What the game found in what was written, with where it stands and the known value nearest to it. */
export function remarkOf({ level, code, message, unknown }: Finding, place: Place): Remark {
  const hint = unknown === undefined ? '' : nearestHint(unknown.written, unknown.known);
  return { level, code, place, message: `${message}${hint}.` };
}

/** In the order of the file, each once: all printings of a card in JSON read its figures at one place. */
export function inOrderOfLines(remarks: readonly Remark[]): Remark[] {
  const each = new Map(
    remarks.map((remark) => [JSON.stringify([remark.place, remark.code, remark.message]), remark]),
  );
  return [...each.values()].sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0));
}

/** `line 12, Cost`, for use within a sentence. */
export function inWords({ line, column }: Place): string {
  return [line === null ? 'the file' : `line ${line}`, ...(column === null ? [] : [column])].join(', ');
}
