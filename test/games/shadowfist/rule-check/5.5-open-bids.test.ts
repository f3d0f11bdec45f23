import { expect, test } from 'vitest';
import { playThrough } from '../../../../src/engine/play-through.ts';
import { shadowfistLaw } from '../../../../src/games/shadowfist/rule-check/law.ts';
import { aCharacter, broken, listed, table } from './table.ts';

const law = shadowfistLaw(() => undefined);
const hero = aCharacter({ title: 'A Hero', restrictions: ['Unique'] });

/** Ann has played a second copy of a Unique Character, and opens the auction. */
function auction(power: number) {
  const state = table({
    ann: { power, hand: { copy: hero } },
    bob: { power, characters: { first: hero } },
  });
  const play = { do: 'play', player: 'ann', card: 'copy' };
  return playThrough(law, { state, actions: [play] }).state;
}

test('bids that are few are listed one by one', () => {
  expect(listed(auction(3), 'ann')).toEqual([1, 2, 3].map((power) => ({ do: 'bid', player: 'ann', power })));
});

test('of very many bids the number is left open, and none below or above it is legal', () => {
  const state = auction(9_999);
  expect(playThrough(law, { state, actions: [] }, { legalActions: 'all' }).legalActions).toEqual([
    {
      action: { do: 'bid', player: 'ann', power: 1 },
      open: { '/power': { form: 'number', from: [], least: 1, most: 9_999, number: true } },
    },
  ]);
  const bid = (power: number) => ({ do: 'bid', player: 'ann', power });
  expect(broken(state, bid(9_999))).toEqual([]);
  expect(broken(state, bid(10_000))).toEqual(['5.5/bid-no-more-than-you-have']);
});
