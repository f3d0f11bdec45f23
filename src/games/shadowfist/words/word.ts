import { z } from 'zod';
import type { Phrase } from '../../vocabulary/phrases/kinds.ts';
import type { Meanings } from '../vocabulary/meanings.ts';
import type { Amount, Cards, Filter } from '../vocabulary/terms.ts';

/** The forms of all kinds of words. A word takes from them the forms of its parts. */
export type Forms = {
  readonly [Kind in keyof Meanings as Uncapitalize<Kind>]: z.ZodType<Meanings[Kind]>;
} & { readonly effects: z.ZodType<readonly Meanings['Effect'][]> };

/** The forms that amounts and conditions are made of. */
export type TermForms = Pick<
  Forms,
  'amount' | 'cardRef' | 'cards' | 'condition' | 'eventPattern' | 'filter' | 'playerRef' | 'players' | 'range'
>;

export type Shape = z.core.$ZodShape;

/** A list in a form is mutable; the same list in a type is readonly. */
export type AllReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: AllReadonly<Value[Key]> }
  : Value;

export type Same<One, Other> = [One, keyof One] extends [Other, keyof Other]
  ? [Other, keyof Other] extends [One, keyof One]
    ? true
    : false
  : false;

export type Read<Keys extends Shape> = [keyof Keys] extends [never]
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

/** How card texts say a word: the first phrase that fits renders it, all of them are read. */
export interface Said<Value> {
  readonly phrases?: () => readonly Phrase<Value>[];
}

/** A word, or a small family of words with the same form. `Roles` are what the rule check needs to know about each. */
export interface Word<Value, Names extends string, Roles, Extra = unknown, Parts = Forms>
  extends Said<Value> {
  readonly form: (parts: Parts) => z.core.$ZodTypeDiscriminable & z.ZodType<Value & Extra>;
  readonly roles: { readonly [Name in Names]: Roles };
}

/** The phrases of several words, in the order of the words. */
export function phrasesOf<Value>(words: readonly Said<Value>[]): readonly Phrase<Value>[] {
  return words.flatMap(({ phrases }) => phrases?.() ?? []);
}

/** What the words of a list read. */
export type ValueOf<One extends { readonly form: (parts: never) => z.ZodType }> = z.output<
  ReturnType<One['form']>
>;

export interface Declared<Keys extends Shape, Type, Names extends string, Roles, Parts = Forms, Whole = Type>
  extends Said<NoInfer<Whole>> {
  /** The public description in the JSON Schema. */
  readonly description: string;
  readonly keys: (parts: Parts) => Keys & Fits<Keys, Type>;
  readonly roles: { readonly [Name in Names]: Roles };
}

/** A word whose name stands under a key such as `do` or `pay`. Every word of the list may have the extra keys. */
export function taggedWord<
  Value,
  Tag extends keyof Value & string,
  Names extends string,
  Keys extends Shape,
  Roles,
  Extra,
>(
  tag: Tag,
  { description, keys, roles, phrases }: Declared<Keys, Omit<Value, Tag>, Names, Roles, Forms, Value>,
  extra: Shape = {},
): Word<Value, Names, Roles, Extra> {
  const names = z.literal(Object.keys(roles));
  const form = (forms: Forms) =>
    z.strictObject({ [tag]: names, ...keys(forms), ...extra }).describe(description);
  // The keys fit the type, as `Declared` demands, and the roles have each of its names.
  return { ...said(phrases), roles, form: form as unknown as Word<Value, Names, Roles, Extra>['form'] };
}

function said<Value>(phrases: Said<Value>['phrases']): Said<Value> {
  return phrases === undefined ? {} : { phrases };
}

/** A word that is told from others by its first key. */
export function keyedWord<Value, Name extends string, Keys extends Shape, Roles, Parts = Forms>({
  description,
  keys,
  roles,
  phrases,
}: Declared<Keys, Value, Name, Roles, Parts>): Word<Value, Name, Roles, unknown, Parts> {
  const form = (parts: Parts) => z.strictObject(keys(parts)).describe(description);
  // The keys fit the type, as `Declared` demands.
  return {
    ...said(phrases),
    roles,
    form: form as unknown as Word<Value, Name, Roles, unknown, Parts>['form'],
  };
}

/** The roles of a value, whose word is told by one of its keys. */
export function rolesByKey<Value extends object, Roles>(
  words: readonly { readonly roles: object }[],
): { readonly names: readonly string[]; readonly rolesOf: (value: Value) => Partial<Roles> } {
  const byName: ReadonlyMap<string, Roles> = new Map(
    words.flatMap(({ roles }) => Object.entries<Roles>({ ...roles })),
  );
  return {
    names: [...byName.keys()],
    rolesOf: (value) => {
      const name = Object.keys(value).find((key) => byName.has(key));
      return (name === undefined ? undefined : byName.get(name)) ?? {};
    },
  };
}

/** A union has at least one form. */
export function atLeastOne<Form>([first, ...others]: readonly Form[]): [Form, ...Form[]] {
  if (first === undefined) throw new Error('A union has at least one form.');
  return [first, ...others];
}
