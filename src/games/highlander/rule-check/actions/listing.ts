import type { Domain, ListedAction, OpenChoice } from '../../../../engine/answer.ts';
import type { Json } from '../../../../engine/json.ts';
import type { Judgement } from '../../../../engine/law.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Board } from '../board/board.ts';
import { textsOf } from '../board/texts.ts';
import type { State } from '../state/state.ts';
import type { Action } from './actions.ts';

type Open = NonNullable<ListedAction['open']>;

/** With how many choices one action may still be listed. */
const MOST_CHOICES = 8;

/**
 * An action whose checks are met, with what the texts that it sets off still ask for: found by doing it, each choice
 * answered with the first that may be chosen. Undefined if it cannot be done.
 */
export function withItsChoices(
  action: Action,
  judge: (action: Action) => Judgement<State>,
): ListedAction | undefined {
  const open: Record<string, Domain> = {};
  let tried = action;
  for (let asked = 0; asked <= MOST_CHOICES; asked += 1) {
    const judged = judge(tried);
    if (judged.outcome === 'legal') return listedAs(action, open);
    if (judged.outcome !== 'needs-choice') return undefined;
    const [choice] = judged.choices;
    if (choice === undefined) return undefined;
    open[choice.pointer] = { from: choice.from ?? [], least: choice.least, most: choice.most };
    // What only chance can tell is not tried.
    if (choice.from === null) return listedAs(action, open);
    tried = answered(tried, choice);
  }
  return undefined;
}

function listedAs(action: Action, open: Open): ListedAction {
  const told = action as unknown as Json;
  return Object.keys(open).length === 0 ? { action: told } : { action: told, open };
}

/** The action with the first of what may be chosen. */
function answered(action: Action, { pointer, from, least }: OpenChoice): Action {
  const [key = '', form = ''] = pointer
    .replace('/choose/', '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const several = form === 'cards' || form === 'players';
  const value = { [form]: several ? (from ?? []).slice(0, least) : (from ?? [])[0] };
  const chosen = 'choose' in action ? action.choose : undefined;
  return { ...action, choose: { ...chosen, [key]: value } } as Action;
}

/** Abilities that something else sets off. */
const setsOff: ReadonlySet<Ability['ability']> = new Set(['triggered', 'counter', 'replacement']);

/** Whether doing an action may set off texts, which may ask for something. */
export function setsOffTexts(board: Board, action: Action): boolean {
  if (action.do === 'use' || action.do === 'resolve' || action.do === 'counter') return true;
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
