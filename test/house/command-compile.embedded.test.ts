import { beforeAll, expect, test } from 'vitest';
import { demoPlugin } from './demo-plugin.ts';
import { type Operator, operator } from './operator.ts';

let given: Operator;

beforeAll(async () => {
  given = await operator();
  given.write(demoPlugin);
  return given.leave;
});

test('arbiter compile shows how many cards of a folder are played', async () => {
  const { code, stdout } = await given.arbiter('compile', 'demo');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ +cards +playable +written +whole +in part +nothing +unknown +share\nAll +3 /);
  expect(stdout).toContain('\n\nShadowfist: the rule check plays ');
  const { stdout: json } = await given.arbiter('compile', 'demo', '--json');
  expect(JSON.parse(json)).toMatchObject([
    { game: 'shadowfist', cards: 3, bySet: [{ name: 'Demonstration' }, { name: 'Demonstration Two' }] },
  ]);
});

test('arbiter compile --digests shows for each card what its text compiles to, so that versions can be compared', async () => {
  const { code, stdout } = await given.arbiter('compile', 'demo', '--digests');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^(?:[a-z0-9-]+ (?:whole|in-part|nothing) [0-9a-f]{12}(?: [0-9a-f]+:[0-9a-z-]+)*\n)+$/,
  );
});

test('arbiter compile fails where no file has a card', async () => {
  given.write({ 'empty/sets.csv': 'Code,Name,Order\ndemo1,Demonstration,1\n' });
  const { code, stderr } = await given.arbiter('compile', 'empty', '--game', 'shadowfist');
  expect([code, stderr]).toEqual([1, 'The files do not contain any cards.\n']);
});
