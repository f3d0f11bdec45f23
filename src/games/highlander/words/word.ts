import type { z } from 'zod';
import type * as shared from '../../vocabulary/words/word.ts';
import type { Meanings } from '../vocabulary/meanings.ts';

/** The forms of all kinds of words. A word takes from them the forms of its parts. */
export type Forms = {
  readonly [Kind in keyof Meanings as Uncapitalize<Kind>]: z.ZodType<Meanings[Kind]>;
} & {
  readonly effects: z.ZodType<readonly Meanings['Effect'][]>;
  readonly name: z.ZodType<string>;
  /** What was chosen under a name. */
  readonly chosen: z.ZodType<{ readonly chosen: string }>;
};

/** The forms that amounts and conditions are made of. */
export type TermForms = Pick<
  Forms,
  | 'amount'
  | 'cardRef'
  | 'cards'
  | 'condition'
  | 'eventPattern'
  | 'filter'
  | 'name'
  | 'past'
  | 'playerRef'
  | 'players'
  | 'range'
>;

/** The forms that payments are made of. */
export type PaymentForms = Pick<Forms, 'amount' | 'cards'>;

/** The forms that choices are made of. */
export type ChoiceForms = Pick<Forms, 'amount' | 'filter' | 'place' | 'players' | 'range'>;

export type Word<Value, Names extends string, Roles, Extra = unknown, Parts = Forms> = shared.Word<
  Value,
  Names,
  Roles,
  Extra,
  Parts
>;

/** Things a text can do that rules ask about. */
export type Doing =
  | 'damage'
  | 'disarm'
  | 'break'
  | 'trip'
  | 'discard'
  | 'take-out-of-play'
  | 'cost-attacks'
  | 'stop-a-discard'
  | 'make-a-head-shot'
  | 'make-a-duplicate'
  | 'allow-special-cards';

/** A word of which nothing but its form and its phrases is known. */
export type NoRoles = Readonly<Record<never, never>>;

export type Declared<
  Keys extends shared.Shape,
  Type,
  Names extends string,
  Roles,
  Whole = Type,
  Parts = Forms,
> = shared.Declared<Keys, Type, Names, Roles, Parts, Whole>;

export type KeyOf<Value> = Value extends unknown ? keyof Value & string : never;
