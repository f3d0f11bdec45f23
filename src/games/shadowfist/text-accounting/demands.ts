import type { Demand } from '../../vocabulary/accounting/account.ts';
import { stemOf } from '../../vocabulary/accounting/stems.ts';
import { EXPRESSIONS, FOR_EACH, GRAMMAR, GRAMMATICAL, NOTHING, REPEATED, SYNONYMS } from './words.ts';

const QUOTED = /\{\w+\}|<[^<>]+>|["“][^"“”]+["”]/g;
const COUNTS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = new RegExp(
  `(?:more|less|fewer) than (?:\\d+|one|${COUNTS.join('|')})\\b|(?<![\\p{L}\\d])[+-]?(?:\\d+|${COUNTS.join('|')})\\b`,
  'gu',
);

/** What the words of a text demand of its abilities. The text may call its card by these names. */
export function demandsOf(text: string, names: readonly string[]): Demand[] {
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
  for (const name of names.filter((one) => /["“]/.test(one))) rest = rest.replaceAll(name, ' this card ');
  take(QUOTED, (found) => ({ by: [quoted(found), `=${quoted(found).slice(1, -1)}`], isCounted: false }));
  for (const name of names) rest = rest.replaceAll(name, ' this card ');
  rest = rest.toLowerCase().replaceAll('’', "'");
  for (const pattern of GRAMMATICAL) take(pattern, () => undefined);
  const words: Words = { isForEach: /\bfor (?:each|every)\b/.test(rest), isReducing: REDUCING.test(rest) };
  take(NUMBER, (found) => numberDemand(found, words));
  for (const [pattern, by] of EXPRESSIONS) take(pattern, () => ({ by, isCounted: false }));
  take(/\p{L}+/gu, wordDemand);
  return demands;
}

const synonyms = Object.entries(SYNONYMS);
/** By the word itself, or by its stem. */
const standing = new Map([...synonyms.map(([word, by]) => [stemOf(word), by] as const), ...synonyms]);

function wordDemand(word: string): Omit<Demand, 'word'> | undefined {
  if (GRAMMAR.has(word)) return undefined;
  const stem = stemOf(word);
  return {
    by: standing.get(word) ?? standing.get(stem) ?? [stem],
    isCounted: !REPEATED.has(word) && !REPEATED.has(stem),
  };
}

/** As it is written in the vocabulary. The mark at the end of a sentence may be within the quotation. */
function quoted(found: string): string {
  return found
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[.,]"$/, '"');
}

/** What the words around a number say. */
interface Words {
  readonly isForEach: boolean;
  readonly isReducing: boolean;
}

/** Words that make a number negative: “reduced by 2”. */
const REDUCING = /reduc|less|lower|increas|lose|(?<!\w)-\s?[\dx]/;

/** A sign is part of a number; “less than 3” is “2 or less”. */
function numberDemand(found: string, words: Words): Omit<Demand, 'word'> {
  const [, than, sign, written = ''] = /^(?:(more|less|fewer) than )?([+-])?(\w+)$/.exec(found) ?? [];
  const number =
    written === 'one' ? 1 : COUNTS.includes(written) ? COUNTS.indexOf(written) + 2 : Number(written);
  if (number === 0) return { by: ['0', ...NOTHING], isCounted: false };
  const others = number === 1 && words.isForEach ? FOR_EACH : [];
  return { by: [...alternatives(number, than, sign, words), ...others], isCounted: number > 1 };
}

function alternatives(
  number: number,
  than: string | undefined,
  sign: string | undefined,
  { isReducing }: Words,
): string[] {
  if (than !== undefined) return [String(number), String(than === 'more' ? number + 1 : number - 1)];
  if (sign === '-') return [String(-number), `reducedBy:${number}`];
  return sign === '+' || !isReducing ? [String(number)] : [String(number), String(-number)];
}

/** The numbers that a text says, and those that “more than 3” stands for. 0 and 1 need no word. */
export function numbersIn(text: string): ReadonlySet<number> {
  const said = [...text.matchAll(NUMBER)].flatMap(([found]) =>
    numberDemand(found, { isForEach: false, isReducing: true }).by.map((one) => Math.abs(Number(one))),
  );
  const symbols = text.match(/\{\w+\}/g)?.length ?? 0;
  return new Set([0, 1, symbols, ...(/\btwice\b|\bdouble\b|\bboth\b/.test(text) ? [2] : []), ...said]);
}
