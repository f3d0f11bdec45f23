import { rulesById } from '../citations/rules-by-id.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import type { PageRequest } from '../pagination.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { byRelevance, type FoundPage } from './by-relevance.ts';
import { nearIds } from './near-ids.ts';
import { isWithin, type Sections, sectionsOf } from './sections.ts';
import type { RuleSectionView, RuleView } from './views.ts';

export interface RulesQuery {
  readonly ruleset?: string | undefined;
  /** A question: what answers it comes best first. */
  readonly q?: string | undefined;
  /** A section or chapter by number, slug or heading: `4` and `4.3` hold `4.3.2`. */
  readonly section?: string | undefined;
}

export interface RuleIndex {
  /** Rules in source order, or by relevance to a question. Throws a Problem for an unknown ruleset or section. */
  search(game: GameSlug, query: RulesQuery, page: PageRequest, work: Work): FoundPage<RuleView>;
  byId(game: GameSlug, id: string): RuleView;
  /** A rule by its id; or else all rules of a section, by number, slug or heading, after its source if one is given. */
  at(game: GameSlug, address: string): RuleView | RuleSectionView;
}

export function createRuleIndex(snapshots: Snapshots): RuleIndex {
  const indexOf = perSnapshot(buildIndex);
  const rulesOf = (game: GameSlug) => indexOf(snapshots.current()).get(game) ?? NO_RULES;
  return {
    search(game, { ruleset, q, section }, page, work) {
      const { all, rulesets, sections } = rulesOf(game);
      if (ruleset !== undefined && !rulesets.includes(ruleset)) {
        throw new Problem('ruleset/not-found', `${game} has no ruleset "${ruleset}".`, { known: rulesets });
      }
      const within = section === undefined ? undefined : sections.named(section);
      if (within?.length === 0) {
        throw new Problem('section/not-found', `${game} has no section "${section}".`, {
          suggestions: sections.near(section ?? ''),
        });
      }
      const found = all.filter(
        (rule) =>
          (ruleset === undefined || rule.rulesets.includes(ruleset)) &&
          (within === undefined || within.some((one) => isWithin(rule.section, one))),
      );
      return byRelevance(snapshots.current(), found, { q, kind: 'rule', game }, page, work);
    },
    byId(game, id) {
      const { all } = rulesOf(game);
      const found = ruleNamed(all, id);
      if (found !== undefined) return found;
      throw new Problem('rule/not-found', `${game} has no rule "${id}".`, { suggestions: nearIds(all, id) });
    },
    at(game, address) {
      const { all, sections } = rulesOf(game);
      const found = ruleNamed(all, address) ?? sectionAt(game, all, address);
      if (found !== undefined) return found;
      throw new Problem('rule/not-found', `${game} has no rule or section "${address}".`, {
        suggestions: [...nearIds(all, address), ...(address.includes('/') ? [] : sections.near(address))],
      });
    },
  };
}

function ruleNamed(all: readonly RuleView[], id: string): RuleView | undefined {
  return all.find((rule) => rule.id === id) ?? theOne(all.filter((rule) => isShortFor(rule.id, id)));
}

function sectionAt(game: GameSlug, all: readonly RuleView[], address: string): RuleSectionView | undefined {
  const slash = address.indexOf('/');
  const source = all.find((rule) => rule.citation.source === address.slice(0, slash))?.citation.source;
  const ofSource = source === undefined ? all : all.filter((rule) => rule.citation.source === source);
  const named = sectionsOf(ofSource).named(source === undefined ? address : address.slice(slash + 1));
  const items = ofSource.filter((rule) => named.some((one) => isWithin(rule.section, one)));
  const [section] = named;
  if (section === undefined) return undefined;
  const heading = items.find((rule) => rule.section === section)?.heading ?? null;
  return { game, section, heading, items, totalCount: items.length };
}

/** An id without its source, where only one source has such a rule. */
const isShortFor = (id: string, short: string): boolean => id.slice(id.indexOf('/') + 1) === short;

const theOne = <Value>([first, ...others]: readonly Value[]): Value | undefined =>
  others.length === 0 ? first : undefined;

const NO_RULES: RulesOfGame = { all: [], rulesets: [], sections: sectionsOf([]) };

interface RulesOfGame {
  readonly all: readonly RuleView[];
  readonly rulesets: readonly string[];
  readonly sections: Sections;
}

function buildIndex(snapshot: Snapshot): ReadonlyMap<GameSlug, RulesOfGame> {
  return new Map(
    snapshot.games.map((game) => [
      game.game.slug,
      {
        all: [...rulesById(game).values()],
        rulesets: game.rulesets.map((ruleset) => ruleset.id),
        sections: sectionsOf(game.rules),
      },
    ]),
  );
}
