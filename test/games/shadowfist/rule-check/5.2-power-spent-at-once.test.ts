import { describe, expect, test } from 'vitest';
import { happened, playing } from './acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, broken, events, pass, player, table } from './table.ts';

const rules = ['shadowfist.yotd/5.2/preconditions-met-simultaneously'] as const;

/** Costs 2 Power, and its text asks for 1 more. */
const ransom = anEvent({
  title: 'Ransom',
  cost: 2,
  abilities: [
    {
      ability: 'event',
      pay: [{ pay: 'power', amount: 1 }],
      do: [{ do: 'draw', players: 'you', amount: 1 }],
    },
  ],
});

describe('The cost of a card and the Power that its text asks for are spent at once', () => {
  test('A text that gains as much Power as was spent counts both', { meta: { rules } }, () => {
    const thief = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'played', card: { type: ['Event'] }, player: 'every-opponent' },
          do: [{ do: 'gain-power', players: 'you', amount: { eventAmount: true } }],
        },
      ],
    });
    const start = table({ ann: { power: 3, hand: { ransom } }, bob: { edges: { thief } } });
    expect(happened(events(start, playing('ann', 'ransom')), 'power-spent')).toEqual([
      { event: 'power-spent', player: 'ann', amount: 3 },
    ]);
    const paid = afterPlaying(start, playing('ann', 'ransom'), pass);
    expect(['ann', 'bob'].map((who) => player(paid, who).power)).toEqual([0, 3]);
  });

  test('A text that answers 3 Power spent at one time answers such a card', { meta: { rules } }, () => {
    const toll = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { event: { event: 'power-spent', player: 'every-opponent', amount: { atLeast: 3 } } },
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const start = table({
      ann: { power: 9, hand: { ransom, cheap: anEvent({ cost: 2 }) } },
      bob: { hand: { toll } },
    });
    expect(broken(afterPlaying(start, playing('ann', 'ransom')), playing('bob', 'toll'))).toEqual([]);
    expect(broken(afterPlaying(start, playing('ann', 'cheap')), playing('bob', 'toll'))).toEqual([
      '5.2/stated-response-in-the-same-scene',
    ]);
  });

  test('What a card asks for as it enters play is counted as well', { meta: { rules } }, () => {
    const mercenary = aCharacter({
      cost: 1,
      abilities: [{ ability: 'entering', pay: [{ pay: 'power', amount: 2 }] }],
    });
    const start = table({ ann: { power: 3, hand: { mercenary } }, bob: {} });
    expect(happened(events(start, playing('ann', 'mercenary')), 'played')).toMatchObject([{ amount: 3 }]);
  });
});
