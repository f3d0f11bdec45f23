import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Board } from '../board/board.ts';
import type { Frame, Value } from '../state/values.ts';

/** What an effect is performed with. */
export interface Performing {
  readonly board: Board;
  readonly frame: Frame;
  /** Done at once, from the same eyes or from others'. */
  perform(effects: readonly Effect[], frame?: Frame): void;
  /**
   * Asks a player for what a text leaves to him, from the same eyes or from others', and remembers it under its name.
   * Nothing if it is left out, unless it is chosen whole.
   */
  choose(player: string, choice: Choice, frame?: Frame, isWhole?: boolean): Value;
  remember(name: string, value: Value): void;
}

export type EffectNamed<Verb extends Effect['do']> = Named<Effect, Verb>;
type Named<Each, Verb> = Each extends { readonly do: infer Verbs }
  ? Verb extends Verbs
    ? Each & { readonly do: Verb }
    : never
  : never;

/** Performs an effect. Returns whether it did what it says, for texts that ask. */
export type Perform<Verb extends Effect['do']> = (
  effect: EffectNamed<Verb>,
  performing: Performing,
) => boolean;
