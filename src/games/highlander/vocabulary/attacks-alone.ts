import type { Filter } from './filters.ts';
import type { Kind } from './words.ts';

const attacks: readonly Kind[] = [
  ...(['attack', 'basic-attack', 'special-attack', 'ranged-attack', 'dirty-trick'] as const),
];

/** Whether a filter lets nothing through but attacks, by the kinds that it names. */
export function isOfAttacksAlone(filter: Filter | undefined): boolean {
  if (filter === undefined) return false;
  const { kind = [], any = [], all = [] } = filter;
  return (
    kind.some((one) => attacks.includes(one)) ||
    all.some(isOfAttacksAlone) ||
    (any.length > 0 && any.every(isOfAttacksAlone))
  );
}
