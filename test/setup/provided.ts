import type { EmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';

/** What the set-up of a project hands to its test files: a prepared database, and how to make more of them. */
export type TestDatabase =
  | {
      readonly kind: 'embedded';
      /** The prepared database that all test files share. */
      readonly shared: EmbeddedPostgres['connection'];
      /** A closed data folder with the same content, to be copied. */
      readonly template: string;
    }
  | {
      readonly kind: 'server';
      /** URL of the prepared database that all test files share. */
      readonly shared: string;
      /** URL of a database with the same content that nobody is connected to, to be copied. */
      readonly template: string;
    };

/** What the set-up of the project `browser` hands to its test files. */
export type ProvidedBrowser =
  | { readonly kind: 'started'; readonly endpoint: string }
  | { readonly kind: 'missing'; readonly reason: string };

declare module 'vitest' {
  export interface ProvidedContext {
    readonly database: TestDatabase;
    readonly browser: ProvidedBrowser;
  }
}
