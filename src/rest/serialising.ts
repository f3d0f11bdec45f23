import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import { serializerCompiler as strictSerializer, validatorCompiler } from 'fastify-type-provider-zod';
import { entityTag } from '../entity-tag.ts';

/** A body as JSON writes it, and its entity tag. */
interface Written {
  readonly text: string;
  tag: string | undefined;
}

/** Bodies already written; what the services answer is immutable, and a card is asked for again and again. */
const written = new WeakMap<object, Written>();

/** A body of which the text is known already, as JSON would write it, and perhaps a tag that no other text has. */
export function writtenAs<Body extends object>(body: Body, text: string, tag?: string): Body {
  written.set(body, { text, tag });
  return body;
}

function write(body: unknown): string {
  return typeof body === 'object' && body !== null ? writing(body).text : JSON.stringify(body);
}

/** The tag of a body, computed once. */
export function tagOf(body: object): string {
  const made = writing(body);
  made.tag ??= entityTag(made.text);
  return made.tag;
}

function writing(body: object): Written {
  const known = written.get(body);
  if (known !== undefined) return known;
  const made = { text: JSON.stringify(body), tag: undefined };
  written.set(body, made);
  return made;
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
