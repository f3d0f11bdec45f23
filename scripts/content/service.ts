import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { patientFetch } from '../../src/cli/patient-fetch.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { OperatorError } from '../../src/operator-error.ts';
import { paths } from '../../src/paths.ts';

/** Asks a service for a path; answers the JSON of a 200, and throws for anything else. */
export type Ask = (path: string) => Promise<unknown>;

/** A service that runs elsewhere. */
export function askAt(url: string): Ask {
  return async (path) => {
    const reply = await patientFetch(new URL(path, url)).catch((cause: unknown) => {
      if (cause instanceof OperatorError) throw cause;
      throw new Error(`No service answers at ${url}.`, { cause });
    });
    return readReply(path, reply.status, await reply.text());
  };
}

/** An application in this process, asked without a socket. */
export function askApp(app: FastifyInstance): Ask {
  return async (path) => {
    const reply = await app.inject({ url: path });
    return readReply(path, reply.statusCode, reply.body);
  };
}

/** Runs the work against an application of its own, on a new embedded database that is gone afterwards. */
export async function withNewService<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-content-'));
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      await prepareDatabase(database, paths);
      const snapshots = await openSnapshots(database, (error) => console.error(error));
      const app = await buildApp({ config: { logLevel: 'silent', rateLimit: 0 }, database, snapshots });
      try {
        return await work(askApp(app));
      } finally {
        await app.close();
        await snapshots.close();
      }
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readReply(path: string, status: number, body: string): unknown {
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${body.slice(0, 500)}`);
  return JSON.parse(body);
}
