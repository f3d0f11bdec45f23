import type { Chance } from '../../bench/chance.ts';

/** The same JSON, the keys of its objects in an order that chance gives. */
export function shuffled(json: unknown, chance: Chance): unknown {
  if (Array.isArray(json)) return json.map((one) => shuffled(one, chance));
  if (typeof json !== 'object' || json === null) return json;
  const parts = Object.entries(json).map(
    ([key, value]) => [chance.below(1_000), key, shuffled(value, chance)] as const,
  );
  return Object.fromEntries(parts.toSorted().map(([, key, value]) => [key, value]));
}
