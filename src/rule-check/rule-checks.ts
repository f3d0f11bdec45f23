import { createHash } from 'node:crypto';
import { rulesById } from '../citations/rules-by-id.ts';
import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { RuleCheck } from '../games/rule-check.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { catalogueCards } from './catalogue-cards.ts';
import { baseOf, chosenRuleset, keptRuleset } from './chosen-ruleset.ts';
import {
  answer,
  answerAsText,
  digestible,
  type FindRule,
  judge,
  judgedBy,
  type RuleAnswer,
} from './judge.ts';
import type { RuleCheckRequest } from './request.ts';

/** What is answered about moves. Nothing of a request is kept. Every method throws a Problem for what cannot be answered. */
export interface RuleChecks {
  check(request: RuleCheckRequest, work: Work): RuleAnswer;
  /** The id of the ruleset by which moves of a game are judged; the present one unless told. */
  rulesetOf(game: string, ruleset?: string): string;
}

export function createRuleChecks(snapshots: Snapshots): RuleChecks {
  const readyFrom = perSnapshot(ready);
  return {
    check({ game: slug, ruleset: asked, ...request }, work) {
      const snapshot = snapshots.current();
      const game = gameOf(snapshot, slug);
      const { ruleCheck, id } = lawOf(game, baseOf(asked));
      const ruleset = chosenRuleset(game.game, id, asked);
      const judged = judge(readyFrom(snapshot)(game, ruleCheck)(ruleset), request, work);
      const { number, hash } = snapshot.version;
      const by = { ...judgedBy(slug, ruleset), dataVersion: { number, hash } };
      const rules = rulesById(game);
      const findRule: FindRule = (id) => rules.get(id) ?? null;
      const text = digestible(judged);
      if (text === null) return answer(by, judged, null, findRule);
      const digest = sha256(text);
      const answered = answer(by, judged, digest, findRule);
      texts.set(answered, () => answerAsText(by, judged, text, digest, findRule));
      return answered;
    },
    rulesetOf: (slug, asked) => lawOf(gameOf(snapshots.current(), slug), asked).id,
  };
}

const texts = new WeakMap<RuleAnswer, () => string>();

/** An answer as JSON, of which the greater part was written when its digest was made. */
export function textOf(told: RuleAnswer): string {
  return texts.get(told)?.() ?? JSON.stringify(told);
}

/** Laws that stand ready with the cards of one data version. */
function ready(snapshot: Snapshot): (game: GameSnapshot, law: RuleCheck) => ReturnType<RuleCheck['ready']> {
  const known = new Map<RuleCheck, ReturnType<RuleCheck['ready']>>();
  return (game, law) => {
    const byRuleset = known.get(law) ?? law.ready(catalogueCards(game, snapshot));
    known.set(law, byRuleset);
    return byRuleset;
  };
}

function gameOf({ games }: Snapshot, slug: string): GameSnapshot {
  const game = games.find((one) => one.game.slug === slug);
  if (game !== undefined) return game;
  const known = games.map((one) => one.game.slug);
  throw new Problem('game/not-found', `The games are ${known.join(' and ')}.`, { known });
}

/** What judges, and by which ruleset. */
interface LawAsked {
  readonly ruleCheck: RuleCheck;
  readonly id: string;
}

function lawOf({ game: { name, ruleCheck }, rulesets }: GameSnapshot, asked: string | undefined): LawAsked {
  const known = rulesets.map(({ id }) => id);
  if (asked !== undefined && !known.includes(asked))
    throw new Problem(
      'ruleset/not-found',
      `${name} has no ruleset "${asked}"; there are ${known.join(', ')}.`,
      {
        known,
      },
    );
  if (ruleCheck === null)
    throw new Problem('rule-check/not-found', `Moves of ${name} cannot be checked yet.`);
  return { ruleCheck, id: keptRuleset(name, ruleCheck.rulesets, asked) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
