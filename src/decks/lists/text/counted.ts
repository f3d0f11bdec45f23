import type { Count } from '../deck-list.ts';
import { groupsCards } from './heading-words.ts';

/** A line read as words with the counts they tell. */
export interface Counted {
  readonly text: string;
  readonly counts: readonly Count[];
  /** `22 Characters`, `Characters (22)` and `Characters: 22`, which have the form of a card with its quantity. */
  readonly looksLikeCard: boolean;
  /** Whether its form is that of a heading and of nothing else. */
  readonly isSure: boolean;
}

type Read = Omit<Counted, 'isSure'>;

/** No heading is longer. */
const LONGEST = 120;

const DECORATED = /^(={2,}|\*{2,}|_{2,}|~{2,})\s*(\S.*?)\s*\1$/;

/** `Foundations 10`, `19 FSS`, `Sites 10 FSS 2 NFS`, `Events:`; null for what can head nothing. */
export function countedIn(written: string): Counted | null {
  if (written.length > LONGEST) return null;
  const [, , decorated] = DECORATED.exec(written) ?? [];
  const [, ended] = /^(.*\S)\s*:$/.exec(decorated ?? written) ?? [];
  const words = ended ?? decorated ?? written;
  const read = countBefore(words) ?? countsBehind(words) ?? { text: words, counts: [], looksLikeCard: false };
  if (!/\p{L}/u.test(read.text)) return null;
  // Pages set cards in bold too: `**4 Wen Li**`.
  const isHeading = decorated !== undefined && (!/^\d/.test(words) || groupsCards(read.text));
  return { ...read, isSure: ended !== undefined || isHeading };
}

function countBefore(words: string): Read | null {
  const [, count, text] = /^(\d{1,4})\s+(\D*)$/.exec(words) ?? [];
  if (count === undefined || text === undefined) return null;
  return { text, counts: [{ count: Number(count), of: null }], looksLikeCard: true };
}

/** `Events 10`, `Events: 10`, `Events (10 cards)`, `Sites 10 FSS 2 NFS`. */
function countsBehind(words: string): Read | null {
  const [, text, mark = '', behind = ''] =
    /^([^\d([]*[^\d([\s:=–-])\s*([:=–([-]*)\s*(\d.*)$/.exec(words) ?? [];
  // `Wen Li x3` is a card.
  if (text === undefined || /\s[x×*]$/i.test(text)) return null;
  const counts = countsIn(/[([]/.test(mark) ? behind.replace(/[)\]]$/, '') : behind);
  if (counts === null) return null;
  return { text, counts, looksLikeCard: counts.length === 1 && counts[0]?.of === null && /[:([]/.test(mark) };
}

/** Null if they may be cards: a line can have several cards. */
function countsIn(words: string): Count[] | null {
  const [, one] = /^(\d{1,4})(?:\s+cards?)?$/i.exec(words) ?? [];
  if (one !== undefined) return [{ count: Number(one), of: null }];
  const counts: Count[] = [];
  for (const part of words.split(/\s*[,;+]\s*|\s+(?=\d)/)) {
    const [, count, of = ''] = /^(\d{1,4})\s+(\D+)$/.exec(part) ?? [];
    if (!groupsCards(of) && !/^[A-Z]{2,4}$/.test(of)) return null;
    counts.push({ count: Number(count), of });
  }
  return counts;
}
