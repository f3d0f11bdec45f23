import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const root = join(import.meta.dirname, '..', '..');

export function fromRoot(path: string): string {
  return join(root, path);
}

export function textOf(path: string): string {
  return readFileSync(fromRoot(path), 'utf8');
}

/** Paths of the written TypeScript under a folder; generated code is left out. */
export function sourcesUnder(folder: string): string[] {
  return readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated'))
    .sort();
}

export const manifest = z
  .object({
    engines: z.object({ node: z.string() }),
    scripts: z.record(z.string(), z.string()),
    bin: z.record(z.string(), z.string()).optional(),
  })
  .parse(JSON.parse(textOf('package.json')));
