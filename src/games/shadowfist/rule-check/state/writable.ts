import type { Budget } from '../../../../engine/budget.ts';
import { objectsIn } from './reading/size.ts';
import type { State } from './state.ts';

/** What is written must be read again: neither is there too much in it, nor is any figure in it absurd. */
export function refuseUnwritable(state: State, budget: Budget): void {
  budget.hold(objectsIn(state, budget.limits.objects));
  for (const { power, hand, deck, smoked, toasted, burnedForVictory } of state.players) {
    budget.figure(power);
    for (const { unknown } of [hand, deck, smoked, toasted, burnedForVictory]) budget.figure(unknown);
  }
  for (const { damage, counters } of state.inPlay) {
    budget.figure(damage);
    for (const name in counters) budget.figure(counters[name] ?? 0);
  }
  for (const { amount } of state.turn.powerToCome) budget.figure(amount);
  for (const { amount } of state.signposts) budget.figure(amount ?? 0);
  const { question } = state;
  for (const figure of [question?.least, question?.most, question?.amount]) budget.figure(figure ?? 0);
  budget.figure(state.next);
}
