import type { Effect } from '../../vocabulary/effects.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import { isThere } from '../board/references.ts';
import { isGone } from '../doing/following.ts';
import { type Asked, answered } from '../flow/ask.ts';
import type { InPlay, Task } from '../state/state.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';

/** What an effect is performed with. */
export interface Performing {
  readonly board: Board;
  readonly frame: Frame;
  /** Asks a player, or gives what was answered. Must come before anything changes. */
  ask(asked: Asked): Value;
  /** Done next, before the effects that follow. */
  next(effects: readonly Effect[], frame?: Frame): void;
  /** Remembers a value under a name for the effects that follow. */
  remember(name: string, value: Value): void;
  readonly answers: Bindings;
  /** The effects of the text that come after it. */
  readonly following: readonly Effect[];
}

export type EffectNamed<Verb extends Effect['do']> = Named<Effect, Verb>;
type Named<Each, Verb> = Each extends { readonly do: infer Verbs }
  ? Verb extends Verbs
    ? Each & { readonly do: Verb }
    : never
  : never;

/** Performs an effect. Returns whether it did what it says, for texts that ask (10.2: a successful sacrifice). */
export type Perform<Verb extends Effect['do']> = (
  effect: EffectNamed<Verb>,
  performing: Performing,
) => boolean;

/**
 * The cards in play that an effect reaches: not those that its source does not affect (7.6), nor any that left play
 * since it was generated, should they be back (4.4).
 */
export function reached({ board, frame }: Performing, cards: Cards): InPlay[] {
  return board.meanings
    .cards(board, cards, frame)
    .filter((id) => !isGone(frame, id))
    .flatMap((id) => board.inPlay(id) ?? [])
    .filter((card) => isThere(board, board.seen(card), frame));
}

/** The cards out of play that an effect reaches, where its text speaks of such (7.2). */
export function reachedElsewhere({ board, frame }: Performing, cards: Cards): string[] {
  return board.meanings
    .cards(board, cards, frame)
    .filter((id) => !isGone(frame, id) && board.inPlay(id) === undefined);
}

export function performing(
  board: Board,
  { frame, answers, effects: [, ...following], depth = 0 }: Extract<Task, { task: 'effects' }>,
): Performing {
  return {
    board,
    frame,
    answers,
    following,
    ask: (asked) => answered(board, answers, asked),
    next: (effects, other = frame) => {
      if (effects.length === 0) return;
      const own = { ...other, values: { ...other.values } };
      const within = other.source === frame.source ? { depth: depth + 1 } : {};
      board.state.agenda.push({ task: 'effects', effects: [...effects], frame: own, ...within, answers: {} });
    },
    remember: (name, value) => {
      frame.values[name] = value;
    },
  };
}
