import { distance } from 'fastest-levenshtein';
import { fold } from '../../games/fold.ts';

/** The known names, nearest to what was written first; of equally near ones, in the order given. */
export function byNearness(written: string, known: readonly string[]): string[] {
  const sought = fold(written);
  const nearness = (name: string) => {
    const folded = fold(name);
    return folded.startsWith(sought) ? 0 : distance(sought, folded);
  };
  return known
    .map((name) => ({ name, far: nearness(name) }))
    .sort((a, b) => a.far - b.far)
    .map(({ name }) => name);
}

/** The nearest known name; undefined where more than half of it would have to change. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const sought = fold(written);
  const [best] = byNearness(written, known);
  if (best === undefined || sought === '') return undefined;
  const folded = fold(best);
  const near = folded.startsWith(sought) || distance(sought, folded) <= Math.ceil(folded.length / 2);
  return near ? best : undefined;
}
