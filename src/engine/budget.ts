/** What one request may cost. Counted in work, never in time, so that the same request ends the same way. */
export interface Limits {
  /** Steps of play: effects performed, triggers, comparisons of cards with filters; things looked at, by the hundred. */
  readonly steps: number;
  /** Effects within effects, and figures that ask for figures. */
  readonly depth: number;
  /** Cards, effects and waiting things in a state. */
  readonly objects: number;
  /** Counts the steps of the whole request as work; absent: nobody counts it. */
  readonly work?: Spending | undefined;
}

/** What counts work, and throws what it likes when there is too much of it. */
export interface Spending {
  spend(units: number): void;
}

/** Units of work of a step: about what the most expensive steps take, in microseconds. */
const STEP = 10;

export const usualLimits: Limits = { steps: 3_000, depth: 40, objects: 6_000 };

/** The largest count of anything, such as Power, damage or counters; far more than a game reaches. */
export const GREATEST_FIGURE = 999_999_999;

export type Spent = Exclude<keyof Limits, 'work'> | 'figures';

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

/** What is left for several judgements together. */
export class Purse {
  readonly steps: number;
  #spent = 0;

  constructor(steps: number) {
    this.steps = steps;
  }

  /** Counts work that was done already: what comes next may be refused for it. */
  charge(steps: number): void {
    this.#spent += steps;
  }

  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > this.steps) throw new OverBudget('steps', this.steps);
  }
}

/** What each action of a request adds to the steps that all of it may cost together. */
const STEPS_FOR_AN_ACTION = 50;

/** Hardly more than one action may cost, for actions mostly cost little. */
export function purseForActions({ steps }: Limits, actions: number): Purse {
  return new Purse(steps + actions * STEPS_FOR_AN_ACTION);
}

/** How many lists, each as long as may be, one table can have: no game has so many players who may all do so much. */
const LONGEST_LISTS = 3;

/** The cost limit for the lists of all players together. Each list has its own budget, independent of earlier checks. */
export function purseForLists({ steps }: Limits): Purse {
  return new Purse(steps * LONGEST_LISTS);
}

/** Counts down what a judgement may still cost, and the request with it. */
export class Budget {
  readonly limits: Limits;
  readonly #purse: Purse | undefined;
  #steps = 0;
  #within = 0;

  constructor(limits: Limits = usualLimits, purse?: Purse) {
    this.limits = limits;
    this.#purse = purse;
  }

  get spent(): number {
    return this.#steps;
  }

  step(cost = 1): void {
    this.#steps += cost;
    this.limits.work?.spend(cost * STEP);
    if (this.#steps > this.limits.steps) throw new OverBudget('steps', this.limits.steps);
    this.#purse?.spend(cost);
  }

  /** Computes a value within another computation, up to a limit of depth. */
  deeper<Value>(compute: () => Value): Value {
    this.#within += 1;
    try {
      this.within(this.#within);
      return compute();
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

  /** A figure that could still be written and read: also none that is too great to be a number at all. */
  figure(figure: number): number {
    if (!(Math.abs(figure) <= GREATEST_FIGURE)) throw new OverBudget('figures', GREATEST_FIGURE);
    return figure;
  }
}
