import { type BrowserServer, chromium } from 'playwright-core';
import { type BrowserProgram, browserPrograms } from './browser-programs.ts';

/** A running browser that tests connect to. */
export interface TestBrowser {
  readonly endpoint: string;
  /** Its version, such as 147.0.7727.0. */
  readonly version: string;
  /** Where it comes from, in words. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** No browser could be started; the message says why not. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/** Starts the first browser that works. Throws NoBrowserError if there is none. */
export async function startTestBrowser(): Promise<TestBrowser> {
  const refusals: string[] = [];
  for await (const program of browserPrograms()) {
    try {
      return await start(program);
    } catch (error) {
      refusals.push(`${program.origin}: ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
  }
  throw new NoBrowserError(
    refusals.length === 0
      ? 'No Chromium on this machine. Put `chromium` on PATH, or name a program in TEST_BROWSER.'
      : refusals.join('\n'),
  );
}

async function start({ executablePath, environment, origin }: BrowserProgram): Promise<TestBrowser> {
  const server = await chromium.launchServer({
    executablePath,
    env: { ...process.env, ...environment },
  });
  return {
    endpoint: server.wsEndpoint(),
    version: await versionOf(server),
    origin,
    stop: () => server.close(),
  };
}

async function versionOf(server: BrowserServer): Promise<string> {
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}
