import { Problem } from './problem.ts';

/** Units of work of a query of the database, and the part of them that the thread which asks does itself. */
const QUERY = 2_000;
const ASKING = 100;

/** After so many units a request that can pause lets others go first. */
const A_STRETCH = 5_000;

/** What a request may do on the thread that answers it. */
export interface WorkRules {
  /** The most units that the request may cost. */
  readonly limit: number;
  /** The most units without a pause, if another thread can do more. Absent: there is no such thread. */
  readonly atOnce?: number | undefined;
  /** Calls back when it is the turn of a client. Absent: nobody else waits for this thread. */
  readonly takeTurn?: ((client: string, begin: () => void) => void) | undefined;
  /** Reports progress, and returns false if nobody waits for the answer any more. */
  readonly isWanted?: (() => boolean) | undefined;
  /** Whether the client could ask for the same in several requests. */
  readonly canBeSplit?: boolean | undefined;
}

/**
 * The work of one request, counted while it is done. A unit takes about a microsecond. The count depends on the request
 * and the content only, so the same request always ends the same way.
 */
export class Work {
  readonly #rules: WorkRules;
  readonly #client: string;
  #cost = 0;
  /** The units since the last pause. */
  #stretch = 0;
  #worst = 0;
  #isWanted = true;

  constructor(rules: WorkRules, client = '') {
    this.#rules = rules;
    this.#client = client;
  }

  /** The units counted so far. */
  get cost(): number {
    return this.#cost;
  }

  /** Whether the request may not go on here. */
  get isOverLimit(): boolean {
    const { limit, atOnce = limit } = this.#rules;
    return !this.#isWanted || this.#cost > limit || this.#stretch + this.#worst > atOnce;
  }

  /**
   * Announces work whose cost is not known before it is done. Throws if it may cost more than this thread may do at once
   * and another thread helps.
   */
  expect(worst: number): void {
    const { atOnce } = this.#rules;
    if (atOnce === undefined || this.#stretch + worst <= atOnce) return;
    this.#worst = worst;
    throw this.#refusal();
  }

  /** Counts work before it is done. Throws a Problem `request/too-costly` if the request may not do it. */
  spend(units: number): void {
    if (!this.allows(units)) throw this.#refusal();
  }

  /** Counts work as `spend` does; false if the request may not do it. */
  allows(units: number): boolean {
    this.#cost += units;
    this.#stretch += units;
    if (this.#rules.isWanted?.() === false) this.#isWanted = false;
    return !this.isOverLimit;
  }

  /** Counts a query of the database, as `spend` does. This thread can answer others until the result is there. */
  spendOnQuery(): void {
    this.#cost += QUERY - ASKING;
    this.spend(ASKING);
  }

  /** Waits until it is the client's turn. Other clients are answered meanwhile. */
  async takeTurn(): Promise<void> {
    const { takeTurn } = this.#rules;
    this.#stretch = 0;
    if (takeTurn !== undefined) await new Promise<void>((resolve) => takeTurn(this.#client, resolve));
  }

  /** Lets others be answered if this request has kept the thread for long. */
  async pause(): Promise<void> {
    if (this.#stretch >= A_STRETCH) await this.takeTurn();
  }

  /** The same rules, with nothing counted yet. */
  anew(): Work {
    return new Work(this.#rules, this.#client);
  }

  #refusal(): Problem {
    const { limit, canBeSplit = false } = this.#rules;
    const cost = Math.ceil(this.#cost + this.#worst);
    const advice = canBeSplit ? ' Split it into smaller requests.' : '';
    return new Problem(
      'request/too-costly',
      `The request needs at least ${cost} units of work; the limit is ${limit}.${advice}`,
      { cost, limit },
    );
  }
}

/** For programs that do their own work only, such as the command line. */
export function unlimitedWork(): Work {
  return new Work({ limit: Number.POSITIVE_INFINITY });
}
