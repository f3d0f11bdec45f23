import type { AskedPart } from './asked.ts';
import type { LawDocument } from './documents.ts';
import type { Indexed } from './indexed.ts';
import type { Intent } from './intent.ts';
import type { TextWord } from './words.ts';

/** A document that has some words of a question. */
export interface Candidate extends Indexed {
  /** By BM25. */
  readonly score: number;
  /** The terms of the question that it has. */
  readonly queryTerms: readonly string[];
  /** The terms by which it was found, corrected ones among them. */
  readonly terms: readonly string[];
  /** How well the rules around it have a part of the question: one often speaks of what another has said. */
  readonly nearby: (part: number) => number;
}

/** An answer to a question. */
export interface Found {
  readonly document: LawDocument;
  /** From 0 to 1; 1 is what was asked for by its name. */
  readonly score: number;
  /** The share of the question that it has. */
  readonly coverage: number;
  /** The words of the question that it has, as they were typed. */
  readonly matched: readonly string[];
  /** The terms by which it was found. */
  readonly terms: readonly string[];
}

interface Ranking {
  readonly asked: readonly AskedPart[];
  /** All words of the question. */
  readonly words: readonly TextWord[];
  readonly candidates: readonly Candidate[];
  readonly intent: Intent;
  readonly rarityOf: (part: AskedPart) => number;
  readonly rarity: (term: string) => number;
}

/**
 * What makes the score: how much of the question is answered; BM25 beside the best; words that stand together; how much
 * of the answer is what was asked; and the form of the question.
 */
const SHARE = {
  coverage: 0.54,
  relevance: 0.2,
  proximity: 0.04,
  literal: 0.1,
  focus: 0.11,
  kind: 0.05,
  form: 0.06,
} as const;
/** A ruling on a card that was not asked about says less about anything else. */
const ON_OTHER_CARDS = 0.1;
/** Words may stand so far apart to belong together. */
const NEAR = 4;
/** An answer must have so much of the question. */
const LEAST_COVERAGE = 0.25;
const CORRECTED = 0.7;
/** An answer that has less of the question does not say it word for word. */
const LEAST_LITERAL = 0.75;
/** How much a part of the question counts that the rules around an answer have. */
const CONTEXT = 0.4;

export function rankFound({ asked, words, candidates, intent, rarityOf, rarity }: Ranking): Found[] {
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0);
  const weights = asked.map(rarityOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const sought = asked.flatMap(({ terms }) => [...terms.keys()]);
  const soughtTerms = new Set(sought);
  const together = asked.map(({ stem }) => stem).join('');
  const found = candidates.map((candidate): Found => {
    const { document, score } = candidate;
    const likenesses = asked.map((part) => likenessOf(part, candidate));
    const covered = likenesses.reduce((sum, likeness, at) => sum + likeness * (weights[at] ?? 0), 0);
    const coverage = whole === 0 ? 0 : covered / whole;
    const around = asked.reduce(
      (sum, _, at) => sum + (likenesses[at] === 0 ? candidate.nearby(at) * (weights[at] ?? 0) : 0),
      0,
    );
    const context = whole === 0 ? 0 : around / whole;
    const total =
      SHARE.coverage * (coverage + CONTEXT * context) +
      SHARE.relevance * (best === 0 ? 0 : score / best) +
      SHARE.proximity * (asked.length === 1 ? coverage : proximityOf(asked, candidate)) +
      SHARE.literal * (coverage < LEAST_LITERAL ? 0 : literally(words, candidate)) +
      SHARE.focus * focusOf(candidate, soughtTerms, rarity) +
      SHARE.kind * Number(intent.kind === document.kind) +
      SHARE.form *
        Number(intent.forNumber ? candidate.hasNumber() : !intent.forPermission || candidate.permits()) -
      ON_OTHER_CARDS * Number(isOnOtherCards(candidate, asked));
    return {
      document,
      coverage,
      score: coverage < LEAST_COVERAGE ? 0 : round(candidate.calledBy.has(together) ? 1 : total),
      matched: asked.flatMap(({ typed }, at) => ((likenesses[at] ?? 0) > 0 ? [typed] : [])),
      terms: [...candidate.terms, ...sought.filter((term) => candidate.has.has(term))],
    };
  });
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** How well a document has a part of the question. */
function likenessOf(
  { terms, stem, said, unknown }: AskedPart,
  { queryTerms, has, wording }: Candidate,
): number {
  if (said.some((one) => has.has(one)) && says(wording(), said)) return 1;
  if (unknown) return queryTerms.includes(stem) ? CORRECTED : 0;
  let most = 0;
  for (const [term, weight] of terms) if (has.has(term)) most = Math.max(most, weight);
  return most;
}

/** Whether words stand one after the other. */
function says(wording: ReadonlyMap<string, readonly number[]>, stems: readonly string[]): boolean {
  const [first = '', ...others] = stems;
  const starts = wording.get(first) ?? [];
  return starts.some((start) => others.every((stem, at) => wording.get(stem)?.includes(start + 1 + at)));
}

/** The share of neighbours in the question that stand near each other in the document. */
function proximityOf(asked: readonly AskedPart[], { places }: Candidate): number {
  let pairs = 0;
  for (const [at, { stem }] of asked.entries()) {
    const next = asked[at + 1];
    if (next === undefined) break;
    const here = places.get(stem) ?? [];
    const there = places.get(next.stem) ?? [];
    if (here.some((a) => there.some((b) => a !== b && Math.abs(a - b) <= NEAR))) pairs += 1;
  }
  return pairs / Math.max(1, asked.length - 1);
}

/** Fewer words in a row, or a smaller share of the question, are in too many texts. */
const LEAST_IN_A_ROW = 3;
const LEAST_SHARE = 0.6;

/** How much of the question the document says word for word, common words too: from 0 to 1. */
function literally(words: readonly TextWord[], { wording }: Candidate): number {
  if (words.length < LEAST_IN_A_ROW) return 0;
  let longest = 0;
  /** For each place of the document at which the word before ends a row: how long that is. */
  let rows = new Map<number, number>();
  for (const { stem } of words) {
    const longer = new Map<number, number>();
    for (const place of wording().get(stem) ?? []) {
      const row = (rows.get(place - 1) ?? 0) + 1;
      longer.set(place, row);
      longest = Math.max(longest, row);
    }
    rows = longer;
  }
  const share = longest / words.length;
  return longest < LEAST_IN_A_ROW ? 0 : Math.max(0, (share - LEAST_SHARE) / (1 - LEAST_SHARE));
}

function isOnOtherCards({ cardWords }: Candidate, asked: readonly AskedPart[]): boolean {
  return cardWords.size > 0 && !asked.some(({ stem }) => cardWords.has(stem));
}

/** How much of what a document says was asked for. */
function focusOf(
  { places, terms }: Candidate,
  sought: ReadonlySet<string>,
  rarity: (term: string) => number,
): number {
  let whole = 0;
  let found = 0;
  for (const stem of places.keys()) {
    const weight = rarity(stem);
    whole += weight;
    if (sought.has(stem) || terms.includes(stem)) found += weight;
  }
  return whole === 0 ? 0 : found / whole;
}

function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
