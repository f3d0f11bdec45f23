import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { type PageQuality, qualityOf } from '../setup/lighthouse.ts';

const app = await testApp();

const pages = ['/', '/cards/shadowfist/fox-pass', '/rules/shadowfist/shadowfist.yotd/6.4'];

/** A busy machine makes a page look slow, never fast: the best of so many loads counts. */
const MOST_LOADS = 4;

async function bestQuality(path: string): Promise<PageQuality> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const url = app.listeningOrigin + path;
  let best = await qualityOf(url);
  for (let loads = 1; loads < MOST_LOADS && !isFast(best); loads++) {
    const next = await qualityOf(url);
    if (next.largestContentfulPaint < best.largestContentfulPaint) best = next;
  }
  return best;
}

const isFast = ({ performance, largestContentfulPaint }: PageQuality): boolean =>
  performance === 100 && largestContentfulPaint < 1_000;

test.each(pages)('Lighthouse finds nothing to improve for a slow phone at %s', async (path) => {
  const { largestContentfulPaint, findings, ...scores } = await bestQuality(path);
  expect(scores, findings.join('\n')).toEqual({
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
  });
  expect(largestContentfulPaint).toBeLessThan(1_000);
});
