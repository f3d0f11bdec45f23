import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

test.each([
  '/',
  '/search?q=exertion',
  '/cards/shadowfist/pocket-demon',
  '/cards/highlander/combination?asOf=2001',
  '/decks?list=6+Fox+Pass%0A2+Foxx+Pass&game=shadowfist',
  '/examples/shadowfist/3.3.1-pocket-demon',
  '/rules/shadowfist/shadowfist.yotd/6.4',
  '/docs/rule-check',
])('Everybody can read %s in dark colours', async (path) => {
  const page = await openPage(app, path, { colorScheme: 'dark' });
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(22, 23, 26)');
  await expectAccessible(page);
});
