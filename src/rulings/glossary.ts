import type { GameSnapshot, GlossaryTerm, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { type Page, type PageRequest, paginate } from '../pagination.ts';
import { citationOf } from './citation.ts';
import type { TermView } from './views.ts';
import { holdsAllWords } from './words.ts';

export interface Glossary {
  /** Terms of a game in source order; with words, terms named by them first, then those whose definition holds them. */
  search(game: GameSlug, q: string | undefined, page: PageRequest): Page<TermView>;
}

export function createGlossary(snapshots: Snapshots): Glossary {
  const termsOf = perSnapshot(buildTerms);
  return {
    search(game, q, page) {
      const all = termsOf(snapshots.current()).get(game) ?? [];
      return paginate(q === undefined ? all : matching(all, q), (term) => term.id, page);
    },
  };
}

function matching(all: readonly TermView[], q: string): TermView[] {
  const named = all.filter((term) => [term.term, ...term.aliases].some((name) => holdsAllWords(name, q)));
  const defined = all.filter((term) => !named.includes(term) && holdsAllWords(term.definition, q));
  return [...named, ...defined];
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
    citation: citationOf(term),
    see: [...term.see],
    note: term.note,
  };
}
