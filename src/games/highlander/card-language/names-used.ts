import type { Assembled } from '../../vocabulary/card-language/compiling.ts';
import type { Ability } from '../vocabulary/abilities.ts';

/** Under these keys a name is read. */
const READING: ReadonlySet<string> = new Set([
  'chosen',
  'value',
  'in',
  'exertion',
  'winnerOf',
  'loserOf',
  'done',
]);

/** The abilities without the names of effects to which nothing refers. */
export function pruned(all: readonly Assembled<Ability>[]): Assembled<Ability>[] {
  const used = new Set<string>();
  collect(all, used);
  return all.map(({ ability, sentences }) => ({ ability: withoutUnused(ability, used), sentences }));
}

function collect(value: unknown, used: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (READING.has(key) && typeof part === 'string') used.add(part);
    else collect(part, used);
  }
}

function withoutUnused<Value>(value: Value, used: ReadonlySet<string>): Value;
function withoutUnused(value: unknown, used: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withoutUnused(one, used));
  const isEffect = 'do' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !(isEffect && key === 'as' && typeof part === 'string' && !used.has(part)))
      .map(([key, part]) => [key, withoutUnused(part, used)]),
  );
}
