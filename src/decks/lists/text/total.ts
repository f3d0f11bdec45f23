import { fold } from '../../../games/fold.ts';

/** Words that say how many cards there are. */
const SUMS = new Set('total totals subtotal sum size count cards altogether overall'.split(' '));
/** Words that may stand beside them. */
const BESIDE = new Set(
  'deck decksize decklist list card number no of in the a all grand main whole is are has have with contains'.split(
    ' ',
  ),
);

/** `= 10 cards`, `∑ 10`. */
const SUM_MARK = /^\s*(?:[=∑Σ→]|->)/u;
/** Marks between the words of a sum. */
const MARKS = /[\s:=∑Σ()[\].*_~#>→–—-]+/u;
/** No such line is longer. */
const LONGEST = 60;

/** How many cards a line announces: `= 10 cards`, `Total: 10`, `Deck size: 10`, `60/60 cards`; null if it does not. */
export function totalIn(text: string): number | null {
  if (text.length > LONGEST) return null;
  const plain = fold(text)
    .replace(/(\d)\s*(?:\/|of)\s*\d+/, '$1')
    .replace(/(\d)(?=[a-z])/, '$1 ');
  const parts = plain.split(MARKS).filter((part) => part !== '');
  const [count, ...more] = parts.filter((part) => /^\d{1,5}$/.test(part));
  if (count === undefined || more.length > 0) return null;
  const words = parts.filter((part) => part !== count);
  const isSum =
    SUM_MARK.test(text) || /card (?:deck|list)/.test(plain) || words.some((word) => SUMS.has(word));
  return isSum && words.every((word) => SUMS.has(word) || BESIDE.has(word)) ? Number(count) : null;
}
