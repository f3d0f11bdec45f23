import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

test('A printed ruling ends with its address and has no links to rules', async () => {
  const path = '/rulings/shadowfist.yotd/4.2/two-copies-of-back-for-seconds';
  const page = await openPage(app, path);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('contentinfo').innerText()).toBe(
    `Card wordings, names and game terms belong to their owners. Arbiter shows no artwork. ${app.listeningOrigin}${path}`,
  );
  expect(await page.getByRole('link', { name: 'In the rulebook' }).count()).toBe(0);
});

test('The texts on the page of changed texts are plain and start at the left', async () => {
  const page = await openPage(app, '/changes');
  const style = await page
    .locator('section.errata')
    .first()
    .evaluate((section) => [getComputedStyle(section).textAlign, getComputedStyle(section).fontWeight]);
  expect(style).toEqual(['start', '400']);
});

test('A printed chapter has no filter and no marks of terms', async () => {
  const page = await openPage(app, '/rules/shadowfist/shadowfist.yotd/6.4');
  await page.locator('.rule-filter').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.locator('.rule-filter').waitFor({ state: 'hidden' });
  const term = page.locator('a.term').first();
  expect(await term.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('none');
});
