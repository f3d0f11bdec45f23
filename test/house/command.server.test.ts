import { expect, onTestFinished, test } from 'vitest';
import { demoPlugin } from './demo-plugin.ts';
import { operator } from './operator.ts';

test('a service that runs answers with what is imported beside it, without a start', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  given.write(demoPlugin);
  const { url } = await given.serve();
  const tiger = () => fetch(`${url}/v1/cards/shadowfist/tin-tiger`);
  expect((await tiger()).status).toBe(404);

  expect(await given.arbiter('import', 'demo')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await tiger()).status, { timeout: 60_000 }).toBe(200);
  expect(await (await tiger()).json()).toMatchObject({ name: 'Tin tiger', text: 'Unique. Superleap.' });
});
