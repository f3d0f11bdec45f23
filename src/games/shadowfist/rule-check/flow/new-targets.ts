import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { factsOf } from '../../words/effects/effects.ts';
import type { ChangeTargets } from '../../words/effects/waiting-effects.ts';
import type { Board } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { creatorsOf } from '../board/creators.ts';
import type { Item } from '../state/state.ts';
import type { Frame, Value } from '../state/values.ts';
import { askedFor } from './asked-for.ts';
import { candidatesFor } from './choosing.ts';
import type { Refusal } from './refusals.ts';
import { amongSharing, shareAll, unshared } from './sharing.ts';
import { mayChange } from './waiting-effects.ts';

/** Targets that were chosen for a waiting effect, and what can be chosen in their place. */
export interface NewTargets {
  /** The name under which they are chosen: that of the targets, with `new-` before it. */
  readonly as: string;
  /** Who chooses them. */
  readonly player: string;
  readonly about: string;
  readonly choice: Extract<Choice, { choose: 'cards' | 'players' }>;
  /** Each other that could be a target, and of these those of which enough share what all targets must. */
  readonly others: readonly string[];
  readonly from: readonly string[];
  readonly number: number;
  /** What the targets are now: none of them stays one. */
  readonly before: readonly string[];
}

/** Why something is no new target: not all targets would change (4.3.6), or what holds for every choice. */
export interface WrongTargets {
  readonly why: Extract<Refusal, 'not-all-changed' | 'no-designator-in-common' | 'text'>;
  readonly message: string;
}

/** The effect that was chosen, unless it comes from a card which this one does not affect (7.6). */
export function waiting(board: Board, name: string, frame: Frame): Item | undefined {
  const value = frame.values[name];
  const item =
    value !== undefined && 'effect' in value
      ? board.state.scene?.items.find(({ id }) => id === value.effect)
      : undefined;
  return item === undefined || !mayChange(board, item, frame) ? undefined : item;
}

/** The new targets that an effect calls for; none where it does not say yet which effect is to change its targets. */
export function newTargets(
  board: Board,
  { effect, by }: ChangeTargets,
  frame: Frame,
): NewTargets[] | undefined {
  const item = waiting(board, effect, frame);
  const player = board.meanings.player(board, by, frame);
  if (item === undefined || player === undefined) return undefined;
  const theirs = retargetedFrame(board, item, frame.player);
  return item.choices.flatMap((choice) => {
    if ((choice.choose !== 'cards' && choice.choose !== 'players') || choice.target !== true) return [];
    const before = item.frame.values[choice.as];
    if (before === undefined) return [];
    const old = 'cards' in before ? before.cards : 'players' in before ? before.players : [];
    const others = candidatesFor(board, choice, theirs).filter((id) => !old.includes(id));
    const sharing = choice.choose === 'cards' ? choice.sharing : undefined;
    const from = sharing === undefined ? others : amongSharing(board, sharing, others, old.length);
    const about = `the new targets of ${textCalled(board, item.frame)}: ${askedFor(choice)}`;
    return [{ as: `new-${choice.as}`, player, about, choice, others, from, number: old.length, before: old }];
  });
}

/** The same of all that a text does. */
export function newTargetsIn(board: Board, effects: readonly Effect[], frame: Frame): NewTargets[] {
  return factsOf(effects, 'changesTargets').flatMap((effect) => newTargets(board, effect, frame) ?? []);
}

/** Why these are no new targets; undefined if they are. */
export function objectionToTargets(
  board: Board,
  { choice, others, from, number, before }: NewTargets,
  value: Value,
): WrongTargets | undefined {
  const chosen =
    choice.choose === 'cards' && 'cards' in value
      ? value.cards
      : choice.choose === 'players' && 'players' in value
        ? value.players
        : undefined;
  if (chosen === undefined) return { why: 'text', message: `The answer is {${choice.choose}: […]}.` };
  if (new Set(chosen).size !== chosen.length) return { why: 'text', message: 'Each can be chosen but once.' };
  const kept = chosen.filter((id) => before.includes(id));
  if (kept.length > 0)
    return { why: 'not-all-changed', message: `All targets change: ${kept.join(', ')} cannot stay one.` };
  const wrong = chosen.filter((id) => !others.includes(id));
  if (wrong.length > 0)
    return { why: 'text', message: `${wrong.join(', ')} cannot be chosen as a new target.` };
  if (chosen.length !== number)
    return { why: 'not-all-changed', message: `All targets change: ${number} must be chosen.` };
  const sharing = choice.choose === 'cards' ? choice.sharing : undefined;
  if (sharing === undefined || (chosen.every((id) => from.includes(id)) && shareAll(board, sharing, chosen)))
    return undefined;
  return { why: sharing === 'title' ? 'text' : 'no-designator-in-common', message: unshared(sharing) };
}

/** What an Event does on targets that an opponent gave it counts as created by that opponent, too (10.2). */
export function retargetedFrame(board: Board, { frame }: Item, player: string): Frame {
  const creators = creatorsOf(frame);
  const isEvent = frame.card !== undefined && board.definitionOf(frame.card).type === 'Event';
  if (!isEvent || creators.includes(player)) return frame;
  return { ...frame, alsoBy: [...(frame.alsoBy ?? []), player] };
}
