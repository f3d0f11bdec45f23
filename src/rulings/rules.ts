import type { GameSnapshot, Rule, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { type Page, type PageRequest, paginate } from '../pagination.ts';
import { Problem } from '../problem.ts';
import { citationOf } from './citation.ts';
import { nameIn, nearIds } from './near-ids.ts';
import type { RuleView } from './views.ts';
import { type FoldedText, foldText, matcherOf } from './words.ts';

export interface RulesQuery {
  readonly ruleset?: string | undefined;
  /** Words that all occur in the rule or in the name at the end of its id. */
  readonly q?: string | undefined;
  /** A section or chapter: `4` and `4.3` hold `4.3.2`. */
  readonly section?: string | undefined;
}

export interface RuleIndex {
  /** Rules in source order. Throws a Problem for an unknown ruleset. */
  search(game: GameSlug, query: RulesQuery, page: PageRequest): Page<RuleView>;
  byId(game: GameSlug, id: string): RuleView;
}

export function createRuleIndex(snapshots: Snapshots): RuleIndex {
  const indexOf = perSnapshot(buildIndex);
  const rulesOf = (game: GameSlug) =>
    indexOf(snapshots.current()).get(game) ?? { all: [], words: [], rulesets: [] };
  return {
    search(game, { ruleset, q, section }, page) {
      const { all, words, rulesets } = rulesOf(game);
      if (ruleset !== undefined && !rulesets.includes(ruleset)) {
        throw new Problem('ruleset/not-found', `${game} has no ruleset "${ruleset}".`, { known: rulesets });
      }
      const matches = q === undefined ? () => true : matcherOf(q);
      const found = all.filter(
        (rule, place) =>
          (ruleset === undefined || rule.rulesets.includes(ruleset)) &&
          (section === undefined || rule.section === section || rule.section.startsWith(`${section}.`)) &&
          matches(words[place] ?? NO_WORDS),
      );
      return paginate(found, (rule) => rule.id, page);
    },
    byId(game, id) {
      const { all } = rulesOf(game);
      const found =
        all.find((rule) => rule.id === id) ?? theOne(all.filter((rule) => isShortFor(rule.id, id)));
      if (found !== undefined) return found;
      throw new Problem('rule/not-found', `${game} has no rule "${id}".`, { suggestions: nearIds(all, id) });
    },
  };
}

/** An id without its source, where only one source has such a rule. */
const isShortFor = (id: string, short: string): boolean => id.slice(id.indexOf('/') + 1) === short;

const theOne = <Value>([first, ...others]: readonly Value[]): Value | undefined =>
  others.length === 0 ? first : undefined;

const NO_WORDS = foldText('');

interface RulesOfGame {
  readonly all: readonly RuleView[];
  /** What a query is looked for in: a rule's heading, statement and name, in the order of the rules. */
  readonly words: readonly FoldedText[];
  readonly rulesets: readonly string[];
}

function buildIndex(snapshot: Snapshot): ReadonlyMap<GameSlug, RulesOfGame> {
  return new Map(
    snapshot.games.map((game) => [
      game.game.slug,
      {
        all: game.rules.map((rule) => ruleViewOf(game, rule)),
        words: game.rules.map(({ heading, statement, id }) =>
          foldText(`${heading} ${statement} ${nameIn(id)}`),
        ),
        rulesets: game.rulesets.map((ruleset) => ruleset.id),
      },
    ]),
  );
}

export function ruleViewOf(game: GameSnapshot, rule: Rule): RuleView {
  return {
    id: rule.id,
    game: game.game.slug,
    section: rule.section,
    heading: rule.heading,
    statement: rule.statement,
    held: rule.held,
    citation: citationOf(rule),
    rulesets: game.rulesets
      .filter((ruleset) => ruleset.sources.includes(rule.source.id))
      .map((ruleset) => ruleset.id),
  };
}
