// Makes what the pages load: style, fonts and scripts under names that change with their content, compressed, and a
// manifest of the names.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Files that are used as they are. */
const copied = ['.woff2', '.svg'];

/** Files that compression makes smaller. */
const compressible = ['.css', '.js', '.svg'];

export async function generateWeb(root) {
  const source = join(root, 'src/web');
  const folder = join(source, 'generated');
  const islands = islandsIn(join(source, 'islands'));
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      join(source, 'styles/site.css'),
      join(source, 'styles/fonts.css'),
      join(source, 'styles/icon.svg'),
      ...islands.map((file) => join(source, 'islands', file)),
    ],
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    loader: { '.woff2': 'file', '.svg': 'copy' },
    metafile: true,
    logLevel: 'warning',
  });
  const manifest = manifestOf(metafile, root, folder);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await buildServiceWorker(source, folder, manifest);
  compressAll(join(folder, 'assets'));
  copyFonts(root, join(folder, 'fonts'));
}

/** The fonts of preview pictures, whose library does not read variable ones. */
function copyFonts(root, folder) {
  mkdirSync(folder);
  for (const font of ['source-serif-4', 'source-sans-3'])
    for (const weight of [400, 600]) {
      const file = `${font}-latin-${weight}-normal.woff`;
      copyFileSync(join(root, 'node_modules/@fontsource', font, 'files', file), join(folder, file));
    }
}

function islandsIn(folder) {
  return readdirSync(folder).filter((file) => ['.ts', '.tsx'].includes(extname(file)));
}

/** What the reader without network needs; other files are kept when they are first used. */
const keptAtOnce = ['site.css', 'fonts.css', 'icon.svg', 'offline', 'offline-reader'];

/** The service worker has the addresses of what it keeps, and an address of its own that never changes. */
async function buildServiceWorker(source, folder, manifest) {
  const fonts = Object.keys(manifest).filter((name) => extname(name) === '.woff2');
  const files = [...keptAtOnce, ...fonts].flatMap((name) => [manifest[name].url, ...manifest[name].imports]);
  const revision = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 16);
  await build({
    entryPoints: [join(source, 'offline/service-worker.ts')],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: {
      OFFLINE_FILES: JSON.stringify([...new Set(files)]),
      OFFLINE_REVISION: JSON.stringify(revision),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}

/** By the name of each source: its address, and the addresses of the scripts that it imports. */
function manifestOf({ outputs }, root, folder) {
  const addressOf = (path) => `/${relative(folder, join(root, path)).replaceAll('\\', '/')}`;
  const entries = Object.entries(outputs).flatMap(([path, { entryPoint, inputs, imports }]) => {
    const [input] = Object.keys(inputs);
    const name = entryPoint ?? (copied.includes(extname(path)) ? input : undefined);
    if (name === undefined) return [];
    const scripts = imports.filter(({ kind }) => kind === 'import-statement');
    return [
      [
        basename(name).replace(/\.tsx?$/, ''),
        { url: addressOf(path), imports: scripts.map((one) => addressOf(one.path)) },
      ],
    ];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function compressAll(folder) {
  for (const file of readdirSync(folder)) {
    if (!compressible.includes(extname(file))) continue;
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
