import { distance } from 'fastest-levenshtein';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from '../problem.ts';
import { sendProblem } from './send-problem.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface KnownRoutes {
  /** The methods that each path takes. */
  readonly methods: Map<string, Set<string>>;
  /** From here on routes are added only to refuse. */
  complete: boolean;
}

const known = new WeakMap<FastifyInstance, KnownRoutes>();

/** Remembers every route that is registered from here on, to answer other methods and misspelt paths well. */
export function rememberRoutes(app: FastifyInstance): void {
  const routes: KnownRoutes = { methods: new Map(), complete: false };
  known.set(app, routes);
  app.addHook('onRoute', (route: RouteOptions) => {
    if (routes.complete) return;
    const methods = routes.methods.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    routes.methods.set(route.url, methods);
  });
}

/** Gives every known path a 405 with `Allow` for the methods it does not take. Call after all routes. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const routes = known.get(app);
  if (routes === undefined) return;
  routes.complete = true;
  for (const [url, methods] of routes.methods) {
    const others = METHODS.filter((method) => !methods.has(method));
    if (others.length === 0) continue;
    const allow = [...methods].sort();
    app.route({
      method: others,
      url,
      schema: { hide: true } as object,
      onRequest: async (request, reply) => sendProblem(reply, notTaken(request.method, allow)),
      handler: async () => undefined,
    });
  }
}

/** The problem of a method that no route can refuse, such as TRACE; undefined where nothing is at the path. */
export function methodNotTaken(app: FastifyInstance, method: string, path: string): Problem | undefined {
  const found = [...(known.get(app)?.methods ?? [])].find(
    ([url, methods]) => !methods.has(method) && isAt(url, path),
  );
  return found === undefined ? undefined : notTaken(method, [...found[1]].sort());
}

function notTaken(method: string, allow: readonly string[]): Problem {
  const detail = `${method} is not allowed; use ${allow.join(' or ')}.`;
  return new Problem('route/method-not-allowed', detail, { allow });
}

/** Known paths for a path that nothing is at: those that continue it, or the one most like it if any is near. */
export function nearestRoutes(app: FastifyInstance, path: string): string[] {
  const tried = path.slice(0, 200);
  const urls = [...(known.get(app)?.methods.keys() ?? [])].filter((url) => !url.includes('*'));
  const below = urls.filter((url) => tried !== '/' && url.startsWith(`${tried}/`) && parametersIn(url) === 0);
  if (below.length > 0) return below.sort().slice(0, MOST_BELOW);
  const ranked = urls
    .map((url) => ({ url, distance: distance(filledIn(url, tried), tried) }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        // Words of the path that are known tell more than parameters, which take any.
        parametersIn(a.url) - parametersIn(b.url) ||
        a.url.localeCompare(b.url),
    );
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(3, tried.length / 4) ? [best.url] : [];
}

const MOST_BELOW = 10;

function parametersIn(url: string): number {
  return url.split('/:').length - 1;
}

/** The pattern with its parameters taken from the path, so that only its own words are compared. */
function filledIn(url: string, path: string): string {
  const given = path.split('/');
  return url
    .split('/')
    .map((part, place) => (part.startsWith(':') ? (given[place] ?? part) : part))
    .join('/');
}

function isAt(url: string, path: string): boolean {
  const filled = filledIn(url, path);
  return filled.endsWith('*') ? path.startsWith(filled.slice(0, -1)) : filled === path;
}
