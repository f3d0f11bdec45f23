import type { ActionVerdict, Awaited, Domain, ListedAction, Mistake, OpenChoice } from '../engine/answer.ts';
import type { Unjudged } from '../engine/unjudged.ts';
import type { Violation } from '../engine/violation.ts';
import type { RuleAnswer } from '../rule-check/judge.ts';

/** What is said of moves, for people. */
export function checkSummary(answer: RuleAnswer): string {
  const {
    ruleset,
    switches = {},
    outcome,
    mistakes,
    stateViolations,
    verdicts,
    unjudged,
    awaits,
    legalActions,
    notes,
  } = answer;
  return [
    `${ruleset}${houseRule(switches)}: ${inWords(outcome)}.`,
    ...part('Invalid', mistakes.map(misread)),
    ...part('The state is impossible', stateViolations.map(cited)),
    ...verdicts.flatMap(verdictInWords),
    ...part('Awaited', awaits.map(awaited)),
    ...part('Not checked completely', unjudged.map(partly)),
    ...part('Legal actions', (legalActions ?? []).map(listed)),
    ...part('Assumed', notes),
  ].join('\n');
}

function houseRule(switches: Readonly<Record<string, string>>): string {
  const set = Object.entries(switches).map(([key, value]) => `${key}: ${value}`);
  return set.length === 0 ? '' : ` with ${set.join(', ')}`;
}

function part(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${heading} (${lines.length}):`, ...indented(lines)];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Actions are counted from 1, as people count. */
function verdictInWords(verdict: ActionVerdict): string[] {
  const unjudged = verdict.unjudged.map((one) => `not checked completely: ${partly(one)}`);
  return [
    `Action ${verdict.index + 1}: ${inWords(verdict.outcome)}.`,
    ...indented([...reasons(verdict), ...unjudged]),
  ];
}

function reasons(verdict: ActionVerdict): string[] {
  switch (verdict.outcome) {
    case 'illegal':
      return verdict.violations.map(cited);
    case 'needs-choice':
      return verdict.choices.map(choice);
    case 'malformed':
      return verdict.mistakes.map(misread);
    case 'unsupported':
      return verdict.needs.map(({ card, what }) => `${card}: ${what}`);
    case 'over-budget':
      return [`It needs more than ${verdict.limit} ${verdict.spent}.`];
    case 'legal':
    case 'not-evaluated':
      return [];
  }
}

/** `needs-choice` as people write it. */
const inWords = (word: string) => word.replace('-', ' ');

const partly = ({ card, slug, what }: Unjudged) => `${slug === null ? card : `${card} (${slug})`}: ${what}`;

const cited = ({ message, rule }: Violation) => `${message} [${rule}]`;

const misread = ({ pointer, message, suggestion }: Mistake) =>
  `${pointer || 'The request'}: ${message}${suggestion === null ? '' : ` Did you mean “${suggestion}”?`}`;

function choice({ pointer, player, about, ...asked }: OpenChoice): string {
  const { form, from, least, most, amount, unnamed = 0 } = asked;
  if (form === 'number') return `${pointer}: ${player} chooses ${about}: ${aNumber(least, most)}.`;
  const number =
    amount !== undefined ? `${amount} divided` : least === most ? `${least}` : `${least} to ${most}`;
  const among = from === null ? '' : ` of ${from.map((one) => JSON.stringify(one)).join(', ')}`;
  const others = unnamed === 0 ? '' : `, or of ${unnamed} unknown cards`;
  return `${pointer}: ${player} chooses ${about}: ${number}${among}${others}.`;
}

const aNumber = (least: number, most: number) => `a number from ${least} to ${most}`;

const awaited = ({ player, what, must }: Awaited) => `${player} ${must ? 'must' : 'may'}: ${what}`;

function listed({ action, open = {}, apart, cut, unjudged = [] }: ListedAction): string {
  const parameters = Object.entries(open).map(([pointer, domain]) => `${pointer}: ${inDomain(domain)}`);
  const told = [
    ...(apart === true ? ['not the same for two of them'] : []),
    ...(cut === true ? ['possibly more'] : []),
    ...unjudged.map((one) => `perhaps not checked: ${partly(one)}`),
  ];
  return [JSON.stringify(action), ...parameters, ...told].join('; ');
}

function inDomain({ form, from, least, most, amount, unnamed = 0 }: Domain): string {
  const among = from.map((one) => JSON.stringify(one)).join(', ');
  if (amount !== undefined) return `${amount} divided among ${among}`;
  if (form === 'number') return aNumber(least, most);
  const number = `${least} to ${most}`;
  if (from.length === 0) return `${number} unknown cards`;
  return unnamed === 0 ? `${number} of ${among}` : `${number} of ${among}, or of ${unnamed} unknown cards`;
}
