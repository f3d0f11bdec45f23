import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

test('The slider over time shows the text of an earlier time at once', async () => {
  const page = await openPage(app, '/cards/highlander/combination');
  await page.getByRole('slider', { name: 'Show the text as of' }).fill('0');
  const told = page.getByRole('status').filter({ hasText: 'Play it as printed' });
  await told.waitFor();
  expect(await told.innerText()).toContain('Highlander: The Card Game Rulebook');
  await page.getByRole('button', { name: 'Show this page as of then' }).click();
  await page.getByText('You are looking at the past').waitFor();
  expect(new URL(page.url()).search).toBe('?asOf=highlander.first-edition');
});

test('A list chooses the time on a page without scripts', async () => {
  const page = await openPage(app, '/cards/highlander/combination', { javaScriptEnabled: false });
  await page.getByLabel('Show the text as of').selectOption('highlander.handbook-addendum');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  expect(new URL(page.url()).search).toBe('?asOf=highlander.handbook-addendum');
});

test.each(['/cards/shadowfist/nerve-gas', '/cards/highlander/upper-left-block?asOf=2001'])(
  'axe finds nothing on %s',
  async (path) => {
    await expectAccessible(await openPage(app, path));
  },
);
