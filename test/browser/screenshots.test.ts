import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { fromRoot } from '../house/project.ts';
import { testApp } from '../setup/app.ts';
import { openPage, scriptsOf } from '../setup/browser.ts';

const app = await testApp();

const pages = [
  ['home', '/'],
  ['search', '/search?q=back away from a ranged attack'],
  ['cards', '/cards?q=t:event&game=shadowfist'],
  ['card-shadowfist', '/cards/shadowfist/pocket-demon'],
  ['card-highlander', '/cards/highlander/darius-event'],
  ['rules', '/rules/shadowfist'],
  ['chapter', '/rules/shadowfist/shadowfist.yotd/6.4'],
  ['glossary', '/glossary/highlander'],
  ['rulings', '/rulings'],
  ['decks', '/decks'],
  ['examples', '/examples'],
  ['example', '/examples/shadowfist/3.4-sample-turn'],
  ['changes', '/changes'],
  ['about', '/about'],
  ['not-found', '/nowhere'],
] as const;

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

const looks = pages.flatMap(([name, path]) =>
  (['phone', 'desktop'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((colours) => ({ name, path, size, colours })),
  ),
);

/** Whether the pictures are made anew instead of compared. */
const UPDATES = process.env.UPDATE_SCREENSHOTS === '1';

/** Colours of one pixel that look the same, from 0 to 1, and the share of pixels that may look different. */
const SAME_COLOUR = 0.2;
const MOST_DIFFERENT = 0.02;

test.each(looks)('$path looks as in its picture: $size, $colours', async ({ name, path, size, colours }) => {
  const page = await openPage(app, '/about', {
    viewport: sizes[size],
    colorScheme: colours,
    reducedMotion: 'reduce',
    expectedErrors: [/404 \(Not Found\)/],
  });
  await blockForFonts(page);
  await page.goto(path);
  await fontsOf(page);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = fromRoot(`docs/pictures/${name}-${size}-${colours}.png`);
  if (UPDATES) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, taken);
  }
  expect(existsSync(file), 'Make the pictures with `npm run screenshots`.').toBe(true);
  expect(differenceOf(readFileSync(file), taken)).toBeLessThan(MOST_DIFFERENT);
});

/** A visitor sees other fonts if those of a page do not load at once. On pictures they are always those of the page. */
async function blockForFonts(page: Page): Promise<void> {
  await page.route('**/assets/fonts-*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('optional', 'block') });
  });
}

async function fontsOf(page: Page): Promise<void> {
  await scriptsOf(page);
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined),
  );
}

/** The share of pixels that look different. */
function differenceOf(kept: Buffer, taken: Buffer): number {
  const [before, after] = [PNG.sync.read(kept), PNG.sync.read(taken)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return 1;
  const different = pixelmatch(before.data, after.data, undefined, width, height, {
    threshold: SAME_COLOUR,
  });
  return different / (width * height);
}
