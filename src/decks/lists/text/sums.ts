import { toldBy } from '../told-otherwise.ts';
import type { Reading } from './reading.ts';

/** The cards under a line, as the lines of a text are gone through from the last to the first. */
export class Sums {
  /** How many lines of cards stand below each place where a group may end, by how many cards these are. */
  #ends = new Map<number, number>();
  #copies = 0;
  #lines = 0;
  /** The reading directly below, and the next that is not blank. */
  #below: Reading | undefined;
  #next: Reading | undefined;

  /** How many lines of cards come to the number exactly where a group may end; 0 where none do. */
  linesOf(told: number): number {
    // A heading directly below another does not head the same cards.
    if (this.#next?.is === 'heading' && toldBy(this.#next.heading) === told) return 0;
    const lines = told === 0 ? undefined : this.#ends.get(this.#copies - told);
    return lines === undefined ? 0 : this.#lines - lines;
  }

  add(reading: Reading): void {
    if (reading.is === 'zone') {
      this.#ends = new Map();
      this.#copies = 0;
      this.#lines = 0;
    }
    if (reading.is === 'card') {
      const isEnd = this.#below?.is !== 'card' || this.#below.indent < reading.indent;
      if (isEnd) this.#ends.set(this.#copies, this.#lines);
      this.#copies += reading.card.quantity;
      this.#lines += 1;
    }
    this.#below = reading;
    if (reading.is !== 'blank') this.#next = reading;
  }
}
