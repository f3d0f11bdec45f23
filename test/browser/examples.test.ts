import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();
const EXAMPLE = '/examples/shadowfist/4.3-thing';
const PHONE = { width: 360, height: 740 };

/** The heading of the only step that is seen. */
const stepOf = (page: Page) => page.locator('.step:visible').getByRole('heading').innerText();

/** Power of Bob on the board. */
const powerOf = (page: Page) => page.getByRole('group', { name: 'Bob' }).locator('dd').first().innerText();

async function opened(fragment = ''): Promise<Page> {
  const page = await openPage(app, `${EXAMPLE}${fragment}`, { viewport: PHONE });
  await page.locator('.table .board').waitFor();
  return page;
}

test('A worked example is stepped forwards and backwards with its buttons', async () => {
  const page = await opened();
  const shown = () => Promise.all([stepOf(page), powerOf(page)]);
  const press = (name: string) => page.getByRole('button', { name }).click();
  expect(await shown()).toEqual(['The situation', '6']);
  await press('Next');
  await expect.poll(shown).toEqual(['1. Bob plays Thing with a 1000 Tongues in column 1', '0']);
  await press('Back');
  await expect.poll(shown).toEqual(['The situation', '6']);
  await press('Last');
  await expect.poll(() => stepOf(page)).toMatch(/^9\. /);
});

test('Arrow keys step through an example, and each step has an address', async () => {
  const page = await opened('#step-2');
  expect(await stepOf(page)).toMatch(/^2\. Not legal: /);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**#step-3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL('**#step-1');
  await page.getByRole('status').filter({ hasText: 'Step 1 of 9: 1. Bob plays' }).waitFor();
});

test('Without scripts all steps of an example are there, and nothing is wider than a phone', async () => {
  const page = await openPage(app, EXAMPLE, { javaScriptEnabled: false, viewport: PHONE });
  expect(await page.locator('.step:visible').count()).toBe(10);
  expect(await page.locator('.board:visible').count()).toBe(2);
});

test.each(['/examples', EXAMPLE, '/examples/highlander/example-of-play'])(
  'axe finds nothing on %s, which fits a phone',
  async (path) => {
    const page = await openPage(app, path, { viewport: PHONE });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  },
);
