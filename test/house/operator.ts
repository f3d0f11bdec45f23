import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freshDatabase } from '../setup/database.ts';
import { type Ending, type Environment, type Launch, launchScript } from './launch.ts';
import { listening, type RunningService } from './service.ts';

/** Somebody at a shell, with a folder and a seeded database of their own. */
export interface Operator {
  readonly folder: string;
  /** What names the database. */
  readonly environment: Environment;
  /** Puts files into the folder. */
  write(files: Readonly<Record<string, string | Buffer>>): void;
  read(name: string): string;
  /** Runs `arbiter` in the folder, to its end. */
  arbiter(...args: readonly string[]): Promise<Ending>;
  /** The same, and goes on while it runs. */
  begin(...args: readonly string[]): Launch;
  /** Starts the service on the database, by `arbiter serve`. */
  serve(): Promise<RunningService>;
  /** Ends what still runs, and removes everything. */
  leave(): Promise<void>;
}

export async function operator(): Promise<Operator> {
  const database = await freshDatabase('seeded');
  const environment = { ...database.environment };
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-operator-'));
  const stops: (() => Promise<void>)[] = [];
  const inTheEnd = (stop: () => Promise<void>) => stops.push(stop);
  const begin = (...args: readonly string[]) =>
    launchScript('scripts/arbiter.mjs', environment, inTheEnd, { args, folder });
  return {
    folder,
    environment,
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    begin,
    arbiter: (...args) => begin(...args).ended,
    serve: () => listening(begin('serve')),
    async leave() {
      for (const stop of stops) await stop();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A summary, but for how long it took. */
export function withoutTime(summary: string): string {
  return summary.replace(/ \(\d+\.\d s\)$/m, '');
}
