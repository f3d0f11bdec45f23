import { describe, expect, test } from 'vitest';
import { use } from './acting.ts';
import { aCharacter, afterPlaying, aSite, broken, pass, table } from './table.ts';

describe('A text that works in the smoked pile', () => {
  test('A card plays itself from there', () => {
    const ghost = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          from: 'smoked-pile',
          do: [
            {
              do: 'play',
              by: 'you',
              which: { is: 'this' },
              in: { smoked: 'you' },
              cost: 'full',
              ignoringResources: false,
              optional: false,
            },
          ],
        },
      ],
    });
    const state = table({ ann: { front: { home: aSite() }, smoked: { ghost } }, bob: {} });
    const back = afterPlaying(state, use('ann', 'ghost'), pass);
    expect(back.inPlay.map(({ id }) => id)).toContain('ghost');
    const dear = { ...ghost, cost: 3 };
    const poor = table({ ann: { front: { home: aSite() }, smoked: { ghost: dear } }, bob: {} });
    expect(broken(poor, use('ann', 'ghost'))).toEqual(['5.2/legal-entering-card-at-generation']);
  });
});
