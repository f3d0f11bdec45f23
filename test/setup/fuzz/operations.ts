import type fc from 'fast-check';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { type Schema, schema, valuesOf } from './bodies.ts';

/** A parameter of a path or a query, and values that it takes. */
export interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A route, and what its parameters and its body can be. */
export interface Operation {
  readonly method: HTTPMethods;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Undefined where the route takes none. */
  readonly body: fc.Arbitrary<unknown> | undefined;
}

const examples = z.record(z.string(), z.object({ value: z.unknown() })).default({});
const operation = z.object({
  parameters: z.array(z.object({ in: z.string(), name: z.string(), schema, examples })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
});
const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

/** Paths that the OpenAPI document leaves out. */
const undescribed =
  '/ /docs /docs/search /docs/json /docs/static/{*} /openapi.json /metrics /nowhere/{*}'.split(' ');

/** Every route of REST, so that one added later is among them. */
export async function operationsOf(app: FastifyInstance): Promise<readonly Operation[]> {
  const { paths, components } = openApi.parse((await app.inject('/openapi.json')).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): Operation => {
      const body = requestBody?.content['application/json']?.schema;
      return {
        method: method === 'post' ? 'POST' : 'GET',
        path,
        parameters,
        body: body === undefined ? undefined : valuesOf(body, components.schemas),
      };
    }),
  );
  const others = undescribed.map(
    (path): Operation => ({ method: 'GET', path, parameters: [], body: undefined }),
  );
  return [...described, ...others];
}
