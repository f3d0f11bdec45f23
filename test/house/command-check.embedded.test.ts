import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { operator } from './operator.ts';
import { fromRoot } from './project.ts';

const state = {
  players: [
    {
      id: 'ann',
      power: 1,
      hand: [
        { id: 'temple', card: 'nine-dragon-temple' },
        { id: 'cop', card: 'maverick-cop' },
      ],
      deck: 54,
    },
    { id: 'bob', power: 1, hand: 6, deck: 54 },
  ],
  turn: { player: 'ann', phase: 'main' },
};
const temple = { do: 'play', player: 'ann', card: 'temple', at: { column: 0, row: 'front' } };
const cop = { do: 'play', player: 'ann', card: 'cop', at: { column: 0 } };
const pass = { do: 'pass', player: 'everyone' };
const request = (...actions: object[]) => JSON.stringify({ game: 'shadowfist', state, actions });

test('moves in a file are judged from the command line, and the exit code says how', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  given.write({
    'legal.json': request(temple, pass),
    'illegal.json': request(temple, pass, cop, pass),
    'slug.json': request({ ...cop, card: 'maverick-cop' }),
    'malformed.json': request({ do: 'paly', player: 'ann' }),
    'other.json': '{"game": "shadowfist", "ruleset": "shadowfist.old", "state": {}}',
    'none.json': '{"game": "shadowfist"',
    'twice.json': '{"game": "shadowfist",\n"game": "highlander", "state": {}}',
  });

  expect(await given.arbiter('check', 'legal.json')).toEqual({
    code: 0,
    stdout: `\
shadowfist.year-of-the-dragon: legal.
Action 1: legal.
Action 2: legal.
Awaited (2):
  ann must: act, or declare the end of the turn
  bob may: generate effects
`,
    stderr: '',
  });

  const illegal = await given.arbiter('check', 'illegal.json');
  expect(illegal.code).toBe(1);
  expect(illegal.stdout.split('\n').slice(0, 8)).toEqual([
    'shadowfist.year-of-the-dragon: illegal.',
    'Action 1: legal.',
    'Action 2: legal.',
    'Action 3: illegal.',
    '  It costs 3 Power, and ann has 2. [shadowfist.yotd/3.3.2/pay-the-cost]',
    '  1 {dra} are needed in the resource pool, and there are 0. [shadowfist.yotd/3.3.2/meet-resource-conditions]',
    '  not checked completely: cop (maverick-cop): No source gives its whole text; it may do more.',
    'Action 4: not evaluated.',
  ]);

  const strict = await given.arbiter('check', 'illegal.json', '--strict');
  expect([strict.code, strict.stdout.split('\n').slice(0, 5)]).toEqual([
    2,
    [
      'shadowfist.year-of-the-dragon: unsupported.',
      'Action 1: legal.',
      'Action 2: legal.',
      'Action 3: unsupported.',
      '  Maverick Cop: No source gives its whole text; it may do more.',
    ],
  ]);

  const bySlug = await given.arbiter('check', 'slug.json');
  expect(bySlug.stdout.split('\n')[2]).toContain(
    'ann has no card maverick-cop in hand; the id cop may be meant.',
  );

  const malformed = await given.arbiter('check', 'malformed.json', '--json');
  expect([malformed.code, JSON.parse(malformed.stdout)]).toEqual([
    2,
    expect.objectContaining({ outcome: 'malformed' }),
  ]);

  const other = await given.arbiter('check', 'other.json', '--json');
  expect([other.code, other.stdout, JSON.parse(other.stderr)]).toEqual([
    2,
    '',
    expect.objectContaining({ code: 'ruleset/not-found' }),
  ]);

  const none = await given.arbiter('check', 'none.json');
  expect([none.code, none.stderr]).toEqual([
    2,
    'In "none.json", line 1: The text is not valid JSON: expected a comma or }.\n',
  ]);

  const twice = await given.arbiter('check', 'twice.json');
  expect([twice.code, twice.stderr]).toEqual([
    2,
    'In "twice.json", /game is a duplicate key (line 2); an object must not repeat a key.\n',
  ]);

  const piped = spawnSync(process.execPath, [fromRoot('scripts/arbiter.mjs'), 'check', '-'], {
    input: request(temple),
    env: { ...process.env, LOG_LEVEL: 'silent', ...given.environment },
    encoding: 'utf8',
  });
  expect([piped.status, piped.stdout.split('\n')[0]]).toEqual([0, 'shadowfist.year-of-the-dragon: legal.']);
});

test('moves are judged by a service that runs, if its address is given', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  const { url } = await given.serve();
  given.write({
    'legal.json': request(temple, pass),
    'other.json': '{"game": "shadowfist", "ruleset": "shadowfist.old", "state": {}}',
  });
  const legal = await given.arbiter('check', 'legal.json', '--at', url);
  expect([legal.code, legal.stdout.split('\n')[0], legal.stderr]).toEqual([
    0,
    'shadowfist.year-of-the-dragon: legal.',
    '',
  ]);
  const other = await given.arbiter('check', 'other.json', '--at', url, '--json');
  expect([other.code, JSON.parse(other.stderr)]).toEqual([
    2,
    expect.objectContaining({ code: 'ruleset/not-found' }),
  ]);
  const nobody = await given.arbiter('check', 'legal.json', '--at', 'http://127.0.0.1:9');
  expect([nobody.code, nobody.stderr]).toEqual([
    2,
    'No service answers at http://127.0.0.1:9; start one, or leave out --at.\n',
  ]);
});

test('games are played by chance, the same again by the same seed', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  const decks = [
    '4 Nine Dragon Temple\n5 Friends of the Dragon\n3 Fox Pass',
    '4 Nine Dragon Temple\n5 Redeemed Gunman',
  ];
  given.write({ 'one.txt': decks[0] ?? '', 'other.txt': decks[1] ?? '', 'none.txt': '1 No Such Card\n' });
  const played = (...options: string[]) =>
    given.arbiter('play', '--in-process', '--games', '2', '--most-actions', '60', ...options);

  const once = await played('--players', '2-3', '--seed', '7');
  expect([once.code, once.stderr]).toEqual([0, '']);
  expect(once.stdout).toMatch(/^seed 7, [23] players: .*\nseed 8, [23] players: .*\n2 games: /);
  expect(await played('--players', '2-3', '--seed', '7')).toEqual(once);

  const service = await given.serve();
  const elsewhere = await given.arbiter(
    ...[
      'play',
      '--at',
      service.url,
      '--games',
      '2',
      '--most-actions',
      '60',
      '--players',
      '2-3',
      '--seed',
      '7',
    ],
  );
  await service.end('SIGTERM');
  expect(elsewhere).toEqual(once);

  const withDecks = await played('--deck', 'one.txt', 'other.txt');
  expect([withDecks.code, withDecks.stderr]).toEqual([0, '']);

  const unknown = await played('--deck', 'none.txt');
  expect([unknown.code, unknown.stderr]).toEqual([1, '"none.txt" has unknown cards: No Such Card.\n']);
});
