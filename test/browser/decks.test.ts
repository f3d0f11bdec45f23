import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage } from '../setup/browser.ts';

const app = await testApp();

const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

const listOf = (page: Page) => page.getByLabel('Deck list').inputValue();

async function check(page: Page, list: string): Promise<void> {
  await page.getByLabel('Deck list').fill(list);
  await page.getByRole('button', { name: 'Check the deck' }).click();
}

test('A pasted list gets a verdict, and a mark at the line that breaks a rule', async () => {
  const page = await openPage(app, '/decks');
  await check(page, '6 Fox Pass\n5 Redeemed Gunman');
  await verdict(page).getByText('Not legal: 1 problem').waitFor();
  const line = page.getByRole('listitem').filter({ hasText: 'Fox Pass' }).filter({ hasText: '6' });
  expect(await line.getByRole('link', { name: 'Problem 1' }).getAttribute('href')).toBe('#problem-1');
  expect(await page.getByRole('link', { name: /8\.1/ }).first().getAttribute('href')).toBe(
    '/rules/shadowfist/shadowfist.yotd/8.1/five-copies',
  );
});

test('A file with a mistake is mended with clicks, and a click takes that back', async () => {
  const page = await openPage(app, '/decks');
  await page.getByLabel('Open a file').setInputFiles({
    name: 'foxes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('6 Fox Pass\n5 Redemed Gunman\n'),
  });
  await page.getByRole('button', { name: 'Redeemed Gunman' }).click();
  await page.getByText('Unknown card').waitFor({ state: 'detached' });
  expect(await listOf(page)).toBe('6 Fox Pass\n5 Redeemed Gunman\n');
  await page.getByRole('button', { name: 'Remove 1 × Fox Pass.' }).click();
  await verdict(page).getByText('Legal', { exact: true }).waitFor();
  expect(await listOf(page)).toBe('5x Fox Pass\n5x Redeemed Gunman\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page).getByText('Not legal: 1 problem').waitFor();
  expect(await listOf(page)).toBe('6 Fox Pass\n5 Redeemed Gunman\n');
});

test('A dropped file is checked', async () => {
  const page = await openPage(app, '/decks');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['5 Fox Pass'], 'foxes.txt'));
    return data;
  });
  await page.getByLabel('Deck list').dispatchEvent('drop', { dataTransfer: dropped });
  await verdict(page).getByText('Legal', { exact: true }).waitFor();
});

test('The address restores the deck', async () => {
  const first = await openPage(app, '/decks');
  await check(first, '6 Fox Pass\n5 Redeemed Gunman');
  await verdict(first).getByText('Not legal: 1 problem').waitFor();
  const { pathname, hash } = new URL(first.url());
  const second = await openPage(app, pathname + hash);
  await verdict(second).getByText('Not legal: 1 problem').waitFor();
  expect(await listOf(second)).toBe('6 Fox Pass\n5 Redeemed Gunman');
});

test('A list is downloaded for another program, and the page reports what is lost', async () => {
  const page = await openPage(app, '/decks');
  await check(page, 'Name: Foxes\n\n5 Fox Pass // the best');
  await page.getByLabel('For', { exact: true }).selectOption('lackey-txt');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('Foxes.txt');
  expect(await text(await file.createReadStream())).toBe('5\tFox Pass\n');
  await page.getByText('Dropped the deck name "Foxes"').waitFor();
});

test('An example deck is checked with one click', async () => {
  const page = await openPage(app, '/decks');
  await page.getByRole('link', { name: 'Highlander: The Card Game' }).click();
  await page.getByRole('button', { name: 'Not legal: 1 problem First edition' }).waitFor();
  await page.getByRole('table', { name: 'Attack and defense' }).waitFor();
});

test('A text that is not a deck list is answered with a sentence', async () => {
  const page = await openPage(app, '/decks', { expectedErrors: [/400/] });
  await check(page, '<html>');
  await verdict(page).getByText('not a deck list').waitFor();
});

test('axe finds nothing on a checked deck at phone width, and nothing is cut off', async () => {
  const page = await openPage(app, '/decks?example=shadowfist', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Copy a link' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
