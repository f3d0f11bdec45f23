import type { Ability } from '../../vocabulary/abilities.ts';
import { ability as abilitySchema } from '../../vocabulary/grammar.ts';

/** The ability with a number in it made so much greater or smaller; as it was, if there is no such number. */
export function withNumber(ability: Ability, steps: readonly string[], by: number): Ability {
  const changed = abilitySchema.safeParse(changedAt(ability, steps, by));
  return changed.success ? changed.data : ability;
}

function changedAt(part: unknown, [step, ...rest]: readonly string[], by: number): unknown {
  if (step === undefined) return typeof part === 'number' ? part + Math.sign(part) * by : part;
  if (Array.isArray(part))
    return part.map((one, at) => (String(at) === step ? changedAt(one, rest, by) : one));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => [key, key === step ? changedAt(one, rest, by) : one]),
  );
}
