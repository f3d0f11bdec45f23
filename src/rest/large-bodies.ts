import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { secondsAfter } from './turns.ts';

/** The most bytes of a body that the serving thread reads where worker threads read larger ones. */
export const LARGE = 64 * 1024;

/** How many large bodies of one client are read at a time: each stays in memory until its request is answered. */
const AT_A_TIME = 2;

/** How many requests of one client with a large body may wait before it is read. */
const MOST_WAITING = 20;

/** A request that waits before its body is read. */
interface Waiting {
  readonly read: () => void;
  readonly since: number;
}

/** The large bodies of one client: how many are read or answered, and which requests wait to be read. */
interface Large {
  reading: number;
  /** How long the body that was read last had waited, in milliseconds. */
  lastWait: number;
  readonly waiting: Set<Waiting>;
}

/** Leaves a large body unread on its connection while the client has others that are not answered yet. */
export function readLargeBodiesInTurn(app: FastifyInstance): void {
  const clients = new Map<string, Large>();

  app.addHook('onRequest', (request, { raw }, done) => {
    if (!isLarge(request)) return done();
    const client = request.ip;
    const large = clients.get(client) ?? { reading: 0, lastWait: 0, waiting: new Set() };
    clients.set(client, large);
    const end = (): void => {
      large.reading -= 1;
      const [next] = large.waiting;
      if (next !== undefined) {
        large.waiting.delete(next);
        large.lastWait = performance.now() - next.since;
        next.read();
      } else if (large.reading === 0) clients.delete(client);
    };
    const read = (): void => {
      large.reading += 1;
      raw.once('close', end);
      done();
    };
    if (large.reading < AT_A_TIME) return read();
    if (large.waiting.size >= MOST_WAITING) return done(busy(large.lastWait));
    const waiting = { read, since: performance.now() };
    large.waiting.add(waiting);
    raw.once('close', () => large.waiting.delete(waiting));
  });
}

function isLarge({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length']) > LARGE;
}

function busy(waited: number): Problem {
  return new Problem(
    'service/busy',
    `Too many large requests from this client; send at most ${MOST_WAITING} requests of more than ${LARGE} bytes at a time.`,
    { retryAfter: secondsAfter(waited) },
  );
}
