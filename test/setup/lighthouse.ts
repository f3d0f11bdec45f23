import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserPrograms } from './browser-programs.ts';

/** What Lighthouse says of a page on a slow phone. */
export interface PageQuality {
  /** From 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Until the largest part of the page is painted, in milliseconds. */
  readonly largestContentfulPaint: number;
  /** The audits that found something, in words. */
  readonly findings: readonly string[];
}

/** Loads a page as a phone with a slow connection and processor would, in a browser of its own. */
export async function qualityOf(url: string): Promise<PageQuality> {
  const port = await freePort();
  const browser = await startBrowser(port);
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
      findings: Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ title, displayValue = '' }) => `${title} ${displayValue}`.trim()),
    };
  } finally {
    await browser.close();
  }
}

async function startBrowser(port: number) {
  for await (const { executablePath, environment } of browserPrograms()) {
    const args = [`--remote-debugging-port=${port}`];
    return chromium.launch({ executablePath, args, env: { ...process.env, ...environment } });
  }
  throw new Error('No Chromium on this machine.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port is free.'));
        else resolve(address.port);
      });
    });
  });
}
