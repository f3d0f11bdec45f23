/**
 * Chance that a seed repeats: Marsaglia's xorshift of 32 bits (Journal of Statistical Software 8.14, 2003), shifts 13,
 * 17 and 5. It passes for chance at a table, and for nothing that has to be kept secret.
 */
export class Chance {
  #state: number;

  constructor(seed: number) {
    // Seeds that follow one another begin far apart, and none begins at 0, from which the shifts never leave.
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 0 || 1;
    for (let warmingUp = 0; warmingUp < 8; warmingUp += 1) this.#next();
  }

  /** A whole number from the least to the most, each as likely as the others. */
  between(least: number, most: number): number {
    return least + Math.floor((this.#next() / 2 ** 32) * (most - least + 1));
  }

  /** One of these; undefined if there are none. */
  one<Item>(items: readonly Item[]): Item | undefined {
    return items[this.between(0, items.length - 1)];
  }

  /** All of these in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items];
    return items.flatMap(() => left.splice(this.between(0, left.length - 1), 1));
  }

  #next(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return this.#state >>> 0;
  }
}
