// Writes two digests of the code: of what makes the rows of the content, and of the whole program.
// Rows made by other code are written anew; answers of another program have other entity tags.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Called after Prisma's client is generated, which empties the folder. */
export function generateProgramHash() {
  writeFileSync(
    join(root, 'src', 'database', 'generated', 'program-hash.ts'),
    [
      '/** Changes when the code changes that makes the rows of the content. */',
      `export const programHash = '${digestOf(['src/games', 'src/database/seeding'])}';`,
      '/** Changes when anything changes that answers are made with, other than the content. */',
      `export const codeHash = '${digestOf(['src', 'schema', 'prisma', 'test/golden', 'package-lock.json'])}';`,
      '',
    ].join('\n'),
  );
}

function digestOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(join(root, path))).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The files of a folder, without those that are generated; a file is itself. */
function filesIn(path) {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .filter(({ name }) => name !== 'generated')
      .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    return [path];
  }
}
