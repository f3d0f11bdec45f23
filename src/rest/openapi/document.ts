import { type ExampleRequest, examplesIn, valuesIn } from './examples.ts';
import { failuresOf, namedReplies, problemSchema } from './replies.ts';

/** As much of an OpenAPI document as is touched here. */
interface OpenApi {
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses?: object;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema?: { readonly type?: unknown };
  readonly examples?: object;
  readonly example?: string | number;
}

/** Adds to each operation its error replies and examples, and drops the schemas that nothing refers to. */
export function completed<Document extends object>(document: Document): Document {
  const { components, paths }: OpenApi = document;
  const operations = Object.fromEntries(
    Object.entries(paths ?? {}).map(([path, methods]) => {
      // An id contains slashes: to the router it is the rest of the path.
      const named = path.replace('{*}', '{id}');
      const all = Object.entries(methods).map(([method, one]) => [method, completedOperation(named, one)]);
      return [named, Object.fromEntries(all)];
    }),
  );
  const schemas = { ...components?.schemas, Problem: problemSchema };
  const used = { ...components, responses: namedReplies, schemas: usedSchemas(schemas, operations) };
  return { ...document, components: used, paths: operations };
}

function completedOperation(path: string, operation: Operation): object {
  const { description = '', parameters, requestBody } = operation;
  const examples = examplesIn(description);
  return {
    ...operation,
    ...(parameters === undefined ? {} : { parameters: parameters.map((one) => shown(path, one, examples)) }),
    ...(requestBody === undefined ? {} : { requestBody: shownBody(requestBody, examples) }),
    responses: { ...operation.responses, ...failuresOf(operation) },
  };
}

/** The parameter with a value for it from the example requests. */
function shown(path: string, given: Parameter, examples: readonly ExampleRequest[]): Parameter {
  const parameter = given.name === '*' ? { ...given, name: 'id' } : given;
  if (parameter.examples !== undefined) return parameter;
  const values = examples.flatMap(({ address }) => valuesIn(path, address).get(parameter.name) ?? []);
  const [value] = values;
  if (value === undefined) return parameter;
  return { ...parameter, example: isNumber(parameter) ? Number(value) : value };
}

const isNumber = ({ schema }: Parameter): boolean => schema?.type === 'integer' || schema?.type === 'number';

function shownBody(
  { content, ...body }: NonNullable<Operation['requestBody']>,
  examples: readonly ExampleRequest[],
) {
  const bodies = examples.flatMap(({ body }) => (body === undefined ? [] : [body]));
  const [first] = bodies;
  const json = content['application/json'];
  if (first === undefined || json === undefined) return { ...body, content };
  return { ...body, content: { ...content, 'application/json': { ...json, example: JSON.parse(first) } } };
}

/** The schemas that the paths refer to, directly or through another: each exists as it is read and as it is written. */
function usedSchemas(schemas: Readonly<Record<string, object>>, paths: object): Record<string, object> {
  const names = new Set(['Problem', ...referredTo(paths)]);
  // A name that is added while iterating is visited, too.
  for (const name of names) for (const next of referredTo(schemas[name] ?? {})) names.add(next);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}

function referredTo(part: object): string[] {
  return [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
}
