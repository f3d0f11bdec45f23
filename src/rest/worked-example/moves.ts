import { z } from 'zod';
import type { WorkedExample } from '../../rule-check/examples/views.ts';
import { capitalised, escaped, type Names } from './names.ts';
import { described, entry, inWords, recordOf, table } from './words.ts';

type Step = WorkedExample['steps'][number];

/** What a rule says, and where it is. */
export interface CitedRule {
  readonly statement: string;
  readonly url: string;
}

/** Actions whose sentence is more than a verb with an "s". */
const sentences: Readonly<Record<string, string>> = {
  'change-location': 'moves',
  'declare-exertion': 'declares an Exertion',
  'declare-successful': 'declares a successful attack',
  'decline-power': 'declines to generate Power',
  'end-turn': 'ends the turn',
  exert: 'makes an Exertion',
  'generate-power': 'generates Power',
  'next-phase': 'goes to the next phase',
  pass: 'passes',
  'return-to-main-shot': 'answers whether to return to the Main Shot',
  start: 'starts the game',
  unturn: 'unturns cards',
};

/** Parameters that continue the sentence, with the word that joins them. */
const joined: Readonly<Record<string, string>> = {
  card: '',
  target: '',
  attackers: 'with ',
  against: 'against ',
  with: 'with ',
  on: 'on ',
  at: 'at ',
  to: 'to ',
  except: 'except ',
  choose: 'and chooses ',
  value: '',
};

/** An action as a sentence without its full stop. */
export function actionSentence(action: unknown, names: Names): string {
  const {
    do: verb,
    player,
    ...parameters
  } = z.looseObject({ do: z.string(), player: z.string() }).parse(action);
  const start = `${described(player, names, 'player')} ${sentences[verb] ?? thirdPerson(verb)}`;
  const parts = Object.entries(parameters);
  const sentence = Object.entries(joined).flatMap(([key, word]) =>
    key in parameters ? [`${word}${described(parameters[key], names, key)}`] : [],
  );
  const rest = parts
    .filter(([key]) => !(key in joined))
    .map(([key, value]) => entry(key, countedFromOne(key, value), names));
  return [start, ...sentence, ...(rest.length === 0 ? [] : [`(${rest.join('; ')})`])].join(' ');
}

/** The abilities of a card are numbered from 0 in the data. */
function countedFromOne(key: string, value: unknown): unknown {
  return key === 'ability' && typeof value === 'number' ? value + 1 : value;
}

function thirdPerson(verb: string): string {
  const [first = '', ...others] = inWords(verb).split(' ');
  return [`${first}s`, ...others].join(' ');
}

/** A step of a worked example with its verdict, as Markdown. */
export function stepText(step: Step, names: Names, ruleOf: (id: string) => CitedRule): string {
  switch (step.outcome) {
    case null:
      return `Now the state contains:\n\n${heldTable(step.holds, names)}`;
    case 'legal':
      return `✓ **${actionSentence(step.action, names)}.** Legal.${eventsText(step.events, names)}`;
    case 'illegal':
      return `✗ **${actionSentence(step.action, names)}.** Not legal:\n\n${brokenRules(step.rules, ruleOf)}`;
    case 'needs-choice':
      return `? **${actionSentence(step.action, names)}.** Incomplete. Still to choose: ${step.open.map((pointer) => placeOf(pointer, names)).join('; ')}.`;
  }
}

function brokenRules(rules: readonly string[], ruleOf: (id: string) => CitedRule): string {
  return table(
    ['Broken rule', 'What it says'],
    rules.map((id) => [`[${id}](${ruleOf(id).url})`, escaped(ruleOf(id).statement)]),
  );
}

function eventsText(events: readonly unknown[] | null, names: Names): string {
  if (events === null || events.length === 0) return '';
  const rows = z.array(z.looseObject({ event: z.string() })).parse(events);
  const shown = new Set(['event', 'card', 'player']);
  const rest = (event: object) =>
    Object.entries(recordOf(event))
      .filter(([key, value]) => !shown.has(key) && !isEmpty(value))
      .map(([key, value]) => entry(key, value, names))
      .join('; ');
  const cells = rows.map((event) => [
    capitalised(inWords(event.event)),
    event.card === undefined ? '' : described(event.card, names),
    event.player === undefined ? '' : described(event.player, names, 'player'),
    rest(event),
  ]);
  return `\n\n${table(['What happens', 'Card', 'Player', 'Details'], cells)}`;
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

function heldTable(holds: Readonly<Record<string, unknown>>, names: Names): string {
  return table(
    ['Where', 'Value'],
    Object.entries(holds).map(([pointer, value]) => [
      placeOf(pointer, names),
      described(value, names, pointer.split('/').at(-1)),
    ]),
  );
}

/** A JSON Pointer as people read it: `/players/0/power` is “Ann, power”. */
function placeOf(pointer: string, names: Names): string {
  const [list = '', index = '', ...others] = pointer.slice(1).split('/');
  const player = list === 'players' ? names.playerAt(Number(index)) : undefined;
  const parts = player === undefined ? [list, index].filter((part) => part !== '').map(inWords) : [player];
  return [...parts, ...others.map(inWords)].join(', ');
}
