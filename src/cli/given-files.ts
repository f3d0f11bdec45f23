import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenFile } from '../database/importing/read-given.ts';
import { OperatorError } from '../operator-error.ts';

const byNumbersIn = new Intl.Collator('en', { numeric: true }).compare;

/** The files that paths lead to, those of a folder with all below it, by name; what is hidden is left out. */
export function givenFiles(given: readonly string[]): GivenFile[] {
  return given.flatMap((path) =>
    filesAt(path).map((name) => ({ name, bytes: readFileSync(name), named: name === path })),
  );
}

function filesAt(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new OperatorError(`There is no file or folder "${path}".`);
  if (!stats.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[\\/])\.[^.\\/]/.test(file.slice(path.length)))
    .sort(byNumbersIn);
  if (files.length === 0) throw new OperatorError(`The folder "${path}" is empty.`);
  return files;
}
