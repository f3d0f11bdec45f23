import { distance } from 'fastest-levenshtein';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from '../problem.ts';
import { sendProblem } from './send-problem.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const known = new WeakMap<FastifyInstance, Map<string, Set<string>>>();

/** Remembers every route that is registered from here on, to answer other methods and misspelt paths well. */
export function rememberRoutes(app: FastifyInstance): void {
  const routes = new Map<string, Set<string>>();
  known.set(app, routes);
  app.addHook('onRoute', (route: RouteOptions) => {
    const methods = routes.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    routes.set(route.url, methods);
  });
}

/** Gives every known path a 405 with `Allow` for the methods it does not take. Call after all routes. */
export function refuseOtherMethods(app: FastifyInstance): void {
  for (const [url, methods] of [...(known.get(app) ?? [])]) {
    const others = METHODS.filter((method) => !methods.has(method));
    if (url.includes('*') || others.length === 0) continue;
    const allow = [...methods].sort().join(', ');
    app.route({
      method: others,
      url,
      schema: { hide: true } as object,
      onRequest: async (request, reply) => {
        reply.header('allow', allow);
        return sendProblem(reply, new Problem('route/method-not-allowed', `${request.method} is not taken here; ${allow} is.`, { allow: [...methods].sort() }));
      },
      handler: async () => undefined,
    });
  }
}

/** The known path most like a path that nothing is at, if any is near. */
export function nearestRoute(app: FastifyInstance, path: string): string | undefined {
  const tried = path.slice(0, 200);
  const ranked = [...(known.get(app)?.keys() ?? [])]
    .filter((url) => !url.includes('*'))
    .map((url) => ({ url, distance: distance(filledIn(url, tried), tried) }))
    .sort((a, b) => a.distance - b.distance || a.url.localeCompare(b.url));
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(3, tried.length / 4) ? best.url : undefined;
}

/** The pattern with its parameters taken from the path, so that only its own words are compared. */
function filledIn(url: string, path: string): string {
  const given = path.split('/');
  return url
    .split('/')
    .map((part, place) => (part.startsWith(':') ? (given[place] ?? part) : part))
    .join('/');
}
