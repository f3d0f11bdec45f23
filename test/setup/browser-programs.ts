import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A browser that Playwright can start, and the environment that it needs. */
export interface BrowserProgram {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
  /** In words, for the last lines of the tests. */
  readonly origin: string;
}

const modules = join(import.meta.dirname, '..', '..', 'node_modules');

/** The browser that TEST_BROWSER names; otherwise those of this machine, the most reproducible one first. */
export async function* browserPrograms(): AsyncGenerator<BrowserProgram> {
  const named = process.env.TEST_BROWSER;
  if (named !== undefined && named !== '') {
    yield { executablePath: named, environment: {}, origin: 'named by TEST_BROWSER' };
    return;
  }
  if (process.platform === 'linux' && process.arch === 'x64') yield await packagedChromium();
  yield* installedChromiums();
}

/** Chromium of the npm package, with the libraries and the font that it needs. */
async function packagedChromium(): Promise<BrowserProgram> {
  const folder = await unpackedPackage();
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
    origin: 'npm package @sparticuz/chromium',
  };
}

/** The folder with the content of the package. It takes seconds to unpack, so later runs use it again. */
async function unpackedPackage(): Promise<string> {
  const manifest = readFileSync(join(modules, '@sparticuz', 'chromium', 'package.json'), 'utf8');
  const { version } = versioned.parse(JSON.parse(manifest));
  const cache = join(modules, '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await unpack(unfinished);
    writeFileSync(join(unfinished, 'fonts.conf'), FONTS);
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have unpacked it at the same time.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

const versioned = z.object({ version: z.string() });

/** The package unpacks its libraries only if it believes that it runs in a Lambda of Amazon. */
async function unpack(folder: string): Promise<void> {
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
}

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function* installedChromiums(): Generator<BrowserProgram> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
      const executablePath = join(folder, name);
      if (existsSync(executablePath)) yield { executablePath, environment: {}, origin: executablePath };
    }
  }
}
