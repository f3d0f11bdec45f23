/** A word of a rules text that tells what the card does: “number 3”, “verb draw”. */
export interface ContentWord {
  readonly kind: string;
  readonly word: string;
}

/** What is looked for, and taken out of the text where it is found. A law without a kind only takes it out. */
export interface Law {
  readonly pattern: RegExp;
  readonly kind?: string;
  /** What the word is called; absent, as it was found. */
  readonly word?: (found: string) => string;
}

/** The text that the data of a card give beside the text as it was issued. */
export interface Comparison {
  readonly rendered: string;
  readonly printed: string;
  /** What the printed text says and the data do not, each with its kind: “number 3”, “verb smoke”. */
  readonly missing: readonly string[];
  /** What the data say and the printed text does not, or not in so many words. */
  readonly extra: readonly string[];
}

const COUNTS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers in figures, and in words. */
export const numbers: readonly Law[] = [
  { kind: 'number', pattern: /(?<!\w)[+-]?\d+/g },
  {
    kind: 'count',
    pattern: anyOf(COUNTS, 'gi'),
    word: (found) => String(COUNTS.indexOf(found.toLowerCase()) + 2),
  },
];

/** A word as it is written, in whatever letters. */
export function wordLaw(kind: string): (word: string) => Law {
  return (word) => ({ kind, pattern: anyOf([word], 'gi'), word: () => word });
}

/** A verb of the rules by its stems. */
export function verbLaw([word, stems]: readonly [string, string]): Law {
  return { kind: 'verb', pattern: new RegExp(`\\b(?:${stems})[a-z]*`, 'gi'), word: () => word };
}

export function anyOf(words: readonly string[], flags: string): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})s?(?![\\w])`, flags);
}

/** Every word that the laws look for, in the order in which they take it from the text, as often as it is there. */
export function wordsFound(text: string, laws: readonly Law[]): ContentWord[] {
  // The names that a rendering puts beside what it would else call alike.
  let rest = text.replace(/ ?\[[A-Za-z][\w-]*\]/g, '');
  const found: ContentWord[] = [];
  for (const { kind, pattern, word } of laws) {
    rest = rest.replace(pattern, (match: string) => {
      if (kind !== undefined) found.push({ kind, word: word === undefined ? singular(match) : word(match) });
      return ' ';
    });
  }
  return found;
}

function singular(word: string): string {
  return word.replace(/(?<=[a-z])s$/, '');
}

/** Each number that is wanted has one of its own; any other word is said once for all. */
export function lacking(wanted: readonly ContentWord[], given: readonly ContentWord[]): string[] {
  const left = [...given];
  const missing = wanted.filter((word) => {
    const at = left.findIndex((other) => meets(other, word));
    if (at >= 0 && word.kind === 'number') left.splice(at, 1);
    return at < 0;
  });
  return [...new Set(missing.map(({ kind, word }) => `${kind} ${word}`))];
}

/** Where a number has no sign, either is meant; in words it is a count, and may be one in figures. */
function meets(given: ContentWord, wanted: ContentWord): boolean {
  if (given.kind === wanted.kind && given.word === wanted.word) return true;
  if (given.kind !== 'number') return false;
  return wanted.kind === 'number'
    ? unsigned(given.word) === wanted.word
    : wanted.kind === 'count' && given.word === wanted.word;
}

function unsigned(number: string): string {
  return number.replace(/^[+-]/, '');
}
