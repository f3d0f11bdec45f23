import { expect, test } from 'vitest';
import type { Filter } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { playing } from './acting.ts';
import { aCharacter, aFengShuiSite, afterPlaying, anEvent, broken, pass, pile, table } from './table.ts';

const oneCardSuffices = {
  meta: { rules: ['shadowfist.yotd/5.2/no-legal-entering-card-at-resolution'] },
} as const;

const returning = (which: Filter) =>
  anEvent({
    title: 'Rising',
    cost: 'X',
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'choose',
            choice: {
              choose: 'cards',
              which,
              in: { smoked: 'you' },
              number: { exactly: { half: { value: 'X' }, round: 'down' } },
              as: 'back',
            },
          },
          { do: 'return-to-play', cards: { chosen: 'back' }, by: 'you' },
        ],
      },
    ],
  });
const rebel = (title: string, more: object = {}) => aCharacter({ title, ...more });
const state = (smoked: object) =>
  table({
    ann: {
      power: 9,
      front: { grove: aFengShuiSite() },
      characters: { queen: rebel('Queen', { restrictions: ['Unique'] }) },
      hand: { rising: returning({ type: ['Character'] }) },
      smoked: { ...smoked },
    },
    bob: {},
  });
const inPlay = (smoked: object, x: number) =>
  afterPlaying(state(smoked), playing('ann', 'rising', { x }), pass)
    .inPlay.map(({ id }) => id)
    .filter((id) => id !== 'grove' && id !== 'queen');

test('An effect that returns more cards than there are returns all of them', oneCardSuffices, () => {
  expect(inPlay({ one: rebel('One') }, 6)).toEqual(['one']);
  expect(inPlay({ one: rebel('One'), two: rebel('Two') }, 6)).toEqual(['one', 'two']);
  expect(broken(state({}), playing('ann', 'rising', { x: 6 }))).toEqual([
    '5.2/legal-entering-card-at-generation',
  ]);
});

test('A card that may not enter play is not among those that return', oneCardSuffices, () => {
  const queen = rebel('Queen', { restrictions: ['Unique'] });
  expect(inPlay({ one: rebel('One'), second: queen }, 4)).toEqual(['one']);
});

test('Who is to sacrifice more Characters than there are sacrifices all of them', () => {
  const purge = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'choose',
            choice: {
              choose: 'cards',
              which: { type: ['Character'], controller: 'you' },
              in: 'play',
              number: { exactly: 3 },
              as: 'lost',
            },
          },
          { do: 'sacrifice', cards: { chosen: 'lost' } },
        ],
      },
    ],
  });
  const purged = afterPlaying(
    table({ ann: { hand: { purge }, characters: { one: aCharacter(), two: aCharacter() } }, bob: {} }),
    playing('ann', 'purge'),
    pass,
  );
  expect(pile(purged, 'ann', 'smoked')).toEqual(['two', 'one', 'purge']);
});
