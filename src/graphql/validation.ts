import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type SelectionNode,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';

/** The most characters of documents that are known to be valid: at most 2 MiB, at two bytes a character. */
const MOST_CHARACTERS = 1024 * 1024;

/**
 * Whether documents are valid in a schema. The order of fields does not matter for that, so documents that differ only in
 * it are validated once.
 */
export function createValidation(schemaOf: () => GraphQLSchema): (document: DocumentNode) => boolean {
  const valid = new LRUCache<string, true>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });
  return (document) => {
    const text = sorted(document);
    if (valid.has(text)) return true;
    if (validate(schemaOf(), document, undefined, { maxErrors: 1 }).length > 0) return false;
    valid.set(text, true);
    return true;
  };
}

/** A document with the selections of each set in a fixed order, and how many variables it declares. */
function sorted({ definitions, loc }: DocumentNode): string {
  const text = loc?.source.body ?? '';
  const textOf = (node: ASTNode): string => {
    const { start = 0, end = 0 } = node.loc ?? {};
    const inner = 'selectionSet' in node ? node.selectionSet : undefined;
    if (inner === undefined) return text.slice(start, end);
    const selections: readonly SelectionNode[] = inner.selections;
    return `${text.slice(start, inner.loc?.start)}{${selections.map(textOf).sort().join('\n')}\n}`;
  };
  const declared = definitions.map((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions?.length ?? 0) : 0,
  );
  return [declared.join(), ...definitions.map(textOf)].join('\n');
}
