import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { damageKind, inflictedBy, manyCards, ofKind } from '../../card-language/modifier-parts.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef, Players } from '../../vocabulary/references.ts';
import type { Amount, Cards, Filter } from '../../vocabulary/terms.ts';
import type { Reading } from '../word.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

export interface TakesNoDamage {
  readonly takesNoDamage: {
    readonly from?: Filter;
    readonly byPlayers?: Players;
    readonly combat?: boolean;
    /** Of the effect, or source of damage, that was chosen under that name. */
    readonly ofSource?: string;
  };
}

export const takesNoDamage: ModifierWord<TakesNoDamage, 'takesNoDamage'> = modifier({
  description: 'Reduces damage inflicted on the card to zero.',
  keys: ({ filter, players }) => ({
    takesNoDamage: z.strictObject({
      from: filter.exactOptional().describe('Only damage by matching cards.'),
      byPlayers: players.exactOptional().describe('Only damage by cards of these players.'),
      combat: z.boolean().exactOptional().describe('Only combat damage, or only other damage.'),
      ofSource: name
        .exactOptional()
        .describe('Only damage of the effect, or source of damage, that was chosen under that name.'),
    }),
  }),
  roles: {
    takesNoDamage: {
      reads: ({ takesNoDamage: { ofSource } }) => readsSource(['takesNoDamage', 'ofSource'], ofSource),
    },
  },
  phrases: () => [
    words<TakesNoDamage>('take~ no damage', { takesNoDamage: {} }),
    words<TakesNoDamage>('take~ no combat damage', { takesNoDamage: { combat: true } }),
    words<TakesNoDamage>('take~ no non-combat damage', { takesNoDamage: { combat: false } }),
    reading(
      'take~ no {kind} from {from}',
      { kind: damageKind, from: manyCards },
      ({ kind, from }): TakesNoDamage => ({ takesNoDamage: { ...inflictedBy(from), ...ofKind(kind) } }),
    ),
  ],
});

export interface ReducesDamage {
  readonly reducesDamage: Amount;
  readonly from?: Filter;
  readonly byPlayers?: Players;
  readonly combat?: boolean;
  /** Of the effect, or source of damage, that was chosen under that name. */
  readonly ofSource?: string;
}

function readsSource(path: Reading['path'], source: string | undefined): readonly Reading[] {
  return source === undefined ? [] : [{ path, name: source, means: ['effect', 'damage-source'] }];
}

export const reducesDamage: ModifierWord<ReducesDamage, 'reducesDamage'> = modifier({
  description:
    'Reduces damage inflicted on the card by that much: damage by matching cards, by cards of these players, combat damage, or damage of the effect or source of damage chosen under the name `ofSource`. In `reducesDamage`, `eventAmount` is the damage before it is reduced.',
  keys: ({ amount, filter, players }) => ({
    reducesDamage: amount.refine(
      (by) => typeof by !== 'number' || by > 0,
      'A reduction is more than 0. Say an increase with `increasesDamage`.',
    ),
    from: filter.exactOptional(),
    byPlayers: players.exactOptional(),
    combat: z.boolean().exactOptional(),
    ofSource: name.exactOptional(),
  }),
  roles: {
    reducesDamage: {
      damageEvent: ['amount'],
      reads: ({ ofSource }) => readsSource(['ofSource'], ofSource),
    },
  },
});

/** "Cannot be reduced" does not keep damage from being increased (7.7). */
export interface IncreasesDamage {
  readonly increasesDamage: Amount;
  readonly from?: Filter;
  readonly byPlayers?: Players;
  readonly combat?: boolean;
}

export const increasesDamage: ModifierWord<IncreasesDamage, 'increasesDamage'> = modifier({
  description:
    'Increases damage inflicted on the card by that much: damage by matching cards, by cards of these players, or combat damage.',
  keys: ({ amount, filter, players }) => ({
    increasesDamage: amount,
    from: filter.exactOptional(),
    byPlayers: players.exactOptional(),
    combat: z.boolean().exactOptional(),
  }),
  roles: { increasesDamage: {} },
});

/** Each source is reduced for itself (4.5.1). */
export interface TakesAtMost {
  readonly takesAtMost: Amount;
  readonly from?: Filter;
  readonly byPlayers?: Players;
  readonly combat?: boolean;
}

export const takesAtMost: ModifierWord<TakesAtMost, 'takesAtMost'> = modifier({
  description:
    'Reduces damage that one source inflicts on the card to this much if it is more: damage by matching cards, by cards of these players, or combat damage.',
  keys: ({ amount, filter, players }) => ({
    takesAtMost: amount,
    from: filter.exactOptional(),
    byPlayers: players.exactOptional(),
    combat: z.boolean().exactOptional(),
  }),
  roles: { takesAtMost: {} },
});

export interface TakesDouble {
  readonly takesDouble: {
    readonly from?: Filter;
    readonly byPlayers?: Players;
    readonly combat?: boolean;
  };
}

export const takesDouble: ModifierWord<TakesDouble, 'takesDouble'> = modifier({
  description: 'Doubles damage inflicted on the card, before the damage is reduced.',
  keys: ({ filter, players }) => ({
    takesDouble: z.strictObject({
      from: filter.exactOptional().describe('Only damage by matching cards.'),
      byPlayers: players.exactOptional().describe('Only damage by cards of these players.'),
      combat: z.boolean().exactOptional().describe('Only combat damage, or only other damage.'),
    }),
  }),
  roles: { takesDouble: {} },
  phrases: () => [
    words<TakesDouble>('take~ double damage', { takesDouble: {} }),
    reading(
      'take~ double {kind} from {from}',
      { kind: damageKind, from: manyCards },
      ({ kind, from }): TakesDouble => ({ takesDouble: { ...inflictedBy(from), ...ofKind(kind) } }),
    ),
  ],
});

