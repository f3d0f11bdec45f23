import { straightApostrophes } from '../../possessive.ts';
import { type DesignatorRule, RULES } from './rules.ts';

/** Letters that stand together, and the rules by which they do. */
export interface Piece {
  readonly word: string;
  readonly rules: readonly DesignatorRule[];
}

/** A word as 7.3 defines it, set off by spaces and split at its hyphens and slashes, without ignored symbols. */
export interface Token extends Piece {
  /** The word with the periods that abbreviate it, as the card has it. */
  readonly shown: string;
  readonly abbreviated: boolean;
}

/** The words of a text, and the symbols that stand alone in it and are ignored. */
export function tokensOf(text: string): { tokens: Token[]; symbols: string[] } {
  const tokens: Token[] = [];
  const symbols: string[] = [];
  for (const word of plainMarks(text).split(/\s+/)) {
    const parts = word.split(/[-/]/).map(withoutSymbols).filter(isWord);
    const rules = parts.length > 1 ? splittingRules(word) : [];
    tokens.push(...parts.map((part) => ({ ...part, rules: [...rules, ...part.rules] })));
    if (parts.length === 0 && word !== '') symbols.push(word);
  }
  return { tokens, symbols };
}

/** One form for each mark that the law speaks of: scans and keyboards write several. */
function plainMarks(text: string): string {
  return straightApostrophes(text.normalize('NFKC')).replace(/[‐‑‒–—―−]/g, '-');
}

function splittingRules(word: string): DesignatorRule[] {
  const marks = [
    { mark: '-', rule: RULES.hyphen },
    { mark: '/', rule: RULES.slash },
  ];
  return marks.filter(({ mark }) => word.includes(mark)).map(({ rule }) => rule);
}

function withoutSymbols(part: string): Token {
  const spoken = part.replace(/[^\p{L}\p{M}\p{N}'.]/gu, '').replace(/\.{2,}/g, '');
  const abbreviated = isAbbreviation(spoken);
  const word = spoken.replaceAll('.', '');
  const shown = abbreviated ? spoken : word;
  return { word, shown, abbreviated, rules: shown === part ? [] : [RULES.symbolsInside] };
}

function isWord({ word }: Token): boolean {
  return /[\p{L}\p{N}]/u.test(word);
}

/** Shortened words that their letters do not give away; the others in use have no vowel (Dr., Mr., Sgt., vs.). */
const SHORTENED = /^(?:ave|capt|co|col|etc|gen|gov|hon|inc|maj|prof|rev|sen)$/iu;

/** A period within a word abbreviates it; one at its end may only end the sentence (7.3, 3.b). */
function isAbbreviation(word: string): boolean {
  if (/\p{L}\.\p{L}/u.test(word)) return true;
  const stem = /^(\p{L}+)\.$/u.exec(word)?.[1];
  return stem !== undefined && (!/[aeiouy]/iu.test(stem) || SHORTENED.test(stem));
}
