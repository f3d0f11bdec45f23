import type { GameSnapshot, GlossaryTerm, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { type Page, type PageRequest, paginate } from '../pagination.ts';
import { citationOf } from './citation.ts';
import type { TermView } from './views.ts';
import { type FoldedText, foldText, matcherOf } from './words.ts';

export interface Glossary {
  /** Terms of a game in source order; with words, terms named by them first, then those whose definition holds them. */
  search(game: GameSlug, q: string | undefined, page: PageRequest): Page<TermView>;
}

export function createGlossary(snapshots: Snapshots): Glossary {
  const termsOf = perSnapshot(buildTerms);
  return {
    search(game, q, page) {
      const all = termsOf(snapshots.current()).get(game) ?? [];
      const found = q === undefined ? all : matching(all, q);
      return paginate(
        found.map(({ view }) => view),
        (term) => term.id,
        page,
      );
    },
  };
}

interface Indexed {
  readonly view: TermView;
  readonly names: readonly FoldedText[];
  readonly definition: FoldedText;
}

function matching(all: readonly Indexed[], q: string): Indexed[] {
  const matches = matcherOf(q);
  const isNamed = (term: Indexed) => term.names.some(matches);
  const named = all.filter(isNamed);
  const defined = all.filter((term) => !isNamed(term) && matches(term.definition));
  return [...named, ...defined];
}

function buildTerms(snapshot: Snapshot): ReadonlyMap<GameSlug, readonly Indexed[]> {
  return new Map(
    snapshot.games.map((game) => [
      game.game.slug,
      game.terms.map((term) => ({
        view: termViewOf(game, term),
        names: [term.term, ...term.aliases].map(foldText),
        definition: foldText(term.definition),
      })),
    ]),
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
