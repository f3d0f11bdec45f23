import type { Budget } from '../../../../../engine/budget.ts';
import { isRecord } from '../../../../../engine/forms.ts';
import { readIfRight } from '../../../../../engine/reading.ts';
import { objectsWithin, wordsWithin } from '../../../../../engine/size.ts';
import { type Definition, definition } from '../../../vocabulary/definition.ts';

/** What it costs to read a word of the vocabulary, and to tell by its letters whether a card was read already. */
const A_WORD = 1;
const A_LETTER = 0.0005;

/** So many words of lists cost nothing. */
const FREE_WORDS = 100;

/** Cards of one's own. Each is read once, however many copies of it there are. */
export class OwnCards {
  readonly #budget: Budget;
  readonly #read = new Map<string, Definition | undefined>();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Undefined for what is no card. */
  read(given: unknown): Definition | undefined {
    if (!isRecord(given)) return undefined;
    const words = objectsWithin(given);
    this.#budget.hold(words);
    const letters = JSON.stringify(given);
    this.#budget.step(letters.length * A_LETTER);
    if (!this.#read.has(letters)) {
      this.#budget.step(Math.max(words, wordsWithin(given) - FREE_WORDS) * A_WORD);
      this.#read.set(letters, readIfRight(definition, given));
    }
    return this.#read.get(letters);
  }
}
