import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import { serializerCompiler as strictSerializer, validatorCompiler } from 'fastify-type-provider-zod';

/** Bodies already written; what the services answer is immutable, and a card is asked for again and again. */
const written = new WeakMap<object, string>();

/** A body of which the text is known already, as JSON would write it. */
export function writtenAs<Body extends object>(body: Body, text: string): Body {
  written.set(body, text);
  return body;
}

function write(body: unknown): string {
  return typeof body === 'object' && body !== null ? writtenBody(body) : JSON.stringify(body);
}

/** The body as JSON. */
export function writtenBody(body: object): string {
  const known = written.get(body);
  if (known !== undefined) return known;
  const text = JSON.stringify(body);
  written.set(body, text);
  return text;
}

const plainSerializer: FastifySerializerCompiler<unknown> = () => write;

/**
 * Requests are read through their zod schemas. Replies are made by services whose types come from the
 * reply schemas; tests pass every reply through its schema as well.
 */
export function readAndWrite(app: FastifyInstance, checkResponses: boolean): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkResponses ? strictSerializer : plainSerializer);
}
