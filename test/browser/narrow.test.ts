import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

test.each([
  '/',
  '/search?q=exertion',
  '/cards?q=t%3Aevent',
  '/cards/highlander/darius-event',
  '/decks',
  '/examples/shadowfist/3.3.1-pocket-demon',
  '/rules/highlander/compare',
  '/docs/rule-check',
])('%s fits a screen 320 pixels wide', async (path) => {
  const page = await openPage(app, path, { viewport: { width: 320, height: 640 } });
  const edge = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('main a, main button, main input, main p, main td')];
    const isScrolled = (one: Element): boolean => one.closest('pre, .columns, table') !== null;
    return Math.max(
      document.documentElement.scrollWidth,
      ...shown.filter((one) => !isScrolled(one)).map((one) => one.getBoundingClientRect().right),
    );
  });
  expect(Math.round(edge)).toBeLessThanOrEqual(320);
});

test('The name of a player is inside the box of the player', async () => {
  const page = await openPage(app, '/examples/shadowfist/3.3.1-pocket-demon');
  await page.locator('.table .board').waitFor();
  // In one step, as the page moves its parts while it loads.
  const [box, name] = await page.evaluate(() =>
    ['.table .seat', '.table .seat-name'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().y,
    ),
  );
  expect(box).toBeDefined();
  expect(name).toBe(box);
});
