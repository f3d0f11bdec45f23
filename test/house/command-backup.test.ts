import { expect, onTestFinished, test, vi } from 'vitest';
import { operator } from './operator.ts';

const table = (title: string) => `Name,Set,Type,Cost\n${title},demo1,Event,1\n`;

test('A backup is written and restored while the service runs, which then serves the restored content', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  given.write({ 'cards.csv': table('Clockwork Rat') });
  expect((await given.arbiter('import', 'cards.csv', '--game', 'shadowfist')).code).toBe(0);

  const service = await given.serve();
  const written = await given.arbiter('backup', 'rat.backup');
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(written.stdout).toMatch(/^Wrote rat\.backup \([\d,]+ KiB\)\.\n$/);
  await service.end('SIGTERM');

  given.write({ 'more.csv': table('Paper Tiger') });
  expect((await given.arbiter('import', 'more.csv', '--game', 'shadowfist')).code).toBe(0);
  const { url } = await given.serve();
  /** A service that has just started may be busy on a busy machine. */
  const becomes = (slug: string, status: number) =>
    vi.waitFor(
      async () => expect((await fetch(`${url}/v1/cards/shadowfist/${slug}`)).status).toBe(status),
      120_000,
    );
  await becomes('paper-tiger', 200);

  const refused = await given.arbiter('restore', 'rat.backup');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('use --replace')]);
  const restored = await given.arbiter('restore', 'rat.backup', '--replace');
  expect(restored.code).toBe(0);
  expect(restored.stdout).toMatch(
    /^Restored the backup that version \S+ wrote at \S+: data version 4, imported files: 1\.\n$/,
  );
  await becomes('paper-tiger', 404);
  await becomes('clockwork-rat', 200);
});
