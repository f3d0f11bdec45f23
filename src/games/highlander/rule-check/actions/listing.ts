import type { Domain, ListedAction, OpenChoice } from '../../../../engine/answer.ts';
import type { Budget } from '../../../../engine/budget.ts';
import type { Json } from '../../../../engine/json.ts';
import type { Judgement } from '../../../../engine/law.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Board } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { playerReaches, textsOf } from '../board/texts/texts.ts';
import { weaponsOf } from '../board/weapons/weapons.ts';
import type { State } from '../state/state.ts';
import type { Action } from './actions.ts';
import type { PaidFor } from './verb.ts';

type Open = NonNullable<ListedAction['open']>;

/** With how many choices, one after the other, an action may still be listed. */
const MOST_CHOICES = 8;

/** How many answers to one choice are counted out at most. */
const MOST_ANSWERS = 128;

/**
 * What part of its budget a list may spend on trying other answers than the first: of several yeses and noes in a row
 * there are soon thousands.
 */
const FOR_ANSWERS = 0.25;

/** Actions are tried on copies of the state; of what that may cost so much is left for answers to choices. */
export class Trials {
  readonly judge: (action: Action) => Judgement<State>;
  readonly #budget: Budget;
  #left: number;

  constructor(judge: (action: Action) => Judgement<State>, budget: Budget) {
    this.judge = judge;
    this.#budget = budget;
    this.#left = budget.limits.steps * FOR_ANSWERS;
  }

