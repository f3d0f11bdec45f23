import { atOnce, type Steps } from '../../engine/steps.ts';
import { inSlices } from './in-slices.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that is built from a snapshot once: at its first use, unless it was built ahead. */
export interface BuiltAhead<T> {
  (snapshot: Snapshot): T;
  /** Builds it while requests are answered; they are answered from a snapshot before. */
  ahead(snapshot: Snapshot): Promise<void>;
}

export function builtAhead<T extends object>(build: (snapshot: Snapshot) => Steps<T>): BuiltAhead<T> {
  const built = new WeakMap<Snapshot, T>();
  const of = (snapshot: Snapshot): T => {
    const known = built.get(snapshot) ?? atOnce(build(snapshot));
    built.set(snapshot, known);
    return known;
  };
  const ahead = async (snapshot: Snapshot): Promise<void> => {
    if (!built.has(snapshot)) built.set(snapshot, await inSlices(build(snapshot)));
  };
  return Object.assign(of, { ahead });
}
