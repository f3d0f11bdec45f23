import { z } from 'zod';
import type { Filter } from '../../vocabulary/filters.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { type PlayerModifierWord, playerModifier } from './player-modifier-word.ts';

export interface PreventsDamage {
  readonly preventsDamage: Amount | 'all';
  readonly from?: Filter;
}

export const preventsDamage: PlayerModifierWord<PreventsDamage, 'preventsDamage'> = playerModifier({
  description: 'Reduces damage done to the player by this much, or to zero; with `from`, by matching cards.',
  keys: ({ amount, filter }) => ({
    preventsDamage: z.union([z.literal('all'), amount]),
    from: filter.exactOptional(),
  }),
  roles: { preventsDamage: {} },
});

export interface DamageReducedTo {
  readonly damageReducedTo: Amount;
  readonly from?: Filter;
}

export const damageReducedTo: PlayerModifierWord<DamageReducedTo, 'damageReducedTo'> = playerModifier({
  description: 'Damage done to the player is at most this much; with `from`, damage by matching cards.',
  keys: ({ amount, filter }) => ({ damageReducedTo: amount, from: filter.exactOptional() }),
  roles: { damageReducedTo: {} },
});
