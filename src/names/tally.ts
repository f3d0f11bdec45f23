/** Adds up what each spelling shares with a query, touching only the spellings that share something. */
export interface Tally {
  /** What follows is about the next word of the query. */
  nextWord(): void;
  /** The spelling answers the word so well; of several answers to one word the best counts. */
  answer(at: number, amount: number): void;
  /** The spellings with the largest sums; of equal ones the first. Empties the tally. */
  largest(most: number): readonly number[];
}

/** The lists are as long as the catalogue, so they are made once and marked with the word they were filled for. */
export function createTally(count: number): Tally {
  const sums = new Float64Array(count);
  const answers = new Float64Array(count);
  const answeredWord = new Float64Array(count);
  let touched: number[] = [];
  let firstWord = 1;
  let word = 0;
  return {
    nextWord() {
      word++;
    },
    answer(at, amount) {
      const last = answeredWord[at] ?? 0;
      if (last < firstWord) {
        touched.push(at);
        sums[at] = 0;
      }
      const before = last === word ? (answers[at] ?? 0) : 0;
      answeredWord[at] = word;
      if (amount <= before) return;
      sums[at] = (sums[at] ?? 0) + amount - before;
      answers[at] = amount;
    },
    largest(most) {
      const chosen = firstByRank(touched, most, (a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b);
      touched = [];
      firstWord = word + 1;
      return chosen;
    },
  };
}

/** The first so many in the order, without sorting the rest. */
function firstByRank(
  items: readonly number[],
  most: number,
  compare: (a: number, b: number) => number,
): number[] {
  const kept: number[] = [];
  for (const item of items) {
    const last = kept[most - 1];
    if (last !== undefined && compare(item, last) > 0) continue;
    let to = Math.min(kept.length, most - 1);
    for (; to > 0; to--) {
      const above = kept[to - 1];
      if (above === undefined || compare(item, above) > 0) break;
      kept[to] = above;
    }
    kept[to] = item;
  }
  return kept;
}
