import { render } from 'preact-render-to-string';
import type { Page } from './page.ts';
import { Shell } from './shell.tsx';
import type { Site } from './site.ts';

/** Where a page was asked for. */
export interface Address {
  /** Scheme and host. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
}

/** The page as HTML. */
export function writePage(page: Page, { origin, path }: Address, site: Site): string {
  return `<!doctype html>${render(<Shell page={page} path={path} origin={origin} site={site} />)}`;
}
