import {
  type DocumentNode,
  GraphQLID,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLSchema,
  GraphQLString,
  getNullableType,
  Kind,
  type OperationDefinitionNode,
  parse,
  parseType,
  TypeInfo,
  type VariableDefinitionNode,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LIFTED } from './written-values.ts';

/** The document of a shape, which declares the variables that stand for written values; undefined if one cannot. */
export function documentOfShape(schema: GraphQLSchema, shape: string): DocumentNode | undefined {
  const document = parsed(shape);
  if (document === undefined) return undefined;
  const [operation, ...others] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || others.length > 0) return undefined;
  const types = typesOfLifted(schema, document);
  if (types.size === 0) return document;
  if (![...types.values()].every(isPlain)) return undefined;
  const declared = {
    ...document,
    definitions: document.definitions.map((one) => (one === operation ? declaring(operation, types) : one)),
  };
  return validate(schema, declared).length === 0 ? declared : undefined;
}

/** Undefined for a value where none may be a variable. */
function parsed(shape: string): DocumentNode | undefined {
  try {
    return parse(shape);
  } catch {
    return undefined;
  }
}

type Types = ReadonlyMap<string, GraphQLInputType | undefined>;

/** The type of each place where a variable stands for a written value. */
function typesOfLifted(schema: GraphQLSchema, document: DocumentNode): Types {
  const types = new Map<string, GraphQLInputType | undefined>();
  const info = new TypeInfo(schema);
  const ofVariable = {
    Variable({ name: { value: name } }: { readonly name: { readonly value: string } }) {
      if (name.startsWith(LIFTED)) types.set(name, info.getInputType() ?? undefined);
    },
  };
  visit(document, visitWithTypeInfo(info, ofVariable));
  return types;
}

/** A variable of these types takes the same values as a literal does. */
function isPlain(type: GraphQLInputType | undefined): boolean {
  const plain: readonly unknown[] = [GraphQLString, GraphQLID, GraphQLInt];
  return type !== undefined && plain.includes(getNullableType(type));
}

function declaring(operation: OperationDefinitionNode, types: Types): OperationDefinitionNode {
  const definitions = [...types].map(
    ([name, type]): VariableDefinitionNode => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
      type: parseType(String(type)),
    }),
  );
  return { ...operation, variableDefinitions: [...(operation.variableDefinitions ?? []), ...definitions] };
}
