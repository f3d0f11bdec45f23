import type { Effect } from '../vocabulary/effects.ts';
import type { Happened } from './slots.ts';

type When = Extract<Effect, { do: 'when' }>;

/** What waits for an event is triggered by each such event alone, whatever else happens at the same time. */
export function waitingFor({
  on: { on, ...beside },
  until,
  effects,
}: Pick<When, 'until' | 'effects'> & { readonly on: Happened }): When | undefined {
  return Object.keys(beside).length > 0 ? undefined : { do: 'when', on, until, once: false, effects };
}
