import type { Demand } from './account.ts';
import { stemOf } from './stems.ts';

/** What stands for a word in abilities: any of these, written as `evidenceIn` writes them. */
export type Standing = readonly string[];

/** How the texts of a game say what abilities say. */
export interface WordsOfTexts {
  /** Words that join others and say nothing of their own. */
  readonly grammar: ReadonlySet<string>;
  /** Expressions of several words that say nothing of their own. */
  readonly grammatical: readonly RegExp[];
  /** Expressions of several words, which are taken from a text before its single words. */
  readonly expressions: readonly (readonly [RegExp, Standing])[];
  /** Words of card texts, by themselves or their stems. A word that is not here stands for itself. */
  readonly synonyms: Readonly<Record<string, Standing>>;
  /** Stems of words that a text may repeat where its abilities say a thing once. */
  readonly repeated: ReadonlySet<string>;
  /** What stands for 1 in “one damage for each …”. */
  readonly forEach: Standing;
  /** What stands for 0 beside the number. */
  readonly nothing: Standing;
}

/** Reads what texts demand of abilities. */
export interface DemandReader {
  /** What the words of a text demand of its abilities. The text may call its card by these names. */
  readonly demandsOf: (text: string, names: readonly string[]) => Demand[];
  /** The numbers that a text says, and those that “more than 3” stands for. 0 and 1 need no word. */
  readonly numbersIn: (text: string) => ReadonlySet<number>;
}

const QUOTED = /\{\w+\}|<[^<>]+>|["“][^"“”]+["”]/g;
const COUNTS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = new RegExp(
  `(?:more|less|fewer) than (?:\\d+|one|${COUNTS.join('|')})\\b|(?<![\\p{L}\\d])[+-]?(?:\\d+|${COUNTS.join('|')})\\b`,
  'gu',
);

/** What the words around a number say. */
interface Around {
  readonly isForEach: boolean;
  readonly isReducing: boolean;
}

/** Words that make a number negative: “reduced by 2”. */
const REDUCING = /reduc|less|fewer points|lower|increas|lose|(?<!\w)-\s?[\dx]/;

export function demandReader(words: WordsOfTexts): DemandReader {
  const synonyms = Object.entries(words.synonyms);
  /** By the word itself, or by its stem. */
  const standing = new Map([...synonyms.map(([word, by]) => [stemOf(word), by] as const), ...synonyms]);

  return { demandsOf, numbersIn };

  function demandsOf(text: string, names: readonly string[]): Demand[] {
    const demands: Demand[] = [];
    let rest = text;
    const take = (pattern: RegExp, taken: (found: string) => Omit<Demand, 'word'> | undefined) => {
      rest = rest.replace(pattern, (found) => {
        const demand = taken(found);
        if (demand !== undefined) demands.push({ word: found, ...demand });
        return ' ';
      });
    };
    // A title may have quotation marks of its own.
    for (const name of names.filter((one) => /["“]/.test(one))) rest = rest.replaceAll(name, THIS_CARD);
    take(QUOTED, (found) => ({ by: [quoted(found), `=${quoted(found).slice(1, -1)}`], isCounted: false }));
    for (const name of names) rest = withoutName(rest, name);
    rest = rest.toLowerCase().replaceAll('’', "'");
    for (const pattern of words.grammatical) take(pattern, () => undefined);
    const around: Around = {
      isForEach: /\bfor (?:each|every)\b/.test(rest),
      isReducing: REDUCING.test(rest),
    };
    take(NUMBER, (found) => numberDemand(found, around));
    for (const [pattern, by] of words.expressions)
      take(pattern, (found) =>
        found.includes('this card') ? thisCard(by, names) : { by, isCounted: false },
      );
    take(/\p{L}+/gu, wordDemand);
    return demands;
  }

  /** A title of one word may be a word of the text: “Draw a card.” on a card with the title “Draw”. */
  function thisCard(by: Standing, names: readonly string[]): Omit<Demand, 'word'> | undefined {
    const titles = names.filter((name) => /^\p{L}+$/u.test(name)).map((name) => name.toLowerCase());
    const own = titles.map(wordDemand);
    if (own.includes(undefined)) return undefined;
    const asWords = own.flatMap((one) => one?.by ?? []);
    return { by: [...by, ...asWords, ...titles.map((one) => `<${one}>`)], isCounted: false };
  }

  function wordDemand(word: string): Omit<Demand, 'word'> | undefined {
    if (words.grammar.has(word)) return undefined;
    const stem = stemOf(word);
    return {
      by: standing.get(word) ?? standing.get(stem) ?? [stem],
      isCounted: !words.repeated.has(word) && !words.repeated.has(stem),
    };
  }

  /** A sign is part of a number; “less than 3” is “2 or less”. */
  function numberDemand(found: string, around: Around): Omit<Demand, 'word'> {
    const [, than, sign, written = ''] = /^(?:(more|less|fewer) than )?([+-])?(\w+)$/.exec(found) ?? [];
    const number =
      written === 'one' ? 1 : COUNTS.includes(written) ? COUNTS.indexOf(written) + 2 : Number(written);
    if (number === 0) return { by: ['0', ...words.nothing], isCounted: false };
    const others = number === 1 && around.isForEach ? words.forEach : [];
    return { by: [...alternatives(number, than, sign, around), ...others], isCounted: number > 1 };
  }

  function numbersIn(text: string): ReadonlySet<number> {
    const said = [...text.matchAll(NUMBER)].flatMap(([found]) =>
      numberDemand(found, { isForEach: false, isReducing: true }).by.map((one) => Math.abs(Number(one))),
    );
    const symbols = text.match(/\{\w+\}/g)?.length ?? 0;
    return new Set([0, 1, symbols, ...(/\btwice\b|\bdouble\b|\bboth\b/.test(text) ? [2] : []), ...said]);
  }
}

/** A title as a text writes it: in whole words, with its capitals, though not all of them (“Ibn al-Rashid”). */
function withoutName(text: string, name: string): string {
  // Most texts do not name their card, and to make a pattern takes longer than to look.
  if (!text.toLowerCase().includes(name.toLowerCase())) return text;
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(pattern, (found) => (isWritten(found, name) ? THIS_CARD : found));
}

function isWritten(found: string, name: string): boolean {
  const words = name.split(' ');
  return (
    found[0] === name[0] &&
    found.split(' ').every((one, at) => /\p{Lu}/u.test(one) || !/\p{Lu}/u.test(words[at] ?? ''))
  );
}

const THIS_CARD = ' this card ';

/** As it is written in the vocabulary. The mark at the end of a sentence may be within the quotation. */
function quoted(found: string): string {
  return found
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[.,]"$/, '"');
}

function alternatives(
  number: number,
  than: string | undefined,
  sign: string | undefined,
  { isReducing }: Around,
): string[] {
  if (than !== undefined) return [String(number), String(than === 'more' ? number + 1 : number - 1)];
  if (sign === '-') return [String(-number), `reducedBy:${number}`];
  return sign === '+' || !isReducing ? [String(number)] : [String(number), String(-number)];
}
