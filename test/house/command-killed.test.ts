import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { operator } from './operator.ts';

/** So many that writing them takes seconds. */
const CARDS = 2500;
const pool = `Name,Set,Type,Cost,Text\n${Array.from(
  { length: CARDS },
  (_, index) => `Clockwork Number ${index},demo1,Character,${index % 9},Ambush. Toughness: ${index % 5}.\n`,
).join('')}`;

test('an import that is killed while it writes leaves the content as it was, and can be done again', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  given.write({ 'pool.csv': pool });
  const { child, output, ended } = given.begin('import', 'pool.csv', '--game', 'shadowfist');
  const writing = new Promise<void>((resolve) => {
    child.stderr?.on('data', () => {
      if (output.stderr.includes('Writing')) resolve();
    });
  });
  await Promise.race([writing, ended]);
  await sleep(150);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ code: null, stdout: '' });

  const service = await given.serve();
  expect(service.wroteContent).toBe(false);
  expect((await fetch(`${service.url}/v1/cards/shadowfist/clockwork-number-7`)).status).toBe(404);
  expect(await (await fetch(`${service.url}/v1/games`)).json()).toMatchObject({ dataVersion: { number: 1 } });
  await service.end('SIGTERM');

  const { code, stdout } = await given.arbiter('import', 'pool.csv', '--game', 'shadowfist');
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('Changes: 1 set created, 2,500 cards created.'),
  ]);
});
