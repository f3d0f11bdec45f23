import { stemOf } from './stems.ts';

/** How often each word and number is in some abilities. */
export type Evidence = ReadonlyMap<string, number>;

/** What the walk needs to know of the abilities of a game. */
export interface Reading {
  /** Keys whose values are names that the abilities give themselves. */
  readonly names: ReadonlySet<string>;
  /** Keys whose values are printed words, such as titles, with the marks that a text puts around them. */
  readonly quoted: Readonly<Record<string, readonly [string, string]>>;
  /** Whether a key of such a value has names that the abilities give themselves. */
  readonly hasNames?: (value: object, key: string) => boolean;
}

/**
 * The words and numbers of abilities, from their keys and values alone: `until: end-of-turn` has the key `until:`, the
 * value `end-of-turn`, both as `until:end-of-turn`, and the words “until”, “end”, “of” and “turn” by their stems.
 */
export function evidenceIn(abilities: readonly unknown[], reading: Reading): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string) => found.set(word, (found.get(word) ?? 0) + 1);
  const addWords = (name: string) => {
    for (const part of wordsOf(name)) add(stemOf(part));
  };
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) {
      if (value.length > 1) add(`${key}[]`);
      for (const shared of keysOfAll(value)) add(`all ${shared}:`);
      for (const part of value) visit(part, key);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) {
        if (reading.hasNames?.(value, name) === true) {
          add(`${name}[names]`);
          continue;
        }
        visit(part, name);
        if (part === false) add(`false ${name}`);
        else {
          add(`${name}:`);
          addWords(name);
        }
      }
    else if (!reading.names.has(key)) {
      const written = String(value);
      const marks = reading.quoted[key];
      add(`${key}:${written}`);
      add(typeof value === 'number' ? written : `=${written}`);
      if (marks !== undefined) add(`${marks[0]}${written.toLowerCase()}${marks[1]}`);
      // A text says “PubOrd” as one word.
      if (marks !== undefined && /^\p{L}+\p{Lu}\p{L}*$/u.test(written)) add(stemOf(written));
      if (typeof value === 'string') addWords(written);
    }
  };
  visit(abilities, '');
  return found;
}

/** The keys that every one of several values has. */
function keysOfAll(values: readonly unknown[]): string[] {
  const [first, ...others] = values.map((one) =>
    typeof one === 'object' && one !== null ? Object.keys(one) : [],
  );
  if (first === undefined || others.length === 0) return [];
  return first.filter((key) => others.every((keys) => keys.includes(key)));
}

/** “closerToVictory” and “closer-to-victory” are the same words. */
function wordsOf(name: string): string[] {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}
