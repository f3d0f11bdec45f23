import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { type AnswerWriter, createAnswerWriter, type Variables } from './answer-writer.ts';
import type { Context } from './context.ts';
import type { KeptTexts } from './kept-texts.ts';
import { limits } from './limits.ts';
import { measureOf } from './measure.ts';

/** A document that is ready to be answered. */
export interface PreparedDocument {
  /** The whole answer; undefined if it has an error, which Apollo has to report. */
  answer(context: Context, variables: Variables, texts: KeptTexts): Promise<string | undefined>;
}

/** Prepares a valid document. Undefined if it has no such operation. */
export function prepareDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): PreparedDocument | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const definitions = operation.variableDefinitions ?? [];
  const fragments = fragmentsIn(document);
  const measure = measureOf(schema, document, operation);
  const conditionNames = conditionsIn(document);
  let last: { readonly conditions: string; readonly writer: AnswerWriter } | undefined;

  /** Which fields are skipped decides about the order of the others, so there is a writer for each case. */
  const writerFor = (variables: Variables): AnswerWriter => {
    const conditions = conditionNames.map((name) => variables[name]).join();
    if (last?.conditions !== conditions) {
      const writer = createAnswerWriter({ schema, operation, fragments, conditions: variables });
      last = { conditions, writer };
    }
    return last.writer;
  };

  return {
    async answer(context, given, texts) {
      const { coerced } = getVariableValues(schema, definitions, given);
      if (coerced === undefined) return undefined;
      const { depth, cost } = measure(given);
      if (depth > limits.depth || cost > limits.cost) return undefined;
      try {
        return await writerFor(coerced).write(context, coerced, texts);
      } catch {
        // Apollo meets the same error and reports it.
        return undefined;
      }
    },
  };
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** By name. A name such as `constructor` is found only if the document defines it. */
function fragmentsIn({ definitions }: DocumentNode): Fragments {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  return fragments;
}

/** The variables that decide whether fields are skipped. */
function conditionsIn(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  if (document.loc?.source.body.includes('@') === false) return [];
  visit(document, {
    Directive({ arguments: given = [] }) {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/**
 * How many fields an operation selects, those of fragments as often as these are spread. Counts each fragment once, so
 * that fragments that double one another do not take long; the document need not be valid.
 */
export function countFields(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  const fragments = fragmentsIn(document);
  const counted = new Map<string, number>();
  const count = ({ selections }: SelectionSetNode): number => {
    let fields = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) fields += countFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) fields += count(selection.selectionSet);
      else fields += 1 + (selection.selectionSet === undefined ? 0 : count(selection.selectionSet));
    }
    return fields;
  };
  const countFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    // A fragment that spreads itself is a mistake.
    counted.set(name, 0);
    const fragment = fragments[name];
    const fields = fragment === undefined ? 0 : count(fragment.selectionSet);
    counted.set(name, fields);
    return fields;
  };
  return count(selectionSet);
}
