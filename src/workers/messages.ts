import type { Config } from '../config.ts';
import type { Database } from '../database/connection.ts';

/** What the program of a worker thread starts with. */
export interface WorkerData {
  readonly config: Pick<Config, 'logLevel' | 'trustProxy'> & Partial<Pick<Config, 'contactUrl'>>;
  readonly database: Pick<Database, 'kind' | 'pool'>;
}

/** What a worker thread is given when it starts. */
export interface ThreadData extends WorkerData {
  /** The memory of its Signals. */
  readonly signals: SharedArrayBuffer;
}

export interface WorkerTask {
  readonly number: number;
  readonly request: WorkerRequest;
}

/** A request as it came to the serving thread. */
export interface WorkerRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly remoteAddress: string;
  readonly body: Uint8Array | undefined;
  /** The data version that the serving thread has; the answer comes from it or from a newer one. */
  readonly dataVersion: number;
}

export interface WorkerReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The data version that the thread had when it began. */
  readonly dataVersion: number;
}

/** What a worker thread reports. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answered'; readonly task: number; readonly reply: WorkerReply }
  | { readonly kind: 'failed'; readonly task: number; readonly error: unknown };
