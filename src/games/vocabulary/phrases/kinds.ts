import { equal } from './equal.ts';
import { examplesOf, type Filling, inverseOf } from './inverting.ts';
import { type Marks, ofSeveral } from './marks.ts';
import { beginsWith, type Kind, kindOf, type Parsing, type Reading, type Rendered } from './parsing.ts';
import { expanded, type Part } from './template.ts';
import { type Token, tokenClasses } from './tokens.ts';

type Slots = Readonly<Record<string, Kind<unknown>>>;
type Filled<S extends Slots> = {
  readonly [Name in keyof S]: S[Name] extends Kind<infer Value> ? Value : never;
};

/** One way to say something. */
export interface Phrase<Value> {
  readonly template: string;
  readonly slots: Slots;
  /** Whether a verb after it is plural; absent, as after its last slot, and singular without slots. */
  readonly many?: boolean;
  /** It renders only what no other phrase of its kind does. */
  readonly rendersLast?: true;
  /** What it means; undefined if these fillings do not go together. */
  build(filling: Filling): Value | undefined;
  /** The fillings that mean this, of which the first that can be rendered is; none if the phrase does not say it. */
  split(value: unknown): readonly Filling[];
}

/** A phrase for a record: the fixed keys, and one key for each slot. */
export function phrase<const Fixed extends object, S extends Slots>(
  template: string,
  slots: S,
  fixed: Fixed,
): Phrase<Fixed & Filled<S>> {
  const keys = [...Object.keys(slots), ...Object.keys(fixed)];
  return {
    template,
    slots,
    build: (filling: Filled<S>) => ({ ...fixed, ...filling }),
    split(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      const given = new Map(Object.entries(value));
      if (given.size !== keys.length || !keys.every((key) => given.has(key))) return [];
      if (!Object.entries(fixed).every(([key, part]) => equal(part, given.get(key)))) return [];
      return [Object.fromEntries(Object.keys(slots).map((slot) => [slot, given.get(slot)]))];
    },
  };
}

/** A phrase whose meaning is computed from its slots, and its slots from the meaning: what it is then built of again. */
export function saying<S extends Slots, Value>(
  template: string,
  slots: S,
  build: (filling: Filled<S>) => Value | undefined,
  split: (value: Value) => Filled<S> | undefined,
): Phrase<Value> {
  return sayingAny(template, slots, build, (value) => {
    const filling = split(value);
    return filling === undefined ? [] : [filling];
  });
}

/** Like `saying`, where several fillings may have the meaning. */
export function sayingAny<S extends Slots, Value>(
  template: string,
  slots: S,
  build: (filling: Filled<S>) => Value | undefined,
  split: (value: Value) => readonly Filled<S>[],
): Phrase<Value> {
  const isMeant = (filling: Filled<S>, value: Value) => equal(build(filling), value);
  return {
    template,
    slots,
    build,
    split: (value: Value) => split(value).filter((one) => isMeant(one, value)),
  };
}

/**
 * A phrase whose meaning is computed from its slots. It renders only what others of its kind do not: the slots are then
 * found in the meaning by marks.
 */
export function reading<S extends Slots, Value>(
  template: string,
  slots: S,
  build: (filling: Filled<S>) => Value | undefined,
): Phrase<Value> {
  return { template, slots, build, rendersLast: true, split: inverseOf({ slots, build }, slotsIn(template)) };
}

/** Words that mean one thing. */
export function words<const Value>(template: string, value: Value): Phrase<Value> {
  return {
    template,
    slots: {},
    build: () => value,
    split: (other) => (equal(value, other) ? [{}] : []),
  };
}

const firstAlternatives = new Map<string, readonly Part[]>();

/** The words and slots that are rendered. */
function renderedParts(template: string): readonly Part[] {
  const known = firstAlternatives.get(template);
  if (known !== undefined) return known;
  const parts = expanded(template)[0] ?? [];
  firstAlternatives.set(template, parts);
  return parts;
}

function slotsIn(template: string): string[] {
  return renderedParts(template).flatMap((part) => ('slot' in part ? part.slot : []));
}

/** A kind whose phrases are declared elsewhere, so that kinds can be parts of each other. */
export interface OpenKind<Value> extends Kind<Value> {
  fill(declare: () => readonly Phrase<Value>[]): void;
}

