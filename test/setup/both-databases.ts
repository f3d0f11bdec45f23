/**
 * The tests that run on both kinds of database, by the modules that send SQL. What other tests over HTTP and of commands
 * see is served from memory, whatever the database is, so these run on the embedded one only.
 */
export const testsOfSql = {
  'src/database/': [
    'test/database/**/*.test.ts',
    'test/house/start.test.ts',
    'test/house/command-backup.test.ts',
    'test/house/command-killed.test.ts',
    'test/http/imported-cards.test.ts',
    'test/http/rest-redirects.test.ts',
  ],
  'src/catalogue/search/': [
    'test/http/fuzz-search.test.ts',
    'test/http/graphql-pages.test.ts',
    'test/http/rest-as-of.test.ts',
    'test/http/rest-designators.test.ts',
    'test/http/rest-search.test.ts',
    'test/http/rest-search-refusals.test.ts',
    'test/http/rest-statements.test.ts',
  ],
  'src/catalogue/changes.ts': ['test/http/graphql-changes.test.ts', 'test/http/rest-changes.test.ts'],
  'src/rest/routes/health.ts': ['test/http/closing.test.ts'],
} as const;
