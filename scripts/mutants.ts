// Makes small faults in the rules, one at a time, and lists those that no test finds. The same seed makes the same faults.
// With --against, the tests of another checkout try the faults that the tests of this one do not find.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Chance } from '../src/cli/playing/chance.ts';
import { type Mutation, mutationsOf } from './mutants/mutations.ts';
import { sourcesUnder } from './mutants/sources.ts';
import { Suite } from './mutants/suite.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
    /** Folders that get faults. */
    folders: { type: 'string', default: 'src/games,src/decks,src/catalogue' },
    /** The checkout whose tests are used. */
    tests: { type: 'string', default: '.' },
    /** Another checkout, whose tests try what the first tests do not find. */
    against: { type: 'string' },
  },
});

const root = join(import.meta.dirname, '..');
const paths = options.folders.split(',').flatMap((folder) => sourcesUnder(root, folder));
const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const textOf = (path: string) => texts.get(path) ?? '';

const chosen = new Chance(Number(options.seed))
  .shuffled([...texts].flatMap(([path, text]) => mutationsOf(path, text)))
  .slice(0, Number(options.count));

const survivors = await surviving(options.tests, chosen);
console.log(`${chosen.length - survivors.length} of ${chosen.length} faults found.`);
for (const survivor of survivors) console.log(described(survivor));

if (options.against !== undefined) {
  const left = await surviving(options.against, survivors);
  const lost = survivors.filter((survivor) => !left.includes(survivor));
  console.log(`\n${lost.length} faults are found only by the tests of ${options.against}.`);
  for (const one of lost) console.log(described(one));
}

/** The faults that no test of a checkout finds. */
async function surviving(tests: string, mutations: readonly Mutation[]): Promise<Mutation[]> {
  const suite = await Suite.open(root, tests, paths);
  const left: Mutation[] = [];
  try {
    for (const [place, mutation] of mutations.entries()) {
      const finder = await suite.findsFault(mutation, textOf(mutation.path));
      if (finder === undefined) left.push(mutation);
      console.error(`${place + 1} ${mutation.path}:${mutation.line} ${finder ?? 'NOT FOUND'}`);
    }
  } finally {
    await suite.close();
  }
  return left;
}

function described({ path, line, kind, start, end, was, is }: Mutation): string {
  const text = textOf(path);
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  const before = text.slice(from, to).trim();
  const after = `${text.slice(from, start)}${is}${text.slice(end, to)}`.trim();
  return `\n${path}:${line}  ${kind}: ${was} → ${is}\n- ${before}\n+ ${after}`;
}