/** Words after which a verb is plural. */
export function pluralWords<const Value>(template: string, value: Value): Phrase<Value> {
  return { ...words(template, value), many: true };
}

/** The name of a kind, and marks that stand for any of its values; absent, what its phrases mean for marks. */
type NameWithMarks = readonly [name: string, marked: (marks: Marks) => readonly unknown[]];

/** A kind with several phrases. The first that fits renders; all of them are read. */
export function phrases<Value>(
  name: string | NameWithMarks,
  declare: () => readonly Phrase<Value>[],
): Kind<Value> {
  const kind = typeof name === 'string' ? openKind<Value>(name) : openKind<Value>(...name);
  kind.fill(declare);
  return kind;
}

/** `marked`: marks that stand for any of its values; absent, what its phrases mean for marks. */
export function openKind<Value>(
  name: string,
  marked?: (marks: Marks) => readonly unknown[],
): OpenKind<Value> {
  const known = new WeakMap<object, Map<boolean | undefined, Rendered | undefined>>();
  let isMarking = false;
  let inOrder: readonly Phrase<Value>[] | undefined;
  let declare: (() => readonly Phrase<Value>[]) | undefined;
  let declared: readonly Phrase<Value>[] | undefined;
  let tree: Branch<Value> | undefined;
  const all = (): readonly Phrase<Value>[] => {
    if (declare === undefined) throw new Error(`The kind “${name}” has no phrases.`);
    declared ??= declare();
    return declared;
  };
  function firstRendered(value: Value, before?: boolean): Rendered | undefined {
    inOrder ??= [...all()].sort(
      (one, other) => Number(one.rendersLast ?? false) - Number(other.rendersLast ?? false),
    );
    for (const one of inOrder) {
      const rendered = renderPhrase(one, value, before);
      if (rendered !== undefined) return rendered;
    }
    return undefined;
  }
  const root = (): Branch<Value> => {
    tree ??= branching(all());
    return tree;
  };
  return {
    ...kindOf<Value>(name, {
      first: () => firstOf(root()),
      read: (at, parsing) => readBranch(root(), at, parsing, []),
      render(value, before) {
        if (typeof value !== 'object' || value === null) return firstRendered(value, before);
        const rendered = known.get(value) ?? new Map<boolean | undefined, Rendered | undefined>();
        known.set(value, rendered);
        if (rendered.has(before)) return rendered.get(before);
        // A phrase within itself does not say the same once more.
        rendered.set(before, undefined);
        const first = firstRendered(value, before);
        rendered.set(before, first);
        return first;
      },
      marked(marks) {
        if (marked !== undefined) return marked(marks);
        if (isMarking) return [];
        isMarking = true;
        const examples = all().flatMap((one) => examplesOf(one, slotsIn(one.template), marks));
        isMarking = false;
        return examples.map(({ built }) => built);
      },
    }),
    fill(given) {
      declare = given;
    },
  };
}

/** All phrases of a kind as a tree, so that common beginnings are read once. */
interface Branch<Value> {
  readonly words: Map<string, Branch<Value>>;
  readonly slots: Map<Kind<unknown>, Branch<Value>>;
  readonly ends: { readonly phrase: Phrase<Value>; readonly slots: readonly string[] }[];
  /** The slots that can begin with a token, by the first of its keys that any slot can begin with. */
  slotsByKey?: Map<string, readonly Slot<Value>[]>;
}

type Slot<Value> = readonly [kind: Kind<unknown>, after: Branch<Value>];

function branching<Value>(all: readonly Phrase<Value>[]): Branch<Value> {
  const root = emptyBranch<Value>();
  for (const one of all) {
    for (const parts of expanded(one.template)) {
      let branches: readonly Branch<Value>[] = [root];
      for (const part of parts) branches = branches.flatMap((branch) => branchesOf(branch, part, one));
      const slots = parts.flatMap((part) => ('slot' in part ? part.slot : []));
      for (const branch of branches) branch.ends.push({ phrase: one, slots });
    }
  }
  return root;
}

function emptyBranch<Value>(): Branch<Value> {
  return { words: new Map(), slots: new Map(), ends: [] };
}

