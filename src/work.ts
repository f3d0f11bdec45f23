import { Problem } from './problem.ts';

/** Units of work of a query of the database. */
export const DATABASE_QUERY = 2_000;

/**
 * The work of one request, counted while it is done. A unit takes about a microsecond. The count depends on the request
 * and the content only, so the same request always ends the same way.
 */
export class Work {
  /** The most units that the request may cost. */
  readonly limit: number;
  /** Whether another thread does what this one may not. */
  readonly #hasHelp: boolean;
  #cost = 0;
  #worst = 0;

  constructor(limit: number, { hasHelp = false }: { readonly hasHelp?: boolean } = {}) {
    this.limit = limit;
    this.#hasHelp = hasHelp;
  }

  /** The units counted so far. */
  get cost(): number {
    return this.#cost;
  }

  get isOverLimit(): boolean {
    return this.#cost + this.#worst > this.limit;
  }

  /**
   * Announces work whose cost is not known before it is done. Throws if it may cost more than this thread may do and
   * another thread helps.
   */
  expect(worst: number): void {
    if (!this.#hasHelp || this.#cost + worst <= this.limit) return;
    this.#worst = worst;
    throw tooCostly(Math.ceil(this.#cost + worst), this.limit);
  }

  /** Counts work before it is done. Throws a Problem `request/too-costly` if the request may not do it. */
  spend(units: number): void {
    if (!this.allows(units)) throw tooCostly(Math.ceil(this.#cost), this.limit);
  }

  /** Counts work as `spend` does; false if the request may not do it. */
  allows(units: number): boolean {
    this.#cost += units;
    return !this.isOverLimit;
  }

  /** The same limit, with nothing counted yet. */
  anew(): Work {
    return new Work(this.limit, { hasHelp: this.#hasHelp });
  }
}

/** For programs that do their own work only, such as the command line. */
export function unlimitedWork(): Work {
  return new Work(Number.POSITIVE_INFINITY);
}

function tooCostly(cost: number, limit: number): Problem {
  return new Problem(
    'request/too-costly',
    `The request needs at least ${cost} units of work; the limit is ${limit}. Split it into smaller requests.`,
    { cost, limit },
  );
}
