import { expect } from 'vitest';
import type { z } from 'zod';
import { everyNode, withPart } from './parts.ts';
import { dice, sample } from './samples.ts';

/** How the abilities of a game are told apart. */
interface Abilities<Ability> {
  readonly ability: z.ZodType<Ability>;
  /** What lacks a part that another of its parts needs says nothing. */
  readonly saysSomething: (ability: Ability) => boolean;
  /** What an ability means, whatever its things are called: the same of two that mean the same. */
  readonly meaning: (ability: Ability) => unknown;
  readonly said: (ability: Ability) => string;
}

/** Of abilities that differ in one word, none that mean different things are said alike. */
export function expectUnambiguous<Ability>(abilities: Abilities<Ability>): void {
  const pairs = Array.from({ length: 1_500 }, (_, at) => pair(abilities, at * 7_919 + 1)).filter(
    (found) => found !== null,
  );
  expect(pairs.length).toBeGreaterThan(400);
  expect(pairs.filter(([one, other]) => abilities.said(one) === abilities.said(other))).toEqual([]);
}

/** Two abilities of which one has another word in one place. */
function pair<Ability>(
  { ability, saysSomething, meaning }: Abilities<Ability>,
  seed: number,
): [Ability, Ability] | null {
  const isWhole = (given: unknown): given is Ability => ability.safeParse(given).success;
  const roll = dice(seed);
  const one = sample(ability, roll);
  if (!isWhole(one) || !saysSomething(one)) return null;
  const nodes = everyNode({ schema: ability, value: one, path: [] });
  const node = nodes[roll(nodes.length)];
  if (node === undefined) return null;
  const other = withPart(one, node.path, sample(node.schema, roll, 4));
  if (!isWhole(other) || !saysSomething(other)) return null;
  return JSON.stringify(meaning(one)) === JSON.stringify(meaning(other)) ? null : [one, other];
}
