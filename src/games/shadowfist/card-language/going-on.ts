import { Unresolved } from '../../vocabulary/card-language/unresolved.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Condition } from '../vocabulary/terms.ts';
import type { Group } from './groups.ts';

/** “you do so”: whether the effect before it was done. The name is given when the text is assembled. */
export const DONE: Condition = { done: '#done' };
export const NOT_DONE: Condition = { not: DONE };
/** “otherwise”: the condition before it does not hold. */
export const OTHERWISE: Condition = { not: { done: '#condition' } };

type Parts = Pick<Group, 'do' | 'resolver' | 'choose'>;

/** Adds an effect, which may depend on the one before it: “if you do”, “otherwise”. */
export function goOn(group: Parts, effect: Effect): void {
  if (effect.do !== 'if') group.do.push(effect);
  else if (equal(effect.condition, OTHERWISE)) otherwise(group, effect.effects);
  else if (equal(effect.condition, DONE) || equal(effect.condition, NOT_DONE)) ifDone(group, effect);
  else group.do.push(effect);
}

function otherwise({ do: all }: Pick<Group, 'do'>, effects: readonly Effect[]): void {
  const before = all.pop();
  const isOpen = (before?.do === 'if' || before?.do === 'may') && before.otherwise === undefined;
  if (!isOpen) throw new Unresolved();
  all.push({ ...before, otherwise: effects });
}

type If = Extract<Effect, { readonly do: 'if' }>;

function ifDone({ do: all, resolver, choose }: Parts, effect: If): void {
  const before = all.pop();
  if (before !== undefined && equal(effect.condition, NOT_DONE)) all.push(...choicesOf(before, choose));
  const named = before === undefined ? undefined : withName(before, () => resolver.newName('done'));
  if (named === undefined) throw new Unresolved();
  const done: Condition = { done: named.name };
  all.push(named.effect, { ...effect, condition: equal(effect.condition, DONE) ? done : { not: done } });
}

/** The effect under a name; of what a player may do, the last that is done then. */
function withName(
  effect: Effect,
  newName: () => string,
): { readonly effect: Effect; readonly name: string } | undefined {
  if (effect.do === 'may') {
    const last = effect.effects.at(-1);
    const named = last === undefined ? undefined : withName(last, newName);
    if (named === undefined) return undefined;
    return {
      effect: { ...effect, effects: [...effect.effects.slice(0, -1), named.effect] },
      name: named.name,
    };
  }
  if ('effects' in effect || effect.do === 'choose') return undefined;
  const name = effect.as ?? newName();
  return { effect: { ...effect, as: name }, name };
}

/** What cannot be chosen need not be done: the choice is made when the effect is resolved. */
function choicesOf(effect: Effect, choose: Choice[]): Effect[] {
  const at = choose.findIndex(
    (one) => 'cards' in effect && equal(effect.cards, { chosen: one.as }) && !('target' in one),
  );
  return choose.splice(at < 0 ? choose.length : at, 1).map((choice) => ({ do: 'choose', choice }));
}
