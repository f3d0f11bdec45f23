import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  TypeNameMetaFieldDef,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import type { Context } from './context.ts';
import type { KeptTexts } from './kept-texts.ts';
import { variablesIn } from './variables-in.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** What the parts of one answer are written with. */
interface Writing {
  readonly context: Context;
  readonly variables: Variables;
  /** Absent inside of a text that is itself kept. */
  readonly texts: KeptTexts | undefined;
}

/** Writes a value as JSON. */
type Write = (value: unknown, writing: Writing) => string;

/** An answer has an error, or something that only Apollo can write. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}

export interface AnswerWriter {
  /** Rejects if the answer has an error. */
  write(context: Context, variables: Variables, texts: KeptTexts): Promise<string>;
}

/** Units of work of a field. */
const FIELD = 0.3;

interface Prepared {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Variables that say which fields are skipped. */
  readonly conditions: Variables;
}

/** Prepares to write answers to a valid query, as JSON, in the order and form of GraphQL's own execution. */
export function createAnswerWriter(prepared: Prepared): AnswerWriter {
  const { schema, operation, fragments, conditions } = prepared;
  const varies = variablesIn(fragments);
  const query = schema.getQueryType();

  const writerOf = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Write => {
    if (isNonNullType(type)) {
      const write = writerOfNullable(type.ofType, nodes);
      return (value, writing) => {
        if (value == null || isPromise(value)) throw new CannotWrite();
        return write(value, writing);
      };
    }
    const write = writerOfNullable(type, nodes);
    return (value, writing) => {
      if (isPromise(value)) throw new CannotWrite();
      return value == null ? 'null' : write(value, writing);
    };
  };

  const writerOfNullable = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Write => {
    if (isListType(type)) return listWriter(writerOf(type.ofType, nodes));
    if (isLeafType(type)) return leafWriter(type);
    if (isObjectType(type)) return objectWriter(type, nodes);
    if (isAbstractType(type)) return abstractWriter(type, nodes);
    throw new CannotWrite();
  };

  const abstractWriter = (type: GraphQLAbstractType, nodes: readonly FieldNode[]): Write => {
    const writers = new Map<string, Write>();
    const info = infoOf(type.name, nodes, type);
    return (value, writing) => {
      const name = type.resolveType
        ? type.resolveType(value, writing.context, info, type)
        : typeNameIn(value);
      if (typeof name !== 'string') throw new CannotWrite();
      const known = writers.get(name);
      if (known !== undefined) return known(value, writing);
      const found = schema.getType(name);
      if (!isObjectType(found) || !schema.isSubType(type, found)) throw new CannotWrite();
      const write = objectWriter(found, nodes);
      writers.set(name, write);
      return write(value, writing);
    };
  };

  /** The parts of an object are prepared when there is the first one: most types of a union never come. */
  const objectWriter = (type: GraphQLObjectType, nodes: readonly FieldNode[]): Write => {
    let parts: readonly Write[] | undefined;
    return (source, writing) => {
      parts ??= partsOf(type, collectSubfields(schema, fragments, conditions, type, nodes));
      return written(parts, source, writing);
    };
  };

  const partsOf = (
    type: GraphQLObjectType,
    collected: ReadonlyMap<string, readonly FieldNode[]>,
  ): readonly Write[] => {
    const fields = [...collected].map(([key, nodes], place) => ({
      write: fieldWriter(type, nodes, `${place === 0 ? '' : ','}"${key}":`),
      isFixed: !nodes.some(varies.selection),
    }));
    if (!isNode(type)) return fields.map(({ write }) => write);
    const parts: Write[] = [];
    let fixed: Write[] = [];
    for (const { write, isFixed } of fields) {
      if (isFixed) fixed.push(write);
      else parts.push(...keptWriters(fixed), write);
      if (!isFixed) fixed = [];
    }
    return [...parts, ...keptWriters(fixed)];
  };

  const fieldWriter = (parent: GraphQLObjectType, nodes: readonly FieldNode[], key: string): Write => {
    const [node] = nodes;
    if (node?.name.value === TypeNameMetaFieldDef.name) return () => `${key}"${parent.name}"`;
    const { field, resolve } = resolverOf(parent, nodes);
    const write = writerOf(field.type, nodes);
    return (source, writing) => key + write(resolve(source, writing), writing);
  };

  const resolverOf = (parent: GraphQLObjectType, nodes: readonly FieldNode[]) => {
    const [node] = nodes;
    const field: GraphQLField<unknown, unknown> | undefined = node && parent.getFields()[node.name.value];
    if (node === undefined || field === undefined) throw new CannotWrite();
    const info = infoOf(field.name, nodes, field.type, parent);
    const { resolve = defaultFieldResolver } = field;
    const fixed = node.arguments?.some(({ value }) => varies.value(value))
      ? undefined
      : getArgumentValues(field, node);
    return {
      field,
      resolve: (source: unknown, { context, variables }: Writing): unknown =>
        resolve(source, fixed ?? getArgumentValues(field, node, variables), context, info),
    };
  };

  /** What resolvers are given beside their arguments. Ours do not look at it, so it is the same for all requests. */
  const infoOf = (
    fieldName: string,
    fieldNodes: readonly FieldNode[],
    returnType: GraphQLOutputType,
    parentType = query,
  ): GraphQLResolveInfo => {
    if (!parentType) throw new CannotWrite();
    return {
      fieldName,
      fieldNodes,
      returnType,
      parentType,
      path: { prev: undefined, key: fieldName, typename: parentType.name },
      schema,
      fragments,
      rootValue: undefined,
      operation,
      variableValues: conditions,
    };
  };

  if (!query) throw new CannotWrite();
  const roots = [...collectFields(schema, fragments, conditions, query, operation.selectionSet)].map(
    ([key, nodes], place) => {
      const prefix = `${place === 0 ? '' : ','}"${key}":`;
      if (nodes[0]?.name.value === TypeNameMetaFieldDef.name)
        return { prefix, resolve: () => query.name, write: (name: unknown) => JSON.stringify(name) };
      const { field, resolve } = resolverOf(query, nodes);
      return { prefix, resolve, write: writerOf(field.type, nodes) };
    },
  );

  return {
    async write(context, variables, texts) {
      const writing = { context, variables, texts };
      const values = await Promise.all(roots.map(async ({ resolve }) => resolve(undefined, writing)));
      const fields = roots.map(({ prefix, write }, place) => prefix + write(values[place], writing));
      return `{"data":{${fields.join('')}}}`;
    },
  };
}

