import { citationOf } from '../citations/citation.ts';
import type { GameSnapshot, GlossaryTerm, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import type { PageRequest } from '../pagination.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { byRelevance, type FoundPage } from './by-relevance.ts';
import type { TermView } from './views.ts';

export interface Glossary {
  /** Terms of a game in source order, or by relevance to a question. */
  search(game: GameSlug, q: string | undefined, page: PageRequest, work: Work): FoundPage<TermView>;
  /** The term of an id. */
  byId(game: GameSlug, id: string): TermView;
}

export function createGlossary(snapshots: Snapshots): Glossary {
  const termsOf = perSnapshot(buildTerms);
  const termsIn = (game: GameSlug) => termsOf(snapshots.current()).get(game) ?? [];
  return {
    search: (game, q, page, work) =>
      byRelevance(snapshots.current(), termsIn(game), { q, kind: 'term', game }, page, work),
    byId(game, id) {
      const found = termsIn(game).find((term) => term.id === id);
      if (found !== undefined) return found;
      throw new Problem('term/not-found', `${game} has no term with the id "${id}".`, { suggestions: [] });
    },
  };
}

function buildTerms(snapshot: Snapshot): ReadonlyMap<GameSlug, readonly TermView[]> {
  return new Map(
    snapshot.games.map((game) => [game.game.slug, game.terms.map((term) => termViewOf(game, term))]),
  );
}

export function termViewOf(game: GameSnapshot, term: GlossaryTerm): TermView {
  return {
    id: term.id,
    game: game.game.slug,
    term: term.term,
    aliases: [...term.aliases],
    kind: term.kind,
    definition: term.definition,
    citation: citationOf(term, game),
    see: [...term.see],
    note: term.note,
  };
}
