import { formMeant, formOf, partsOf, type Schema, unwrapped } from '../../engine/forms.ts';
import type { Path } from '../../engine/mistake.ts';

/** A place of a definition. The schemas alone know what stands where, so no key can be forgotten here. */
export interface Node {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: Path;
}

/** The places right below, in the order in which the schema tells them. */
export function nodesBelow({ schema, value, path }: Node): Node[] {
  const inner = unwrapped(schema) ?? formMeant(schema, value);
  if (inner !== undefined)
    return value === null || value === undefined ? [] : [{ schema: inner, value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return [...partsOf(formOf(schema), value)].map(({ step, schema: part, given }) => ({
    ...{ schema: part, value: given, path: [...path, step] },
  }));
}
