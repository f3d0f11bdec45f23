import type { CardNaming } from '../catalogue/card-naming.ts';
import type { CandidateView } from '../catalogue/views.ts';
import type { GameSlug } from '../games/registry.ts';
import type { LawAnswer } from '../law-search/text-index.ts';
import { isCommon, type TextWord, wordsOf } from '../law-search/words.ts';
import type { Work } from '../work.ts';

/** A card that a question names, and how well it answers it. */
export interface FoundCard {
  readonly card: CandidateView;
  readonly score: number;
  /** The words of the question that name it, or that its text has. */
  readonly matched: readonly string[];
  /** The terms by which its text was found; absent where its name was. */
  readonly terms?: readonly string[];
}

/** No more words of a question are looked at, and no name has more. */
const MOST_WORDS = 30;
const LONGEST_NAME = 7;
const MOST_CALLED = 4;
/** Beside a name these ask for the card itself. */
const ABOUT_CARDS: ReadonlySet<string> = new Set(
  'card cards text texts wording wordings errata erratum printed print ability abilities effect effects type cost costs reads rulings'.split(
    ' ',
  ),
);
/** How much a name within a question counts, and one that is mistyped. */
const WITHIN = 0.85;
const LEAST_FUZZY = 0.5;

/** Words around a name that are no part of it. */
const AROUND: ReadonlySet<string> = new Set(
  'what whats how does do did is are can could may must when where who which why the a an of for on i my me show tell about say says mean work'.split(
    ' ',
  ),
);

function withoutQuestionWords(words: readonly TextWord[], q: string): string {
  const isAround = ({ word }: TextWord) => AROUND.has(word) || ABOUT_CARDS.has(word);
  const from = words.findIndex((word) => !isAround(word));
  const to = words.findLastIndex((word) => !isAround(word));
  return from < 0 ? q : q.slice(words[from]?.start, words[to]?.end);
}

/** The cards that a question names: by names within it, and by the whole of it where that is nearly a name. */
export function cardsNamedIn(
  q: string,
  game: GameSlug | undefined,
  { asked, weightOf }: LawAnswer,
  naming: Pick<CardNaming, 'calledWithin' | 'suggest'>,
  work: Work,
): FoundCard[] {
  const words = wordsOf(q).slice(0, MOST_WORDS);
  const found = new Map<string, FoundCard>();
  const keep = (one: FoundCard) => {
    const key = one.card.url;
    if ((found.get(key)?.score ?? 0) < one.score) found.set(key, one);
  };
  const telling = asked.filter(({ typed }) => !ABOUT_CARDS.has(typed.toLowerCase()));
  const whole = telling.reduce((sum, { typed }) => sum + weightOf(typed), 0);
  const textOf = (from: number, to: number) => q.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

  const windows: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const inside = words.slice(from, from + length);
      if (inside.every(({ word }) => isCommon(word))) continue;
      windows.push({ from, to: from + length, text: textOf(from, from + length) });
    }
  }
  const taken = new Set<number>();
  const called = naming.calledWithin(
    windows.map(({ text }) => text),
    game,
    work,
  );
  for (const [place, { from, to }] of windows.entries()) {
    const cards = called[place] ?? [];
    const inside = words.slice(from, to);
    if (cards.length === 0 || inside.some((_, at) => taken.has(from + at))) continue;
    for (let at = from; at < to; at++) taken.add(at);
    const typed = inside.map(({ start, end }) => q.slice(start, end));
    const share = whole === 0 ? 1 : typed.reduce((sum, word) => sum + weightOf(word), 0) / whole;
    const score = Math.min(1, share) >= 1 ? 1 : share * WITHIN;
    for (const card of cards.slice(0, MOST_CALLED)) keep({ card, score, matched: typed });
  }

  for (const card of naming.suggest(withoutQuestionWords(words, q), game, work)) {
    if (card.score < LEAST_FUZZY) continue;
    keep({ card, score: card.score * WITHIN, matched: telling.map(({ typed }) => typed) });
  }
  return [...found.values()].map((one) => ({ ...one, score: Math.round(one.score * 10_000) / 10_000 }));
}
