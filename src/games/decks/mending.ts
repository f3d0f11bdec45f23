import { changed, changesKey, overlaid, sizeOf, together } from './changes.ts';
import type { Deck } from './deck.ts';
import type { CardPool, DeckChange, Finding } from './format.ts';
import { leastBound } from './least-bound.ts';

/** What is to be mended, and how to tell that it is. */
export interface Mending {
  readonly deck: Deck;
  readonly pool: CardPool;
  readonly check: (deck: Deck) => readonly Finding[];
  /** What it costs to check the deck, in rules that look at a line each. */
  readonly effort: number;
  /** Of the findings on a changed deck, those that must still go. */
  readonly left: (findings: readonly Finding[]) => readonly Finding[];
}

/** The effort of looking at a change of a repair. */
export const A_CHANGE = 0.25;

/** How many decks may still be checked, and with how much effort. */
export interface Budget {
  checks: number;
  effort: number;
}

export interface Mended {
  /** Sets of changes that mend it, all of as few copies as was found. */
  readonly fixes: readonly (readonly DeckChange[])[];
  /** Whether the search ended by itself: of the changes that the checks propose, no others mend it that are as small. */
  readonly complete: boolean;
}

/** A changed deck on the way. */
interface Step {
  readonly changes: readonly DeckChange[];
  readonly key: string;
  readonly left: readonly Finding[];
  /** At least so many copies are changed in every mended deck on this way. */
  readonly bound: number;
}

const MOST_FIXES = 5;
/** So many sets of fewer changes are tried one and all; beyond that, those of one copy less. */
const MOST_SUBSETS = 64;

/**
 * The smallest sets of changes that mend a deck. The search goes from change to change, first to what needs the fewest
 * copies, and tries at each step every repair of one finding, for that one must be mended in any case. Each fix is
 * checked as it is offered, and none can do with less.
 */
export function mend(mending: Mending, budget: Budget): Mended {
  const trying = new Trying(mending, budget);
  const fixes = new Map<string, readonly DeckChange[]>();
  const offer = (changes: readonly DeckChange[]) => {
    const least = trying.least(changes);
    if (least === undefined) return;
    for (const [key, fix] of fixes) if (sizeOf(fix) > sizeOf(least)) fixes.delete(key);
    fixes.set(changesKey(least), least);
  };
  const start = trying.step([]);
  if (start === undefined) return { fixes: [], complete: false };
  const queue = [start];
  const seen = new Set([start.key]);
  // The last part of the checks is kept for a fix that need not be the smallest.
  const reserve = { checks: Math.floor(budget.checks / 3), effort: Math.floor(budget.effort / 3) };
  const isSpent = () => budget.checks <= reserve.checks || budget.effort <= reserve.effort;
  while (queue.length > 0 && fixes.size < MOST_FIXES) {
    const best = queue.shift();
    if (best === undefined || best.bound > smallest(fixes)) break;
    if (best.left.length === 0) offer(best.changes);
    else {
      for (const repair of easiest(best.left)?.repairs ?? []) {
        if (isSpent()) break;
        const changes = together([...best.changes, ...repair]);
        const key = changesKey(changes);
        if (seen.has(key)) continue;
        seen.add(key);
        const next = trying.step(changes);
        if (next !== undefined) insert(queue, next);
      }
    }
    if (isSpent()) {
      if (fixes.size === 0) trying.allAtOnce(start).forEach(offer);
      return { fixes: [...fixes.values()], complete: false };
    }
  }
  const isMore = queue.some(({ bound }) => bound <= smallest(fixes));
  return { fixes: [...fixes.values()], complete: fixes.size > 0 && !isMore };
}

/** Checks changed decks, as many as the budget allows. */
class Trying {
  readonly #mending: Mending;
  readonly #budget: Budget;

  constructor(mending: Mending, budget: Budget) {
    this.#mending = mending;
    this.#budget = budget;
  }

  /** The deck with the changes; undefined where they cannot be made or no more may be checked. */
  step(changes: readonly DeckChange[]): Step | undefined {
    const left = this.#left(changes);
    if (left === undefined) return undefined;
    return { changes, key: changesKey(changes), left, bound: sizeOf(changes) + leastBound(left) };
  }

