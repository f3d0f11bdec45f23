import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { choosing, doing, playing } from './acting.ts';
import { aCharacter, afterPlaying, aSite, broken, listed, pass, player, table } from './table.ts';

const cheaper = (how: object): Ability => ({ ability: 'playing', kind: 'also', ...how }) as Ability;

describe('A way to play a card may reduce its cost by an amount that depends on the play', () => {
  test('The cost is reduced by a figure of the card that it responds to', () => {
    const heir = aCharacter({
      cost: 5,
      abilities: [
        cheaper({
          inResponseTo: { event: { event: 'smoked', card: { type: ['Character'] }, player: 'you' } },
          cost: { reducedBy: { figure: 'cost', of: { event: 'card' } } },
        }),
      ],
    });
    const state = table({
      ann: {
        power: 2,
        front: { home: aSite() },
        characters: { elder: aCharacter({ cost: 3 }) },
        hand: { heir, doom: doing('smoke') },
      },
      bob: {},
    });
    const played = playing('ann', 'heir', { way: 0, at: { column: 0 } });
    expect(broken(state, played)).toContain('5.2/stated-response-in-the-same-scene');
    const smoked = afterPlaying(state, choosing('ann', 'doom', 'elder'), pass);
    expect(listed(smoked, 'ann')).toContainEqual(played);
    expect(player(afterPlaying(smoked, played), 'ann').power).toBe(0);
  });

  test('The cost is reduced by a figure of the card of the effect that it responds to', () => {
    const rival = aCharacter({
      cost: 5,
      abilities: [
        cheaper({
          inResponseTo: { to: { kind: 'played-card', source: { type: ['Character'] } }, as: 'answered' },
          cost: { reducedBy: { figure: 'cost', of: { chosen: 'answered' } } },
        }),
      ],
    });
    const state = table({
      ann: { power: 4, front: { home: aSite() }, hand: { hero: aCharacter({ cost: 4 }) } },
      bob: { power: 1, front: { tower: aSite() }, hand: { rival } },
    });
    const answered = afterPlaying(
      state,
      playing('ann', 'hero', { at: { column: 0 } }),
      playing('bob', 'rival', { way: 0, at: { column: 0 } }),
    );
    expect(player(answered, 'bob').power).toBe(0);
  });

  test('The cost is reduced by a number that was chosen for the way', () => {
    const guest = aCharacter({
      cost: 5,
      abilities: [
        cheaper({
          choose: [{ choose: 'number', atLeast: 0, atMost: 3, as: 'rebate' }],
          cost: { reducedBy: { value: 'rebate' } },
        }),
      ],
    });
    const state = table({ ann: { power: 3, front: { home: aSite() }, hand: { guest } }, bob: {} });
    const played = playing('ann', 'guest', {
      way: 0,
      at: { column: 0 },
      choose: { rebate: { number: 3 } },
    });
    expect(player(afterPlaying(state, played), 'ann').power).toBe(1);
  });
});
