import { expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/shadowfist/vocabulary/definition.ts';
import { playing } from '../acting.ts';
import { aCharacter, afterPlaying, anEvent, table } from '../table.ts';

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

const offered = (drawn: Definition, bob: Parameters<typeof table>[0][string] = {}) =>
  afterPlaying(table({ ann: { hand: { find }, deck: { drawn } }, bob }), playing('ann', 'find')).question
    ?.from;

test('To play a card that cannot be played is no choice', {
  meta: { rules: ['shadowfist.yotd/4.3/no-cost-still-needs-resources'] },
}, () => {
  expect(offered(aCharacter({ cost: 5 }))).toEqual(['keep', 'discard', 'play']);
  expect(offered(aCharacter({ cost: 5, requires: ['dra'] }))).toEqual(['keep', 'discard']);
});

/** It smokes X cards, two at least. */
const blaze = (number: object) =>
  anEvent({
    cost: 'X',
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', number, target: true, as: 'victims' }],
        do: [{ do: 'smoke', cards: { chosen: 'victims' } }],
      },
    ],
  });
const two = { characters: { one: aCharacter(), other: aCharacter() } };

test('Nor to play at no cost one that needs more targets than X is', {
  meta: { rules: ['shadowfist.yotd/4.3.2/x-at-no-cost-is-zero'] },
}, () => {
  expect(offered(blaze({ exactly: { value: 'X' }, atLeast: 2 }), two)).toEqual(['keep', 'discard']);
});

test('But one that needs none', { meta: { rules: ['shadowfist.yotd/4.3.2/x-at-no-cost-is-zero'] } }, () => {
  expect(offered(blaze({ exactly: { value: 'X' } }), two)).toEqual(['keep', 'discard', 'play']);
});

test('Nor one for which nothing can be chosen', {
  meta: { rules: ['shadowfist.yotd/5.2/preconditions-met-at-generation'] },
}, () => {
  const shot = (type: 'Character' | 'Edge') =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: [type] }, in: 'play', as: 'victim' }],
          do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
        },
      ],
    });
  expect(offered(shot('Edge'), two)).toEqual(['keep', 'discard']);
  expect(offered(shot('Character'), two)).toEqual(['keep', 'discard', 'play']);
});
