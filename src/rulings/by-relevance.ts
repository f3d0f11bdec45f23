import type { Snapshot } from '../database/snapshot/snapshot.ts';
import type { GameSlug } from '../games/registry.ts';
import type { LawKind } from '../law-search/documents.ts';
import { lawIndexOf } from '../law-search/law-index.ts';
import { type Page, type PageRequest, paginate } from '../pagination.ts';
import type { Work } from '../work.ts';

/** A page of results for a question. */
export interface FoundPage<T> extends Page<T> {
  /** What may be asked instead; empty if anything was found, or nothing in particular was looked for. */
  readonly suggestions: readonly string[];
}

export interface Question {
  /** Absent: nothing in particular is looked for. */
  readonly q: string | undefined;
  readonly kind: LawKind;
  readonly game: GameSlug | undefined;
}

/** What answers the question less than this part as well as the best is not listed. */
const LEAST_OF_BEST = 0.6;

/** Those of the items that answer a question, best first; all of them, in their order, if nothing is asked. */
export function byRelevance<T extends { readonly id: string }>(
  snapshot: Snapshot,
  items: readonly T[],
  { q, kind, game }: Question,
  page: PageRequest,
  work: Work,
): FoundPage<T> {
  if (q === undefined) return { ...paginate(items, ({ id }) => id, page), suggestions: [] };
  const byId = new Map(items.map((item) => [item.id, item]));
  const index = lawIndexOf(snapshot);
  const { found } = index.search({ q, game, kinds: [kind], among: (id) => byId.has(id) }, work);
  const best = found[0]?.score ?? 0;
  const listed = found
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .flatMap(({ document }) => byId.get(document.id) ?? []);
  const suggestions = listed.length > 0 ? [] : index.suggest(q, game, work);
  return { ...paginate(listed, ({ id }) => id, page), suggestions };
}
