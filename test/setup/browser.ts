import type { FastifyInstance } from 'fastify';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { originOf } from './app.ts';

export interface PageOptions extends BrowserContextOptions {
  /** Errors that this test provokes on purpose. */
  readonly expectedErrors?: readonly RegExp[];
}

/**
 * Opens a path of a service in a browser without history: `await openPage(await testApp(), '/graphql')`.
 * The test fails if the page reports an error or violates its Content-Security-Policy.
 */
export async function openPage(
  app: FastifyInstance,
  path: string,
  { expectedErrors = [], ...options }: PageOptions = {},
): Promise<Page> {
  const baseURL = await originOf(app);
  const context = await (await connection()).newContext({ baseURL, ...options });
  context.setDefaultTimeout(MOST_PATIENCE);
  const page = await context.newPage();
  const errors = errorsOf(page);
  onTestFinished(async () => {
    await context.close();
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  });
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await scriptsOf(page);
  return page;
}

/** Waits until the scripts of a page have run: pages load them after the first paint. */
export async function scriptsOf(page: Page): Promise<void> {
  // A string: vitest would rewrite an import in a function.
  await page.evaluate(`Promise.all(
    (document.querySelector('meta[name=scripts]')?.content ?? '').split(' ').filter(Boolean).map((url) => import(url)),
  ).then(() => undefined)`);
}

/** How long to wait for a page, in milliseconds, on however busy a machine. */
const MOST_PATIENCE = 60_000;

/** The errors of a page as they come: on its console, uncaught, and of its Content-Security-Policy. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

let connected: Promise<Browser> | undefined;

function connection(): Promise<Browser> {
  connected ??= connect();
  return connected;
}

async function connect(): Promise<Browser> {
  const given = inject('browser');
  if (given.kind === 'missing') throw new Error(`No browser could be started. ${given.reason}`);
  return chromium.connect(given.endpoint);
}
