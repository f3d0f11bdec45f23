import { distance } from 'fastest-levenshtein';
import { bare } from '../games/spellings.ts';

/** The known name nearest to what was written; undefined where more than half of it would have to change. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const sought = bare(written);
  if (sought === '') return undefined;
  const far = (name: string) => (bare(name).startsWith(sought) ? 0 : distance(sought, bare(name)));
  const [best] = [...known].sort((a, b) => far(a) - far(b));
  return best !== undefined && far(best) <= Math.floor(bare(best).length / 2) ? best : undefined;
}

/** A sentence that names the nearest known name; empty where none is near. */
export function nearestHint(written: string, known: readonly string[]): string {
  const near = nearest(written, known);
  return near === undefined ? '' : `; the nearest is ${JSON.stringify(near)}`;
}
