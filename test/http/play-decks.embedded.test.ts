import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { type PlayOptions, playWith } from '../../src/cli/play.ts';
import { tablesWith } from '../../src/cli/tables.ts';
import { asRecorded, invented, inventedService } from './invented-games/invented-app.ts';

/** Invented games, recorded with `arbiter play`; after an intended change of the rule check, record them anew. */
const corpus = invented('games.ndjson');

const service = await inventedService();
const folder = mkdtempSync(join(tmpdir(), 'arbiter-play-'));
const home = process.cwd();
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});
process.chdir(folder);

async function play(options: Partial<PlayOptions>) {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const code = await playWith(service, { ...asRecorded, ...options }, { log: print, error: print });
  return { code, printed };
}

describe('decks of files play games', () => {
  test('Every deck sits in every seat, and cards that are not understood are not dealt', async () => {
    const { code, printed } = await play({ mostActions: 30 });
    expect(code).toBe(0);
    expect(printed[0]).toBe(
      'Not dealt: Clay Riddle, because the rule check does not play "Hum a tune that no compiler knows."',
    );
    expect(printed.slice(1, 5).map((line) => line.split(':')[0])).toEqual([
      ...['seed 1, 2 players, mud.txt clay.txt', 'seed 2, 2 players, clay.txt mud.txt'],
      ...['seed 3, 2 players, mud.txt clay.txt', 'seed 4, 2 players, mud.txt clay.txt'],
    ]);
  });

  test('The report counts cards and abilities, and gives a reason for what was never used', async () => {
    const usage = join(folder, 'counted.json');
    const { printed } = await play({ usage, games: 8 });
    const told = (start: string) => printed.filter((line) => line.startsWith(start));
    expect(told('Cards played')).toEqual(['Cards played (9 of 10):']);
    expect(told('  Clay Monk: ')).toEqual([
      expect.stringMatching(
        /^ {2}Clay Monk: held in \d games, played [1-9]\d* times in \d games; ability 1 \(voluntary\) [1-9]/,
      ),
    ]);
    expect(told('  Clay Novice: ')).toEqual([expect.stringMatching(/ability 1 \(triggered\) [1-9]/)]);
    expect(printed).toContain(
      '  Clay Riddle, ability 1 (unsupported): the rule check does not play "Hum a tune that no compiler knows."',
    );
    const [before] = told('  Clay Novice: ');
    const { printed: again } = await play({ usage, seed: 9 });
    expect(again.find((line) => line.startsWith('  Clay Novice: '))).not.toBe(before);
    expect(JSON.parse(readFileSync(usage, 'utf8'))['clay-novice'].held).toBeGreaterThan(4);
  });
});

describe('cards are tried on tables', () => {
  async function tryCards(explained: string) {
    const printed: string[] = [];
    const print = (line: string) => printed.push(line);
    const files = { usage: join(folder, 'seen.json'), explained: join(folder, 'explained.yaml') };
    writeFileSync(files.explained, explained);
    const options = { ...asRecorded, ...files, tables: 12 };
    const code = await tablesWith(service, options, { log: print, error: print });
    return { code, printed, seen: JSON.parse(readFileSync(files.usage, 'utf8')) };
  }

  test('Every ability of the invented cards is seen to do something', async () => {
    const { code, printed, seen } = await tryCards('[]');
    expect({ code, printed }).toEqual({
      code: 0,
      printed: [expect.stringMatching(/^\d+ cards tried; 0 of their/)],
    });
    expect(seen['clay-monk'].abilities).toEqual([
      {
        kind: 'voluntary',
        offered: expect.any(Number),
        used: expect.any(Number),
        parts: expect.any(Array),
        choices: [],
      },
    ]);
  });

  test('A file of explanations with an unknown key is refused', async () => {
    await expect(tryCards('- {card: clay-monk, why: unknown}')).rejects.toThrow('why');
  });
});

describe('a corpus of games', () => {
  test('The corpus of invented games is replayed without a difference', async () => {
    expect(await play({ replay: corpus })).toMatchObject({
      code: 0,
      printed: expect.arrayContaining(['4 games replayed: 4 alike, 0 different.']),
    });
  });

  test('Games that are recorded can be replayed, and more games are added to them', async () => {
    const file = join(folder, 'recorded.ndjson');
    await play({ record: file, games: 1, mostActions: 40 });
    await play({ record: file, games: 1, mostActions: 40, seed: 2 });
    expect(await play({ replay: file })).toMatchObject({
      code: 0,
      printed: expect.arrayContaining(['2 games replayed: 2 alike, 0 different.']),
    });
    expect(readFileSync(file, 'utf8')).not.toContain('Draw a card');
    await expect(play({ record: file, games: 1 })).rejects.toThrow('are set up in another way');
  });

  test('A compressed corpus is replayed, and not recorded', async () => {
    const file = join(folder, 'games.ndjson.gz');
    const [setUp = '', first = ''] = readFileSync(corpus, 'utf8').split('\n');
    writeFileSync(file, gzipSync(`${setUp}\n${first}\n`));
    expect(await play({ replay: file })).toMatchObject({
      code: 0,
      printed: expect.arrayContaining(['1 games replayed: 1 alike, 0 different.']),
    });
    await expect(play({ record: file, games: 1 })).rejects.toThrow('Record games uncompressed');
  });

  test('A replay names the game, the action, and the two states where they first differ', async () => {
    const file = join(folder, 'changed.ndjson');
    copyFileSync(corpus, file);
    const [setUp = '', first = ''] = readFileSync(file, 'utf8').split('\n');
    const { digests, ...game } = JSON.parse(first);
    const changed = `${digests.slice(0, 8 * 7)}00000000${digests.slice(8 * 8)}`;
    writeFileSync(file, `${setUp}\n${JSON.stringify({ ...game, digests: changed })}\n`);
    const { code, printed } = await play({ replay: file });
    expect(code).toBe(1);
    expect(printed.slice(-2)).toEqual([
      expect.stringMatching(
        /^seed 1, .*: after 6 actions: action 7, \{"do":.*\}: expected the state 00000000, found [0-9a-f]{8}\.\n {2}arbiter check play-seed-1-action-7\.json$/,
      ),
      '1 games replayed: 0 alike, 1 different.',
    ]);
  });

  test('A corpus is replayed with the decks that it names', async () => {
    await expect(play({ replay: corpus, deck: [] })).rejects.toThrow(
      'The corpus uses the deck clay.txt; give its file with --deck.',
    );
  });
});
