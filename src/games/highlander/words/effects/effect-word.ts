import { name } from '../../../vocabulary/grammar/name.ts';
import { type Shape, taggedWord } from '../../../vocabulary/words/word.ts';
import type { Declared, Doing, Forms, Word } from '../word.ts';

interface Named {
  readonly do: string;
}

/** What the linter and the rule check need to know about an effect. */
export interface EffectRoles {
  /** What the name of the effect stands for; absent, whether the effect was done. */
  readonly gives?: 'exertion' | 'challenge' | 'number' | 'cards-done';
  /** Without any such cards, or with an amount of zero, the effect does nothing. */
  readonly needs?: 'cards' | 'amount';
  readonly does?: readonly Doing[];
  /** The controller of its `cards` changes. */
  readonly changesControl?: true;
  /** The effect only decides on the effects within it. */
  readonly isGate?: true;
}

/** Later effects ask by the name `as` whether, or how often, an effect was done, and find its cards. */
export interface MaybeNamed {
  readonly as?: string;
}

export type EffectWord<E extends Named> = Word<E, E['do'], EffectRoles, MaybeNamed>;

/** Every effect may have a name (`as`). */
export function effect<E extends Named, Keys extends Shape>(
  declared: Declared<Keys, Omit<E, 'do'>, E['do'], EffectRoles, E>,
): EffectWord<E> {
  return taggedWord<E, 'do', E['do'], Keys, EffectRoles, MaybeNamed, Forms>('do', declared, {
    as: name.exactOptional(),
  });
}

/** An effect whose name is one of its own keys. */
export function namedEffect<E extends Named, Keys extends Shape>(
  declared: Declared<Keys, Omit<E, 'do'>, E['do'], EffectRoles, E>,
): EffectWord<E> {
  return taggedWord<E, 'do', E['do'], Keys, EffectRoles, MaybeNamed, Forms>('do', declared);
}
