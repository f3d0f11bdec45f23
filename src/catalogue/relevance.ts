import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { fold } from '../games/fold.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Work } from '../work.ts';
import { cardTextsOf } from './card-texts.ts';
import { libraryOf } from './library.ts';

/** Units of work of a name that is compared. */
const NAME = 0.2;
/** Names come before texts. */
const SCORE = { name: 3_000_000, beginsName: 2_000_000, inName: 1_000_000, text: 10_000 } as const;

/** How much the words are about each card: its name first, then what it says. Cards that are left out have none. */
export function relevanceOf(
  words: string,
  game: GameSlug | undefined,
  snapshot: Snapshot,
  work: Work,
): ReadonlyMap<string, number> {
  const relevance = new Map<string, number>();
  const folded = fold(words);
  if (folded === '') return relevance;
  for (const { document, score } of cardTextsOf(snapshot).search({ q: words, game }, work).found)
    relevance.set(document.id, Math.round(score * SCORE.text));
  const { all } = libraryOf(snapshot);
  work.spend(all.length * NAME);
  for (const { card } of all) {
    const byName = scoreOfName(fold(card.name), folded);
    if (byName > 0) relevance.set(card.id, byName + (relevance.get(card.id) ?? 0));
  }
  return relevance;
}

function scoreOfName(name: string, words: string): number {
  if (name === words) return SCORE.name;
  if (name.startsWith(words)) return SCORE.beginsName;
  return words.split(' ').every((word) => name.includes(word)) ? SCORE.inName : 0;
}
