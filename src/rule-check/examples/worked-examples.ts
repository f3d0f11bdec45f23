import { citationOf } from '../../citations/citation.ts';
import type { CitationView } from '../../citations/citation-view.ts';
import type { GameSnapshot, Rule, Snapshot } from '../../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../../database/snapshot/snapshots.ts';
import { nearest } from '../../engine/nearest.ts';
import { remembered } from '../../engine/remembered.ts';
import { type Headings, headedPlaces, headingsOf } from '../../games/content/headings.ts';
import type { GameSlug } from '../../games/registry.ts';
import { slugOf } from '../../games/slug.ts';
import { type Page, type PageRequest, paginate } from '../../pagination.ts';
import { Problem } from '../../problem.ts';
import type { Work } from '../../work.ts';
import { type NamedExample, readExamples } from '../../worked-examples/example-file.ts';
import type { RuleChecks } from '../rule-checks.ts';
import { type PlayedStep, playExample } from './playing.ts';
import type { WorkedExample } from './views.ts';

export interface WorkedExamplesQuery {
  readonly game?: GameSlug | undefined;
  /** Id of a rule that an action in it breaks. */
  readonly rule?: string | undefined;
  /** Id of a ruling that it shows. */
  readonly ruling?: string | undefined;
  /** Slug of a card that takes part in it. */
  readonly card?: string | undefined;
}

/** The worked examples of the rulebooks, as the tests play them. */
export interface WorkedExamples {
  /** By game and section. Throws a Problem for a rule or ruling that there is not. */
  search(query: WorkedExamplesQuery, page: PageRequest): Page<WorkedExample>;
  /** Those in which an action breaks the rule of this id. */
  breaking(rule: string): readonly WorkedExample[];
  /** Those that show the ruling of this id. */
  showing(ruling: string): readonly WorkedExample[];
  /** Those in which the card of this slug takes part. */
  withCard(game: GameSlug, slug: string): readonly WorkedExample[];
  /** Throws a Problem for a name that no example of the game has. */
  byName(game: GameSlug, name: string): WorkedExample;
  /** Plays an example with the rule check. Throws a Problem if that costs more than the request may. */
  play(example: WorkedExample, work: Work): readonly PlayedStep[];
}

export function createWorkedExamples(snapshots: Snapshots, ruleChecks: RuleChecks): WorkedExamples {
  // Read when somebody asks first: most who start the service never do.
  let read: readonly NamedExample[] | undefined;
  const examplesOf = perSnapshot((snapshot) => {
    read ??= readExamples();
    const headings = headingsIn(snapshot);
    const games = snapshot.games.map((game) => ({ game, ids: idsByName(game.rules) }));
    return read.flatMap((example) => {
      const found = games.find(({ game }) => game.game.slug === example.game);
      if (found === undefined) return [];
      const heading = example.heading ?? headings.of(example.source, example.section);
      const ruleset = ruleChecks.rulesetOf(example.game, example.ruleset);
      const citation = citationIn(found.game, example, heading);
      return [whole(example, { ruleset, citation, idOf: (rule) => found.ids.get(rule) ?? rule })];
    });
  });
  return {
    search({ game, rule, ruling, card }, page) {
      const snapshot = snapshots.current();
      if (rule !== undefined) mustBe('rule', rule, snapshot);
      if (ruling !== undefined) mustBe('ruling', ruling, snapshot);
      if (card !== undefined) mustBe('card', card, snapshot);
      const found = examplesOf(snapshot).filter(
        (example) =>
          (game === undefined || example.game === game) &&
          (rule === undefined || breaks(example, rule)) &&
          (ruling === undefined || example.rulings.includes(ruling)) &&
          (card === undefined || cardsIn(example).has(card)),
      );
      return paginate(found, ({ id }) => id, page);
    },
    breaking: (rule) => examplesOf(snapshots.current()).filter((example) => breaks(example, rule)),
    showing: (ruling) => examplesOf(snapshots.current()).filter(({ rulings }) => rulings.includes(ruling)),
    withCard: (game, slug) =>
      examplesOf(snapshots.current()).filter(
        (example) => example.game === game && cardsIn(example).has(slug),
      ),
    play: (example, work) => playExample(example, ruleChecks, work),
    byName(game, name) {
      const all = examplesOf(snapshots.current()).filter((example) => example.game === game);
      const found = all.find(({ id }) => id === `${game}/${name}`);
      if (found !== undefined) return found;
      const near = nearest(
        name,
        all.map(({ id }) => id.slice(game.length + 1)),
      );
      throw new Problem('worked-example/not-found', `${game} has no worked example "${name}".`, {
        suggestions: near === null ? [] : [near],
      });
    },
  };
}

