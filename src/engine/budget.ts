/** What one request may cost. Counted in work, never in time, so that the same request ends the same way. */
export interface Limits {
  /** Steps of play: effects performed, triggers, comparisons of cards with filters by the hundred. */
  readonly steps: number;
  /** Effects within effects. */
  readonly depth: number;
  /** Cards, effects and waiting things in a state. */
  readonly objects: number;
}

export const usualLimits: Limits = { steps: 4_000, depth: 40, objects: 6_000 };

export type Spent = keyof Limits;

/** Work ran out: the answer is `over-budget`, and nothing has changed. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
  readonly spent: Spent;
  readonly limit: number;

  constructor(spent: Spent, limit: number) {
    super(`More than ${limit} ${spent} would be needed.`);
    this.spent = spent;
    this.limit = limit;
  }
}

/** Counts down what a request may still cost. */
export class Budget {
  readonly limits: Limits;
  #steps = 0;
  #within = 0;

  constructor(limits: Limits = usualLimits) {
    this.limits = limits;
  }

  step(cost = 1): void {
    this.#steps += cost;
    if (this.#steps > this.limits.steps) throw new OverBudget('steps', this.limits.steps);
  }

  /** Reckons what is asked for while something else is reckoned: so far, and no further. */
  deeper<Value>(reckon: () => Value): Value {
    this.#within += 1;
    this.within(this.#within);
    try {
      return reckon();
    } finally {
      this.#within -= 1;
    }
  }

  within(depth: number): void {
    if (depth > this.limits.depth) throw new OverBudget('depth', this.limits.depth);
  }

  hold(objects: number): void {
    if (objects > this.limits.objects) throw new OverBudget('objects', this.limits.objects);
  }
}