function branchesOf<Value>(branch: Branch<Value>, part: Part, one: Phrase<Value>): Branch<Value>[] {
  if ('words' in part) return part.words.map((word) => grown(branch.words, word.toLowerCase()));
  const kind = one.slots[part.slot];
  if (kind === undefined) throw new Error(`“${one.template}” has no slot “${part.slot}”.`);
  return [grown(branch.slots, kind)];
}

function grown<Key, Value>(branches: Map<Key, Branch<Value>>, key: Key): Branch<Value> {
  const branch = branches.get(key) ?? emptyBranch<Value>();
  branches.set(key, branch);
  return branch;
}

function firstOf(branch: Branch<unknown>): Set<string> {
  return new Set([...branch.words.keys(), ...[...branch.slots.keys()].flatMap((kind) => [...kind.first()])]);
}

function readBranch<Value>(
  branch: Branch<Value>,
  at: number,
  parsing: Parsing,
  filled: readonly unknown[],
): Reading<Value>[] {
  parsing.step();
  const found: Reading<Value>[] = [];
  for (const { phrase: one, slots } of branch.ends) {
    const value = one.build(Object.fromEntries(slots.map((slot, place) => [slot, filled[place]])));
    if (value !== undefined) found.push({ end: at, value });
  }
  const token = parsing.tokens[at];
  const next = token === undefined ? undefined : branch.words.get(token.text);
  if (at >= parsing.furthest) expectAll(branch, at, parsing, next !== undefined);
  if (token === undefined) return found;
  if (next !== undefined) found.push(...readBranch(next, at + 1, parsing, filled));
  const self = token.maybeSelf === true ? branch.words.get(tokenClasses.self) : undefined;
  if (self !== undefined) found.push(...readBranch(self, at + 1, parsing, filled));
  for (const [kind, after] of slotsAt(branch, token)) {
    for (const { end, value } of kind.read(at, parsing)) {
      found.push(...readBranch(after, end, parsing, [...filled, value]));
    }
  }
  return found;
}

/** What could have followed, unless it does. */
function expectAll(branch: Branch<unknown>, at: number, parsing: Parsing, isWordRead: boolean): void {
  if (!isWordRead) for (const word of branch.words.keys()) parsing.expect(at, `“${word}”`);
  for (const kind of branch.slots.keys())
    if (!beginsWith(kind, parsing.tokens[at])) parsing.expect(at, kind.name);
}

/** Only slots that can begin with the token are read. */
function slotsAt<Value>(branch: Branch<Value>, token: Token): readonly Slot<Value>[] {
  if (branch.slots.size === 0) return [];
  if (token.maybeSelf === true) return [...branch.slots].filter(([kind]) => beginsWith(kind, token));
  branch.slotsByKey ??= new Map(
    [...branch.slots.keys()].flatMap((kind) => [...kind.first()].map((key) => [key, NOT_SOUGHT])),
  );
  for (const key of token.keys) {
    const before = branch.slotsByKey.get(key);
    if (before === undefined) continue;
    if (before !== NOT_SOUGHT) return before;
    const slots = [...branch.slots].filter(([kind]) => beginsWith(kind, token));
    branch.slotsByKey.set(key, slots);
    return slots;
  }
  return [];
}

const NOT_SOUGHT: readonly never[] = [];

const ORDER: Rendered = { text: '', many: true };
const ONE: Rendered = { text: '', many: false };

/** Words after which a verb agrees with them, or is an order to the player again. */
const NUMBERS: ReadonlyMap<string, Rendered> = new Map([
  ...['::', ',', 'to', 'may', 'must', 'opponents', 'players'].map((word) => [word, ORDER] as const),
  ...['opponent', 'player'].map((word) => [word, ONE] as const),
]);

function renderPhrase<Value>(one: Phrase<Value>, value: Value, before?: boolean): Rendered | undefined {
  for (const filling of one.split(value)) {
    const rendered = renderFilled(one, filling, before);
    if (rendered !== undefined) return rendered;
  }
  return undefined;
}

