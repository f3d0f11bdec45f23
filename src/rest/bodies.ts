import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** How deep lists and objects may stand in one another: deeper than any request needs, shallower than any stack. */
const DEEPEST = 100;

/** JSON bodies are read as Fastify reads them, but one that is nested too deep to be walked safely is refused. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, body, (error, value) => {
      if (error === null && isDeeper(value, DEEPEST)) {
        done(
          new Problem('request/malformed', `The body is nested deeper than ${DEEPEST} lists and objects.`),
        );
      } else {
        done(error, value);
      }
    }),
  );
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
