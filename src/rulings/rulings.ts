import { citationOf } from '../citations/citation.ts';
import type { GameSnapshot, Ruling, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { pageOf } from '../page-address.ts';
import { type Page, type PageRequest, paginate } from '../pagination.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { byRelevance, type FoundPage } from './by-relevance.ts';
import { nearIds } from './near-ids.ts';
import type { RulingView } from './views.ts';

/** The card of a name, exact or nearly so. Throws a Problem when no card or several answer to it. */
export type FindCard = (
  name: string,
  game: GameSlug | undefined,
  work: Work,
) => { readonly id: string; readonly game: GameSlug };

export interface RulingsQuery {
  readonly game?: GameSlug | undefined;
  /** A card by name, typos allowed. */
  readonly card?: string | undefined;
  /** A question: what answers it comes best first. */
  readonly q?: string | undefined;
  readonly ruleset?: string | undefined;
  /** The id of a rule: the rulings that stand where it stands. */
  readonly rule?: string | undefined;
}

export interface Rulings {
  /** Rulings in source order, or by relevance to a question. Throws a Problem for an unknown card, ruleset or rule. */
  search(query: RulingsQuery, page: PageRequest, work: Work): FoundPage<RulingView>;
  /** The rulings on one card, by its id. */
  ofCard(cardId: string, page: PageRequest): Page<RulingView>;
  /** The rulings in the section of a rule, by the id of the rule. Throws a Problem for an unknown rule. */
  besideRule(ruleId: string, page: PageRequest): Page<RulingView>;
  byId(id: string): RulingView;
}

interface Indexed {
  readonly view: RulingView;
  readonly game: GameSlug;
  readonly cards: readonly string[];
}

interface RulingIndex {
  readonly all: readonly Indexed[];
  readonly byCard: ReadonlyMap<string, readonly Indexed[]>;
  readonly byId: ReadonlyMap<string, Indexed>;
  readonly rulesets: ReadonlySet<string>;
  readonly rules: ReadonlyMap<string, Place>;
  /** The rulings in the section of a rule, found when they are first requested. */
  readonly besideRule: Map<string, readonly RulingView[]>;
}

/** Where something stands. */
interface Place {
  readonly id: string;
  readonly section: string;
  readonly heading: string;
  readonly source: string;
}

export function createRulings(snapshots: Snapshots, findCard: FindCard): Rulings {
  const indexOf = perSnapshot(buildIndex);
  const index = () => indexOf(snapshots.current());
  return {
    search(query, page, work) {
      const { all, byCard, rulesets, rules } = index();
      const { game, card, q, ruleset, rule } = query;
      if (ruleset !== undefined && !rulesets.has(ruleset)) {
        throw new Problem('ruleset/not-found', `Unknown ruleset "${ruleset}".`, {
          known: [...rulesets],
        });
      }
      const place = rule === undefined ? undefined : placeOf(rules, rule);
      const pool = card === undefined ? all : (byCard.get(findCard(card, game, work).id) ?? []);
      const found = pool.filter(
        (ruling) =>
          (game === undefined || ruling.game === game) &&
          (ruleset === undefined || ruling.view.rulesets.includes(ruleset)) &&
          (place === undefined || standsAt(place, ruling.view)),
      );
      const views = found.map((ruling) => ruling.view);
      return byRelevance(snapshots.current(), views, { q, kind: 'ruling', game }, page, work);
    },
    ofCard: (cardId, page) =>
      paginate(
        (index().byCard.get(cardId) ?? []).map((ruling) => ruling.view),
        (view) => view.id,
        page,
      ),
    besideRule(ruleId, page) {
      const { all, rules, besideRule } = index();
      const place = placeOf(rules, ruleId);
      const known = besideRule.get(ruleId);
      const found = known ?? all.flatMap(({ view }) => (standsAt(place, view) ? [view] : []));
      if (known === undefined) besideRule.set(ruleId, found);
      return paginate(found, (view) => view.id, page);
    },
    byId(id) {
      const { all, byId } = index();
      const found = byId.get(id);
      if (found !== undefined) return found.view;
      const known = all.map(({ view }) => ({ id: view.id, section: view.citation.section }));
      const suggestions = nearIds(known, id);
      throw new Problem('ruling/not-found', `No ruling has the id "${id}".`, { suggestions });
    },
  };
}

function placeOf(rules: RulingIndex['rules'], id: string): Place {
  const found = rules.get(id);
  if (found !== undefined) return found;
  const suggestions = nearIds([...rules.values()], id);
  throw new Problem('rule/not-found', `No rule has the id "${id}".`, { suggestions });
}

/** In the same section, under the same heading: unnumbered documents are cited by heading, and their rules by its slug. */
function standsAt({ section, heading, source }: Place, { citation }: RulingView): boolean {
  if (citation.source !== source) return false;
  return citation.section === section || citation.heading === heading;
}

function buildIndex(snapshot: Snapshot): RulingIndex {
  const all = snapshot.games.flatMap((game) => {
    const view = rulingViewsOf(game);
    return game.rulings.map(
      (ruling): Indexed => ({
        view: view(ruling),
        game: game.game.slug,
        cards: ruling.cards,
      }),
    );
  });
  const byCard = new Map<string, Indexed[]>();
  for (const ruling of all) {
    for (const card of ruling.cards) {
      const ofCard = byCard.get(card);
      if (ofCard === undefined) byCard.set(card, [ruling]);
      else ofCard.push(ruling);
    }
  }
  return {
    all,
    byCard,
    byId: new Map(all.map((ruling) => [ruling.view.id, ruling])),
    rulesets: new Set(snapshot.games.flatMap((game) => game.rulesets.map((ruleset) => ruleset.id))),
    besideRule: new Map(),
    rules: new Map(
      snapshot.games.flatMap(({ rules }) =>
        rules.map(({ id, section, heading, source }) => [id, { id, section, heading, source: source.id }]),
      ),
    ),
  };
}

/** The views of the rulings of a game. */
export function rulingViewsOf(game: GameSnapshot): (ruling: Ruling) => RulingView {
  const { slug } = game.game;
  const cards = new Map(
    game.cards.map((card) => [
      card.id,
      { slug: card.slug, name: card.name, url: `/v1/cards/${slug}/${card.slug}` },
    ]),
  );
  return (ruling) => ({
    id: ruling.id,
    game: slug,
    kind: ruling.kind,
    question: ruling.question,
    statement: ruling.statement,
    citation: citationOf(ruling, game),
    date: ruling.date ?? ruling.source.date,
    issuer: ruling.issuer ?? ruling.source.issuer,
    cards: ruling.cards.flatMap((id) => cards.get(id) ?? []),
    terms: [...ruling.terms],
    rulesets: [...ruling.rulesets],
    status: ruling.supersededBy === null ? 'in-force' : 'superseded',
    supersededBy: ruling.supersededBy,
    note: ruling.note,
    importedFrom: [...ruling.importedFrom],
    page: pageOf(`/v1/rulings/${ruling.id}`),
  });
}
