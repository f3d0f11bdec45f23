import { expect, test } from 'vitest';
import { choosing, onVictim, playing, use, victim } from './acting.ts';
import { aCharacter, afterPlaying, anEvent, aState, pass, pile, table } from './table.ts';

const rules = ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] as const;
const smoke = onVictim({ do: 'smoke', cards: victim });

test('A State that was to be moved stays smoked with the subject that was smoked in response', {
  meta: { rules },
}, () => {
  const shift = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [
          { choose: 'cards', which: { type: ['State'] }, in: 'play', as: 'state' },
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'to' },
        ],
        do: [{ do: 'put-state', cards: { chosen: 'state' }, on: { chosen: 'to' } }],
      },
    ],
  });
  const state = table({
    ann: {
      hand: { shift },
      characters: { first: aCharacter(), second: aCharacter() },
      states: { cloak: { card: aState(), on: 'first' } },
    },
    bob: { hand: { smoke } },
  });
  const moving = playing('ann', 'shift', {
    choose: { state: { cards: ['cloak'] }, to: { cards: ['second'] } },
  });
  const done = afterPlaying(state, moving, choosing('bob', 'smoke', 'first'), pass);
  expect(pile(done, 'ann', 'smoked').toSorted()).toEqual(['cloak', 'first', 'shift']);
});

test('A State that moves itself stays smoked with its subject, too', { meta: { rules } }, () => {
  const suit = aState({
    abilities: [
      {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'to' }],
        do: [{ do: 'put-state', cards: 'this', on: { chosen: 'to' } }],
      },
    ],
  });
  const state = table({
    ann: {
      characters: { first: aCharacter(), second: aCharacter() },
      states: { suit: { card: suit, on: 'first' } },
    },
    bob: { hand: { smoke } },
  });
  const moving = use('ann', 'suit', { choose: { to: { cards: ['second'] } } });
  const done = afterPlaying(state, moving, choosing('bob', 'smoke', 'first'), pass);
  expect(pile(done, 'ann', 'smoked').toSorted()).toEqual(['first', 'suit']);
});
