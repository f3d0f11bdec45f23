import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { cardFileSchema } from '../../src/card-files/arbiter-json/card-file-schema.ts';
import { type Ending, launchScript } from './launch.ts';

/** Each command is a process of its own. */
const folder = mkdtempSync(join(tmpdir(), 'arbiter-usage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'taken'), '');
writeFileSync(join(folder, 'cards.csv'), 'Name,Set\nTin Tiger,demo1\n');

/** Runs `arbiter` without a database: what is wrong with a command is told before one is opened. */
function arbiter(...args: readonly string[]): Promise<Ending> {
  return launchScript('scripts/arbiter.mjs', { DATA_DIR: '/dev/null' }, onTestFinished, { args, folder })
    .ended;
}

describe('a command that cannot be carried out says why', () => {
  const HINT = '\n(use --help to list the commands and options)';

  test.each([
    [['import'], `error: nothing to import; give files or folders, or use --forget${HINT}`],
    [['import', 'cards.csv', '--loud'], `error: unknown option '--loud'${HINT}`],
    [
      ['import', 'cards.csv', '--game', 'chess'],
      `error: option '--game <slug>' argument 'chess' is invalid. Allowed choices are shadowfist, highlander.${HINT}`,
    ],
    [['import', 'nowhere'], 'There is no file or folder "nowhere".'],
    [
      ['import', 'cards.csv', '--map', 'nowhere.yaml'],
      'Cannot open "nowhere.yaml": no such file or directory (ENOENT).',
    ],
    [['export'], `error: missing required argument 'folder'${HINT}`],
    [['export', 'taken'], 'Cannot create the folder "taken": file already exists (EEXIST).'],
    [['export', 'taken/deeper'], 'Cannot create the folder "taken/deeper": not a directory (ENOTDIR).'],
    [
      ['schema', 'card-flie'],
      'Unknown schema "card-flie"; expected card-file, card-line, mapping, deck-list, deck-format, bulk-card, bulk-designator, rule-check, shadowfist-state, shadowfist-actions, shadowfist-events, shadowfist-definition, highlander-state, highlander-actions, highlander-events, highlander-definition, highlander-switches.',
    ],
    [
      ['play', '--players', '1'],
      `error: option '--players <number>' argument '1' is invalid. It must be a number from 2 to 6, or two such as 2-4.${HINT}`,
    ],
    [
      ['play', '--games', 'many'],
      `error: option '--games <number>' argument 'many' is invalid. It must be a whole number.${HINT}`,
    ],
    [
      ['play', '--at', 'http://127.0.0.1:1'],
      'No service answers at http://127.0.0.1:1; start one, or play --in-process.',
    ],
    [['improt'], `error: unknown command 'improt'\n(Did you mean import?)${HINT}`],
  ])('arbiter %j', async (args, told) => {
    expect(await arbiter(...args)).toEqual({ code: 1, stdout: '', stderr: `${told}\n` });
  });

  test.each(['check', 'validate'])('what arbiter %s cannot open it has not judged', async (command) => {
    expect(await arbiter(command, 'nowhere.json')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Cannot open "nowhere.json": no such file or directory (ENOENT).\n',
    });
  });

  test('a server that cannot be reached', async () => {
    const environment = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' };
    const { ended } = launchScript('scripts/arbiter.mjs', environment, onTestFinished, {
      args: ['import', 'cards.csv'],
      folder,
    });
    expect(await ended).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Cannot reach PostgreSQL at 127.0.0.1:1, database "nothing": connect ECONNREFUSED 127.0.0.1:1.\n',
    });
  });
});

describe('arbiter schema', () => {
  test('lists the forms of files', async () => {
    expect(await arbiter('schema')).toEqual({
      code: 0,
      stdout: `\
card-file              A card file as JSON: cards with their printings, sets, documents, errata, rulings and formats.
card-line              A line of a card file as NDJSON: one object of a card file.
mapping                A mapping file: the meaning of the columns of a card table.
deck-list              A deck list as JSON: zones with lines.
deck-format            A custom deck format as JSON: its rules and the format that it is based on.
bulk-card              A line of the bulk files of cards: a card with its text in force and its printings.
bulk-designator        A line of the bulk files of designators: a designator with its origin and the time in which the card has it.
rule-check             A request to the rule check as JSON: a state of a game and the actions of the players.
shadowfist-state       A state of a game of Shadowfist, as the rule check takes it.
shadowfist-actions     What the players of Shadowfist do, as the rule check takes it.
shadowfist-events      What has happened in a game of Shadowfist, as a verdict of the rule check tells it.
shadowfist-definition  A card of Shadowfist for the rule check: its figures, and what it does in the vocabulary.
highlander-state       A state of a game of Highlander: The Card Game, as the rule check takes it.
highlander-actions     What the players of Highlander: The Card Game do, as the rule check takes it.
highlander-events      What has happened in a game of Highlander: The Card Game, as a verdict of the rule check tells it.
highlander-definition  A card of Highlander: The Card Game for the rule check: its figures, and what it does in the vocabulary.
highlander-switches    Settings of a house rule of Highlander: The Card Game that differ from its ruleset.
`,
      stderr: '',
    });
  });

  test('prints one of them', async () => {
    const { code, stdout } = await arbiter('schema', 'card-file');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      { $id: 'urn:arbiter:schema:card-file', ...cardFileSchema() },
    ]);
  });
});

test.each([
  [[], 'arbiter [options] [command]'],
  [['serve'], 'arbiter serve [options]'],
  [['import'], 'arbiter import [options] [paths...]'],
  [['backup'], 'arbiter backup [options] <file>'],
  [['restore'], 'arbiter restore [options] <file>'],
  [['rewrite'], 'arbiter rewrite [options]'],
  [['export'], 'arbiter export [options] <folder>'],
  [['validate'], 'arbiter validate [options] <file>'],
  [['convert'], 'arbiter convert [options] <file>'],
  [['check'], 'arbiter check [options] <file>'],
  [['play'], 'arbiter play [options]'],
  [['schema'], 'arbiter schema [options] [name]'],
])('arbiter %j --help fits a terminal', async (command, usage) => {
  const { code, stdout, stderr } = await arbiter(...command, '--help');
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.split('\n');
  expect(lines[0]).toBe(`Usage: ${usage}`);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});
