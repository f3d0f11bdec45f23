import type { TestProject } from 'vitest/node';
import { NoBrowserError, startTestBrowser } from './test-browser.ts';

/** The project `browser`: one browser for all its test files. Without a browser, every test that opens a page fails. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const { endpoint, stop } = await startTestBrowser();
    project.provide('browser', { kind: 'started', endpoint });
    return stop;
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    project.provide('browser', { kind: 'missing', reason: error.message });
    return async () => undefined;
  }
}
