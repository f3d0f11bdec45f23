import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The full id of a rule or a ruling, such as `shadowfist.yotd/4.8/option-to-return`. */
type Id = `${'shadowfist' | 'highlander'}.${string}/${string}`;

declare module 'vitest' {
  /** What a test shows: `test('A turned Character cannot attack', { meta: { rules: ['…'] } }, () => …)`. */
  interface TaskMeta {
    rules?: readonly Id[];
    rulings?: readonly Id[];
  }
}

/** An id and the file that cites it. */
export type Citation = readonly [id: string, file: string];

const root = join(import.meta.dirname, '..', '..');

/** The rules, or the rulings, that the tests of a folder show, as their `meta` says. */
export function citedByTests(folder: string, kind: 'rules' | 'rulings'): Citation[] {
  return testFiles(folder).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bmeta: \{[^}]*\}/g)]
      .flatMap(([meta]) => [...meta.matchAll(/\b(rules|rulings): \[([^\]]*)\]/g)])
      .filter(([, name]) => name === kind)
      .flatMap(([, , ids = '']) => [...ids.matchAll(/'([^']+)'/g)])
      .map(([, id = '']): Citation => [id, file]),
  );
}

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => join(folder, name));
}
