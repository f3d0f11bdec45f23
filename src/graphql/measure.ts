import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { DEFAULT_PAGE, LARGEST_PAGE } from './connection.ts';

/** How much a document asks for. */
export interface Measure {
  /** Fields within fields. Those of introspection are not counted: their depth has a limit of its own. */
  readonly depth: number;
  /**
   * About how many fields the answer may hold: each field counts 1 and what is selected in it, and that as often
   * as it can come: as the page is large, as identifiers are given, and for any other list LIST_LENGTH times.
   * A field of the query itself counts LOOK_UP_COST besides. What more it costs is counted while the work is done.
   */
  readonly cost: number;
}

/** A guess for lists that no argument bounds. They are short: the wordings, printings or designators of a card. */
const LIST_LENGTH = 5;

/** A field of the query looks through the law or asks the database. */
const LOOK_UP_COST = 100;

type Variables = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/** A number, or how to compute it for a request. */
type Amount = number | ((request: Request) => number);

interface Request {
  readonly variables: Variables;
  /** What fragments cost: each is computed once, however often it is spread. */
  readonly fragments: Map<string, number>;
}

interface Extent {
  readonly depth: number;
  readonly cost: Amount;
}

const nothing: Extent = { depth: 0, cost: 0 };
const leaf: Extent = { depth: 1, cost: 1 };

/**
 * How to measure a validated operation with any variables. Fragments are measured once each, so that fragments that
 * double one another do not take long.
 */
export function measureOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => Measure {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const measured = new Map<string, Extent>();

  const ofSelections = ({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined): Extent => {
    const extents = selections.map((selection) => ofSelection(selection, parent));
    return {
      depth: extents.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
      cost: sum(extents.map(({ cost }) => cost)),
    };
  };

  const ofSelection = (selection: SelectionNode, parent: GraphQLNamedType | undefined): Extent => {
    switch (selection.kind) {
      case Kind.FIELD:
        return ofField(selection, parent);
      case Kind.INLINE_FRAGMENT: {
        const { typeCondition, selectionSet } = selection;
        return ofSelections(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : parent);
      }
      case Kind.FRAGMENT_SPREAD:
        return ofFragment(fragments.get(selection.name.value));
    }
  };

  const ofFragment = (fragment: FragmentDefinitionNode | undefined): Extent => {
    if (fragment === undefined) return nothing;
    const { value } = fragment.name;
    const known = measured.get(value);
    if (known !== undefined) return known;
    const { depth, cost } = ofSelections(
      fragment.selectionSet,
      schema.getType(fragment.typeCondition.name.value),
    );
    const found = { depth, cost: typeof cost === 'number' ? cost : oncePerRequest(value, cost) };
    measured.set(value, found);
    return found;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType | undefined): Extent => {
    const field = fieldOf(schema, parent, node.name.value);
    if (field === undefined || node.selectionSet === undefined) return leaf;
    const inside = ofSelections(node.selectionSet, getNamedType(field.type));
    const introspects = field === SchemaMetaFieldDef || field === TypeMetaFieldDef;
    const own = 1 + (parent === schema.getQueryType() ? LOOK_UP_COST : 0);
    return {
      depth: introspects ? 1 : 1 + inside.depth,
      cost: sum([own, product(inside.cost, timesAnswered(field, parent, node))]),
    };
  };

  const { depth, cost } = ofSelections(operation.selectionSet, schema.getQueryType() ?? undefined);
  if (typeof cost === 'number') return () => ({ depth, cost });
  const defaults = defaultsOf(operation);
  return (variables) => ({
    depth,
    cost: cost({ variables: { ...defaults, ...variables }, fragments: new Map() }),
  });
}

function sum(amounts: readonly Amount[]): Amount {
  const fixed = amounts.reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0);
  const varying = amounts.filter((one) => typeof one === 'function');
  if (varying.length === 0) return fixed;
  return (request) => varying.reduce((sum, one) => sum + one(request), fixed);
}

function product(a: Amount, b: Amount): Amount {
  if (typeof a === 'number' && typeof b === 'number') return a * b;
  return (request) => value(a, request) * value(b, request);
}

function value(amount: Amount, request: Request): number {
  return typeof amount === 'number' ? amount : amount(request);
}

function oncePerRequest(fragment: string, cost: (request: Request) => number): Amount {
  return (request) => {
    const known = request.fragments.get(fragment) ?? cost(request);
    request.fragments.set(fragment, known);
    return known;
  };
}

/** The field of a type; undefined for __typename. */
function fieldOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType | undefined,
  name: string,
): Field | undefined {
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** The arguments that say how often what is selected in a field can come. */
const sizing = ['first', 'last', 'identifiers'] as const;

/** How often what is selected in a field can come in one answer of the field. */
function timesAnswered(field: Field, parent: GraphQLNamedType | undefined, node: FieldNode): Amount {
  const taken = (name: (typeof sizing)[number]) => field.args.find((argument) => argument.name === name);
  const isVariable = sizing.some((name) => argumentOf(node, name)?.kind === Kind.VARIABLE);
  const times = ({ variables }: Pick<Request, 'variables'>): number => {
    const given = (name: (typeof sizing)[number]): unknown => {
      const written = argumentOf(node, name);
      return written && valueFromASTUntyped(written, variables);
    };
    const first = taken('first');
    if (first !== undefined) {
      const size = given('first') ?? given('last') ?? first.defaultValue;
      return typeof size === 'number' ? Math.min(Math.max(size, 0), LARGEST_PAGE) : DEFAULT_PAGE;
    }
    const identifiers = given('identifiers');
    return Array.isArray(identifiers) ? identifiers.length : 1;
  };
  if (sizing.some(taken)) return isVariable ? times : times({ variables: {} });
  if (!isListType(getNullableType(field.type)) || isCounted(parent)) return 1;
  const introspects = parent !== undefined && isIntrospectionType(parent);
  return (introspects ? INTROSPECTION_LISTS[field.name] : undefined) ?? LIST_LENGTH;
}

/** How many items the lists of introspection have in our schema, on average. */
const INTROSPECTION_LISTS: Readonly<Record<string, number>> = {
  types: 150,
  fields: 5,
  args: 1,
  inputFields: 2,
  enumValues: 2,
  possibleTypes: 1,
  interfaces: 1,
};

function argumentOf(node: FieldNode, name: string): ValueNode | undefined {
  return node.arguments?.find((argument) => argument.name.value === name)?.value;
}

/** The lists of a page or a collection are as long as the field that leads to it was counted. */
function isCounted(parent: GraphQLNamedType | undefined): boolean {
  return parent !== undefined && /(Connection|Collection)$/.test(parent.name);
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  return Object.fromEntries(defaults);
}
