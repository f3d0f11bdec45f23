import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeIn, guides } from './markdown.ts';
import { fromRoot, manifest, textOf } from './project.ts';

/** npm's own commands, which are not scripts of package.json. */
const ofNpm = new Set(['pack', 'ci', 'install']);

function commandsIn(document: string): string[] {
  return ['bash', 'sh', 'shell']
    .flatMap((language) => codeIn(document, language))
    .flatMap((block) => block.split('\n').map((line) => line.replace(/#.*/, '').trim()))
    .filter(Boolean);
}

/** The scripts that a command line runs by npm: `npm start`, `npm run name -- arguments`. */
function scriptsIn(command: string): string[] {
  return [...command.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !ofNpm.has(name));
}

/** The id that a heading has on a page. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

function anchorsIn(document: string): string[] {
  return [...textOf(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

function isBroken(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(fromRoot(target))) return true;
  return anchor !== undefined && !anchorsIn(target).includes(anchor);
}

const documents = [...guides, 'CONTRIBUTING.md', 'SECURITY.md'];

test.each(['README.md', 'CONTRIBUTING.md'])('%s shows commands', (document) => {
  expect(commandsIn(document)).not.toEqual([]);
});

describe.each(documents)('%s', (document) => {
  test('names only npm scripts that exist', () => {
    const named = [...commandsIn(document), ...(textOf(document).match(/`npm run [^`]*`/g) ?? [])];
    expect(named.flatMap(scriptsIn).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !/^https?:|^\//.test(to) && isBroken(document, to))).toEqual([]);
  });
});

test('README.md links to every guide', () => {
  const text = textOf('README.md');
  expect(guides.filter((guide) => guide !== 'README.md' && !text.includes(`](${guide})`))).toEqual([]);
});

describe('examples/', () => {
  const examples = readdirSync(fromRoot('examples')).map((name) => `examples/${name}`);

  test.each(examples)('%s is linked by README.md and has fewer than 100 lines', (example) => {
    expect(textOf('README.md')).toContain(`](${example})`);
    expect(textOf(example).split('\n').length).toBeLessThan(100);
  });
});
