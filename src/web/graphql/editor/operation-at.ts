import { Kind, parse } from 'graphql';

/** The name of the operation at an offset of a document, which a document of several operations needs to run. */
export function operationAt(query: string, offset: number): string | undefined {
  const operations = operationsOf(query);
  const [first] = operations;
  const chosen = operations.find(({ end }) => offset <= end) ?? first;
  return operations.length > 1 ? chosen?.name : undefined;
}

interface Operation {
  readonly name: string | undefined;
  readonly end: number;
}

/** None if the document has mistakes: the service describes them. */
function operationsOf(query: string): readonly Operation[] {
  try {
    return parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? [{ name: definition.name?.value, end: definition.loc?.end ?? 0 }]
        : [],
    );
  } catch {
    return [];
  }
}
