import { cardTextsOf } from '../catalogue/card-texts.ts';
import { candidate } from '../catalogue/card-view.ts';
import { libraryOf } from '../catalogue/library.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Work } from '../work.ts';
import type { FoundCard } from './card-finding.ts';

/** A card answers by its text if the text has nearly all of the question. */
const LEAST_COVERAGE = 0.85;
const MOST_COMPARED = 60;
const MOST_FOUND = 20;
/** How much a text counts: to a question the rules answer first, and a single word is in many texts. */
const SHARE = { ofWords: 0.95, question: 0.7, ofWord: 0.6 } as const;
const QUESTION =
  /\?|^\W*(?:who|whose|what|which|when|where|why|how|if|can|could|may|must|should|do|does|did|is|are|will|would|am|has|have)\b/iu;

/** The cards whose texts say what is asked for, best first. */
export function cardsSaying(
  q: string,
  game: GameSlug | undefined,
  snapshot: Snapshot,
  work: Work,
): FoundCard[] {
  const { found, asked } = cardTextsOf(snapshot).search({ q, game, most: MOST_COMPARED }, work);
  const share = QUESTION.test(q) ? SHARE.question : asked.length > 1 ? SHARE.ofWords : SHARE.ofWord;
  const { byId } = libraryOf(snapshot);
  return found
    .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
    .slice(0, MOST_FOUND)
    .flatMap(({ document, score, matched, terms }): FoundCard[] => {
      const shelved = byId.get(document.id);
      if (shelved === undefined) return [];
      const relevance = Math.round(score * share * 10_000) / 10_000;
      return [{ card: candidate(shelved, relevance), score: relevance, matched, terms }];
    });
}
