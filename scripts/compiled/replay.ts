import { isDeepStrictEqual } from 'node:util';
import type { GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import type { Catalogue, Play } from '../../src/games/rule-check.ts';
import { catalogueCards } from '../../src/rule-check/catalogue-cards.ts';
import { type NamedExample, readExamples } from '../../src/worked-examples/example-file.ts';
import type { CompiledCard } from './compiled-cards.ts';

/** A worked example, and the first step that differs when it is played with compiled texts; null if none does. */
export interface Replay {
  readonly example: string;
  readonly difference: string | null;
}

const version = { number: 1, hash: '', changedAt: new Date(0) };

/** The worked examples that name one of these cards with a text that is understood. */
export function replays(game: GameSnapshot, cards: readonly CompiledCard[]): readonly Replay[] {
  const { ruleCheck, slug } = game.game;
  if (ruleCheck === null) return [];
  const written = catalogueCards(game, { version, games: [game] });
  const bySlug = new Map(
    cards.flatMap(({ compiled }) => (compiled === null ? [] : [[compiled.slug, compiled]])),
  );
  const compiled: Catalogue = {
    ...written,
    card: (name) => {
      const card = written.card(name);
      return card === undefined ? undefined : (bySlug.get(card.slug) ?? card);
    },
  };
  return readExamples()
    .filter((example) => example.game === slug && namesOneOf(example, bySlug))
    .map((example) => {
      const ruleset = { id: example.ruleset ?? ruleCheck.rulesets[0] };
      const play = (catalogue: Catalogue) => ruleCheck.ready(catalogue)(ruleset);
      return { example: example.name, difference: firstDifference(example, play(written), play(compiled)) };
    });
}

function namesOneOf(example: NamedExample, bySlug: ReadonlyMap<string, unknown>): boolean {
  let isNamed = false;
  JSON.stringify(example.given, (key, value: unknown) => {
    isNamed ||= key === 'card' && typeof value === 'string' && bySlug.has(value);
    return value;
  });
  return isNamed;
}

/** The first step of an example that two ways of judging answer differently; null if there is none. */
function firstDifference(one: NamedExample, written: Play, compiled: Play): string | null {
  let states: { readonly written: unknown; readonly compiled: unknown } = {
    written: one.given,
    compiled: one.given,
  };
  for (const [place, step] of one.steps.entries()) {
    if ('state' in step) continue;
    const action = 'play' in step ? step.play : 'not' in step ? step.not : step.lacks;
    const answers = {
      written: judged(written, states.written, action),
      compiled: judged(compiled, states.compiled, action),
    };
    if (!isDeepStrictEqual(answers.written.verdict, answers.compiled.verdict))
      return `step ${place + 1}: ${JSON.stringify(answers.written.verdict)} by hand, ${JSON.stringify(answers.compiled.verdict)} by text`;
    if ('play' in step) states = { written: answers.written.state, compiled: answers.compiled.state };
  }
  return isDeepStrictEqual(states.written, states.compiled) ? null : 'the state at the end';
}

function judged(play: Play, state: unknown, action: unknown) {
  const { verdicts, mistakes, ...answer } = play({ state, actions: [action] });
  const [verdict] = verdicts;
  const outcome = verdict?.outcome;
  const rules = verdict?.outcome === 'illegal' ? verdict.violations.map(({ rule }) => rule) : [];
  const events = verdict?.outcome === 'legal' ? verdict.events : [];
  return { verdict: { outcome, mistakes, rules, events }, state: answer.state };
}
