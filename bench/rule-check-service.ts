import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive, inTurn } from './load.ts';
import { startServer } from './server-process.ts';

/** The whole service in a process of its own, asked for rule checks over HTTP. */
export interface RuleCheckService {
  /** How many requests it answers in a second of its CPU time. */
  rate(request: string, seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** Over an embedded database with the content of the seeds, as it was built beside this program. */
export async function ruleCheckService(): Promise<RuleCheckService> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMIT: '0', DATABASE_URL: '' };
  const program = join(import.meta.dirname, '../main.js');
  const server = await startServer([program], { ...settings, DATA_DIR: folder }, '/readyz');
  const headers = { 'content-type': 'application/json' };
  return {
    rate: async (body, seconds) => {
      const { cpu, replies } = await drive(
        server,
        inTurn([{ method: 'POST', path: '/v1/rule-check', headers, body }]),
        seconds,
      );
      if ([...replies.keys()].some((status) => status !== '200'))
        throw new Error(`The service answers ${JSON.stringify([...replies])}.`);
      return 1e6 / cpu;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
