import { expect, test } from 'vitest';
import { found } from '../vocabulary/every-word/proving.ts';
import { bolt, pay, smoke } from './cards/cast.ts';
import { aCharacter, afterPlaying, aState, card, pass, pile, table } from './table.ts';

/** Bob's Character bears a State of Ann that takes it once damage has smoked it. */
const haunted = () =>
  table({
    ann: {
      hand: { strike: bolt(3), doom: smoke },
      states: {
        curse: {
          card: aState({
            abilities: [
              {
                ability: 'triggered',
                on: { event: 'smoked', card: { is: 'subject', not: { controller: 'you' } }, byDamage: true },
                do: [
                  { do: 'return-to-play', cards: { event: 'card' }, by: 'you' },
                  {
                    do: 'modify',
                    cards: { event: 'card' },
                    by: [{ designator: 'Undead' }],
                    until: 'while-in-play',
                  },
                ],
              },
            ],
          }),
          on: 'guard',
        },
      },
    },
    bob: { characters: { guard: aCharacter({ title: 'Guard', fighting: 2 }) } },
  });

test('A Character that damage smoked returns to play and is changed there', () => {
  const state = afterPlaying(haunted(), pay('ann', 'strike', 'guard'), pass, pass);
  expect(card(state, 'guard').controller).toBe('ann');
  expect(found(state, { designator: 'Undead' })).toEqual(['guard']);
});

test('A Character that an effect smoked does not return', () => {
  const dooming = { ...pay('ann', 'doom', 'guard'), choose: { victim: { cards: ['guard'] } } };
  const state = afterPlaying(haunted(), dooming, pass);
  expect(pile(state, 'bob', 'smoked')).toEqual(['guard']);
});
