import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const abilities = z.array(
  z.looseObject({ ability: z.string(), modify: z.array(z.unknown()).exactOptional() }),
);

type Ability = z.infer<typeof abilities>[number];

/** Abilities that can be compared: with names in the order of their use, and neighbouring changes of the same cards as one. */
export function normalAbilities(given: readonly unknown[]): unknown {
  const merged: Ability[] = [];
  for (const ability of abilities.parse(given)) {
    const last = merged.at(-1);
    if (last !== undefined && isOfSame(last, ability))
      merged.splice(-1, 1, { ...last, modify: [...(last.modify ?? []), ...(ability.modify ?? [])] });
    else merged.push(ability);
  }
  return withoutNames(merged);
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
  return z.array(z.unknown()).parse(renamed(compiled, byName));

  function take(name: string, one: Named | undefined): void {
    if (one === undefined) return;
    left.delete(one);
    byName.set(name, one.name);
  }
}

function renamed(given: unknown, byName: ReadonlyMap<string, string>): unknown {
  return JSON.parse(
    JSON.stringify(given, (_, value: unknown) =>
      typeof value === 'string' ? (byName.get(value) ?? value) : value,
    ),
  );
}