export interface InflictsNoDamage {
  readonly inflictsNoDamage: { readonly on?: Filter; readonly combat?: boolean };
}

export const inflictsNoDamage: ModifierWord<InflictsNoDamage, 'inflictsNoDamage'> = modifier({
  description: 'Reduces damage that the card inflicts to zero.',
  keys: ({ filter }) => ({
    inflictsNoDamage: z.strictObject({
      on: filter.exactOptional().describe('Only damage on matching cards.'),
      combat: z.boolean().exactOptional().describe('Only combat damage, or only other damage.'),
    }),
  }),
  roles: { inflictsNoDamage: {} },
  phrases: () => [
    words<InflictsNoDamage>('inflict~ no combat damage', { inflictsNoDamage: { combat: true } }),
    words<InflictsNoDamage>('inflict~ no damage', { inflictsNoDamage: {} }),
    reading(
      'inflict~ no combat damage on {on}',
      { on: manyCards },
      ({ on }): InflictsNoDamage => ({ inflictsNoDamage: { on, combat: true } }),
    ),
    reading(
      'inflict~ no damage on {on}',
      { on: manyCards },
      ({ on }): InflictsNoDamage => ({ inflictsNoDamage: { on } }),
    ),
  ],
});

/** In combat, the limit applies before the damage is divided; it applies to each effect of the card by itself. */
export interface InflictsAtMost {
  readonly inflictsAtMost: Amount;
}

export const inflictsAtMost: ModifierWord<InflictsAtMost, 'inflictsAtMost'> = modifier({
  description: 'The card never inflicts more damage than this.',
  keys: ({ amount }) => ({ inflictsAtMost: amount }),
  roles: { inflictsAtMost: {} },
  phrases: () => [
    reading(
      '(never inflict~ more than|cannot inflict more than) {inflictsAtMost} [point~ of] damage',
      { inflictsAtMost: say.simpleAmount },
      (one): InflictsAtMost => one,
    ),
  ],
});

export interface DamageCannotBeReduced {
  readonly damageCannotBeReduced: true;
  /** Only its combat damage. */
  readonly combat?: true;
}

export const damageCannotBeReduced: ModifierWord<DamageCannotBeReduced, 'damageCannotBeReduced'> = modifier({
  description: 'The damage that the card inflicts, or only its combat damage, cannot be reduced.',
  keys: () => ({ damageCannotBeReduced: z.literal(true), combat: z.literal(true).exactOptional() }),
  roles: { damageCannotBeReduced: {} },
});

export interface DamageCannotBeRedirected {
  readonly damageCannotBeRedirected: true;
  /** Only its combat damage. */
  readonly combat?: true;
}

export const damageCannotBeRedirected: ModifierWord<DamageCannotBeRedirected, 'damageCannotBeRedirected'> =
  modifier({
    description: 'The damage that the card inflicts, or only its combat damage, cannot be redirected.',
    keys: () => ({ damageCannotBeRedirected: z.literal(true), combat: z.literal(true).exactOptional() }),
    roles: { damageCannotBeRedirected: {} },
  });

export interface DamageCannotBeRemoved {
  readonly damageCannotBeRemoved: true;
  /** Only its combat damage. */
  readonly combat?: true;
}

export const damageCannotBeRemoved: ModifierWord<DamageCannotBeRemoved, 'damageCannotBeRemoved'> = modifier({
  description: 'The damage that the card inflicts, or only its combat damage, cannot be healed.',
  keys: () => ({ damageCannotBeRemoved: z.literal(true), combat: z.literal(true).exactOptional() }),
  roles: { damageCannotBeRemoved: {} },
});

export interface RedirectsDamageTo {
  readonly redirectsDamageTo: CardRef;
}

export const redirectsDamageTo: ModifierWord<RedirectsDamageTo, 'redirectsDamageTo'> = modifier({
  description: 'Redirects all damage inflicted on the card to another card.',
  keys: ({ cardRef }) => ({ redirectsDamageTo: cardRef }),
  roles: { redirectsDamageTo: {} },
});

/** In `alsoInflictsOn`, `event` refers to the card that matches `damaging`. */
export interface AlsoInflictsOn {
  readonly alsoInflictsOn: Cards;
  readonly damaging: Filter;
}

export const alsoInflictsOn: ModifierWord<AlsoInflictsOn, 'alsoInflictsOn'> = modifier({
  description:
    'When the card inflicts combat damage on a card that matches `damaging`, it inflicts the same damage on these cards at the same time.',
  keys: ({ cards, filter }) => ({ alsoInflictsOn: cards, damaging: filter }),
  roles: { alsoInflictsOn: { damageEvent: ['card'] } },
});

/** The amount is computed, and the player chooses, as damage is inflicted. `each` is the other card. */
export interface MayInflict {
  readonly mayInflict: Amount;
  readonly on: Filter;
}

export const mayInflict: ModifierWord<MayInflict, 'mayInflict'> = modifier({
  description:
    'In combat with a matching card, the controller may have the card inflict this much damage instead of its own.',
  keys: ({ amount, filter }) => ({ mayInflict: amount, on: filter }),
  roles: { mayInflict: {} },
});
