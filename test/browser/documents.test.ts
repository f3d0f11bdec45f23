import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

test('A button of the documentation copies its block of code', async () => {
  const page = await openPage(app, '/docs/rule-check', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const code = await page.locator('pre').first().innerText();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor({ timeout: 20_000 });
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code.trim());
});

test.each(['/docs/search', '/docs/rule-check', '/docs/vocabulary'])(
  'The documentation at %s can be used by everybody',
  async (path) => {
    await expectAccessible(await openPage(app, path));
  },
);

test('A page of the documentation begins with its heading', async () => {
  const page = await openPage(app, '/docs/rule-check');
  expect(await page.getByRole('main').innerText()).toMatch(/^Was that move legal\?\n/);
});

test('The REST documentation fits a phone', async () => {
  const page = await openPage(app, '/docs', { viewport: { width: 360, height: 740 }, isMobile: true });
  await page.getByText('/v1/cards/named').first().waitFor();
  expect(await page.title()).toBe('REST · Arbiter');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
