import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance } from '../../../../bench/chance.ts';
import { written } from '../../../../src/games/shadowfist/rule-check/state/written.ts';
import { shuffled } from '../../../engine/shuffled.ts';
import { seededCards } from '../vocabulary/seeds.ts';
import { law, opening, plenty } from './random-plays.ts';

function textOf(sent: unknown): string {
  const read = law.readState(sent, plenty());
  if ('mistakes' in read) throw new Error(JSON.stringify(read.mistakes));
  return JSON.stringify(written(read.value));
}

test('a state is the same JSON in whatever order its keys are sent', () => {
  const [one, ...others] = JSON.parse(JSON.stringify(opening(2, chance(1)))).players;
  const hand = seededCards().map(({ definition }, place) => ({ id: `card-${place}`, card: definition }));
  const text = textOf({
    ...JSON.parse(JSON.stringify(opening(2, chance(1)))),
    players: [{ ...one, hand }, ...others],
  });
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(textOf(shuffled(JSON.parse(text), chance(seed)))).toBe(text);
    }),
    { numRuns: 10 },
  );
});
