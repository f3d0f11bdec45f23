import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { choosing, onVictim, use, victim } from './acting.ts';
import { aCharacter, afterPlaying, aSite, pass, pile, player, table } from './table.ts';

describe('sacrifices (10.2)', () => {
  /** Gains 3 Power if the sacrifice is successful. */
  const altar = aSite({
    abilities: [
      {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: { controller: 'you' }, in: 'play', as: 'victim' }],
        do: [
          { do: 'sacrifice', cards: victim, as: 'offering' },
          {
            ...{ do: 'if', condition: { done: 'offering' } },
            effects: [{ do: 'gain-power', players: 'you', amount: 3 }],
          },
        ],
      },
    ],
  });
  const smoke = onVictim({ do: 'smoke', cards: victim });
  const offered = (page: Definition, owner = 'ann') =>
    table({
      ann: { front: { altar }, characters: { page: { card: page, owner } } },
      bob: { hand: { smoke } },
    });
  const offering = use('ann', 'altar', { choose: { victim: { cards: ['page'] } } });

  test('[10.2/sacrifice-succeeds] it succeeds if the card comes to the smoked pile by it', () => {
    const over = afterPlaying(offered(aCharacter()), offering, pass);
    expect([pile(over, 'ann', 'smoked'), player(over, 'ann').power]).toEqual([['page'], 3]);
  });

  test('[10.2/sacrifice-succeeds] not if another effect put it there first', () => {
    const over = afterPlaying(offered(aCharacter()), offering, choosing('bob', 'smoke', 'page'), pass);
    expect([pile(over, 'ann', 'smoked'), player(over, 'ann').power]).toEqual([['page'], 0]);
  });

  test('[10.2/sacrifice-succeeds] nor if it comes to another pile', () => {
    const toasted = afterPlaying(offered(aCharacter({ restrictions: ['Toast It'] })), offering, pass);
    expect([pile(toasted, 'ann', 'toasted'), player(toasted, 'ann').power]).toEqual([['page'], 0]);
    const borrowed = afterPlaying(offered(aCharacter(), 'bob'), offering, pass);
    expect([pile(borrowed, 'bob', 'smoked'), player(borrowed, 'ann').power]).toEqual([['page'], 0]);
  });
});
