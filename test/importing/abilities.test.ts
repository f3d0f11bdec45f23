import { describe, expect, test } from 'vitest';
import type { AbilitiesEntry, Entry } from '../../src/card-files/entries.ts';
import { merge } from '../../src/database/importing/merging/merge.ts';
import { gameOfContent } from '../../src/database/seeding/game-of-content.ts';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';
import { abilitiesInForce } from '../../src/database/snapshot/abilities-in-force.ts';
import type { GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import { textHash } from '../../src/database/snapshot/text-hash.ts';
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

/** What a card does now, as it is written. */
function written(game: GameSnapshot, slug = 'tin-dragon') {
  const card = cardCalled(game, slug);
  const { inForce } = wordingInForce(
    wordingsOfCard(card, game.sets),
    game.sources,
    game.sources.length,
    game.game.wordingLaw,
  );
  return abilitiesInForce(game, card, inForce);
}

const done = (game: GameSnapshot, slug?: string) => written(game, slug)?.abilities;

const byText = (title: string, text: string, ability: string, told = 'whole') => `
- title: ${title}
  type: Character
  textHash: ${textHash(text)}
  told: ${told}
  abilities:
    - ${ability}
`;

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

const ambush = { ability: 'special', special: 'Ambush' };
const ambushes = '{ability: special, special: Ambush}';

test('An imported card does what the seeds say for its title and its text', () => {
  const seeds = gameOf(byText('Clay Monk', 'Ambush. It never rests.', ambushes));
  const monk = (text: string) => withFile(seeds, printing('CLAY MONK', 'standard', { text }));
  expect(written(monk('Ambush.  It never RESTS.'), 'clay-monk')).toMatchObject({
    basis: 'hand-written',
    version: expect.stringContaining('shadowfist/clay-monk/printed-'),
    source: null,
    told: 'whole',
    abilities: [ambush],
  });
  expect(written(monk('Ambush. It rests.'), 'clay-monk')).toBeUndefined();
});

test('The abilities that the seeds give a version come before those for its text', () => {
  const both = gameOf(`${tinDragonResists}${byText('Tin Dragon', 'Toughness 1.', ambushes)}`);
  expect(done(both)).toEqual([toughness]);
  const other = gameOf(byText('Tin Dragon', 'Toughness 1.', ambushes));
  expect(done(other)).toEqual([ambush]);
});

test('The abilities for a text come before examples that tell a part, not before those that tell all', () => {
  const row = printing('Tin Dragon', 'standard', { text: 'Ambush.' });
  const seeds = `${byExamples}${byText('Tin Dragon', 'Ambush.', ambushes)}`;
  expect(done(withFile(gameOf(seeds, wordless), row))).toEqual([ambush]);
  const whole = seeds.replace('told: in-part', 'told: whole');
  expect(done(withFile(gameOf(whole, wordless), row))).toEqual([guts]);
});

describe('abilities that a file brings', () => {
  let line = 100;
  const abilitiesOf = (
    card: string,
    worded: AbilitiesEntry['worded'],
    ...abilities: unknown[]
  ): AbilitiesEntry => {
    line += 1;
    const place = { file: 'abilities.json', line, column: null };
    return { kind: 'abilities', place, card, worded, told: 'whole', abilities };
  };
  const row = printing('Clay Monk', 'standard', { text: 'Ambush.', figures: { type: 'Character' } });
  const seeds = gameOf(byText('Clay Monk', 'Ambush.', '{ability: special, special: Toughness, amount: 1}'));
  const merged = (...files: (readonly Entry[])[]) =>
    merge(
      seeds,
      files.map((entries, at) => ({ name: `file-${at + 1}.json`, date: null, entries })),
      [],
    );

  test('They come before those that the seeds have for the text', () => {
    const { game, remarks } = merged([row, abilitiesOf('clay monk', { text: ' AMBUSH. ' }, ambush)]);
    expect(remarks).toEqual([]);
    expect(written(game, 'clay-monk')).toMatchObject({
      basis: 'file',
      importedFrom: ['file-1.json'],
      abilities: [ambush],
    });
  });

  test('They may name the text by its hash', () => {
    const { game } = merged([row, abilitiesOf('clay-monk', { textHash: textHash('Ambush.') }, guts)]);
    expect(done(game, 'clay-monk')).toEqual([guts]);
  });

  test('They do not apply to another text', () => {
    const { game } = merged([row, abilitiesOf('clay-monk', { text: 'Ambush. Guts.' }, guts)]);
    expect(done(game, 'clay-monk')).toEqual([toughness]);
  });

  test('They come after those that the seeds have for the version in force', () => {
    const file = [abilitiesOf('Tin Dragon', { text: 'Toughness 1.' }, guts)];
    const { game } = merge(gameOf(tinDragonResists), [{ name: 'a.json', date: null, entries: file }], []);
    expect(done(game)).toEqual([toughness]);
  });

  test('The later of two files prevails, and the contradiction is reported', () => {
    const { game, remarks } = merged(
      [row, abilitiesOf('clay-monk', { text: 'Ambush.' }, guts)],
      [abilitiesOf('clay-monk', { text: 'Ambush.' }, ambush)],
    );
    expect(done(game, 'clay-monk')).toEqual([ambush]);
    expect(remarks).toMatchObject([{ level: 'contradiction', code: 'abilities/contradicted' }]);
  });

  test('A card that nobody knows is an error', () => {
    const { remarks } = merged([row, abilitiesOf('Mud Monk', { text: 'Ambush.' }, guts)]);
    expect(remarks).toMatchObject([{ level: 'error', code: 'card/not-found' }]);
  });

  test('Abilities that a card of its type cannot have are an error, and do not apply', () => {
    const event = { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] };
    const { game, remarks } = merged([row, abilitiesOf('clay-monk', { text: 'Ambush.' }, event)]);
    expect(remarks).toMatchObject([
      {
        level: 'error',
        code: 'abilities/invalid',
        message: expect.stringContaining('abilities/0/ability: '),
      },
    ]);
    expect(done(game, 'clay-monk')).toEqual([toughness]);
  });
});
