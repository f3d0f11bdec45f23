import { describe, expect, test } from 'vitest';
import { choosing, playing } from '../acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aState,
  card,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { smokeOne } from './cast.ts';

describe('several steps (5.2)', () => {
  test('after each step the board is looked at: control comes back before the next', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/check-after-each-step',
        'shadowfist.yotd/5.2/conditional-effects-switch-during-resolution',
      ],
    },
  }, () => {
    const mentor = aState({
      title: 'Mentor',
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: 'you' }] }],
    });
    const mission = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [
            { do: 'smoke', cards: { chosen: 'victim' } },
            { do: 'smoke', cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' } },
          ],
        },
      ],
    });
    const start = table({
      ann: { hand: { mission } },
      bob: {
        characters: { hero: { card: aCharacter(), owner: 'ann', home: 'ann' } },
        states: { mentor: { card: mentor, on: 'hero' } },
      },
    });
    expect(start.inPlay.find(({ id }) => id === 'hero')?.controller).toBe('bob');
    const done = afterPlaying(start, choosing('ann', 'mission', 'mentor'), pass);
    expect(pile(done, 'ann', 'smoked').toSorted()).toEqual(['hero', 'mission']);
  });

  test('a step that cannot be done leaves the others', {
    meta: { rules: ['shadowfist.yotd/5.2/prevented-step-leaves-the-others'] },
  }, () => {
    const iron = aCharacter({
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-smoked' }] }],
    });
    const strike = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'smoke', cards: { each: { type: ['Character'] }, in: 'play' } },
            { do: 'gain-power', players: 'you', amount: 1 },
          ],
        },
      ],
    });
    const done = afterPlaying(
      table({ ann: { hand: { strike } }, bob: { characters: { iron } } }),
      playing('ann', 'strike'),
      pass,
    );
    expect(card(done, 'iron').id).toBe('iron');
    expect(player(done, 'ann').power).toBe(1);
  });

  test('triggers are looked for after every action, during resolution too', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/check-after-every-game-action',
        'shadowfist.yotd/5.2/triggered-effects-arise-during-resolution',
      ],
    },
  }, () => {
    const mourner = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const start = table({
      ann: { edges: { mourner }, hand: { doom: smokeOne } },
      bob: { characters: { rogue: aCharacter() } },
    });
    const resolved = afterPlaying(start, choosing('ann', 'doom', 'rogue'), pass);
    expect(resolved.scene?.items.map(({ kind }) => kind)).toEqual(['triggered']);
    expect(player(afterPlaying(resolved, pass), 'ann').power).toBe(1);
  });
});
