import { equal } from '../../vocabulary/phrases/equal.ts';
import type { Filter } from '../vocabulary/terms.ts';

/** Alternatives that differ in their types alone are one filter with several types. */
export function anyOf(all: readonly Filter[], as: 'one' | 'many' = 'one'): Filter | undefined {
  const isPlain = all.slice(1).every((one) => Object.keys(one).length === 1 && one.type !== undefined);
  if (all.length < 2 || isPlain || areAdjectives(all, as)) return undefined;
  const [first, ...others] = all.map(({ type: _, ...rest }) => rest);
  const types = all.flatMap(({ type }) => type ?? []);
  const isAlike = others.every((other) => equal(first, other)) && types.length === all.length;
  return isAlike ? { type: types, ...first } : { any: all };
}

/** “<Cop> or Weapon States”: words that describe the noun after the last of them. */
function areAdjectives(all: readonly Filter[], as: 'one' | 'many'): boolean {
  // The plural “Weapons” is not an adjective.
  const isNoun = as === 'one' && all.at(-1)?.type !== undefined;
  const last = all.at(-1);
  // “Cops and Hoods”: nouns all of them.
  if (last !== undefined && equal(last, { designator: last.designator ?? '' })) return false;
  return all
    .slice(0, -1)
    .every(
      (one) =>
        equal(one, { designator: one.designator ?? '' }) ||
        (isNoun && equal(one, { restriction: one.restriction ?? '' })),
    );
}
