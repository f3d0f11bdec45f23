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
  return says(ability, ({ do: effect }) => typeof effect === 'string' && effectsThat[what].includes(effect));
}

/** Whether it makes something a Head Shot. */
export function makesHeadShot(ability: Ability): boolean {
  return says(ability, ({ headShot }) => headShot === 'is');
}

type Part = { readonly [Key in 'do' | 'headShot']?: unknown };

function says(part: unknown, so: (part: Part) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return so(part) || Object.values(part).some((inner) => says(inner, so));
}
