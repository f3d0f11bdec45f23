import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserPrograms } from './browser-programs.ts';

/** The pages that Lighthouse loads. */
export const lighthousePages = [
  '/',
  '/cards/shadowfist/fox-pass',
  '/rules/shadowfist/shadowfist.yotd/6.4',
] as const;

/** What Lighthouse says of a page on a slow phone. */
export interface PageQuality {
  /** From 0 to 100; they do not depend on the speed of this machine. */
  readonly scores: { readonly accessibility: number; readonly bestPractices: number; readonly seo: number };
  readonly layoutShift: number;
  /** How much the page and all its parts weigh when they are sent. */
  readonly bytes: number;
  /** What depends on the speed of this machine: a score from 0 to 100, and times in milliseconds. */
  readonly speed: {
    readonly performance: number;
    readonly firstContentfulPaint: number;
    readonly largestContentfulPaint: number;
    readonly totalBlockingTime: number;
  };
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
    const figure = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
    return {
      scores: {
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
      layoutShift: figure('cumulative-layout-shift'),
      bytes: figure('total-byte-weight'),
      speed: {
        performance: score('performance'),
        firstContentfulPaint: figure('first-contentful-paint'),
        largestContentfulPaint: figure('largest-contentful-paint'),
        totalBlockingTime: figure('total-blocking-time'),
      },
      findings: Object.values(audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9)
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
