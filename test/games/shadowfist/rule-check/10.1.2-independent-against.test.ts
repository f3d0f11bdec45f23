import { expect, test } from 'vitest';
import { attack } from './cards/cast.ts';
import { aCharacter, anEdge, aSite, broken, table } from './table.ts';

/** Ann's attack of this turn failed, and a text lets her Characters attack Characters as if they were Independent. */
const failed = () =>
  table(
    {
      ann: {
        characters: { hero: aCharacter() },
        edges: {
          rule: anEdge({
            abilities: [
              {
                ability: 'continuous',
                cards: { each: { type: ['Character'] }, in: 'play' },
                modify: [{ special: 'Independent', against: { type: ['Character'] } }],
              },
            ],
          }),
        },
      },
      bob: { front: { tower: aSite() }, characters: { guard: aCharacter() } },
    },
    { turn: { lastAttack: 'unsuccessful' } },
  );

test('After a failure, Characters that are Independent against Characters attack only those', () => {
  expect(broken(failed(), attack('ann', 'guard', 'hero'))).toEqual([]);
  expect(broken(failed(), attack('ann', 'tower', 'hero'))).toEqual(['6.5/no-attack-after-a-failure']);
});
