import { z } from 'zod';
import type { Mistake } from '../engine/answer.ts';
import { readAs } from '../engine/reading.ts';
import type { Game } from '../games/registry.ts';
import type { ChosenRuleset, KeptRulesets } from '../games/rule-check.ts';
import type { RulesetSwitches } from '../games/ruleset-switches.ts';
import { Problem } from '../problem.ts';
import type { RuleCheckRequest } from './request.ts';

type Asked = RuleCheckRequest['ruleset'];

/** The ruleset that is asked for, or that a house rule is based on; undefined where none is named. */
export function baseOf(asked: Asked): string | undefined {
  return typeof asked === 'object' ? asked.base : asked;
}

/** The ruleset by which a game's moves are judged, the present one unless another is asked for. Throws rule-check/not-found. */
export function keptRuleset(game: string, kept: KeptRulesets, asked: string | undefined): string {
  const id = asked ?? kept[0];
  if (kept.includes(id)) return id;
  const message = `Moves of ${game} are checked by ${kept.join(', ')}, and not by "${id}" yet.`;
  throw new Problem('rule-check/not-found', message, { known: kept });
}

/** What is said of a game whose rulesets have no switches. */
const NO_SWITCHES: Pick<RulesetSwitches, 'form' | 'rulesets'> = { form: z.strictObject({}), rulesets: {} };

/** A ruleset with what a house rule sets otherwise. Throws request/invalid for a switch or value that there is not. */
export function chosenRuleset(
  { rulesetSwitches }: Pick<Game, 'rulesetSwitches'>,
  id: string,
  asked: Asked,
): ChosenRuleset {
  if (typeof asked !== 'object') return { id };
  const { form, rulesets } = rulesetSwitches ?? NO_SWITCHES;
  const read = readAs(form.partial(), asked.switches, ['ruleset', 'switches']);
  if ('mistakes' in read) throw misread(read.mistakes);
  const changed = Object.entries(read.value).flatMap(([key, value]) =>
    value === undefined || value === rulesets[id]?.[key]?.value ? [] : [[key, value] as const],
  );
  return { id, switches: Object.fromEntries(changed) };
}

function misread(mistakes: readonly Mistake[]): Problem {
  const issues = mistakes.map(({ pointer, message, suggestion }) => ({
    at: pointer.slice(1),
    message,
    ...(suggestion === null ? {} : { suggestion }),
  }));
  const detail = issues.map(({ at, message }) => `${at}: ${message}`).join(' ');
  return new Problem('request/invalid', detail, { issues });
}
