import type { Finding } from '../games/card-columns.ts';
import type { Place, Remark } from './entries.ts';
import { nearestHint } from './nearest.ts';

/** What the game found in what was written, with where it stands and the known value nearest to it. */
export function remarkOf({ level, code, message, unknown }: Finding, place: Place): Remark {
  const hint = unknown === undefined ? '' : nearestHint(unknown.written, unknown.known);
  return { level, code, place, message: `${message}${hint}.` };
}

/** In the order of the file; notes that say the same are told once, at the first place, with how many there are. */
export function tellOnce(remarks: readonly Remark[]): Remark[] {
  const same = new Map<string, Remark[]>();
  for (const [at, remark] of inOrderOfLines(remarks).entries()) {
    const key = remark.level === 'note' ? `${remark.code}\n${remark.message}` : String(at);
    const told = same.get(key);
    if (told === undefined) same.set(key, [remark]);
    else told.push(remark);
  }
  return [...same.values()].flatMap((told) => {
    const [first] = told;
    const places = new Set(told.map(({ place: { line, column } }) => `${line}\n${column}`)).size;
    if (first === undefined) return [];
    return places === 1 ? first : { ...first, message: `${first.message} It is so in ${places} places.` };
  });
}

function inOrderOfLines(remarks: readonly Remark[]): Remark[] {
  return [...remarks].sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0));
}

/** `line 12, Cost`, for use within a sentence. */
export function inWords({ line, column }: Place): string {
  return [line === null ? 'the file' : `line ${line}`, ...(column === null ? [] : [column])].join(', ');
}
