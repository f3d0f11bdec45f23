import type { z } from 'zod';
import type { Meanings } from '../vocabulary/meanings.ts';
import type { Amount, Cards, Filter } from '../vocabulary/terms.ts';

/** The forms of all kinds of words. A word takes from them the forms of its parts. */
export type Forms = {
  readonly [Kind in keyof Meanings as Uncapitalize<Kind>]: z.ZodType<Meanings[Kind]>;
} & { readonly effects: z.ZodType<readonly Meanings['Effect'][]> };

type Shape = z.core.$ZodShape;

/** A list in a form is mutable; the same list in a type is readonly. */
type AllReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: AllReadonly<Value[Key]> }
  : Value;

type Same<One, Other> = [One, keyof One] extends [Other, keyof Other]
  ? [Other, keyof Other] extends [One, keyof One]
    ? true
    : false
  : false;

type Read<Keys extends Shape> = [keyof Keys] extends [never]
  ? Record<never, never>
  : z.output<z.ZodObject<Keys, z.core.$strict>>;

/** The compiler rejects a form that does not read exactly the keys and values of its type. */
export type Fits<Keys extends Shape, Type> =
  Same<AllReadonly<Read<Keys>>, AllReadonly<Type>> extends true
    ? unknown
    : { readonly mismatch: 'The form differs from its type.' };

/** Replaces amounts by the numbers they have when an effect is generated (10.2). */
export interface Fixing {
  readonly amount: (amount: Amount) => Amount;
  readonly amountOrAll: (amount: Amount | 'all') => Amount | 'all';
  readonly cards: (cards: Cards) => Cards;
  readonly filter: (filter: Filter) => Filter;
  readonly modifiers: (modifiers: readonly Meanings['Modifier'][]) => readonly Meanings['Modifier'][];
}

/** What a text stores under a name. */
export type Means = Meanings['Choice']['choose'] | 'drawn' | 'done' | 'x';

/** A name that a word reads, the path to it within the word, and what may be stored under it. */
export interface Reading {
  readonly path: readonly [string, ...string[]];
  readonly name: string;
  readonly means: readonly Means[];
}
