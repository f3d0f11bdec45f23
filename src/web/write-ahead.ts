import { setTimeout as wait } from 'node:timers/promises';

/** How long each page waits for the next, in milliseconds: requests come first. */
const PAUSE = 20;

/** Writes pages one at a time for as long as they are wanted, so that people who ask for one find it written. */
export async function writeAhead(
  pages: Iterable<() => Promise<void>>,
  isWanted: () => boolean,
): Promise<void> {
  for (const write of pages) {
    await wait(PAUSE, undefined, { ref: false });
    if (!isWanted()) return;
    // Whoever asks for a page that cannot be written is told why.
    await write().catch(() => undefined);
  }
}
