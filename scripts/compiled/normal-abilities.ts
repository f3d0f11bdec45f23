import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const abilities = z.array(
  z.looseObject({ ability: z.string(), modify: z.array(z.unknown()).exactOptional() }),
);

type Ability = z.infer<typeof abilities>[number];

/** Abilities that can be compared: with names in the order of their use, and neighbouring changes of the same cards as one. */
export function normalAbilities(given: readonly unknown[]): readonly unknown[] {
  const merged: Ability[] = [];
  for (const ability of abilities.parse(given)) {
    const last = merged.at(-1);
    if (last !== undefined && isOfSame(last, ability))
      merged.splice(-1, 1, { ...last, modify: [...(last.modify ?? []), ...(ability.modify ?? [])] });
    else merged.push(ability);
  }
  return z.array(z.unknown()).parse(withoutNames(merged));
}

function isOfSame(one: Ability, other: Ability): boolean {
  const { modify: _, ...rest } = one;
  const { modify: __, ...otherRest } = other;
  return one.ability === 'continuous' && !('players' in one) && isDeepStrictEqual(rest, otherRest);
}

/** A choice or effect with a name, as JSON without it. */
interface Named {
  readonly name: string;
  readonly what: string;
}

/** What abilities give a name to, in their order. */
function namedIn(given: unknown): Named[] {
  const all = new Map<string, Named>();
  JSON.stringify(given, (_, value: unknown) => {
    const parsed = named.safeParse(value);
    if (parsed.success && !all.has(parsed.data.as)) {
      const { as: name, ...what } = parsed.data;
      all.set(name, { name, what: JSON.stringify(sorted(what)) });
    }
    return value;
  });
  return [...all.values()];
}

const named = z.looseObject({ as: z.string() });

/** The same with its keys in order. */
function sorted(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(sorted);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}

/** The names and the order of choices that are made together do not matter, nor the order of events, nor “any card”. */
function withoutNames(given: unknown): unknown {
  const inOrder = namedIn(given).toSorted((one, other) => (one.what < other.what ? -1 : 1));
  const byName = new Map(inOrder.map(({ name }, place) => [name, `name ${place}`]));
  return JSON.parse(
    JSON.stringify(renamed(given, byName), (key, value: unknown) => {
      if ((key === 'choose' || key === 'event') && Array.isArray(value)) return value.toSorted(byJson);
      return key === 'card' && isDeepStrictEqual(value, {}) ? undefined : value;
    }),
  );
}

function byJson(one: unknown, other: unknown): number {
  return JSON.stringify(sorted(one)) < JSON.stringify(sorted(other)) ? -1 : 1;
}

/** Compiled abilities with the names of those written by hand, so that the same actions answer their choices. */
export function withNamesOf(compiled: readonly unknown[], written: readonly unknown[]): readonly unknown[] {
  const theirs = namedIn(written);
  const left = new Set(theirs);
  const byName = new Map<string, string>();
  const ours = namedIn(compiled);
  for (const { name, what } of ours)
    take(
      name,
      [...left].find((one) => one.what === what),
    );
  for (const { name } of ours) if (!byName.has(name)) take(name, [...left][0]);
  return compiled.map((one) => renamed(one, byName));

  function take(name: string, one: Named | undefined): void {
    if (one === undefined) return;
    left.delete(one);
    byName.set(name, one.name);
  }
}

/** Under these keys stand words of the vocabulary, which may be spelled like a name. */
const WORDS = new Set([
  'ability',
  'do',
  'event',
  'kind',
  'type',
  'choose',
  'pay',
  'special',
  'would',
  'title',
]);

function renamed(given: unknown, byName: ReadonlyMap<string, string>): unknown {
  if (typeof given === 'string') return byName.get(given) ?? given;
  if (Array.isArray(given)) return given.map((one) => renamed(one, byName));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      WORDS.has(key) && !isComposed(value) ? value : renamed(value, byName),
    ]),
  );
}

/** Whether a value has words of its own, as a list of choices has. */
function isComposed(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some((one) => typeof one === 'object')
    : typeof value === 'object' && value !== null;
}
