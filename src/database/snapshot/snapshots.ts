import type { Snapshot } from './snapshot.ts';

/** Where every service gets the catalogue: always one whole snapshot, replaced when the data version changes. */
export interface Snapshots {
  readonly current: () => Snapshot;
}

/** Snapshots that know how current they are. */
export interface ConfirmedSnapshots extends Snapshots {
  /** When the current snapshot was last known to hold the newest content, in milliseconds since 1970. */
  readonly confirmedAt: () => number;
}

/** Builds something from a snapshot once, and anew when the snapshot changes. */
export function perSnapshot<T>(build: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  let last: { readonly snapshot: Snapshot; readonly built: T } | undefined;
  return (snapshot) => {
    if (last?.snapshot !== snapshot) last = { snapshot, built: build(snapshot) };
    return last.built;
  };
}

/** Snapshots for parts that are built while the first one is loading; they must not ask for it before. */
export function onceOpen(opening: Promise<ConfirmedSnapshots>): ConfirmedSnapshots {
  let opened: ConfirmedSnapshots | undefined;
  opening.then(
    (snapshots) => {
      opened = snapshots;
    },
    // Whoever awaits the opening is told why it failed.
    () => undefined,
  );
  const whenOpen = (): ConfirmedSnapshots => {
    if (opened === undefined) throw new Error('The catalogue is not loaded yet.');
    return opened;
  };
  return { current: () => whenOpen().current(), confirmedAt: () => whenOpen().confirmedAt() };
}
