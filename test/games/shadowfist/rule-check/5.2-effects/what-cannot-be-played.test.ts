import { expect, test } from 'vitest';
import { playing } from '../acting.ts';
import { aCharacter, afterPlaying, anEvent, table } from '../table.ts';

test('[4.3/no-cost-still-needs-resources] to play a card that cannot be played is no choice', () => {
  const find = anEvent({
    abilities: [
      {
        ability: 'event',
        immediately: true,
        do: [
          { do: 'draw', players: 'you', amount: 1, as: 'drawn' },
          { do: 'choose', choice: { choose: 'mode', of: ['keep', 'discard', 'play'], as: 'fate' } },
          {
            do: 'if',
            condition: { chosen: 'fate', as: 'play' },
            effects: [
              {
                ...{ do: 'play', by: 'you', which: { is: { chosen: 'drawn' } }, in: { hand: 'you' } },
                ...{ cost: 'none', ignoringResources: false, optional: false },
              },
            ],
          },
        ],
      },
    ],
  });
  const offered = (drawn: ReturnType<typeof aCharacter>) => {
    const state = table({ ann: { hand: { find }, deck: { drawn } }, bob: {} });
    return afterPlaying(state, playing('ann', 'find')).question?.from;
  };
  expect(offered(aCharacter({ cost: 5 }))).toEqual(['keep', 'discard', 'play']);
  expect(offered(aCharacter({ cost: 5, requires: ['dra'] }))).toEqual(['keep', 'discard']);
});
