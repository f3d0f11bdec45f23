import { type FragmentDefinitionNode, Kind, type SelectionNode, type ValueNode } from 'graphql';

/** Whether parts of a valid document contain variables, other than those that skip fields. */
export function variablesIn(fragments: Readonly<Record<string, FragmentDefinitionNode>>) {
  const selection = (one: SelectionNode): boolean => {
    switch (one.kind) {
      case Kind.FRAGMENT_SPREAD:
        return fragments[one.name.value]?.selectionSet.selections.some(selection) === true;
      case Kind.INLINE_FRAGMENT:
        return one.selectionSet.selections.some(selection);
      case Kind.FIELD:
        return (
          one.arguments?.some((argument) => value(argument.value)) === true ||
          one.selectionSet?.selections.some(selection) === true
        );
    }
  };
  return { selection, value };
}

function value(one: ValueNode): boolean {
  switch (one.kind) {
    case Kind.VARIABLE:
      return true;
    case Kind.LIST:
      return one.values.some(value);
    case Kind.OBJECT:
      return one.fields.some((field) => value(field.value));
    default:
      return false;
  }
}
