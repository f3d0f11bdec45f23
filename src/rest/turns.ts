import type { FastifyInstance, FastifyRequest } from 'fastify';

type Begin = () => void;

/**
 * Lets each client begin one expensive request in each turn of the event loop. However many requests one client sends at
 * once, those of others wait for one of them only.
 */
export function takeTurns(app: FastifyInstance): void {
  /** The requests that wait, by client; a client that began one in this turn has an entry. */
  const waiting = new Map<string, Begin[]>();

  const beginNext = (client: string): void => {
    const begin = waiting.get(client)?.shift();
    if (begin === undefined) {
      waiting.delete(client);
      return;
    }
    setImmediate(beginNext, client);
    begin();
  };

  app.addHook('preValidation', (request, _reply, done) => {
    if (request.hasKeptAnswer || !mayBeExpensive(request)) return done();
    const client = request.ip;
    const others = waiting.get(client);
    if (others !== undefined) {
      others.push(done);
      return;
    }
    waiting.set(client, []);
    setImmediate(beginNext, client);
    done();
  });
}

/** Most other requests take less than a millisecond. */
function mayBeExpensive({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return method === 'POST' || url === '/graphql' || url === '/v1/cards/search';
}
