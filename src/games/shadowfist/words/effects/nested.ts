import { type Effect, rolesOf } from './effects.ts';

/** The effects that an effect holds, whether it does them now or later. */
export function nestedIn(effect: Effect): readonly Effect[] {
  const effects = 'effects' in effect ? (effect.effects ?? []) : [];
  const otherwise = 'otherwise' in effect ? (effect.otherwise ?? []) : [];
  return [...effects, ...otherwise];
}

/** All effects, each before those it holds. */
export function everyEffect(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [effect, ...everyEffect(nestedIn(effect))]);
}

export function withNested(
  effect: Effect,
  change: (effects: readonly Effect[]) => readonly Effect[],
): Effect {
  if (rolesOf(effect).nested === undefined || !('effects' in effect)) return effect;
  const { effects } = effect;
  const changed = effects === undefined ? effect : { ...effect, effects: change(effects) };
  return 'otherwise' in changed && changed.otherwise !== undefined
    ? { ...changed, otherwise: change(changed.otherwise) }
    : changed;
}
