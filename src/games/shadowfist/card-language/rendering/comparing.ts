import { equal } from '../../../vocabulary/phrases/equal.ts';

/** Whether abilities are the same but for the names that they give. */
export function meanTheSame(one: unknown, other: unknown): boolean {
  return equal(withPlainNames(one), withPlainNames(other));
}

/** Names become numbers in the order in which they are given. */
function withPlainNames(value: unknown): unknown {
  const names = new Map<string, string>();
  for (const name of namesIn(value)) if (!names.has(name)) names.set(name, `name ${names.size}`);
  return renamed(value, names);
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'as' in value && typeof value.as === 'string' && !('chosen' in value) ? [value.as] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

/** The keys whose texts are names. */
const NAMING: ReadonlySet<string> = new Set([
  'as',
  'chosen',
  'value',
  'share',
  'done',
  'effect',
  'source',
  'number',
]);

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, names));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: readonly [string, unknown]) => [
      key,
      typeof part === 'string' && NAMING.has(key) ? (names.get(part) ?? part) : renamed(part, names),
    ]),
  );
}
