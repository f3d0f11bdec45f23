import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request } from '../load.ts';

export interface Answer {
  /** 0 if there was none. */
  readonly status: number;
  readonly body: string;
  /** In seconds. */
  readonly took: number;
}

/** Sends a request and waits for its answer, however long that takes. */
export async function ask(url: string, { method, path, headers, body }: Request): Promise<Answer> {
  const began = performance.now();
  const took = () => (performance.now() - began) / 1000;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const sent = request(new URL(path, url), { method, headers: { ...headers } }, (reply) => {
        text(reply).then(
          (read) => resolve({ status: reply.statusCode ?? 0, body: read, took: took() }),
          reject,
        );
      });
      sent.on('error', reject).end(body);
    });
  } catch (error) {
    return { status: 0, body: String(error), took: took() };
  }
}
