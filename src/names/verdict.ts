import type { FuzzyAnswer, Named, Scored } from './name-index.ts';
import type { Ranked } from './ranking.ts';

/** Below it a name is not what was meant: some word of the query is missing, or too much of it is mistyped. */
const FOUND = 0.55;
/** By so much the best name must lead to be the one that was meant. */
const LEAD = 0.08;
/** Below it a name is not even worth suggesting. */
const WORTH_SUGGESTING = 0.3;
const MOST_CANDIDATES = 20;
const MOST_SUGGESTIONS = 5;

/**
 * Whether one name is meant. An exact match always is; of several exact ones none is. Otherwise the best name is
 * meant when it scores `FOUND`, leads by more than `LEAD` and lacks no word that tells another name; those within the
 * lead are the candidates.
 */
export function verdict(
  exact: readonly Named[],
  ranked: () => readonly Ranked[],
  { isTooShort = false }: { readonly isTooShort?: boolean } = {},
): FuzzyAnswer {
  const [only, ...namesakes] = exact;
  if (only !== undefined) {
    if (namesakes.length === 0) return { kind: 'found', entry: only, score: 1, matched: only.name };
    return {
      kind: 'ambiguous',
      candidates: exact.slice(0, MOST_CANDIDATES).map((entry) => ({ entry, score: 1, matched: entry.name })),
    };
  }
  const all = ranked();
  const [best] = all;
  if (best === undefined || best.score < FOUND || isTooShort) {
    return { kind: 'none', suggestions: worthSuggesting(all, MOST_SUGGESTIONS) };
  }
  const candidates = all
    .filter(({ score }) => score >= Math.max(FOUND, best.score - LEAD))
    .slice(0, MOST_CANDIDATES);
  if (candidates.length > 1) return { kind: 'ambiguous', candidates: candidates.map(scored) };
  return best.lacks
    ? { kind: 'none', suggestions: worthSuggesting(all, MOST_SUGGESTIONS) }
    : { kind: 'found', ...scored(best) };
}

export function worthSuggesting(ranked: readonly Ranked[], limit: number): readonly Scored[] {
  return ranked
    .filter(({ score }) => score >= WORTH_SUGGESTING)
    .slice(0, limit)
    .map(scored);
}

function scored({ entry, score, matched }: Ranked): Scored {
  return { entry, score, matched };
}