  /** The changes without what is not needed; undefined where that cannot be told, or they do not mend it. */
  least(changes: readonly DeckChange[]): readonly DeckChange[] | undefined {
    if (this.#left(changes)?.length !== 0) return undefined;
    for (const fewer of lessThan(changes)) {
      if (fewer.length === 0) continue;
      if (this.#isSpent) return undefined;
      if (this.#left(fewer)?.length === 0) return this.least(fewer);
    }
    return changes;
  }

  /** The cheapest repair of everything at a time, again and again: none or one set of changes, which may be too large. */
  allAtOnce(start: Step): (readonly DeckChange[])[] {
    let step: Step | undefined = start;
    while (step !== undefined && step.left.length > 0) {
      const cheapest = step.left.map(
        ({ repairs }) => [...repairs].sort((a, b) => sizeOf(a) - sizeOf(b))[0] ?? [],
      );
      const changes = together([...step.changes, ...overlaid(cheapest.flat())]);
      if (changesKey(changes) === step.key) return [];
      step = this.step(changes);
    }
    return step === undefined ? [] : [step.changes];
  }

  #left(changes: readonly DeckChange[]): readonly Finding[] | undefined {
    if (this.#isSpent) return undefined;
    const { deck, pool, check, effort, left } = this.#mending;
    this.#budget.checks -= 1;
    this.#budget.effort -= effort + changes.length;
    const made = changed(deck, changes, pool);
    if (made === undefined) return undefined;
    const findings = check(made);
    this.#budget.effort -= changesIn(findings) * A_CHANGE;
    return left(findings);
  }

  get #isSpent(): boolean {
    return this.#budget.checks < 1 || this.#budget.effort <= 0;
  }
}

/** How many changes the repairs of findings have together. */
export function changesIn(findings: readonly Finding[]): number {
  let changes = findings.length;
  for (const { repairs } of findings) for (const repair of repairs) changes += repair.length + 1;
  return changes;
}

function smallest(fixes: ReadonlyMap<string, readonly DeckChange[]>): number {
  let size = Number.POSITIVE_INFINITY;
  for (const fix of fixes.values()) size = Math.min(size, sizeOf(fix));
  return size;
}

/** The finding with the fewest repairs: all must be mended, and this one branches least. */
function easiest(left: readonly Finding[]): Finding | undefined {
  return left
    .filter(({ repairs }) => repairs.length > 0)
    .reduce<Finding | undefined>(
      (best, next) => (best === undefined || next.repairs.length < best.repairs.length ? next : best),
      undefined,
    );
}

/** By what a way needs at least, then by what is still to do, then by name: the same on every machine. */
function insert(queue: Step[], step: Step): void {
  const isBefore = (other: Step) =>
    step.bound - other.bound || step.left.length - other.left.length || (step.key < other.key ? -1 : 1);
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = queue[middle];
    if (other !== undefined && isBefore(other) < 0) high = middle;
    else low = middle + 1;
  }
  queue.splice(low, 0, step);
}

/** Smaller sets of the same changes: all of them, or where they are too many those of one copy less. */
function* lessThan(changes: readonly DeckChange[]): Generator<readonly DeckChange[]> {
  const subsets = changes.reduce((product, { quantity }) => product * (quantity + 1), 1);
  if (subsets <= MOST_SUBSETS) yield* subsetsOf(changes);
  else
    for (const [at, change] of changes.entries()) {
      const fewer = change.quantity > 1 ? [{ ...change, quantity: change.quantity - 1 }] : [];
      yield [...changes.slice(0, at), ...fewer, ...changes.slice(at + 1)];
    }
}

/** Those of the fewest copies first, but for the whole. */
function subsetsOf(changes: readonly DeckChange[]): (readonly DeckChange[])[] {
  return changes
    .reduce<DeckChange[][]>(
      (sets, change) =>
        sets.flatMap((set) =>
          Array.from({ length: change.quantity + 1 }, (_, quantity) =>
            quantity === 0 ? set : [...set, { ...change, quantity }],
          ),
        ),
      [[]],
    )
    .filter((set) => sizeOf(set) < sizeOf(changes))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
}
