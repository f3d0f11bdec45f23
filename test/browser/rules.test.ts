import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

const CHAPTER = '/rules/shadowfist/shadowfist.yotd/9.1';

test.each([
  '/rules',
  '/rules/highlander',
  '/rules/shadowfist/shadowfist.yotd',
  '/rules/shadowfist/shadowfist.yotd/6.4',
  '/rules/highlander/compare',
  '/rules/highlander?q=power+blow',
  '/glossary/shadowfist',
  '/glossary/shadowfist/attack',
  '/rulings',
  '/rulings/highlander.first-edition/counter-cards/police-against-rush',
])('Everybody can use %s', async (path) => {
  await expectAccessible(await openPage(app, path));
});

test('The filter shows the rules with the words typed, and says how many', async () => {
  const page = await openPage(app, CHAPTER);
  const rules = page.locator('.rules > li');
  const all = await rules.count();
  await page.getByLabel(`Filter these ${all} rules`).fill('Designators match');
  const shown = () => rules.filter({ visible: true }).count();
  await expect.poll(shown).toBeLessThan(all);
  const left = await shown();
  expect(left).toBeGreaterThan(0);
  expect(await page.locator('.rule-filter output').innerText()).toBe(
    left === 1 ? '1 rule has these words.' : `${left} rules have these words.`,
  );
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe(all);
});

test('The definition of a term is shown while the pointer is on it, until Escape', async () => {
  const page = await openPage(app, CHAPTER);
  await page.locator('a.term').first().hover();
  const definition = page.getByRole('tooltip');
  await definition.waitFor();
  expect((await definition.innerText()).length).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  expect(await definition.count()).toBe(0);
});

test('The keyboard reaches the definition of a term', async () => {
  const page = await openPage(app, CHAPTER);
  const term = page.locator('a.term').first();
  await page.locator('.permalink').first().focus();
  await page.keyboard.press('Tab');
  while (!(await term.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.getByRole('tooltip').waitFor();
  expect(await term.getAttribute('aria-describedby')).toBe('definition');
});

test('A wide page has rulings and examples in the margin, a phone behind a line to open', async () => {
  const path = '/rules/shadowfist/shadowfist.yotd/4.3';
  const wide = await openPage(app, path, { viewport: { width: 1280, height: 900 } });
  expect(await wide.locator('.beside a').first().isVisible()).toBe(true);
  const phone = await openPage(app, path, { viewport: { width: 390, height: 800 } });
  const example = phone.locator('.beside a').first();
  expect(await example.isVisible()).toBe(false);
  await phone.locator('.beside > summary').first().click();
  expect(await example.isVisible()).toBe(true);
});
