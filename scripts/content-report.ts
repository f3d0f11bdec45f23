// Counts, per source, what the content holds and how much of it a service serves, word for word.
// npm run content:report [-- --url http://127.0.0.1:4000]; without a url it runs a service of its own.
import { parseArgs } from 'node:util';
import { loadSeeds } from '../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../src/database/seeding/seed-files.ts';
import { paths } from '../src/paths.ts';
import { askForEverything } from './content/served.ts';
import { askAt, withNewService } from './content/service.ts';
import { tally, totals } from './content/tally.ts';

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
const served =
  url === undefined ? await withNewService(askForEverything) : await askForEverything(askAt(url));
const tallies = tally(loadSeeds(readSeedFiles(paths.seeds)), served);

console.table(
  [...tallies, ...totals(tallies)].map(({ missing, differing, ...row }) => ({
    ...row,
    missing: missing.length,
    differing: differing.length,
  })),
);
for (const { source, missing, differing } of tallies) {
  for (const id of missing) console.error(`${source}: ${id} is not served`);
  for (const id of differing) console.error(`${source}: ${id} is served in other words`);
}
const faults = tallies.flatMap(({ missing, differing }) => [...missing, ...differing]).length;
console.log(faults === 0 ? 'Everything held is served, word for word.' : `${faults} fault(s).`);
process.exitCode = faults === 0 ? 0 : 1;
