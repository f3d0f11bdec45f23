import { atOnce, type Steps } from '../../engine/steps.ts';
import type { Part } from '../kept-content/kept-parts.ts';
import { inSlices } from './in-slices.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that is built from a snapshot once: at its first use, unless it was built ahead. */
export interface BuiltAhead<T> {
  (snapshot: Snapshot): T;
  /** Builds it while requests are answered; they are answered from a snapshot before. */
  ahead(snapshot: Snapshot): Promise<void>;
}

export function builtAhead<T extends object>(build: (snapshot: Snapshot) => Steps<T>): BuiltAhead<T> {
  const begun = new WeakMap<Snapshot, Building<T>>();
  const building = (snapshot: Snapshot): Building<T> => {
    const known = begun.get(snapshot) ?? { steps: build(snapshot) };
    begun.set(snapshot, known);
    return known;
  };
  /** The rest of the work. What fails is begun anew by whoever asks next. */
  function* remaining(snapshot: Snapshot): Steps<T> {
    const work = building(snapshot);
    try {
      while (work.built === undefined) {
        const step = work.steps.next();
        if (step.done) work.built = step.value;
        else yield;
      }
      return work.built;
    } catch (error) {
      begun.delete(snapshot);
      throw error;
    }
  }
  const of = (snapshot: Snapshot): T => begun.get(snapshot)?.built ?? atOnce(remaining(snapshot));
  const ahead = async (snapshot: Snapshot): Promise<void> => {
    await inSlices(remaining(snapshot));
  };
  return Object.assign(of, { ahead });
}

/** What is being built. Whoever needs it at once goes on where the slices have come to. */
interface Building<T> {
  readonly steps: Steps<T>;
  built?: T;
}

/** An index whose data is expensive to make, and is kept with the content where that is kept. */
export interface KeptIndex<Data, T> {
  readonly part: Part<Data>;
  make(snapshot: Snapshot): Steps<Data>;
  open(data: Data, snapshot: Snapshot): T;
}

/** The same for an index whose data is kept: it is read, or else made and kept. */
export function keptAhead<Data, T extends object>({ part, make, open }: KeptIndex<Data, T>): BuiltAhead<T> {
  return builtAhead(function* (snapshot) {
    const kept = snapshot.parts?.read(part);
    if (kept !== undefined) return open(kept, snapshot);
    const made = yield* make(snapshot);
    snapshot.parts?.keep(part, made);
    return open(made, snapshot);
  });
}