  /** What is found, and what it cost. */
  costOf<Found>(find: () => Found): { readonly found: Found; readonly cost: number } {
    const before = this.#budget.spent;
    const found = find();
    return { found, cost: this.#budget.spent - before };
  }

  /** Whether there is so much left, which is then spent. */
  affords(cost: number): boolean {
    if (cost > this.#left) return false;
    this.#left -= cost;
    return true;
  }
}

/**
 * An action whose checks are met, with what the texts that it sets off still ask for: found by doing it. Where the
 * answer to one choice changes what is asked after it, or makes it impossible, each answer is listed for itself. What
 * was not tried is told.
 */
export function withItsChoices(action: Action, trials: Trials, asked = 0): ListedAction[] {
  const judged = trials.judge(action);
  if (judged.outcome === 'legal') return [listedAs(action, {})];
  if (judged.outcome !== 'needs-choice') return [];
  const [choice] = judged.choices;
  if (choice === undefined) return [];
  const opened = ({ open, cut }: ListedAction): ListedAction => ({
    ...listedAs(action, { [choice.pointer]: domainOf(choice), ...open }),
    ...(cut === true || choice.unnamed !== undefined ? { cut: true } : {}),
  });
  const unsure = (one: ListedAction): ListedAction => ({ ...opened(one), cut: true });
  if (choice.from === null) return [listedAs(action, untried(judged.choices))];
  if (asked >= MOST_CHOICES) return [unsure(listedAs(action, {}))];
  const { answers, areAll } = answersTo(choice);
  const [first, ...others] = answers;
  if (first === undefined) return [];
  const after = (value: Value) => withItsChoices(answered(action, choice, value), trials, asked + 1);
  const { found: afterFirst, cost } = trials.costOf(() => after(first));
  const isTried = areAll && trials.affords(cost * others.length);
  if (!isTried) return afterFirst.slice(0, 1).map(unsure);
  const all = [afterFirst, ...others.map(after)];
  const alike = all.every((one) => one.length === 1 && isAlike(one, afterFirst));
  if (alike) return afterFirst.map(opened);
  const areMore = choice.unnamed === undefined ? {} : { cut: true as const };
  return all.flat().map((one) => ({ ...one, ...areMore }));
}

/** What only chance can tell is not tried; what is asked for at the same time is open with it. */
function untried(choices: readonly OpenChoice[]): Open {
  return Object.fromEntries(choices.map((choice) => [choice.pointer, domainOf(choice)]));
}

function domainOf({ form, from, least, most, unnamed }: OpenChoice): Domain {
  return { form, from: from ?? [], least, most, ...(unnamed === undefined ? {} : { unnamed }) };
}

/** Whether the same is open in both. */
function isAlike([one]: readonly ListedAction[], [other]: readonly ListedAction[]): boolean {
  return JSON.stringify([one?.open, one?.cut]) === JSON.stringify([other?.open, other?.cut]);
}

/** An action in one of the ways in which it can be paid for, with what it is listed as. */
interface Paid extends Pick<PaidFor<Action>, 'pays'> {
  readonly list: readonly ListedAction[];
}

/**
 * What can be paid for in several ways, and is the same in each, is listed once: what is discarded for it is open. Where
 * several cards of it are paid for, and it is not the same in each, what was tried is listed one by one.
 */
export function whateverIsPaid(ways: readonly Paid[]): readonly ListedAction[] {
  const alike = new Map<string, Paid[]>();
  for (const way of ways) {
    const shape = JSON.stringify(way.list.map(({ open, cut }) => [open, cut]));
    alike.set(shape, [...(alike.get(shape) ?? []), way]);
  }
  const isOneDebt = Object.keys(ways[0]?.pays ?? {}).length < 2;
  if (isOneDebt || alike.size === 1) return [...alike.values()].flatMap(listedOnce);
  return ways.flatMap(({ list }) => list.map((one) => ({ ...one, cut: true as const })));
}

/** Alike, but for what is paid. */
function listedOnce(ways: readonly Paid[]): readonly ListedAction[] {
  const [first] = ways;
  const [one, ...more] = first?.list ?? [];
  if (first === undefined || one === undefined || more.length > 0 || ways.length === 1)
    return ways.flatMap(({ list }) => list);
  const pointers = Object.keys(first.pays);
  const open = Object.fromEntries(
    pointers.map((pointer) => {
      const from = new Set(ways.flatMap(({ pays }) => pays[pointer] ?? []));
      return [pointer, { form: 'list' as const, from: [...from], least: 1, most: 1 }];
    }),
  );
  return [
    { ...one, open: { ...open, ...one.open }, ...(pointers.length > 1 ? { apart: true as const } : {}) },
  ];
}

function listedAs(action: Action, open: Open): ListedAction {
  const told = action as unknown as Json;
  return Object.keys(open).length === 0 ? { action: told } : { action: told, open };
}

type Value = Json | readonly Json[];

interface Answers {
  readonly answers: readonly Value[];
  readonly areAll: boolean;
}

/** All answers, if they can be counted out; else the least and the greatest of them. */
function answersTo(choice: OpenChoice): Answers {
  const from = choice.from ?? [];
  if (choice.form !== 'list') return { answers: from, areAll: from.length <= MOST_ANSWERS };
  const [least, most] = [choice.least, Math.min(choice.most, from.length)];
  if (!areAtMost(MOST_ANSWERS, from.length, least, most))
    return {
      answers: [from.slice(0, least), ...(most > least ? [from.slice(0, most)] : [])],
      areAll: false,
    };
  return { answers: [...subsetsOf(from, least, most)], areAll: true };
}

/** Whether there are no more than so many sets of so many out of a number: they are counted, not made. */
function areAtMost(limit: number, number: number, least: number, most: number): boolean {
  let [ofSize, counted] = [1, 0];
  for (let size = 0; size <= most; size += 1) {
    if (size >= least) counted += ofSize;
    if (counted > limit) return false;
    ofSize = (ofSize * (number - size)) / (size + 1);
  }
  return true;
}

/** Sets of so many, in the order in which they stand. */
function* subsetsOf(from: readonly Json[], least: number, most: number): Iterable<Json[]> {
  if (least <= 0) yield [];
  if (most <= 0) return;
  for (const [at, one] of from.entries()) {
    if (from.length - at < least) return;
    for (const rest of subsetsOf(from.slice(at + 1), least - 1, most - 1)) yield [one, ...rest];
  }
}

/** The action with one answer more: its pointer ends with the key in which that stands. */
function answered(action: Action, { pointer }: OpenChoice, value: Value): Action {
  const [key = '', form = ''] = pointer
    .replace('/choose/', '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const chosen = 'choose' in action ? action.choose : undefined;
  return { ...action, choose: { ...chosen, [key]: { [form]: value } } } as Action;
}

/** Abilities that something else sets off. */
const setsOff: ReadonlySet<Ability['ability']> = new Set(['triggered', 'counter', 'replacement']);

/** Who has several weapons chooses the one that is considered broken, and the one that a hilt is for. */
function mayAskForWeapon(board: Board, action: Action): boolean {
  const { players } = board.state;
  if (!players.some(({ id }) => weaponsOf(board, id).length > 1)) return false;
  const played =
    action.do === 'play' && typeof action.card === 'string' ? board.find(action.card) : undefined;
  const says = (ability: Ability) =>
    ability.ability === 'continuous' &&
    'modifyPlayers' in ability &&
    ability.modifyPlayers?.some((modifier) => 'considered' in modifier) === true;
  const isHilt = played !== undefined && is(board, played, 'hilt');
  return isHilt || playerReaches(board).has('considered') || played?.definition.abilities.some(says) === true;
}

/** Whether doing an action may set off texts, which may ask for something. */
export function setsOffTexts(board: Board, action: Action): boolean {
  if (action.do === 'use' || action.do === 'resolve' || action.do === 'counter') return true;
  if (mayAskForWeapon(board, action)) return true;
  const { inPlay, lasting } = board.state;
  if (lasting.some(({ kind }) => kind === 'when' || kind === 'at' || kind === 'text')) return true;
  if (action.do === 'play' && playerReaches(board).has('toPlay')) return true;
  if (action.do === 'play' && typeof action.card === 'string') {
    const played = board.find(action.card);
    if (played?.definition.abilities.some(({ ability }) => ability !== 'continuous') === true) return true;
  }
  return inPlay.some((card) =>
    textsOf(board, board.seen(card)).some(({ ability: { ability } }) => setsOff.has(ability)),
  );
}
