import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the written TypeScript in a folder of the project. */
export function sourcesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !path.includes('generated'))
    .toSorted();
}
