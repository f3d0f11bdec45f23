import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOfSql } from '../setup/both-databases.ts';
import { fromRoot, sourcesUnder, textOf } from './project.ts';

const sendsSql = /\$(?:query|execute)Raw|\bprisma\.\w+\.\w+\(|\b(?:client|tx|one|pool)\.query\(/;

test('Each module that sends SQL has tests that run on both kinds of database', () => {
  const modules = sourcesUnder('src').filter((path) => sendsSql.test(textOf(path)));
  expect(modules.length).toBeGreaterThan(10);
  const tested = Object.keys(testsOfSql);
  expect(modules.filter((path) => !tested.some((module) => path.startsWith(module)))).toEqual([]);
});

test('The modules and tests that the list of tests on both databases names exist', () => {
  const named = [...Object.keys(testsOfSql), ...Object.values(testsOfSql).flat()];
  expect(named.filter((path) => !existsSync(fromRoot(path.replace(/\*\*.*$/, ''))))).toEqual([]);
});

test('No test that runs on both databases is named as one of a single database', () => {
  const tests = Object.values(testsOfSql).flat();
  expect(tests.filter((path) => /\.(?:embedded|server)\./.test(path))).toEqual([]);
});
