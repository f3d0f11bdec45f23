import type { ListedAction, OpenChoice } from '../../../../engine/answer.ts';
import type { Json } from '../../../../engine/json.ts';
import type { Judgement } from '../../../../engine/law.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Board } from '../board/board.ts';
import { playerReaches, textsOf } from '../board/texts.ts';
import { weaponsOf } from '../board/weapons.ts';
import type { State } from '../state/state.ts';
import type { Action } from './actions.ts';

type Open = NonNullable<ListedAction['open']>;

/** With how many choices, one after the other, an action may still be listed. */
const MOST_CHOICES = 8;

/** Of how many answers to one choice each is tried, whatever comes after it; and where more is asked after it. */
const TRIED_ALL = 4;
const TRIED_IN_A_ROW = 12;

type Judge = (action: Action) => Judgement<State>;

/**
 * An action whose checks are met, with what the texts that it sets off still ask for: found by doing it. Where the
 * answer to one choice changes what is asked after it, or makes it impossible, each answer is listed for itself.
 */
export function withItsChoices(action: Action, judge: Judge, asked = 0): ListedAction[] {
  const judged = judge(action);
  if (judged.outcome === 'legal') return [listedAs(action, {})];
  if (judged.outcome !== 'needs-choice' || asked >= MOST_CHOICES) return [];
  const [choice] = judged.choices;
  if (choice === undefined) return [];
  const domain = { from: choice.from ?? [], least: choice.least, most: choice.most };
  const opened = ({ open }: ListedAction) => listedAs(action, { [choice.pointer]: domain, ...open });
  // What only chance can tell is not tried.
  if (choice.from === null) return [opened(listedAs(action, {}))];
  const answers = answersTo(choice);
  const [first, ...others] = answers;
  if (first === undefined) return [];
  const after = (value: Value) => withItsChoices(answered(action, choice, value), judge, asked + 1);
  const afterFirst = after(first);
  const goesOn = afterFirst.some(({ open }) => open !== undefined);
  if (answers.length > (goesOn ? TRIED_IN_A_ROW : TRIED_ALL)) return afterFirst.slice(0, 1).map(opened);
  const all = [afterFirst, ...others.map(after)];
  const alike = all.every((one) => one.length === 1 && isAlike(one, afterFirst));
  return alike ? afterFirst.map(opened) : all.flat();
}

/** Whether the same is open in both. */
function isAlike([one]: readonly ListedAction[], [other]: readonly ListedAction[]): boolean {
  return JSON.stringify(one?.open) === JSON.stringify(other?.open);
}

function listedAs(action: Action, open: Open): ListedAction {
  const told = action as unknown as Json;
  return Object.keys(open).length === 0 ? { action: told } : { action: told, open };
}

type Value = Json | readonly Json[];

function isOfSeveral({ pointer }: OpenChoice): boolean {
  return pointer.endsWith('/cards') || pointer.endsWith('/players');
}

/** All answers, if they can be counted out; else the first of them. */
function answersTo(choice: OpenChoice): readonly Value[] {
  const from = choice.from ?? [];
  if (!isOfSeveral(choice)) return from;
  const [least, most] = [choice.least, Math.min(choice.most, from.length)];
  if (from.length > TRIED_IN_A_ROW || (most > 1 && 2 ** from.length > TRIED_IN_A_ROW))
    return [from.slice(0, least), ...(most > least ? [from.slice(0, most)] : [])];
  return subsetsOf(from, most).filter(({ length }) => length >= least);
}

function subsetsOf(from: readonly Json[], most: number): Json[][] {
  const sets: Json[][] = [[]];
  for (const one of from)
    sets.push(...sets.filter(({ length }) => length < most).map((set) => [...set, one]));
  return sets;
}

/** The action with one answer more. */
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

/** Who has several weapons chooses the one that is considered broken. */
function mayAskForWeapon(board: Board, action: Action): boolean {
  const { players } = board.state;
  if (!players.some(({ id }) => weaponsOf(board, id).length > 1)) return false;
  const played =
    action.do === 'play' && typeof action.card === 'string' ? board.find(action.card) : undefined;
  const says = (ability: Ability) =>
    ability.ability === 'continuous' &&
    'modifyPlayers' in ability &&
    ability.modifyPlayers?.some((modifier) => 'considered' in modifier) === true;
  return playerReaches(board).has('considered') || played?.definition.abilities.some(says) === true;
}

/** Whether doing an action may set off texts, which may ask for something. */
export function setsOffTexts(board: Board, action: Action): boolean {
  if (action.do === 'use' || action.do === 'resolve' || action.do === 'counter') return true;
  if (mayAskForWeapon(board, action)) return true;
  const { inPlay, lasting } = board.state;
  if (lasting.some(({ kind }) => kind === 'when' || kind === 'at' || kind === 'text')) return true;
  if (action.do === 'play' && typeof action.card === 'string') {
    const played = board.find(action.card);
    if (played?.definition.abilities.some(({ ability }) => ability !== 'continuous') === true) return true;
  }
  return inPlay.some((card) =>
    textsOf(board, board.seen(card)).some(({ ability: { ability } }) => setsOff.has(ability)),
  );
}