function renderFilled<Value>(one: Phrase<Value>, filling: Filling, before?: boolean): Rendered | undefined {
  const said: string[] = [];
  let last: Rendered | undefined;
  const parts = renderedParts(one.template);
  for (const part of parts) {
    if ('words' in part) {
      // A verb without a subject is an order.
      const isPlural = part.agrees && (last?.many ?? before ?? true);
      said.push((isPlural ? part.words[1] : part.words[0]) ?? '');
      last = NUMBERS.get(part.words[0] ?? '') ?? last;
      continue;
    }
    last = one.slots[part.slot]?.render(filling[part.slot], last?.many ?? before);
    if (last === undefined) return undefined;
    said.push(last.text);
  }
  // After a clause comes another one of the same subject, or another order.
  const isClause = parts.some((part) => 'words' in part && part.agrees);
  return { text: said.join(' '), many: isClause ? (before ?? true) : (one.many ?? last?.many ?? false) };
}

/** Tokens of one class, such as numbers, with what they mean. */
export function terminal<Value>(
  name: string,
  tokenClass: keyof typeof tokenClasses,
  meaning: (written: string) => Value | undefined,
  rendered: (value: Value) => string | undefined,
  marked: (marks: Marks) => readonly unknown[] = () => [],
): Kind<Value> {
  return kindOf<Value>(name, {
    first: () => [tokenClasses[tokenClass]],
    read(at, { tokens }) {
      const value = meaning(tokens[at]?.written ?? '');
      return value === undefined ? [] : [{ end: at + 1, value }];
    },
    render(value) {
      const text = typeof value === 'object' ? undefined : rendered(value);
      return text === undefined ? undefined : { text, many: false };
    },
    marked,
  });
}

/** One or more of a kind, one after the other. */
export function several<Value>(name: string, one: Kind<Value>): Kind<readonly Value[]> {
  const all: Kind<readonly Value[]> = kindOf<readonly Value[]>(name, {
    first: () => one.first(),
    read: (at, parsing) =>
      one
        .read(at, parsing)
        .flatMap(({ end, value }) => [
          { end, value: [value] },
          ...all.read(end, parsing).map((rest) => ({ end: rest.end, value: [value, ...rest.value] })),
        ]),
    render(values, before) {
      const rendered = values.map((value) => one.render(value, before));
      if (values.length === 0 || rendered.some((part) => part === undefined)) return undefined;
      return { text: rendered.map((part) => part?.text).join(' '), many: false };
    },
    marked: (marks) => listsOf(one, marks),
  });
  return all;
}

/** “A”, “A and B”, “A, B and C”. */
export function listed<Value>(
  name: string,
  one: Kind<Value>,
  conjunction: 'and' | 'or' | 'nor' | 'and/or',
): Kind<readonly Value[]> {
  const separator = phrases(`${conjunction} separator`, () => [
    words(conjunction === 'and/or' ? '(and|or|and / or)' : conjunction, 'last'),
    words(conjunction === 'and/or' ? ', [(and|or)]' : `, [${conjunction}]`, 'further'),
  ]);
  const all: Kind<readonly Value[]> = kindOf<readonly Value[]>(name, {
    first: () => one.first(),
    read: (at, parsing) =>
      one.read(at, parsing).flatMap(({ end, value }) => [
        { end, value: [value] },
        ...separator
          .read(end, parsing)
          .flatMap((after) => all.read(after.end, parsing))
          .map((rest) => ({ end: rest.end, value: [value, ...rest.value] })),
      ]),
    render(values, before) {
      const rendered = values.map((value) => one.render(value, before)?.text);
      const last = rendered.at(-1);
      if (last === undefined || rendered.some((part) => part === undefined)) return undefined;
      const others = rendered.slice(0, -1).join(' , ');
      const joiner = conjunction === 'and/or' ? 'or' : conjunction;
      return { text: others === '' ? last : `${others} ${joiner} ${last}`, many: values.length > 1 };
    },
    marked: (marks) => listsOf(one, marks),
  });
  return all;
}

/** Lists of one value; what stands for any value stands for any number of them, too. Where values are few, also of two. */
function listsOf(kind: Kind<unknown>, marks: Marks): readonly (readonly unknown[])[] {
  const all = kind.marked(marks);
  const lists = all.flatMap((one) => {
    const several = ofSeveral(one);
    return several === undefined ? [[one]] : [[one], [several]];
  });
  if (all.length > FEW) return lists;
  return [...lists, ...all.flatMap((one) => kind.marked(marks).map((other) => [one, other]))];
}

const FEW = 2;
