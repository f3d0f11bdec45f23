// Counts what the source documents hold by their own structure, and compares it with the content.
// Their texts are not part of this repository: npm run content:compare -- <folder of source texts>
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSeeds } from '../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../src/database/seeding/seed-files.ts';
import { paths } from '../src/paths.ts';
import { compare } from './content/compare.ts';
import { documents } from './content/documents.ts';

const folder = process.argv[2];
const missing = [...documents.keys()].filter(
  (file) => folder === undefined || !existsSync(join(folder, file)),
);

if (folder === undefined || missing.length > 0) {
  console.error(
    `Give the folder that holds the texts of the sources; not found there:\n${missing.join('\n')}`,
  );
  process.exitCode = 1;
} else {
  const read = [...documents].map(([file, reading]) => reading(readFileSync(join(folder, file), 'utf8')));
  const findings = compare(read, loadSeeds(readSeedFiles(paths.seeds)));
  console.table(
    findings.map(({ source, what, inSource, inContent, differences }) => ({
      source,
      what,
      'in source': inSource,
      'in content': inContent,
      differences: differences.length,
    })),
  );
  const differences = findings.flatMap((finding) =>
    finding.differences.map((difference) => `${finding.source}: ${difference}`),
  );
  for (const difference of differences) console.error(difference);
  console.log(
    differences.length === 0
      ? 'The content agrees with the sources.'
      : `${differences.length} difference(s).`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}
