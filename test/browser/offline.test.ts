import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { originOf, testApp } from '../setup/app.ts';
import { openPage, scriptsOf } from '../setup/browser.ts';
import { networkTo } from '../setup/network.ts';

const app = await testApp();

/** How many files of the content a page keeps: four of each game. */
async function keptFiles(): Promise<number> {
  return (await (await caches.open('content')).keys()).length;
}

interface Visit {
  readonly page: Page;
  /** Goes to a path of the service that was visited. */
  goto(path: string): Promise<unknown>;
  loseNetwork(): void;
}

/** Visits the home page until all content is kept. */
async function visit(): Promise<Visit> {
  const network = await networkTo(await originOf(app));
  const page = await openPage(app, network.url, { expectedErrors: [/ERR_CONNECTION/] });
  await expect.poll(() => page.evaluate(keptFiles), { timeout: 60_000 }).toBe(8);
  return {
    page,
    goto: (path) => page.goto(new URL(path, network.url).href),
    loseNetwork: () => network.end(),
  };
}

test('After one visit a card can be read without network', async () => {
  const { page, goto, loseNetwork } = await visit();
  loseNetwork();
  await goto('/cards/shadowfist/fox-pass');
  await page.getByRole('heading', { level: 1, name: 'Fox Pass' }).waitFor();
  await page.getByText('You are offline. This is what was kept at your last visit.').waitFor();
  expect(await page.getByRole('article').count()).toBe(3);
});

test('After one visit rules can be read without network', async () => {
  const { page, goto, loseNetwork } = await visit();
  loseNetwork();
  await goto('/rules/shadowfist/shadowfist.yotd/6.4.3');
  await page.getByRole('heading', { level: 2, name: /^6\.4\.3 / }).waitFor();
});

test('After one visit cards can be found and opened without network', async () => {
  const { page, goto, loseNetwork } = await visit();
  loseNetwork();
  await goto('/search?q=fox pass');
  await page.getByRole('link', { name: 'Fox Pass', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Fox Pass' }).waitFor();
});

test('After one visit a ruling can be opened from the home page without network', async () => {
  const { page, goto, loseNetwork } = await visit();
  loseNetwork();
  await goto('/?a=1');
  await page.getByRole('link', { name: 'rules' }).first().waitFor();
  await goto('/search?q=does an old copy of fox pass');
  await page.getByRole('link', { name: 'Ruling: Card Changes' }).click();
  await page.getByText('every copy, whatever is printed on it, is played with the new version').waitFor();
});

test('Without network a page that was read is shown as it was', async () => {
  const { page, goto, loseNetwork } = await visit();
  await goto('/rulings/highlander.type-two/faq/darius-event-countering');
  await scriptsOf(page);
  loseNetwork();
  await page.reload();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Darius: Event - countering');
  expect(await page.getByText('You are offline').count()).toBe(0);
});
