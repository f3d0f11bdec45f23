import { z } from 'zod';
import type { Phrase } from '../phrases/kinds.ts';

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

/** How card texts say a word: the first phrase that fits renders it, all of them are read. */
export interface Said<Value> {
  readonly phrases?: () => readonly Phrase<Value>[];
}

/** A word, or a small family of words with the same form. `Roles` are what the rule check needs to know about each. */
export interface Word<Value, Names extends string, Roles, Extra, Parts> extends Said<Value> {
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

export interface Declared<Keys extends Shape, Type, Names extends string, Roles, Parts, Whole = Type>
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
  Parts,
>(
  tag: Tag,
  { description, keys, roles, phrases }: Declared<Keys, Omit<Value, Tag>, Names, Roles, Parts, Value>,
  extra: Shape = {},
): Word<Value, Names, Roles, Extra, Parts> {
  const names = z.literal(Object.keys(roles));
  const form = (parts: Parts) =>
    z.strictObject({ [tag]: names, ...keys(parts), ...extra }).describe(description);
  // The keys fit the type, as `Declared` demands, and the roles have each of its names.
  return {
    ...said(phrases, (value) => Object.entries(value).some(([key, name]) => key === tag && name in roles)),
    roles,
    form: form as unknown as Word<Value, Names, Roles, Extra, Parts>['form'],
  };
}

/** Phrases that say only values with one of these keys. */
export function sayingOnly<Value>(
  roles: object,
  phrases: () => readonly Phrase<Value>[],
): () => readonly Phrase<Value>[] {
  const isOfWord = (value: object) => Object.keys(roles).some((name) => name in value);
  return () => phrases().map((one) => only(one, isOfWord));
}

function only<Value>(one: Phrase<Value>, isOfWord: (value: object) => boolean): Phrase<Value> {
  const isSaid = (value: unknown) => typeof value === 'object' && value !== null && isOfWord(value);
  return { ...one, split: (value) => (isSaid(value) ? one.split(value) : []) };
}

/** The phrases of a word, which say only values of that word. */
function said<Value>(phrases: Said<Value>['phrases'], isOfWord: (value: object) => boolean): Said<Value> {
  if (phrases === undefined) return {};
  return { phrases: () => phrases().map((one) => only(one, isOfWord)) };
}

/** A word that is told from others by its first key. */
export function keyedWord<Value, Name extends string, Keys extends Shape, Roles, Parts>({
  description,
  keys,
  roles,
  phrases,
}: Declared<Keys, Value, Name, Roles, Parts>): Word<Value, Name, Roles, unknown, Parts> {
  const form = (parts: Parts) => z.strictObject(keys(parts)).describe(description);
  // The keys fit the type, as `Declared` demands.
  return {
    ...(phrases === undefined ? {} : { phrases: sayingOnly(roles, phrases) }),
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
