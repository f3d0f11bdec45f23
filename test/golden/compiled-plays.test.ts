import { expect, test } from 'vitest';
import { compiledCards } from '../../scripts/compiled/compiled-cards.ts';
import { replays } from '../../scripts/compiled/replay.ts';
import { gamesWithFiles } from '../../src/cli/games-with-files.ts';

const played = (await gamesWithFiles([], {})).flatMap((game) => replays(game, compiledCards(game)));

test('At least 30 worked examples have a card whose text is compiled', () => {
  expect(played.length).toBeGreaterThanOrEqual(30);
});

test('The worked examples have the same verdicts and states with compiled abilities as with written ones', () => {
  expect(played.filter(({ difference }) => difference !== null)).toEqual([]);
});
