// Writes a digest of the code that makes the rows of the content: the law of wordings, designators, folding, seeding.
// A database whose rows were made by other code is written anew.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', 'src');

/** Called after Prisma's client is generated, which empties the folder. */
export function generateProgramHash() {
  const hash = createHash('sha256');
  for (const folder of ['games', 'database/seeding']) {
    const entries = readdirSync(join(source, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(readFileSync(file));
  }
  writeFileSync(
    join(source, 'database', 'generated', 'program-hash.ts'),
    `/** Changes when the code changes that makes the rows of the content. */\nexport const programHash = '${hash.digest('hex')}';\n`,
  );
}
