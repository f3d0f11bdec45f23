import type { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { EffectPattern } from '../../vocabulary/effect-patterns.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards, EventPattern, Filter, Place } from '../../vocabulary/terms.ts';
import type { End } from '../../vocabulary/words.ts';
import { type Declared, type Fixing, type Forms, type Reading, taggedWord, type Word } from '../word.ts';
import type { ChangeTargets } from './waiting-effects.ts';
import type { Play } from './zones.ts';

export interface Named {
  readonly do: string;
}

export type KeyOf<E> = E extends unknown ? Exclude<keyof E & string, 'do' | 'as'> : never;

export type Would = NonNullable<EffectPattern['would']>[number];

/** What an effect changes: cards, players, or the waiting effect that has a name. */
export type Affected =
  | { readonly cards: readonly Cards[] }
  | { readonly players: readonly Players[] }
  | { readonly waitingEffect: string };

/** Which features one card copies of another. A card that only receives a text is not copied itself. */
export interface Copying {
  readonly from: readonly CardRef[];
  readonly to: readonly CardRef[];
  readonly what: readonly ('fighting' | 'rules-text' | 'restrictions' | 'title')[];
  readonly until: End;
}

/** What an effect does, in the terms of the rule that asks. */
export interface Facts {
  readonly copies: Copying;
  readonly sacrifices: Cards;
  readonly takesControl: { readonly cards: Cards; readonly by: PlayerRef };
  readonly redirects: { readonly from: Cards; readonly to: CardRef };
  readonly retargets: { readonly attackers: Cards; readonly to: CardRef };
  readonly heals: Cards;
  readonly unturns: Cards;
  readonly returnsToPlay: { readonly cards: Cards; readonly by: PlayerRef };
  readonly chooses: Choice;
  readonly moves: Cards;
  readonly plays: Play;
  readonly changesTargets: ChangeTargets;
}

/** What a player decides: perhaps whether at all, then what is chosen and paid, and what is done or else done. */
export interface Decision {
  readonly by: PlayerRef;
  readonly whether: boolean;
  readonly choose: readonly Choice[];
  readonly pay: readonly Payment[];
  readonly effects: readonly Effect[];
  readonly otherwise: readonly Effect[];
}

/** A method, which TypeScript lets stand among those of other effects. */
export type Telling<E, Fact> = { tell(effect: E): Fact }['tell'];

export type FactRoles<E> = { readonly [Role in keyof Facts]?: Telling<E, Facts[Role]> };

/**
 * What the rule check and the linter need to know about an effect, without performing it. Methods, because the roles
 * of one effect are kept among those of all; each is called with the effect whose verb has it.
 */
export interface EffectRoles<E, Key extends string = KeyOf<E>> extends FactRoles<E> {
  /** What the effect counts as when a card asks what another effect would do. */
  would?(effect: E): readonly Would[];
  affects?(effect: E): Affected;
  /** The keys whose cards or players the effect changes. It only looks at cards under other keys (7.6). */
  readonly objects?: readonly Key[];
  /** Of these keys those whose cards take damage. */
  readonly takers?: readonly Key[];
  /** The effect with the numbers that are fixed on generation (10.2). */
  fixed?(effect: E, fixing: Fixing): E;
  /** Whether the nested effects are done on resolution or at a later event. */
  readonly nested?: 'now' | 'later';
  /** The event that the nested effects wait for. */
  awaits?(effect: E): EventPattern;
  /** The cards or players for each of which the nested effects are done. */
  repeatsFor?(effect: E): { readonly each: Cards } | { readonly thatPlayer: Players };
  /** Keys under which `each` or `that-player` is defined. */
  readonly defines?: { readonly [One in Key]?: 'each' | 'thatPlayer' };
  /** The names that the effect itself reads; the references in it read others. */
  reads?(effect: E): readonly Reading[];
  /** The name of the effect stands for cards, not only for whether the effect was done. */
  readonly remembersCards?: true;
  /** The cards that the effect only finds, under its name. */
  finds?(effect: E): Cards;
  /** The card remembers what its text has chosen. */
  readonly remembersChoices?: true;
  /** The player decides it on resolution; in a triggered effect its controller does so on generation (5.2.2). */
  decides?(effect: E): Decision;
  /** It shows or moves cards that later decisions of the text may depend on. */
  readonly informs?: true;
  /** The key with a filter, and the place where the matching cards are. */
  searches?(effect: E): { readonly key: Key; readonly which: Filter; readonly in: Place };
}

/** Later effects ask by the name `as` whether an effect was done, or find the cards that were drawn or seen. */
export interface MaybeNamed {
  readonly as?: string;
}

export type EffectWord<E extends Named> = Word<E, E['do'], EffectRoles<E>, MaybeNamed>;

/** Every effect may have a name (`as`), under which later effects ask whether it was done. */
export function effect<E extends Named, Keys extends z.core.$ZodShape>(
  declared: Declared<Keys, Omit<E, 'do'>, E['do'], EffectRoles<E>, Forms, E>,
): EffectWord<E> {
  return taggedWord('do', declared, { as: name.exactOptional() });
}
