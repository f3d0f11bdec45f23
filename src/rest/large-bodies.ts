import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** The most bytes of a body that the serving thread reads where worker threads read larger ones. */
export const LARGE = 64 * 1024;

/** How many large bodies of one client are read at a time: each stays in memory until its request is answered. */
const AT_A_TIME = 2;

/** How long a request waits before its body is read, in milliseconds. */
const LONGEST_WAIT = 1_500;

/** When a client may try again, in seconds. */
const RETRY_AFTER = 1;

/** The large bodies of one client: how many are read or answered, and which requests wait to be read. */
interface Large {
  reading: number;
  readonly waiting: Set<() => void>;
}

/** Leaves a large body unread on its connection while the client has others that are not answered yet. */
export function readLargeBodiesInTurn(app: FastifyInstance): void {
  const clients = new Map<string, Large>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isLarge(request)) return done();
    take(request, reply).then(() => done(), done);
  });

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const client = request.ip;
    const large = clients.get(client) ?? { reading: 0, waiting: new Set() };
    clients.set(client, large);
    if (large.reading >= AT_A_TIME && !(await isReleased(large))) throw busy();
    large.reading += 1;
    reply.raw.once('close', () => {
      large.reading -= 1;
      const [next] = large.waiting;
      next?.();
      if (large.reading === 0 && large.waiting.size === 0) clients.delete(client);
    });
  }
}

/** Waits until another request of the client has ended; false if that takes too long. */
function isReleased({ waiting }: Large): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (released: boolean) => {
      clearTimeout(timer);
      waiting.delete(release);
      resolve(released);
    };
    const release = () => end(true);
    const timer = setTimeout(end, LONGEST_WAIT, false);
    waiting.add(release);
  });
}

function isLarge({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length']) > LARGE;
}

function busy(): Problem {
  return new Problem(
    'service/busy',
    `Too many large requests from this client; send at most ${AT_A_TIME} requests of more than ${LARGE} bytes at a time.`,
    { retryAfter: RETRY_AFTER },
  );
}
