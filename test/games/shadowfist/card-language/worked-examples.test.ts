import { expect, test } from 'vitest';
import { compiledCards } from '../../../../scripts/compiled/compiled-cards.ts';
import { replays } from '../../../../scripts/compiled/replay.ts';
import { gamesWithFiles } from '../../../../src/cli/games-with-files.ts';

const games = await gamesWithFiles([], {});
const replayed = games.flatMap((game) => replays(game, compiledCards(game)));

test('Worked examples whose cards have an issued text are replayed', () => {
  expect(replayed.length).toBeGreaterThan(10);
});

test('Worked examples have the same verdicts with compiled texts as with abilities written by hand', () => {
  expect(replayed.filter(({ difference }) => difference !== null)).toEqual([]);
});
