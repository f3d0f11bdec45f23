import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isUnionType,
} from 'graphql';
import { rarely } from './arbitraries.ts';
import { inputsOf, literal } from './inputs.ts';

/** A document and its variables. */
export interface Document {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the pieces of one document share: names that no other has, variables, and fragments. */
interface Scope {
  named: number;
  readonly variables: { readonly type: string; readonly value: unknown }[];
  readonly fragments: string[];
}

/** Writes its piece of a document. */
type Piece = (scope: Scope) => string;

const DEEPEST = 5;
const nothing: Piece = () => '';

/** Documents that fit the schema: fields, arguments, variables, aliases, fragments and directives of every kind. */
export function documentsOf(schema: GraphQLSchema): fc.Arbitrary<Document> {
  const root = schema.getQueryType();
  if (!root) throw new Error('The schema has no queries.');
  const known = new Map<string, fc.Arbitrary<Piece>>();

  const selections = (type: GraphQLNamedOutputType, depth: number): fc.Arbitrary<Piece> => {
    const key = `${type.name} ${depth}`;
    const made =
      known.get(key) ??
      fc.array(fc.oneof(...partsOf(type, depth)), { minLength: 1, maxLength: 4, size: 'max' }).map(
        (parts): Piece =>
          (scope) =>
            `{ ${parts.map((part) => part(scope)).join(' ')} }`,
      );
    known.set(key, made);
    return made;
  };

  const partsOf = (type: GraphQLNamedOutputType, depth: number): fc.Arbitrary<Piece>[] => {
    const typename: Piece = (scope) => `f${scope.named++}: __typename`;
    if (!isCompositeType(type)) return [fc.constant(typename)];
    const fields = isUnionType(type) ? [] : Object.values(type.getFields());
    const reached = fields.filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)));
    const members = isAbstractType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
    const fragments = depth > 0 ? members.map((member) => fragment(member, depth - 1)) : [];
    return [fc.constant(typename), ...reached.map((field) => fieldOf(field, depth)), ...fragments];
  };

  const fieldOf = (field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<Piece> => {
    const type = getNamedType(field.type);
    const within = isCompositeType(type) ? selections(type, depth - 1) : fc.constant(nothing);
    return fc.tuple(argumentsOf(field.args), directive, within).map(
      ([args, directive, within]): Piece =>
        (scope) =>
          `f${scope.named++}: ${field.name}${args(scope)}${directive(scope)} ${within(scope)}`,
    );
  };

  const fragment = (type: GraphQLNamedOutputType, depth: number): fc.Arbitrary<Piece> =>
    fc.tuple(directive, selections(type, depth), fc.boolean()).map(
      ([directive, within, inline]): Piece =>
        (scope) => {
          if (inline) return `... on ${type.name}${directive(scope)} ${within(scope)}`;
          const name = `F${scope.named++}`;
          scope.fragments.push(`fragment ${name} on ${type.name} ${within(scope)}`);
          return `...${name}${directive(scope)}`;
        },
    );

  return selections(root, DEEPEST).map(written);
}

function written(operation: Piece): Document {
  const scope: Scope = { named: 0, variables: [], fragments: [] };
  const body = operation(scope);
  const declared = scope.variables.map(({ type }, at) => `$v${at}: ${type}`);
  const head = declared.length === 0 ? 'query Fuzz' : `query Fuzz(${declared.join(', ')})`;
  return {
    query: [`${head} ${body}`, ...scope.fragments].join('\n'),
    variables: Object.fromEntries(scope.variables.map(({ value }, at) => [`v${at}`, value])),
  };
}

function variable(type: string, value: unknown): Piece {
  return ({ variables }) => `$v${variables.push({ type, value }) - 1}`;
}

const directive: fc.Arbitrary<Piece> = rarely(
  fc.tuple(fc.constantFrom('include', 'skip'), fc.boolean(), fc.boolean()).map(
    ([name, value, asVariable]): Piece =>
      (scope) =>
        ` @${name}(if: ${asVariable ? variable('Boolean!', value)(scope) : value})`,
  ),
  fc.constant(nothing),
);

function argumentsOf(args: readonly GraphQLArgument[]): fc.Arbitrary<Piece> {
  return fc.tuple(...args.map(argumentOf)).map((parts): Piece => {
    const given = parts.filter((part) => part !== nothing);
    return given.length === 0 ? nothing : (scope) => `(${given.map((part) => part(scope)).join(', ')})`;
  });
}

function argumentOf({ name, type }: GraphQLArgument): fc.Arbitrary<Piece> {
  const given = fc.tuple(inputsOf(type, name), fc.boolean()).map(
    ([value, asVariable]): Piece =>
      (scope) =>
        `${name}: ${asVariable ? variable(String(type), value)(scope) : literal(type, value)}`,
  );
  return isNonNullType(type) ? given : fc.oneof({ weight: 2, arbitrary: fc.constant(nothing) }, given);
}
