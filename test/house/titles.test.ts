import { expect, test } from 'vitest';
import { sourcesUnder, textOf } from './project.ts';

/** Ids at the beginning of a title, such as `[4.8/option-to-return] …`. */
const idsFirst = /\(\s*['"`][[{](?:%s|\$\{[^}]*\}|[a-z0-9.-]+\/[a-z0-9/, .-]+)[\]}](?=[ '"`])/g;

test('Titles of tests are sentences; the rules that a test shows are in its `meta`', () => {
  const found = sourcesUnder('test/games')
    .filter((path) => path.endsWith('.test.ts'))
    .flatMap((path) => [...textOf(path).matchAll(idsFirst)].map(([title]) => `${path}: ${title}`));
  expect(found).toEqual([]);
});
