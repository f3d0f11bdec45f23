import type { Ability } from '../vocabulary/abilities.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Filter } from '../vocabulary/terms.ts';

type Modify = Extract<Effect, { do: 'modify' }>;

/** “Attackers … until the end of the attack” are also those that join it later; “these attackers” are chosen before. */
export function withWhichever(ability: Ability): Ability {
  return mapped(ability, (effect) => (isOfTheAttack(effect) ? { ...effect, whichever: true } : effect));
}

/** The abilities as texts say them: that the cards are whichever match goes without saying. */
export function withoutWhichever(ability: Ability): Ability {
  return mapped(ability, (effect) => {
    const { whichever, ...rest } = effect;
    return whichever === true && isOfTheAttack(rest) ? rest : effect;
  });
}

function isOfTheAttack({ cards, until }: Modify): boolean {
  if (until !== 'end-of-attack' || typeof cards !== 'object' || !('each' in cards)) return false;
  return roles.some((role) => cards.each[role] !== undefined && cards.each[role] !== false);
}

/** What a Character is in an attack, and may become later. */
const roles = [
  'attacking',
  'intercepting',
  'attackingCard',
  'interceptingCard',
  'attackingAny',
  'interceptingAny',
] as const satisfies readonly (keyof Filter)[];

function mapped<Value>(value: Value, change: (effect: Modify) => Modify): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => mapped(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, mapped<unknown>(part, change)]);
  const whole = Object.fromEntries(entries) as Value;
  return isModify(whole) ? (change(whole) as Value) : whole;
}

const isModify = (value: unknown): value is Modify =>
  typeof value === 'object' && value !== null && 'do' in value && value.do === 'modify' && 'until' in value;
