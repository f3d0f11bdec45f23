import { isText, textOnly } from '../../games/text-only.ts';
import type { ListRemark, RemarkCode, UnreadLine } from './answers.ts';
import type { Place } from './deck-list.ts';
import { limits } from './limits.ts';
import { oneLine } from './words.ts';

/** What is found while a list is read. Nothing here keeps the rest of the list from being read. */
export class Findings {
  readonly remarks: ListRemark[] = [];
  readonly unread: UnreadLine[] = [];

  remark(code: RemarkCode, message: string, place: Place): void {
    this.remarks.push({ code, message, place });
  }

  /** Words without characters that are not text, and not longer than allowed. */
  words(words: string, longest: number, place: Place): string {
    if (words.length <= longest && isText(words)) return words;
    const text = textOnly(words);
    if (text !== words) this.remark('list/characters-removed', removed(words), place);
    if (text.length <= longest) return text.trim();
    const message = `${quoted(text)} … has ${text.length} characters; only the first ${longest} are kept.`;
    this.remark('list/cut', message, place);
    return textOnly(text.slice(0, longest)).trim();
  }
}

const removed = (words: string): string =>
  `Removed control characters from ${quoted(textOnly(words))}; they are not text.`;

/** A quantity as a number; null where it is not one from 1 to 999. */
export function quantityOf(written: number | string): number | null {
  const [, digits] = /^\s*[x×]?\s*(\d{1,7})\s*[x×]?\s*$/i.exec(String(written)) ?? [];
  const quantity = digits === undefined ? 0 : Number(digits);
  return quantity >= 1 && quantity <= limits.quantity ? quantity : null;
}

/** What was written, or enough of it to recognise it. */
export function quoted(written: string): string {
  return JSON.stringify([...oneLine(written).slice(0, 160)].slice(0, 80).join(''));
}
