import { distance } from 'fastest-levenshtein';
import type { Named, Scored } from './name-index.ts';
import { isLinking, type Query, weightOf } from './query.ts';
import { lettersOf, readingOf } from './reading.ts';
import type { Spelling } from './spelling.ts';

/** A spelling with its words looked up in the dictionary. */
export interface IndexedSpelling {
  readonly spelling: Spelling;
  readonly places: Uint32Array;
}

export interface Ranked extends Scored {
  readonly order: number;
  /** Every word of the query means some word of the name, or is an addition to it. */
  readonly everyWord: boolean;
  /** The query has a word of some other name that this one does not have: "kurgan" in "battle rage kurgan". */
  readonly lacks: boolean;
}

/**
 * What counts as a better match, from 0 to 1. A name is compared in two ways, and the better one counts.
 *
 * By words, in any order: four fifths are how much of the query the name answers, weighed by letters; a begun or
 * mistyped word answers in part. Most of the rest is how much of the name was typed, every gap counting twice, and
 * only where each of its words was: "ting" means Ting Ting before Ting Ting's Gambit, while "monk" means Red Monk
 * no more than Wandering Monk. What is left is how alike the two are letter by letter, for the order of words.
 *
 * Beside a name typed whole, an addition ("head shot event") answers its word of the query in part.
 *
 * By letters, whatever the gaps between words: how alike the two are, every difference counting twice.
 *
 * A match on an alias counts nine tenths of one on the full name.
 */
const SHARE = { query: 0.8, name: 0.15, order: 0.05, alias: 0.9, addition: 0.8 } as const;

/** The entries of the spellings, each at its best, best first; ties by folded name, then id. */
export function rank(query: Query, spellings: readonly IndexedSpelling[]): readonly Ranked[] {
  const best = new Map<Named, Ranked>();
  for (const spelling of spellings) {
    if (!hasInitials(query, spelling.spelling)) continue;
    const ranked = compare(query, spelling);
    const known = best.get(ranked.entry);
    if (known === undefined || ranked.score > known.score) best.set(ranked.entry, ranked);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.order - b.order);
}

/** Initials are typed exactly or not meant: they are too short to be begun or mistyped. */
function hasInitials(query: Query, { initials, full }: Spelling): boolean {
  return !initials || query.words.some(({ text }) => full.startsWith(`${text} `));
}

/** What of a name is compared. */
interface Compared {
  readonly words: readonly string[];
  readonly letters: readonly string[];
}

/** The most names whose parts are kept; then keeping starts again. */
const MOST_KEPT = 5_000;

/** The parts of names compared before: common words bring the same names up again and again. */
const kept = new Map<string, Compared>();

function comparedOf(full: string): Compared {
  const known = kept.get(full);
  if (known !== undefined) return known;
  if (kept.size === MOST_KEPT) kept.clear();
  const reading = readingOf(full);
  const compared = { words: reading.words, letters: lettersOf(reading) };
  kept.set(full, compared);
  return compared;
}

function compare(query: Query, { spelling, places }: IndexedSpelling): Ranked {
  const { entry, order, alias, full, additions } = spelling;
  const { words, letters } = comparedOf(full);
  const { answered, typed, everyWord, lacks } = compareWords(query, words, places, additions);
  const asTheyStand = letters.reduce((most, text) => Math.max(most, alike(query.reading.joined, text)), 0);
  const byWords =
    SHARE.query * answered + SHARE.name * doublingDifferences(typed) + SHARE.order * asTheyStand;
  const score = Math.max(byWords, doublingDifferences(asTheyStand)) * (alias ? SHARE.alias : 1);
  // Rounded, so that sums taken in another order do not break a tie.
  const rounded = Math.round(score * 10_000) / 10_000;
  return { entry, order, score: rounded, matched: spelling.written, everyWord, lacks };
}

/** How much of the query the name answers, and how much of the name was typed: nothing if not each of its words. */
function compareWords(
  query: Query,
  words: readonly string[],
  places: Uint32Array,
  additions: ReadonlySet<string>,
) {
  const answers = query.words.map(() => 0);
  let weight = 0;
  let typed = 0;
  let whole = true;
  for (const [at, word] of words.entries()) {
    const place = places[at] ?? -1;
    let best = 0;
    for (const [index, { means }] of query.words.entries()) {
      const likeness = means.get(place) ?? 0;
      best = Math.max(best, likeness);
      answers[index] = Math.max(answers[index] ?? 0, likeness);
    }
    weight += weightOf(word);
    typed += best * weightOf(word);
    if (best === 0 && !isLinking(word)) whole = false;
  }
  for (const [index, { text }] of query.words.entries()) {
    if (whole && answers[index] === 0 && additions.has(text)) answers[index] = SHARE.addition;
  }
  const answered = query.words.reduce((sum, word, index) => sum + word.weight * (answers[index] ?? 0), 0);
  return {
    answered: answered / query.weight,
    typed: whole ? typed / weight : 0,
    everyWord: answers.every((likeness) => likeness > 0),
    lacks: query.words.some(({ named }, index) => named && answers[index] === 0),
  };
}

function doublingDifferences(likeness: number): number {
  return Math.max(0, 2 * likeness - 1);
}

/** The part of the longer text that need not change; 0 where it is twice as long, as too little could be left. */
function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return Math.min(a.length, b.length) * 2 < longer ? 0 : 1 - distance(a, b) / longer;
}
