import { setFlagsFromString } from 'node:v8';

/** By how much the heap may grow before garbage is collected again, in per cent. V8 by itself allows several hundred. */
const GROWTH = { serving: 20, importing: 40, loading: 50 } as const;

/** Flags of V8 hold for the whole process: only the thread that has asked for a small heap changes them. */
let isServing = false;

/** A served heap holds one catalogue and short-lived answers: frequent collections are cheap and keep it small. */
export function keepHeapSmall(): void {
  isServing = true;
  growBy(GROWTH.serving);
}

/** An import of a large table leaves much garbage. */
export function keepImportSmall(): void {
  growBy(GROWTH.importing);
}

/** While a catalogue is loaded almost nothing is garbage: frequent collections are expensive and delay requests. */
export async function whileHeapGrows<T>(work: () => Promise<T>): Promise<T> {
  if (!isServing) return work();
  growBy(GROWTH.loading);
  try {
    return await work();
  } finally {
    growBy(GROWTH.serving);
  }
}

function growBy(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
