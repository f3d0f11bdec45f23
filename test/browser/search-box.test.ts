import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

test('The search box opens a card by the arrow keys and Enter', async () => {
  const page = await openPage(app, '/');
  await page.getByRole('combobox').pressSequentially('fox pas');
  await page
    .getByRole('option', { name: /^Fox Pass/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[aria-selected="true"]').innerText()).toMatch(/^Fox Pass/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cards/shadowfist/fox-pass');
});

test('The search box says how many results there are, and Escape closes them', async () => {
  const page = await openPage(app, '/about');
  await page.keyboard.press('/');
  await page.keyboard.type('headshot');
  await page.getByRole('listbox').waitFor();
  expect(await page.getByRole('status').innerText()).toMatch(/^\d+ results\. Use the arrow keys/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('listbox').count()).toBe(0);
});

test('The search box shows what a ruling says, as many rulings share a heading', async () => {
  const page = await openPage(app, '/');
  await page.getByRole('combobox').pressSequentially('headshot');
  await page.getByRole('option', { name: /must be played with an Upper attack\. Ruling/ }).waitFor();
});

test('Enter searches for what was typed', async () => {
  const page = await openPage(app, '/');
  await page.getByRole('combobox').pressSequentially('exertion');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=exertion');
});

test('Each search box of a page leads to a list of its own', async () => {
  const page = await openPage(app, '/search?q=headshot');
  const boxes = page.locator('[role="combobox"]');
  await boxes.first().waitFor();
  const lists = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-controls')));
  expect(lists).toEqual(lists.map((_, at) => `search-results-${at + 1}`));
  for (const id of lists) expect(await page.locator(`#${id}`).count()).toBe(1);
});

test('Without scripts the search box is a form', async () => {
  const page = await openPage(app, '/', { javaScriptEnabled: false });
  await page.getByRole('searchbox').fill('headshot');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Head Shot' }).first().waitFor();
});

test.each(['/', '/cards?game=shadowfist', '/cards?q=cots%3E3', '/search?q=headshot', '/changes', '/about'])(
  'axe finds nothing on %s',
  async (address) => {
    await expectAccessible(await openPage(app, address));
  },
);
