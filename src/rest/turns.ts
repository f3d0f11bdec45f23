import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

type Begin = () => void;

/** What waits for a turn, and since when, in milliseconds. */
interface Waiting {
  readonly begin: Begin;
  readonly since: number;
}

/**
 * Turns of clients: in each turn of the event loop each client does one piece of expensive work. However much one client
 * asks for at once, others wait for one piece of it only.
 */
export class Turns {
  /** What waits, by client; a client that had its turn in this turn of the event loop has an entry. */
  readonly #waiting = new Map<string, Waiting[]>();
  #lastWait = 0;

  /** How long the work that began last had waited, in milliseconds. */
  get lastWait(): number {
    return this.#lastWait;
  }

  /** Calls back when it is the turn of the client: now, if the client had none yet in this turn of the event loop. */
  take(client: string, begin: Begin): void {
    const others = this.#waiting.get(client);
    if (others !== undefined) {
      others.push({ begin, since: performance.now() });
      return;
    }
    this.#waiting.set(client, []);
    setImmediate(this.#beginNext, client);
    begin();
  }

  readonly #beginNext = (client: string): void => {
    const next = this.#waiting.get(client)?.shift();
    if (next === undefined) {
      this.#waiting.delete(client);
      return;
    }
    setImmediate(this.#beginNext, client);
    this.#lastWait = performance.now() - next.since;
    next.begin();
  };
}

/** How many expensive requests may wait or be in progress: of one client, and of all before their second ones are refused. */
export interface MostUnfinished {
  readonly ofClient: number;
  readonly ofAll: number;
}

const MOST_UNFINISHED: MostUnfinished = { ofClient: 100, ofAll: 500 };

/** How many requests were refused because too many were unfinished. */
export type CountShed = () => number;

/**
 * Lets expensive requests take turns, and refuses those of a client that has too many unfinished ones. A slow machine
 * answers later and refuses no more than a fast one.
 */
export function takeTurns(
  app: FastifyInstance,
  turns: Turns,
  most: MostUnfinished = MOST_UNFINISHED,
): CountShed {
  const unfinished = new Map<string, number>();
  let all = 0;
  let shed = 0;

  const add = (client: string, change: 1 | -1): void => {
    all += change;
    const count = (unfinished.get(client) ?? 0) + change;
    if (count === 0) unfinished.delete(client);
    else unfinished.set(client, count);
  };

  app.addHook('preValidation', (request, reply, done) => {
    if (request.hasKeptAnswer || !mayBeExpensive(request)) return done();
    const { ip } = request;
    const own = unfinished.get(ip) ?? 0;
    if (own >= most.ofClient || (own > 0 && all >= most.ofAll)) {
      shed += 1;
      return done(busy(turns.lastWait));
    }
    add(ip, 1);
    reply.raw.once('close', () => add(ip, -1));
    turns.take(ip, done);
  });
  return () => shed;
}

/** Most other requests take less than a millisecond; pages that are not kept take a turn when they are made. */
function mayBeExpensive({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return method === 'POST' || url === '/graphql' || url === '/v1/cards/search' || url === '/v1/search';
}

function busy(waited: number): Problem {
  return new Problem('service/busy', 'Too many requests are waiting; wait for some of their answers.', {
    retryAfter: secondsAfter(waited),
  });
}

/** When to try again, in seconds: after as long as others waited. */
export function secondsAfter(waited: number): number {
  return Math.max(1, Math.ceil(waited / 1000));
}
