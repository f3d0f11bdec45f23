import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino, { type DestinationStream as LogDestination } from 'pino';

export type { LogDestination };

/** Log lines are written together: after so many bytes, or after so many milliseconds. */
const WRITTEN_TOGETHER = 32_768;
const LATEST = 200;

/**
 * The standard output. The serving thread does not wait for it; what is left is written when the process ends, which a
 * worker thread would not notice.
 */
export function logDestination(role: 'serving' | 'worker'): LogDestination {
  const output = { dest: process.stdout.fd };
  return pino.destination(
    role === 'worker'
      ? output
      : {
          ...output,
          sync: false,
          minLength: WRITTEN_TOGETHER,
          maxWrite: 2 * WRITTEN_TOGETHER,
          periodicFlush: LATEST,
        },
  );
}

/** One line for each request, when its reply has ended: the request, its client, and what it cost. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end of the reply has all of it.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 100) / 100,
      client: request.ip,
      cost: Math.ceil((request.work?.cost ?? 0) + request.costOnWorker),
    };
    if (error) reply.log.error({ ...line, err: error }, 'The reply was broken off.');
    else reply.log.info(line, 'request');
  }
}
