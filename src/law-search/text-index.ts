import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { Steps } from '../engine/steps.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Work } from '../work.ts';
import { type AskedPart, readQuestion } from './asked.ts';
import { type Field, fields, type LawDocument, textOf } from './documents.ts';
import { type HighlightPart, highlight } from './highlight.ts';
import { allTerms, indexedDocuments } from './indexed.ts';
import { type Intent, intentOf } from './intent.ts';
import { type NearTexts, nearTexts } from './near-texts.ts';
import { type Naming, type Phrases, phrasesOf } from './phrases.ts';
import { type Found, rankFound } from './ranking.ts';
import { isCommon, wordsOf } from './words.ts';

/** Questions are read so far, in UTF-16 code units. */
export const LONGEST_QUESTION = 200;

export interface LawQuery {
  readonly q: string;
  readonly game?: GameSlug | undefined;
  /** Absent: all kinds. */
  readonly kinds?: readonly LawDocument['kind'][] | undefined;
  /** Absent: all documents. */
  readonly among?: ((id: string) => boolean) | undefined;
  /** How many of the best are compared closely; absent: as many as a question needs. */
  readonly most?: number | undefined;
}

export interface LawIndex {
  /** The documents that answer a question best, best first. Counts its work. */
  search(query: LawQuery, work: Work): LawAnswer;
  /** Titles of the game, or of all games, that are spelt like this. */
  suggest(q: string, game: GameSlug | undefined, work: Work): string[];
  /** A text cut into what matches terms by which documents were found, and the rest. */
  highlight(text: string, terms: ReadonlySet<string>): HighlightPart[];
}

export interface LawAnswer {
  readonly found: readonly Found[];
  readonly asked: readonly AskedPart[];
  readonly intent: Intent;
  /** How much of the question the words are worth that were read, so that other finds can be weighed with these. */
  readonly weightOf: (typed: string) => number;
}

/** How much a word counts by where it is. */
const BOOST: Record<Field, number> = { title: 1.6, names: 1.8, question: 1.4, text: 1, place: 0.7 };
/** Between the terms of a field; no word has it. */
const SEPARATOR = '\u0001';
const SHORTEST_MISTYPED = 4;
const SHORTEST_WITH_TWO_SLIPS = 8;
const DOCUMENTS_A_STEP = 16;
/** So many documents are found at most, one that several terms find counting for each. */
const MOST_FOUND = 2_500;
/** What counts less stands for something that was typed. */
const LEAST_TYPED = 0.35;
/** So many of the best are compared closely. */
const MOST_RANKED = 120;
/** Units of work: of any search, of each document that has a word of it, and of each word compared closely. */
const SEARCH = 600;
const FIND = 1.2;
const RANK = 2;
/** Of each title that is compared by its letters. */
const COMPARE = 5;
const MOST_SUGGESTED = 5;
/** Which rules of the section are around a rule. */
const AROUND = [-4, -3, -2, -1, 1, 2];

/** What the index is read from: plain data, which can be kept in a file. Documents are told by their numbers. */
export interface LawIndexData {
  readonly terms: readonly string[];
  /** In how many documents each term is. */
  readonly frequencies: Uint32Array;
  /** The terms of all documents in their order, by number, one document after the other. */
  readonly places: Uint32Array;
  /** Where each document begins among those, and the end. */
  readonly starts: Uint32Array;
  readonly mini: AsPlainObject;
}

export type DocumentTerms = Readonly<Record<Field, readonly string[]>>;

const MINI_OPTIONS: Options<{ id: number } & Record<Field, string>> = {
  fields: [...fields],
  tokenize: (text) => text.split(SEPARATOR),
  processTerm: (term) => (term === '' ? null : term),
  searchOptions: { boost: BOOST, weights: { fuzzy: 0.6, prefix: 0.5 } },
};

