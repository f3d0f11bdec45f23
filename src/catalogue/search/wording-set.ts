/** Some of the wordings, by their numbers: bit n of the whole is set where wording n is one of them. */
export type WordingSet = Uint32Array;

/** A set as it is kept: the numbers of a few take less room than a bit for every wording. */
export interface KeptSet {
  readonly few: boolean;
  readonly held: Uint32Array;
}

const BITS = 32;

/** The set of some of so many wordings. */
export function setOf(numbers: Iterable<number>, count: number): WordingSet {
  const set = new Uint32Array(Math.ceil(count / BITS));
  for (const number of numbers) set[number >>> 5] = (set[number >>> 5] ?? 0) | (1 << (number & 31));
  return set;
}

export function has(set: WordingSet, number: number): boolean {
  return (((set[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

// Plain loops: a callback for each word of large sets would take most of a search.

export function inBoth(a: WordingSet, b: WordingSet): WordingSet {
  const both = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) both[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return both;
}

export function inEither(a: WordingSet, b: WordingSet): WordingSet {
  const either = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) either[at] = (a[at] ?? 0) | (b[at] ?? 0);
  return either;
}

export function inFirstOnly(a: WordingSet, b: WordingSet): WordingSet {
  const only = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) only[at] = (a[at] ?? 0) & ~(b[at] ?? 0);
  return only;
}

export function sizeOf(set: WordingSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) size += bitsSet(set[at] ?? 0);
  return size;
}

/** The numbers of its wordings, in order. */
export function numbersIn(set: WordingSet): Uint32Array {
  const numbers = new Uint32Array(sizeOf(set));
  let next = 0;
  for (let at = 0; at < set.length; at++) {
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1) {
      numbers[next++] = at * BITS + 31 - Math.clz32(bits & -bits);
    }
  }
  return numbers;
}

/** The set of some numbers, in the smaller of its two forms. */
export function kept(numbers: readonly number[], count: number): KeptSet {
  const few = numbers.length * BITS < count;
  return { few, held: few ? Uint32Array.from(numbers) : setOf(numbers, count) };
}

export function restored({ few, held }: KeptSet, count: number): WordingSet {
  return few ? setOf(held, count) : held;
}

/** Counts the bits of a word side by side: in pairs, in fours, in bytes, then all. */
function bitsSet(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
