import { describe, expect, test } from 'vitest';
import { onVictim, playing } from './acting.ts';
import { aCharacter, afterPlaying, aState, broken, card, pass, pile, table } from './table.ts';

const rules = ['shadowfist.yotd/7.6/not-a-legal-subject'] as const;
const warded = aCharacter({
  title: 'Warded',
  abilities: [
    {
      ability: 'continuous',
      cards: 'this',
      modify: [{ notLegalSubject: true, byPlayers: 'every-opponent' }],
    },
  ],
});
const weapon = aState({ title: 'Blade', restrictions: ['Weapon'] });
const cloak = aState({ title: 'Cloak' });

describe('A Character that is not a legal subject of States played by opponents', () => {
  const start = table({
    ann: { characters: { hero: aCharacter() }, hand: { blade: weapon, cloak } },
    bob: { characters: { warded } },
  });

  test('An opponent plays no State on it, whoever would control the State', { meta: { rules } }, () => {
    for (const state of ['cloak', 'blade']) {
      expect(broken(start, playing('ann', state, { on: 'warded' }))).toEqual(['7.6/not-a-legal-subject']);
      expect(broken(start, playing('ann', state, { on: 'hero' }))).toEqual([]);
    }
  });

  test('Its controller plays States on it', { meta: { rules } }, () => {
    const own = table({ bob: { characters: { warded }, hand: { blade: weapon } }, ann: {} });
    expect(card(afterPlaying(own, playing('bob', 'blade', { on: 'warded' }), pass), 'blade').on).toBe(
      'warded',
    );
  });

  test('A State that its controller played stays on it when an opponent takes control of the State', {
    meta: { rules },
  }, () => {
    const theft = onVictim({
      do: 'take-control',
      cards: { chosen: 'victim' },
      by: 'you',
      until: 'while-in-play',
    });
    const state = table({
      ann: { hand: { theft } },
      bob: { characters: { warded }, states: { cloak: { card: cloak, on: 'warded' } } },
    });
    const taken = afterPlaying(
      state,
      playing('ann', 'theft', { choose: { victim: { cards: ['cloak'] } } }),
      pass,
    );
    expect(card(taken, 'cloak')).toMatchObject({ controller: 'ann', on: 'warded' });
  });

  test('A State that an opponent played is not moved onto it', { meta: { rules } }, () => {
    const moved = onVictim({ do: 'put-state', cards: { chosen: 'victim' }, on: { chosen: 'to' } });
    const [ability] = moved.abilities;
    if (ability?.ability !== 'event') throw new Error('The Event has no text.');
    const move = {
      ...moved,
      abilities: [
        {
          ...ability,
          choose: [
            ...(ability.choose ?? []),
            { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'to' } as const,
          ],
        },
      ],
    };
    const moving = (id: string) => ({ choose: { victim: { cards: [id] }, to: { cards: ['warded'] } } });
    const state = table({
      ann: {
        characters: { hero: aCharacter() },
        states: { theirs: { card: cloak, on: 'hero' } },
        hand: { move },
      },
      bob: { characters: { warded, guard: aCharacter() }, states: { own: { card: cloak, on: 'guard' } } },
    });
    const onto = (id: string) => card(afterPlaying(state, playing('ann', 'move', moving(id)), pass), id).on;
    expect([onto('theirs'), onto('own')]).toEqual(['hero', 'warded']);
    expect(pile(state, 'bob', 'smoked')).toEqual([]);
  });
});
