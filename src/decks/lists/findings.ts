import { isText } from '../../card-files/words.ts';
import {
  type ListProblem,
  type ListRemark,
  type ProblemCode,
  type RemarkCode,
  UnreadableList,
} from './answers.ts';
import type { Place } from './deck-list.ts';
import { limits } from './limits.ts';
import { oneLine } from './words.ts';

/** What is found while a list is read. One problem is enough for it not to be read, but all are told. */
export class Findings {
  readonly remarks: ListRemark[] = [];
  readonly #problems: ListProblem[] = [];

  problem(code: ProblemCode, message: string, place: Place): void {
    this.#problems.push({ code, message, place });
    if (this.#problems.length >= limits.problems) this.settle();
  }

  remark(code: RemarkCode, message: string, place: Place): void {
    this.remarks.push({ code, message, place });
  }

  /** Throws if there are problems. */
  settle(): void {
    if (this.#problems.length > 0) throw new UnreadableList(this.#problems);
  }

  /** The quantity as a number; null, and told, where it is none. */
  quantity(written: string, place: Place): number | null {
    const quantity = /^\s*\d{1,7}\s*$/.test(written) ? Number(written) : 0;
    if (quantity >= 1 && quantity <= limits.quantity) return quantity;
    const message = `${quoted(written)} is no quantity: it must be a number from 1 to ${limits.quantity}.`;
    this.problem('line/quantity', message, place);
    return null;
  }

  /** The words themselves; told where they are none, or too many. */
  words(words: string, longest: number, place: Place): string {
    if (words.length > longest) {
      const message = `${quoted(words)} … has more than ${longest} characters.`;
      this.problem('list/too-long', message, place);
    } else if (!isText(words)) {
      const message = `${quoted(words)} holds characters that are no text.`;
      this.problem('list/not-text', message, place);
    }
    return words;
  }
}

/** What was written, or enough of it to know it by. */
export function quoted(written: string): string {
  return JSON.stringify([...oneLine(written).slice(0, 160)].slice(0, 80).join(''));
}