function headingsIn({ games }: Snapshot): Headings {
  const rules = games.flatMap((game) => game.rules);
  const versions = games.flatMap(({ cards }) => cards.flatMap((card) => card.versions));
  return headingsOf(
    headedPlaces(
      rules.map((rule) => ({ ...rule, source: rule.source.id })),
      versions.map((version) => ({ ...version, source: version.source?.id ?? null })),
    ),
  );
}

/** The ids of rules by what they are without their source: none of those that the examples break is in two. */
function idsByName(rules: readonly Rule[]): ReadonlyMap<string, string> {
  return new Map(rules.map(({ id }) => [id.slice(id.indexOf('/') + 1), id]));
}

/** The place in the source. Rules have the slug of the heading where a source does not number its sections. */
function citationIn(
  game: GameSnapshot,
  { source: id, section }: NamedExample,
  heading: string | null,
): CitationView {
  const source = game.sources.find((one) => one.id === id);
  if (source === undefined) throw new Error(`A worked example cites ${id}, which is not a source.`);
  const citation = citationOf({ source, section, heading }, game);
  return {
    ...citation,
    url: citation.url ?? citationOf({ source, section: slugOf([section]), heading }, game).url,
  };
}

interface OfContent {
  readonly ruleset: string;
  readonly citation: CitationView;
  /** The id of a rule that is named without its source. */
  idOf(rule: string): string;
}

function whole(example: NamedExample, { ruleset, citation, idOf }: OfContent): WorkedExample {
  const { game, name, source, section, about, rulings = [], given, steps, result } = example;
  const { heading } = citation;
  const id = `${game}/${name}`;
  return {
    ...{ id, game, ruleset, source, section, heading, citation, about },
    ...{ url: `/v1/rule-check/examples/${id}`, page: `/examples/${id}` },
    rulings: rulings.map((short) => `${game}.${short}`),
    request: {
      game,
      ...(example.ruleset === undefined ? {} : { ruleset: example.ruleset }),
      state: given,
      actions: steps.flatMap((step) => ('play' in step ? [step.play] : [])),
    },
    steps: steps.map((step) => stepView(step, idOf)),
    result,
  };
}

function stepView(
  { note: told, ...step }: NamedExample['steps'][number],
  idOf: (rule: string) => string,
): WorkedExample['steps'][number] {
  const note = told ?? null;
  if ('play' in step) return { outcome: 'legal', note, action: step.play, events: step.events ?? null };
  if ('not' in step) return { outcome: 'illegal', note, action: step.not, rules: step.breaks.map(idOf) };
  if ('lacks' in step) return { outcome: 'needs-choice', note, action: step.lacks, open: step.open };
  return { outcome: null, note, holds: step.state };
}

function breaks({ steps }: WorkedExample, rule: string): boolean {
  return steps.some((step) => step.outcome === 'illegal' && step.rules.includes(rule));
}

/** The slugs of the cards in the state in which an example begins. */
const cardsIn = remembered((example: WorkedExample): ReadonlySet<string> => {
  const slugs = new Set<string>();
  collectCards(example.request.state, slugs);
  return slugs;
});

/** A card of a state has an id, and the slug of what it is. */
function collectCards(value: unknown, slugs: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'card' in value && typeof value.card === 'string') slugs.add(value.card);
  for (const part of Object.values(value)) collectCards(part, slugs);
}

/** A rule, ruling or card that is asked for must be one. */
function mustBe(kind: 'rule' | 'ruling' | 'card', id: string, { games }: Snapshot): void {
  const all = games.flatMap((game) => idsOf(kind, game));
  if (all.includes(id)) return;
  const near = nearest(id, all);
  throw new Problem(`${kind}/not-found`, `There is no ${kind} "${id}".`, {
    suggestions: near === null ? [] : [near],
  });
}

function idsOf(kind: 'rule' | 'ruling' | 'card', { rules, rulings, cards }: GameSnapshot): string[] {
  if (kind === 'card') return cards.map(({ slug }) => slug);
  return (kind === 'rule' ? rules : rulings).map(({ id }) => id);
}
