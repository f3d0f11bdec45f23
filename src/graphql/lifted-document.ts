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
  parseType,
  TypeInfo,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LIFTED } from './written-values.ts';

/**
 * The document of a shape with declarations of the variables that stand for written values. Undefined if a value cannot
 * be a variable where it is written.
 */
export function declareLifted(schema: GraphQLSchema, document: DocumentNode): DocumentNode | undefined {
  const [operation, ...others] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || others.length > 0) return undefined;
  const types = typesOfLifted(schema, document);
  if (![...types.values()].every(isPlain)) return undefined;
  return {
    ...document,
    definitions: document.definitions.map((one) => (one === operation ? declaring(operation, types) : one)),
  };
}

type Types = ReadonlyMap<string, GraphQLInputType | undefined>;

/** The type of each variable that stands for a written value; undefined for one that is written for several types. */
function typesOfLifted(schema: GraphQLSchema, document: DocumentNode): Types {
  const types = new Map<string, GraphQLInputType | undefined>();
  const info = new TypeInfo(schema);
  const ofVariable = {
    Variable({ name: { value: name } }: { readonly name: { readonly value: string } }) {
      if (!name.startsWith(LIFTED)) return;
      const type = info.getInputType() ?? undefined;
      const isOther = types.has(name) && String(types.get(name)) !== String(type);
      types.set(name, isOther ? undefined : type);
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
