// Makes dist/packages/: what others install, in a browser or in Node. No package needs another one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneGame } from './one-game.mjs';
import { slimDecks } from './slim-decks.mjs';

const root = join(import.meta.dirname, '..');

/** Each package: what it is for, the source of its module, and its further modules with the esbuild plugin that makes them. */
const packages = {
  client: {
    about: 'A typed client of the REST interface of Arbiter, and GraphQL documents for most pages.',
    source: 'src/client/index.ts',
    modules: { index: [] },
  },
  decks: {
    about: 'Reads, checks and converts deck lists with the bulk files of Arbiter, without the service.',
    source: 'src/decks/package/index.ts',
    modules: { index: [slimDecks(root)] },
  },
  'rule-check': {
    about: 'Checks moves of a game without the service of Arbiter.',
    source: 'src/rule-check/package/index.ts',
    modules: { index: [], shadowfist: [oneGame('shadowfist')], highlander: [oneGame('highlander')] },
  },
};

/** Writes packages into a folder, but for their types. */
export async function buildPackages(esbuild, folder, names = Object.keys(packages)) {
  for (const name of names) {
    const { about, source, modules } = packages[name];
    for (const [module, plugins] of Object.entries(modules)) {
      await esbuild.build({
        absWorkingDir: root,
        entryPoints: { [module]: source },
        outdir: join(folder, name),
        bundle: true,
        platform: 'browser',
        format: 'esm',
        target: 'es2023',
        minify: true,
        // Node shows the whole line where an error was thrown.
        lineLimit: 4000,
        sourcemap: true,
        plugins,
        logLevel: 'warning',
      });
    }
    writeFileSync(join(folder, name, 'package.json'), manifestOf(name, about, Object.keys(modules)));
    writeFileSync(join(folder, name, 'README.md'), `# arbiter-${name}\n\n${about}\n`);
  }
}

function manifestOf(name, description, modules) {
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exported = modules.map((module) => [
    module === 'index' ? '.' : `./${module}`,
    { types: './index.d.ts', default: `./${module}.js` },
  ]);
  const manifest = {
    name: `arbiter-${name}`,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(exported),
    types: './index.d.ts',
    files: ['*.js', 'index.d.ts'],
    engines,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Writes the types of each package as one file that imports nothing. They take a while, and nothing here needs them. */
export async function buildTypes(folder = join(root, 'dist', 'packages')) {
  const [{ rollup }, { dts }] = await Promise.all([import('rollup'), import('rollup-plugin-dts')]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  const declarations = mkdtempSync(join(root, 'dist', 'types-'));
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    run(['--import', 'tsx', join(root, 'scripts', 'generate-client.ts')]);
    run([compiler, '-p', join(root, 'tsconfig.library.json'), '--outDir', declarations]);
    for (const [name, { source }] of Object.entries(packages)) {
      const input = source.replace(/^src/, declarations).replace(/\.ts$/, '.d.ts');
      const bundle = await rollup({ input, plugins: [dts({ respectExternal: true })] });
      mkdirSync(join(folder, name), { recursive: true });
      await bundle.write({ file: join(folder, name, 'index.d.ts'), format: 'es' });
      await bundle.close();
    }
  } finally {
    rmSync(declarations, { recursive: true, force: true });
  }
}

function run(args) {
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
