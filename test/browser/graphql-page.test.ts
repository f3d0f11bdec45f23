import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

test('The page at /graphql runs its example query', async () => {
  const page = await openPage(app, '/graphql');
  await page.getByRole('button', { name: 'Run' }).click();
  const answer = page.getByRole('status').filter({ hasText: 'Pocket Demon' });
  await answer.waitFor();
  expect(JSON.parse(await answer.innerText())).toMatchObject({ data: { card: { name: 'Pocket Demon' } } });
});

test('axe finds nothing on the page at /graphql', async () => {
  await expectAccessible(await openPage(app, '/graphql'));
});
