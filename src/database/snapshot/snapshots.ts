import type { Snapshot } from './snapshot.ts';

/** Where the rest of the house gets the catalogue: always one whole snapshot, replaced when the data version moves. */
export interface Snapshots {
  readonly current: () => Snapshot;
}

/** Builds something from a snapshot once, and anew when the snapshot changes. */
export function perSnapshot<T>(build: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  let last: { readonly snapshot: Snapshot; readonly built: T } | undefined;
  return (snapshot) => {
    if (last?.snapshot !== snapshot) last = { snapshot, built: build(snapshot) };
    return last.built;
  };
}

/** Snapshots for parts that are built while the first one is still being loaded; none may be asked for before. */
export function onceOpen(opening: Promise<Snapshots>): Snapshots {
  let opened: Snapshots | undefined;
  opening.then(
    (snapshots) => {
      opened = snapshots;
    },
    // Whoever awaits the opening hears why it failed.
    () => undefined,
  );
  return {
    current: () => {
      if (opened === undefined) throw new Error('The catalogue was asked for before it was loaded.');
      return opened.current();
    },
  };
}
