import { test } from 'vitest';
import { renderDefinition } from '../../../../src/games/shadowfist/card-language/rendering/render-definition.ts';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { ability } from '../../../../src/games/shadowfist/vocabulary/grammar.ts';
import { expectUnambiguous } from '../../vocabulary/unambiguous.ts';
import { card } from './cast.ts';

/** Left out, these say the same as `false`. */
const saysNothing = new Set([
  ...['optional', 'immediately', 'evenIfGone', 'loses', 'printed', 'remove', 'random', 'target', 'divided'],
  ...['onOpponentsTurns', 'ignoringResources'],
]);

/** What two abilities mean is the same if this is: how a thing is named does not matter, nor what says nothing. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(
    ([key, part]) => !(part === false && saysNothing.has(key)) && !(key === 'kind' && part === 'any'),
  );
  const [only, ...others] = said;
  const isOfOne = others.length === 0 && ['sum', 'greatest', 'least'].includes(only?.[0] ?? '');
  if (isOfOne && Array.isArray(only?.[1]) && only[1].length === 1) return meaning(only[1][0]);
  return Object.fromEntries(said.map(([key, part]) => [key, key === 'as' ? '' : meaning(part)]));
}

/** Of what changes and for whom, both or neither: half of it says nothing. */
function isHalf(given: Ability): boolean {
  if (given.ability !== 'continuous') return false;
  const { cards, modify, players, modifyPlayers } = given;
  return [cards, modify, players, modifyPlayers].includes(undefined);
}

test('abilities that mean different things are never said alike', () => {
  expectUnambiguous({
    ability,
    saysSomething: (given) => !isHalf(given),
    meaning,
    said: (one) => renderDefinition({ ...card('Character', []), abilities: [one] }),
  });
});
