import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of content as it lies on disk. */
export interface SeedFile {
  /** Path from the content folder: `shadowfist/cards/errata.yaml`. */
  readonly path: string;
  readonly content: string;
}

/** Every YAML file of a content folder, by path, chapter 2 before chapter 10 and the same on every file system. */
export function readSeedFiles(folder: string): SeedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(byNumbersIn)
    .map((file) => ({
      path: file.slice(folder.length + 1).replaceAll('\\', '/'),
      content: readFileSync(file, 'utf8'),
    }));
}

const byNumbersIn = new Intl.Collator('en', { numeric: true }).compare;

/** Changes when, and only when, the content changes. */
export function contentHash(files: readonly SeedFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.path}\0${file.content}\0`);
  return hash.digest('hex');
}
