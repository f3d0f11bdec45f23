import { equal } from './equal.ts';
import type { Marks } from './marks.ts';
import type { Token } from './tokens.ts';

/** A way to read the tokens from a place on: what they mean, and where the reading ends. */
export interface Reading<Value> {
  readonly end: number;
  readonly value: Value;
}

/** A phrase as rendered, and whether a verb that agrees with it is plural. */
export interface Rendered {
  readonly text: string;
  readonly many: boolean;
}

/** A kind of phrase, such as an amount or an effect: it reads tokens, and renders what they mean. */
export interface Kind<Value> {
  readonly name: string;
  /** The keys of the tokens that it can begin with. */
  first(): ReadonlySet<string>;
  read(at: number, parsing: Parsing): readonly Reading<Value>[];
  /** The first phrase that says this; undefined if none does. `before`: whether the subject before it is plural. */
  render(value: Value, before?: boolean): Rendered | undefined;
  /** Marks that stand for its values in what phrases with them mean. */
  marked(marks: Marks): readonly unknown[];
}

/** Thrown when a text costs more steps than are allowed, or has too many readings. */
export class TooCostly extends Error {}

/** For all sentences of one text. Printed cards take up to 1,100. */
export const MOST_STEPS = 6_000;
const MOST_READINGS = 32;
/** Phrases within phrases. */
const DEEPEST = 150;

/** The steps that the sentences of one text may take together. */
export class Steps {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** How many were taken so far. */
  get taken(): number {
    return this.#taken;
  }

  take(): void {
    if (this.#taken >= this.#most) throw new TooCostly();
    this.#taken += 1;
  }
}

/** The parse of one sentence. */
export class Parsing {
  /** The furthest token that was reached, and what could have followed there. */
  furthest = 0;
  readonly expected = new Set<string>();
  readonly tokens: readonly Token[];
  readonly #steps: Steps;
  #depth = 0;

  constructor(tokens: readonly Token[], steps: Steps = new Steps(MOST_STEPS)) {
    this.tokens = tokens;
    this.#steps = steps;
  }

  step(): void {
    this.#steps.take();
  }

  /** Reads a phrase within the one that is being read. */
  within<Value>(read: () => Value): Value {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new TooCostly();
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }

  expect(at: number, what: string): void {
    if (at < this.furthest) return;
    if (at > this.furthest) this.expected.clear();
    this.furthest = at;
    this.expected.add(what);
  }
}

/** The first tokens, the reader and the renderer of a kind. */
interface Parts<Value> {
  readonly first: () => Iterable<string>;
  readonly read: (at: number, parsing: Parsing) => readonly Reading<Value>[];
  readonly render: (value: Value, before?: boolean) => Rendered | undefined;
  readonly marked?: (marks: Marks) => readonly unknown[];
}

/** A kind that is read once at each place of a parse, however many phrases ask for it there. */
export function kindOf<Value>(name: string, parts: Parts<Value>): Kind<Value> {
  const known = new WeakMap<Parsing, Map<number, readonly Reading<Value>[] | 'being-read'>>();
  let first: ReadonlySet<string> | undefined;

  function read(at: number, parsing: Parsing): readonly Reading<Value>[] {
    if (!beginsWith(kind, parsing.tokens[at])) {
      parsing.expect(at, name);
      return [];
    }
    const readings = known.get(parsing) ?? new Map<number, readonly Reading<Value>[] | 'being-read'>();
    known.set(parsing, readings);
    const before = readings.get(at);
    if (before === 'being-read') throw new Error(`A phrase of the kind “${name}” begins with its own kind.`);
    if (before !== undefined) return before;
    readings.set(at, 'being-read');
    parsing.step();
    const all = distinct(parsing.within(() => parts.read(at, parsing)));
    if (all.length > MOST_READINGS) throw new TooCostly();
    readings.set(at, all);
    return all;
  }

  function firstKeys(): ReadonlySet<string> {
    if (first !== undefined) return first;
    first = new Set();
    first = new Set(parts.first());
    return first;
  }

  const kind: Kind<Value> = {
    name,
    first: firstKeys,
    read,
    render: parts.render,
    marked: parts.marked ?? (() => []),
  };
  return kind;
}

/** Whether a phrase of the kind can begin with the token. */
export function beginsWith(kind: Kind<unknown>, token: Token | undefined): boolean {
  const first = kind.first();
  return token?.keys.some((key) => first.has(key)) ?? false;
}

function distinct<Value>(readings: readonly Reading<Value>[]): readonly Reading<Value>[] {
  if (readings.length < 2) return readings;
  const found: Reading<Value>[] = [];
  for (const one of readings) {
    if (!found.some(({ end, value }) => end === one.end && equal(value, one.value))) found.push(one);
  }
  return found;
}

/** The readings of all tokens as one kind. */
export function readAll<Value>(kind: Kind<Value>, parsing: Parsing): readonly Value[] {
  return kind
    .read(0, parsing)
    .filter(({ end }) => end === parsing.tokens.length)
    .map(({ value }) => value);
}
