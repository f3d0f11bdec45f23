import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { codeIn } from './markdown.ts';
import { operator, withoutTime } from './operator.ts';
import { fromRoot } from './project.ts';

/** `npx arbiter`, in any folder. */
const NPX = `npx() { shift; '${process.execPath}' '${fromRoot('scripts/arbiter.mjs')}' "$@"; }`;

function commandsOf(document: string): string[] {
  return codeIn(document, 'bash').filter((block) => block.includes('npx arbiter'));
}

/** Runs commands in a shell, in a folder of its own, with a seeded database. */
async function run(commands: readonly string[]) {
  const given = await operator();
  onTestFinished(given.leave);
  return promisify(execFile)('bash', ['-ec', [NPX, ...commands].join('\n')], {
    cwd: given.folder,
    env: { ...process.env, ...given.environment },
  });
}

test('The commands of docs/import.md import and export cards as described', async () => {
  const commands = commandsOf('docs/import.md');
  expect(commands).toHaveLength(2);
  const { stdout } = await run(commands);
  const changes = `
Changes: 1 set created, 2 cards created.
  created set clay (clay)
  created card Clay Monk (clay-monk)
  created card Wax Monk (wax-monk)
`;
  expect(withoutTime(stdout)).toContain(changes);
});

test('arbiter validate prints what docs/decks.md shows', async () => {
  const commands = commandsOf('docs/decks.md');
  expect(commands).toHaveLength(1);
  const [answer] = codeIn('docs/decks.md', '');
  await expect(run(commands)).rejects.toMatchObject({ code: 1, stdout: answer, stderr: '' });
});