export function* indexLaw(
  documents: readonly LawDocument[],
  namings: readonly Naming[],
): Steps<LawIndexData> {
  const phrases = phrasesOf(namings);
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  const places: number[] = [];
  const starts = [0];
  const mini = new MiniSearch(MINI_OPTIONS);
  for (const [id, document] of documents.entries()) {
    if (id % DOCUMENTS_A_STEP === 0) yield;
    const terms = termsOf(document, phrases);
    const all = allTerms(terms);
    for (const term of all) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      places.push(number);
    }
    for (const term of new Set(all)) {
      const number = numbers.get(term) ?? 0;
      frequencies[number] = (frequencies[number] ?? 0) + 1;
    }
    starts.push(places.length);
    mini.add({
      id,
      title: terms.title.join(SEPARATOR),
      names: terms.names.join(SEPARATOR),
      question: terms.question.join(SEPARATOR),
      text: terms.text.join(SEPARATOR),
      place: terms.place.join(SEPARATOR),
    });
  }
  return {
    terms: [...numbers.keys()],
    frequencies: Uint32Array.from(frequencies),
    places: Uint32Array.from(places),
    starts: Uint32Array.from(starts),
    mini: mini.toJSON(),
  };
}

/**
 * The index over the documents that its data was made of, in the same order. It does not hold the plain form of the words,
 * which is larger than all the rest.
 */
export function openLawIndex(
  { mini: plain, terms, frequencies: counts, ...places }: LawIndexData,
  documents: readonly LawDocument[],
  namings: readonly Naming[],
): LawIndex {
  const phrases = phrasesOf(namings);
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const frequencyOf = (term: string) => counts[numbers.get(term) ?? -1] ?? 0;
  const mini = MiniSearch.loadJS(plain, MINI_OPTIONS);
  const indexed = indexedDocuments({ terms, ...places }, documents);
  /** How well the rules around a document have some terms, each with how much it counts. */
  const nearby = (id: number, sought: ReadonlyMap<number, number>): number => {
    const document = documents[id];
    if (document?.kind !== 'rule') return 0;
    let most = 0;
    for (const step of AROUND) {
      const other = documents[id + step];
      if (other?.kind !== 'rule' || other.title !== document.title) continue;
      const end = places.starts[id + step + 1] ?? 0;
      for (let at = places.starts[id + step] ?? end; at < end; at++)
        most = Math.max(most, sought.get(places.places[at] ?? -1) ?? 0);
    }
    return most;
  };
  const rarity = (term: string) => Math.log(1 + documents.length / (1 + frequencyOf(term)));
  const titles = titlesByGame(documents);
  return {
    highlight: (text, terms) => highlight(text, terms, phrases),
    suggest(q, game, work) {
      const { count, near } = titles(game);
      work.spend(count * COMPARE);
      return near(q.slice(0, LONGEST_QUESTION), MOST_SUGGESTED);
    },
    search({ q, game, kinds, among, most = MOST_RANKED }, work) {
      const intent = intentOf(q.slice(0, LONGEST_QUESTION));
      const ofGame = game ?? intent.game;
      const asked = readQuestion(intent.q, phrases, (term) => numbers.has(term));
      work.spend(SEARCH + most * asked.length * RANK);
      const unknown = new Set(asked.flatMap((part) => (part.unknown ? [part.stem] : [])));
      const weights = worthFinding(weightsOf(asked, rarity), frequencyOf);
      for (const term of weights.keys())
        work.spend((numbers.has(term) ? frequencyOf(term) : MOST_RANKED) * FIND);
      const found = mini.search([...weights.keys()].join(SEPARATOR), {
        boostTerm: (term) => weights.get(term) ?? 1,
        fuzzy: (term) => (unknown.has(term) ? slipsIn(term) : false),
        prefix: (term) => unknown.has(term) && term.length >= SHORTEST_MISTYPED,
        filter: ({ id }) => {
          const document = documents[id];
          return (
            document !== undefined &&
            (ofGame === undefined || document.game === ofGame) &&
            (kinds === undefined || kinds.includes(document.kind)) &&
            (among === undefined || among(document.id))
          );
        },
      });
      const numbered = asked.map(({ terms }) => byNumber(terms, numbers));
      const candidates = found.slice(0, most).flatMap(({ id, score, queryTerms, terms }) => {
        const one = indexed(id);
        return one === undefined
          ? []
          : [
              {
                ...one,
                score,
                queryTerms,
                terms,
                nearby: (part: number) => nearby(id, numbered[part] ?? NOTHING),
              },
            ];
      });
      const rarityOf = ({ meant, share }: AskedPart) => share * Math.min(...meant.map(rarity));
      return {
        found: rankFound({ asked, words: wordsOf(intent.q), candidates, intent, rarityOf, rarity }),
        asked,
        intent,
        weightOf: (typed) =>
          asked.filter((part) => part.typed === typed).reduce((sum, part) => sum + rarityOf(part), 0),
      };
    },
  };
}

