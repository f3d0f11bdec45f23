import { setTimeout as wait } from 'node:timers/promises';

/** How long each page waits for the next, in milliseconds: requests come first. */
const PAUSE = 20;

/** Writes pages one at a time for as long as they are wanted, so that people who ask for one find it written. */
export async function writeAhead(
  pages: Iterable<() => Promise<void>>,
  isWanted: () => boolean,
  report: (error: unknown) => void,
): Promise<void> {
  for (const write of pages) {
    await wait(PAUSE, undefined, { ref: false });
    if (!isWanted()) return;
    await write().catch(report);
  }
}
