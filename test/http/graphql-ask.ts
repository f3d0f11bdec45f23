import type { FastifyInstance } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import request from 'supertest';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole body. */
  readonly body: { readonly data?: unknown; readonly errors?: readonly GraphQLFormattedError[] };
}

/** Asks a document over HTTP, as a program does. */
export async function ask(
  app: FastifyInstance,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const { status, headers, body } = await request(app.server).post('/graphql').send({ query, variables });
  return { status, headers, body };
}

/** The code of every error of an answer. */
export function codes({ body }: Answer): unknown[] {
  return (body.errors ?? []).map((error) => error.extensions?.code);
}
