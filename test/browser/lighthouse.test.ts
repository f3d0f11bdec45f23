import { expect, test } from 'vitest';
import { originOf, testApp } from '../setup/app.ts';
import { lighthousePages, qualityOf } from '../setup/lighthouse.ts';

const app = await testApp();

/** The most bytes that a first visit may load, with fonts and scripts. */
const MOST_BYTES = 300_000;

/** Up to here a layout counts as steady; fonts that come after the first paint may move lines a little. */
const MOST_LAYOUT_SHIFT = 0.1;

test.each(lighthousePages)(
  'Lighthouse finds nothing at %s that keeps people out, and the page is light and steady',
  async (path) => {
    const { scores, layoutShift, bytes, findings } = await qualityOf((await originOf(app)) + path);
    expect(scores, findings.join('\n')).toEqual({ accessibility: 100, bestPractices: 100, seo: 100 });
    expect(layoutShift).toBeLessThan(MOST_LAYOUT_SHIFT);
    expect(bytes).toBeLessThan(MOST_BYTES);
  },
);

test.each(lighthousePages)('No script blocks the first paint of %s', async (path) => {
  const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
  const scripts = body.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => !/\b(?:async|defer)\b|type="(?:module|application\/)/.test(tag))).toEqual(
    [],
  );
});
