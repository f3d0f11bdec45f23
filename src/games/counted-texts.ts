import type { Spending } from '../engine/budget.ts';
import { compilingCost } from './compiled-abilities.ts';

/**
 * Counts the compiling of texts as work of the request that gives them: each card once, whether or not its text was
 * compiled for an earlier request, so that the same request always costs the same.
 */
export class CountedTexts {
  #work: Spending | undefined;
  readonly #counted = new Set<object>();

  /** Counts what is compiled while a request is judged. */
  during<Value>(work: Spending | undefined, judge: () => Value): Value {
    this.#work = work;
    this.#counted.clear();
    return judge();
  }

  count(card: object, text: string): void {
    if (this.#work === undefined || this.#counted.has(card)) return;
    this.#counted.add(card);
    this.#work.spend(compilingCost({ text }));
  }
}
