import { Session } from 'node:inspector/promises';

/** How often functions of a folder under `src/` were called. */
export type Calls = Readonly<Record<string, number>>;

/** Counts calls of our own functions. Node counts them, so the code needs no counters, and nothing is lost while nobody asks. */
export class FunctionCalls {
  readonly #session = new Session();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** The calls since the last time, by folder. */
  async take(): Promise<Calls> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const calls = new Map<string, number>();
    for (const { url, functions } of result) {
      const folder = /\/src\/((?:games\/)?[a-z-]+)\//.exec(url)?.[1];
      if (folder === undefined || url.includes('/node_modules/')) continue;
      const here = functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
      calls.set(folder, (calls.get(folder) ?? 0) + here);
    }
    return Object.fromEntries([...calls].filter(([, count]) => count > 0).toSorted());
  }

  stop(): void {
    this.#session.disconnect();
  }
}
