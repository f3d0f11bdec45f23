import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database/connection.ts';
import { readSnapshot } from '../../database/kept-content/read-snapshot.ts';
import { prepareDatabase } from '../../database/prepare.ts';
import { OperatorError } from '../../operator-error.ts';
import { contentFolders } from '../../paths.ts';
import { patientFetch } from '../patient-fetch.ts';

/** The service, reached in one way or another. */
export interface Service {
  ask(question: Question): Promise<Reply>;
  close(): Promise<void>;
}

export interface Question {
  readonly method: 'GET' | 'POST';
  /** With the query. */
  readonly path: string;
  /** The kind of body, where there is one. */
  readonly type?: string;
  readonly body?: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A service that runs, at an address, asked again later where it says so; `otherwise` is what can be done where none does. */
export function serviceAt(address: string, otherwise: string): Service {
  return {
    async ask({ method, path, type, body }) {
      try {
        const reply = await patientFetch(new URL(path, address), {
          method,
          ...(type === undefined ? {} : { headers: { 'content-type': type } }),
          ...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
        });
        return { status: reply.status, text: await reply.text() };
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        throw new OperatorError(`No service answers at ${address}; start one, or ${otherwise}.`);
      }
    },
    close: async () => undefined,
  };
}

/** The whole service inside this process, without a socket. */
export async function serviceWithin(): Promise<Service> {
  const database = await openDatabase(readConfig());
  await prepareDatabase(database, contentFolders);
  const snapshot = await readSnapshot(database);
  const config = { logLevel: 'silent', rateLimit: 0 } as const;
  const app = await buildApp({
    config,
    database,
    snapshots: { current: () => snapshot, confirmedAt: Date.now },
  });
  return serviceOf(app, async () => {
    await app.close();
    await database.close();
  });
}

/** An application as a service, without a socket. */
export function serviceOf(app: Pick<FastifyInstance, 'inject'>, close: Service['close']): Service {
  return {
    async ask({ method, path, type, body }) {
      const { statusCode, payload } = await app.inject({
        method,
        url: path,
        ...(type === undefined ? {} : { headers: { 'content-type': type } }),
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: statusCode, text: payload };
    },
    close,
  };
}
