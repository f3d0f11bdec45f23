import { render } from 'preact-render-to-string';
import type { Assets } from './assets.ts';
import type { Page } from './page.ts';
import { Shell } from './shell.tsx';

/** Where a page was asked for. */
export interface Address {
  /** Scheme and host. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
}

/** The page as HTML. */
export function writePage(page: Page, { origin, path }: Address, assets: Assets): string {
  return `<!doctype html>${render(<Shell page={page} path={path} origin={origin} assets={assets} />)}`;
}
