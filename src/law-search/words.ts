import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';
import { fold } from '../games/fold.ts';

/** A word of a text, and where it is. */
export interface TextWord {
  /** Folded, without a possessive ending. */
  readonly word: string;
  /** What all forms of the word share. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** Numbers of sections are one word each. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:['’´ʼ]\p{L}+)*/gu;

/** Digits are compared with the words of numbers: "6 copies" is "six copies". */
const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
    .split(' ')
    .map((word, number) => [String(number), word]),
);
const TENS: Readonly<Record<string, string>> = {
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
};

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  drawn: 'draw',
  drew: 'draw',
  thrown: 'throw',
  threw: 'throw',
  lost: 'lose',
  won: 'win',
  taken: 'take',
  took: 'take',
  chosen: 'choose',
  chose: 'choose',
  given: 'give',
  gave: 'give',
  broken: 'break',
  broke: 'break',
  ran: 'run',
  stole: 'steal',
  stolen: 'steal',
  died: 'die',
  hid: 'hide',
  got: 'get',
  hidden: 'hide',
  bought: 'buy',
  fought: 'fight',
  kept: 'keep',
  paid: 'pay',
  began: 'begin',
  begun: 'begin',
  shown: 'show',
  cannot: 'can',
};

/** Words that questions have and answers need not. */
const COMMON: ReadonlySet<string> = new Set(
  `a about after all also am an and another any are as at be because been before being both but by can cant could did
  do does doesnt doing done dont else ever every exactly for from get gets getting go goes going got had has have
  having he her him his how i if im in into is isnt it its just let lets like make makes many may me mean means might
  more most much must my need needs no not now of off on only or other our out over really say says shall she
  should so some someone something still such than that the their them then there these they thing this those through
  to too under until up us use used using very want wants was we were what whats when where whether which while who
  whom whose why will with without would yes you your`.split(/\s+/),
);

/** Words that answers to most questions need not have, though they tell something. */
const WEAK: ReadonlySet<string> = new Set(
  `able allow allowed away back card cards case come comes coming count counts deal deals different down end happen happens
  again keep know long many much near new old part play played player players playing plays possible put puts same see
  start take takes taking tell time times turn turns word words work works`.split(/\s+/),
);

export function isWeak(word: string): boolean {
  return WEAK.has(word);
}

export function wordsOf(text: string): TextWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => {
    const folded = fold(written).replace(/'s$/, '').replaceAll("'", '');
    const word = NUMBERS[folded] ?? TENS[folded] ?? folded;
    return { word, stem: stemOf(word), start: index, end: index + written.length };
  });
}

export function isCommon(word: string): boolean {
  return COMMON.has(word);
}

/** Texts have few different words; each is stemmed once. */
const stems = new LRUCache<string, string>({ max: 20_000 });

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmed(word);
  stems.set(word, stem);
  return stem;
}

function stemmed(word: string): string {
  const regular = IRREGULAR[word] ?? word;
  return regular.length > 2 && /^[a-z]+$/.test(regular) ? stemmer(regular) : regular;
}

/** The stems of a phrase. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ stem }) => stem);
}

/** A phrase as one word: the stems of its words joined, and the stem of its words joined. */
export function joinedStemsOf(text: string): string[] {
  const words = wordsOf(text);
  return [words.map(({ stem }) => stem).join(''), stemOf(words.map(({ word }) => word).join(''))];
}
