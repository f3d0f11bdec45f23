import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { asksForHtml } from '../asks-for-html.ts';
import { gameSlugs } from '../games/registry.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { type HandOver, passOn } from '../workers/hand-over.ts';
import { issuesOf } from './issues.ts';
import { methodNotTaken, nearestRoutes } from './routes-known.ts';
import { sendProblem } from './send-problem.ts';

/** Replies with a problem as a page for people. */
type SendProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => Promise<FastifyReply>;

/**
 * Every error of the service leaves as `application/problem+json` with a stable code, or as a page where a person asked
 * for one. A request that needs more work than this thread may do is handed over instead.
 */
export function answerProblems(
  app: FastifyInstance,
  handOver: HandOver | undefined,
  sendProblemPage: SendProblemPage,
): void {
  const send: SendProblemPage = async (request, reply, problem) =>
    wantsPage(request) ? sendProblemPage(request, reply, problem) : sendProblem(reply, problem);
  app.setErrorHandler(async (thrown: unknown, request, reply) => {
    let error = thrown;
    if (handOver !== undefined && request.work?.isOverLimit && !request.wasHandedOver) {
      try {
        return passOn(reply, await handOver(request, reply));
      } catch (refusal) {
        error = refusal;
      }
    }
    const problem = toProblem(error, request);
    if (problem.isFailure) request.log.error({ err: error }, problem.message);
    return send(request, reply, problem);
  });
  app.setNotFoundHandler(async (request, reply) => send(request, reply, noSuchRoute(request)));
}

/** Whether a person asked for a page: programs ask for resources under /v1, or do not ask for HTML. */
function wantsPage(request: FastifyRequest): boolean {
  const isPage = request.is404 ? !request.url.startsWith('/v1') : request.routeOptions.config.isPage;
  return Boolean(isPage) && request.method === 'GET' && asksForHtml(request.headers.accept);
}

function noSuchRoute(request: FastifyRequest): Problem {
  const path = request.url.split('?')[0] ?? '/';
  const refused = methodNotTaken(request.server, request.method, path);
  if (refused !== undefined) return refused;
  const nearest = nearestRoutes(request.server, path);
  return new Problem(
    'route/not-found',
    `There is no route ${path}.`,
    nearest.length === 0 ? {} : { suggestions: nearest },
  );
}

const byFastifyCode: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-media-type',
  FST_ERR_CTP_EMPTY_TYPE: 'request/unsupported-media-type',
};

const byStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'request/malformed',
  404: 'route/not-found',
  406: 'request/not-acceptable',
  408: 'request/timeout',
  413: 'request/too-large',
  415: 'request/unsupported-media-type',
  429: 'request/too-many',
  503: 'service/unavailable',
};

/** What a thrown value says to the client; anything unforeseen says only that the service failed. */
function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = error.validationContext ?? 'request';
    if (part === 'params' && error.validation.some((issue) => issue.instancePath === '/game')) {
      return new Problem('game/not-found', `Unknown game; expected ${gameSlugs.join(' or ')}.`, {
        known: gameSlugs,
      });
    }
    const issues = issuesOf(error.validation, part, request);
    const detail = issues.map(({ at, message }) => `${at}: ${message}`).join('; ');
    return new Problem('request/invalid', detail, { issues });
  }
  if (isRefusal(error) && !isResponseSerializationError(error)) {
    const code = byFastifyCode[error.code ?? ''] ?? byStatus[error.statusCode];
    if (code === 'request/unsupported-media-type') {
      return new Problem(code, 'The body must have the media type application/json.');
    }
    if (code === 'request/too-large') return tooLarge(request);
    if (code !== undefined) return new Problem(code, error.message);
    if (error.statusCode < 500) return new Problem('request/malformed', error.message);
  }
  return new Problem(
    'service/internal',
    'The service failed to process this request. The error has been logged.',
  );
}

function tooLarge({ routeOptions: { bodyLimit: limit } }: FastifyRequest): Problem {
  return new Problem('request/too-large', `The body is too large; the limit is ${limit} bytes.`, { limit });
}

/** What Fastify and its plugins throw to answer with a status; those that serve files give no code. */
function isRefusal(error: unknown): error is Error & { readonly statusCode: number; readonly code?: string } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
