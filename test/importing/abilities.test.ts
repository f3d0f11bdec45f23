import { expect, test } from 'vitest';
import type { Entry } from '../../src/card-files/entries.ts';
import { merge } from '../../src/database/importing/merging/merge.ts';
import { gameOfContent } from '../../src/database/seeding/game-of-content.ts';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';
import { abilitiesInForce } from '../../src/database/snapshot/abilities-in-force.ts';
import type { GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import { wordingsOfCard } from '../../src/database/snapshot/wording-of-card.ts';
import { wordingInForce } from '../../src/games/wording/wording-in-force.ts';
import { smallContent, tinDragonResists } from '../database/small-content.ts';
import { cardCalled, printing } from './cast.ts';

const guts = { ability: 'special', special: 'Guts' };
const toughness = { ability: 'special', special: 'Toughness', amount: 1 };

const byExamples = `
- card: tin-dragon
  version: null
  source: shadowfist.yotd
  section: '4.2'
  text: null
  says: It has Guts.
  told: in-part
  abilities:
    - {ability: special, special: Guts}
`;

function gameOf(abilities: string, texts = smallContent()): GameSnapshot {
  const [content] = loadSeeds([...texts, { path: 'shadowfist/abilities/all.yaml', content: abilities }]);
  if (content === undefined) throw new Error('The small content has a game.');
  return gameOfContent(content);
}

const wordless = smallContent().filter(({ path }) => path !== 'shadowfist/texts/all.yaml');

/** What Tin Dragon does now. */
function done(game: GameSnapshot) {
  const card = cardCalled(game, 'tin-dragon');
  const { version } = wordingInForce(
    wordingsOfCard(card, game.sets),
    game.sources,
    game.sources.length,
    game.game.wordingLaw,
  ).inForce;
  return abilitiesInForce(game, card, version)?.abilities;
}

const withFile = (game: GameSnapshot, ...entries: Entry[]) =>
  merge(game, [{ name: 'cards.csv', date: null, entries }], []).game;

test('a card does what its wording in force says', () => {
  expect(done(gameOf(tinDragonResists))).toEqual([toughness]);
  expect(done(gameOf(`${tinDragonResists}${byExamples}`))).toEqual([toughness]);
});

test('a card whose wording no source issues does what examples tell', () => {
  expect(done(gameOf(byExamples, wordless))).toEqual([guts]);
});

test('what examples tell does not stand in for a wording that is issued', () => {
  expect(done(gameOf(byExamples))).toBeUndefined();
});

test('what files say of a card changes nothing in what it does', () => {
  const row = printing('Tin Dragon', 'standard', { text: 'Ambush.', figures: { cost: 2 } });
  expect(done(withFile(gameOf(tinDragonResists), row))).toEqual([toughness]);
  expect(done(withFile(gameOf(byExamples, wordless), row))).toEqual([guts]);
});