const NOTHING: ReadonlyMap<number, number> = new Map();

/** Terms by their numbers. */
function byNumber(
  terms: ReadonlyMap<string, number>,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<number, number> {
  return new Map(Array.from(terms, ([term, weight]) => [numbers.get(term) ?? -1, weight]));
}

function slipsIn(term: string): number | false {
  if (term.length < SHORTEST_MISTYPED) return false;
  return term.length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2;
}

/**
 * What counts most, and of that what is rarest: what is in very many documents tells little, and is only looked for in
 * those that the rest finds. It bounds what one search costs.
 */
function worthFinding(
  weights: ReadonlyMap<string, number>,
  frequencyOf: (term: string) => number,
): ReadonlyMap<string, number> {
  const isTyped = (weight: number) => Number(weight >= LEAST_TYPED);
  const inOrder = [...weights].sort(
    ([a, one], [b, other]) => isTyped(other) - isTyped(one) || frequencyOf(a) - frequencyOf(b),
  );
  let documents = 0;
  return new Map(
    inOrder.filter(([term], place) => {
      const more = documents + frequencyOf(term);
      if (place > 0 && more > MOST_FOUND) return false;
      documents = more;
      return true;
    }),
  );
}

/** Every term that is looked for, with how much it counts. */
function weightsOf(
  asked: readonly AskedPart[],
  rarity: (term: string) => number,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  for (const { terms, stem, unknown, share, meant } of asked) {
    if (unknown) add(stem, 1);
    for (const [term, weight] of terms) add(term, (term.startsWith('#') ? 1 : share) * weight ** 2);
    // An everyday word is rare in rulebooks, but tells no more than the words that they use for it.
    if (terms.has(stem)) weights.set(stem, (share * Math.min(...meant.map(rarity))) / rarity(stem));
  }
  return weights;
}

function titlesByGame(documents: readonly LawDocument[]) {
  const made = new Map<GameSlug | undefined, NearTexts & { readonly count: number }>();
  return (game: GameSlug | undefined) => {
    const known = made.get(game);
    if (known !== undefined) return known;
    const titles = new Set(
      documents
        .filter((document) => game === undefined || document.game === game)
        .flatMap(({ title, names, kind }) => (kind === 'term' ? [title, ...names] : [title]))
        // A symbol such as :: is near to whatever has no letters.
        .filter((title) => /[\p{L}\p{N}]/u.test(title)),
    );
    const all = { ...nearTexts([...titles]), count: titles.size };
    made.set(game, all);
    return all;
  };
}

function termsOf(document: LawDocument, phrases: Phrases): DocumentTerms {
  const inField = (field: Field): string[] => {
    const words = wordsOf(textOf(document, field));
    const marks = phrases.in(words);
    return words.flatMap(({ word, stem }, at) => [
      ...(isCommon(word) ? [] : [stem]),
      ...(marks[at] ?? []).map(({ mark }) => mark),
    ]);
  };
  return {
    title: inField('title'),
    names: inField('names'),
    question: inField('question'),
    text: inField('text'),
    place: inField('place'),
  };
}
