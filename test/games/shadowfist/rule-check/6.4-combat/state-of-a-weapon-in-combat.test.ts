import { describe, expect, test } from 'vitest';
import { attack, decline } from '../acting.ts';
import { aCharacter, afterPlaying, aSite, aState, pass, table } from '../table.ts';
import { damages, use } from './cast.ts';

describe('State of a weapon in combat (4.5.1)', () => {
  test('a card that increases damage is no source of its own, and counts in combat only', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.1/bonus-is-no-source',
        'shadowfist.yotd/4.5.1/bonus-for-combat-damage-only',
      ],
    },
  }, () => {
    const shotgun = aState({
      title: 'Shotgun',
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ damage: 3 }] }],
    });
    const thrower = aCharacter({
      title: 'Thrower',
      fighting: 1,
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'victim' }],
          do: [{ do: 'damage', amount: 1, to: { chosen: 'victim' } }],
        },
      ],
    });
    const armed = table({
      ann: { characters: { thrower }, states: { gun: { card: shotgun, on: 'thrower' } } },
      bob: {
        front: {
          tower: aSite({ body: 9, abilities: [{ ability: 'special', special: 'Toughness', amount: 1 }] }),
        },
      },
    });
    const thrown = afterPlaying(
      armed,
      { ...use('ann', 'thrower'), choose: { victim: { cards: ['tower'] } } },
      pass,
    );
    expect(damages(thrown, 'tower')).toEqual([0]);
    const fought = afterPlaying(
      armed,
      attack('tower', 'thrower'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(damages(fought, 'tower')).toEqual([3]);
  });
});
