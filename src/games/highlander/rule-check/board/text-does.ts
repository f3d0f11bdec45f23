import type { Ability } from '../../vocabulary/abilities.ts';
import type { Filter } from '../../vocabulary/filters.ts';

type What = NonNullable<Filter['does']>;

const effectsThat: Readonly<Record<What, readonly string[]>> = {
  disarm: ['disarm', 'disarm-weapon'],
  break: ['break-a-weapon', 'break-weapon'],
  trip: ['trip'],
};

/** Whether a text may do that: anywhere in it, whatever it depends on. */
export function mayDo(ability: Ability, what: What): boolean {
  return holdsEffect(ability, effectsThat[what]);
}

function holdsEffect(part: unknown, effects: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && typeof part.do === 'string' && effects.includes(part.do)) return true;
  return Object.values(part).some((inner) => holdsEffect(inner, effects));
}
