// Compares what the compiler makes of card texts with the abilities written by hand, and the words of the texts with both;
// replays the worked examples with the compiled abilities. Card pools are not part of this repository: npm run content:compiled -- [card files...]
import { gamesWithFiles } from '../src/cli/games-with-files.ts';
import { compiledCards } from './compiled/compiled-cards.ts';
import { replays } from './compiled/replay.ts';

const games = await gamesWithFiles(process.argv.slice(2), {});
for (const game of games) {
  const { name } = game.game;
  const cards = compiledCards(game);
  if (cards.length === 0) continue;
  const encoded = cards.filter(({ written }) => written.told === 'whole');
  const understood = encoded.filter(({ compiled }) => compiled !== null);
  const equal = understood.filter(({ isEqual }) => isEqual);
  console.log(
    `${name}: of ${encoded.length} cards whose abilities are written by hand, with a known text, ${understood.length} texts are understood, ${equal.length} of them as written.`,
  );
  for (const { written, isEqual, onlyWritten, onlyCompiled } of understood) {
    if (isEqual) continue;
    console.log(`  differs: ${written.slug}`);
    for (const ability of onlyWritten) console.log(`    by hand: ${ability}`);
    for (const ability of onlyCompiled) console.log(`    by text: ${ability}`);
    if (onlyWritten.length + onlyCompiled.length === 0) console.log('    in another order');
  }
  for (const { written, compiled } of encoded)
    if (compiled === null) console.log(`  not understood: ${written.slug}`);
  for (const { written, difference } of encoded) {
    const { missing, added } = difference;
    if (missing.length > 0) console.log(`  ${written.slug} does not say: ${missing.join(', ')}`);
    if (added.length > 0) console.log(`  ${written.slug} says beside its text: ${added.join(', ')}`);
  }
  const replayed = replays(game, cards);
  const differing = replayed.filter(({ difference }) => difference !== null);
  console.log(
    `${name}: ${replayed.length} worked examples replayed with compiled texts, ${replayed.length - differing.length} with the same verdicts.`,
  );
  for (const { example, difference } of differing) console.log(`  ${example}: ${difference}`);
  if (differing.length > 0) process.exitCode = 1;
}
