import type { z } from 'zod';
import type * as shared from '../../vocabulary/words/word.ts';
import type { Meanings } from '../vocabulary/meanings.ts';
import type { Amount, Cards, EventPattern, Filter } from '../vocabulary/terms.ts';

/** The forms of all kinds of words. A word takes from them the forms of its parts. */
export type Forms = {
  readonly [Kind in keyof Meanings as Uncapitalize<Kind>]: z.ZodType<Meanings[Kind]>;
} & { readonly effects: z.ZodType<readonly Meanings['Effect'][]> };

/** The forms that amounts and conditions are made of. */
export type TermForms = Pick<
  Forms,
  'amount' | 'cardRef' | 'cards' | 'condition' | 'eventPattern' | 'filter' | 'playerRef' | 'players' | 'range'
>;

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

/** A question about earlier events of the turn, and the key of the word that has it. */
export interface Recall {
  readonly key: string;
  readonly pattern: EventPattern;
}

export type Word<Value, Names extends string, Roles, Extra = unknown, Parts = Forms> = shared.Word<
  Value,
  Names,
  Roles,
  Extra,
  Parts
>;

export type Declared<
  Keys extends shared.Shape,
  Type,
  Names extends string,
  Roles,
  Parts = Forms,
  Whole = Type,
> = shared.Declared<Keys, Type, Names, Roles, Parts, Whole>;

export {
  type AllReadonly,
  atLeastOne,
  type Fits,
  keyedWord,
  phrasesOf,
  type Read,
  rolesByKey,
  type Said,
  type Same,
  type Shape,
  sayingOnly,
  taggedWord,
  type ValueOf,
} from '../../vocabulary/words/word.ts';
