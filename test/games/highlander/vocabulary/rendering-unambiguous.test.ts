import { test } from 'vitest';
import type { Ability } from '../../../../src/games/highlander/vocabulary/abilities.ts';
import { ability } from '../../../../src/games/highlander/vocabulary/grammar.ts';
import { lintDefinition } from '../../../../src/games/highlander/vocabulary/lint/lint.ts';
import { renderDefinition } from '../../../../src/games/highlander/vocabulary/rendering/render-definition.ts';
import { expectUnambiguous } from '../../vocabulary/unambiguous.ts';
import { card } from './cast.ts';

/** Left out, these say the same as `false`. */
const saysNothing = new Set([
  ...['optional', 'immediately', 'several', 'asAdditionalAttack', 'loses', 'random', 'remove', 'unmodified'],
  ...['eachCopy'],
]);

/** What two abilities mean is the same if this is: how a thing is named does not matter, nor what says nothing. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning);
  if (typeof value !== 'object' || value === null) return value;
  const isNaming = 'do' in value || 'choose' in value;
  const said = Object.entries(value).filter(
    ([key, part]) => !(part === false && saysNothing.has(key)) && !(key === 'as' && isNaming),
  );
  const [only, ...others] = said;
  const isOfOne = others.length === 0 && ['sum', 'greatest', 'least', 'all'].includes(only?.[0] ?? '');
  if (isOfOne && Array.isArray(only?.[1]) && only[1].length === 1) return meaning(only[1][0]);
  return Object.fromEntries(said.map(([key, part]) => [key, meaning(part)]));
}

/** What lacks a part that another of its parts needs says nothing; the lint tells so. */
function saysSomething(given: Ability): boolean {
  const mistakes = lintDefinition({ ...card('Event', []), abilities: [given] });
  return !mistakes.some(({ code }) => code === 'missing');
}

test('abilities that mean different things are never said alike', () => {
  expectUnambiguous({
    ability,
    saysSomething,
    meaning,
    said: (one) => renderDefinition({ ...card('Event', []), abilities: [one] }),
  });
});
