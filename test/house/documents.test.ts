import { describe, expect, test } from 'vitest';
import { manifest, textOf } from './project.ts';

/** npm's own commands, which are not scripts of package.json. */
const ofNpm = new Set(['ci', 'install']);

function commandsIn(document: string): string[] {
  const blocks = [...textOf(document).matchAll(/^```(?:bash|sh|shell)\n(.*?)^```/gms)];
  return blocks
    .flatMap(([, block = '']) => block.split('\n').map((line) => line.replace(/#.*/, '').trim()))
    .filter(Boolean);
}

/** The scripts that a command line runs by npm: `npm start`, `npm run name -- arguments`. */
function scriptsIn(command: string): string[] {
  return [...command.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !ofNpm.has(name));
}

describe.each(['README.md', 'CONTRIBUTING.md'])('the commands of %s', (document) => {
  const commands = commandsIn(document);

  test('are given', () => {
    expect(commands).not.toEqual([]);
  });

  test('are scripts of package.json', () => {
    expect(commands.flatMap(scriptsIn).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});
