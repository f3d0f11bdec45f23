import type { Assets } from './assets.ts';

/** What all pages of a service share. */
export interface Site {
  readonly assets: Assets;
  /** Where people report mistakes; undefined where the operator names no place. */
  readonly contactUrl: string | undefined;
}