function written(parts: readonly Write[], source: unknown, writing: Writing): string {
  if (!writing.context.work.allows(parts.length * FIELD)) throw new CannotWrite();
  let text = '{';
  for (const write of parts) text += write(source, writing);
  return `${text}}`;
}

/** One writer for fields that are always the same for the same view. */
function keptWriters(fields: readonly Write[]): Write[] {
  const [first] = fields;
  if (first === undefined) return [];
  const part = {};
  const writeAnew = (source: unknown, { context, variables }: Writing): string => {
    if (!context.work.allows(fields.length * FIELD)) throw new CannotWrite();
    const writing = { context, variables, texts: undefined };
    let text = '';
    for (const write of fields) text += write(source, writing);
    return text;
  };
  return [
    (source, writing) => {
      const { texts } = writing;
      if (texts === undefined || typeof source !== 'object' || source === null)
        return writeAnew(source, writing);
      const known = texts.find(part, source);
      if (known !== undefined) return known;
      const text = writeAnew(source, writing);
      texts.keep(part, source, text);
      return text;
    },
  ];
}

function listWriter(write: Write): Write {
  return (value, writing) => {
    if (!Array.isArray(value)) throw new CannotWrite();
    let text = '[';
    for (let place = 0; place < value.length; place += 1)
      text += place === 0 ? write(value[place], writing) : `,${write(value[place], writing)}`;
    return `${text}]`;
  };
}

function leafWriter(type: GraphQLLeafType): Write {
  return (value) => {
    const text: unknown = JSON.stringify(type.serialize(value) ?? undefined);
    if (typeof text !== 'string') throw new CannotWrite();
    return text;
  };
}

/** Whether objects of a type have a permanent id: their views are kept as long as the content does not change. */
function isNode(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Node');
}

function typeNameIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '__typename' in value ? value.__typename : undefined;
}

function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
