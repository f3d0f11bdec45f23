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

export type Word<Value, Names extends string, Roles, Extra = unknown> = shared.Word<
  Value,
  Names,
  Roles,
  Extra,
  Forms
>;

export type Declared<
  Keys extends shared.Shape,
  Type,
  Names extends string,
  Roles,
  Whole = Type,
> = shared.Declared<Keys, Type, Names, Roles, Forms, Whole>;

export type KeyOf<Value> = Value extends unknown ? keyof Value & string : never;
