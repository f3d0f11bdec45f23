import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { paths } from '../../src/paths.ts';
import { guides } from './markdown.ts';
import { root, textOf } from './project.ts';

const manifest = z
  .object({
    files: z.array(z.string()),
    bin: z.record(z.string(), z.string()),
    exports: z.record(z.string(), z.object({ types: z.string(), default: z.string() })),
  })
  .parse(JSON.parse(textOf('package.json')));

const packed = z
  .array(z.object({ files: z.array(z.object({ path: z.string() })) }))
  .transform((all) => all.flatMap(({ files }) => files.map(({ path }) => path)));

const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json'], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
});
const files = packed.parse(JSON.parse(stdout));

const holds = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));

test('The package contains the licence, the changelog and all guides', () => {
  const documents = ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', ...guides];
  expect(documents.filter((document) => !holds(document))).toEqual([]);
});

test('The package contains every file that the program reads while it runs', () => {
  const read = Object.values(paths).map((path) => relative(root, path));
  expect(read.filter((path) => !path.startsWith('dist/') && !holds(path))).toEqual([]);
});

test('The package contains its commands and the modules that they import', () => {
  const commands = Object.values(manifest.bin);
  expect([...commands, 'scripts/build.mjs'].filter((path) => !holds(path))).toEqual([]);
});

test('The package contains the built modules and their types', () => {
  const targets = Object.values(manifest.exports).flatMap(({ types, default: module }) => [types, module]);
  expect(targets.filter((path) => !path.startsWith('./dist/'))).toEqual([]);
  expect(manifest.files).toContain('dist');
});

test('The package contains no sources, tests, source maps or data', () => {
  const unwanted = /\.ts$|\.map$|^(test|bench|deploy|coverage|node_modules|\.)/;
  expect(files.filter((path) => unwanted.test(path) && !path.startsWith('dist/packages/'))).toEqual([]);
});

test('Every script that the package contains imports only packed or installed modules', () => {
  const scripts = files.filter((path) => /^scripts\/.*\.mjs$/.test(path));
  const imported = scripts.flatMap((script) =>
    [...textOf(script).matchAll(/^import .* from '\.\/([^']+)'/gm)].map(([, name = '']) => `scripts/${name}`),
  );
  expect(imported.filter((path) => !holds(path))).toEqual([]);
});
