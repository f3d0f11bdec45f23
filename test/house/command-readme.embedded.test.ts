import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { operator, withoutTime } from './operator.ts';
import { fromRoot, textOf } from './project.ts';

/** `npx arbiter`, wherever the shell is. */
const NPX = `npx() { shift; '${process.execPath}' '${fromRoot('scripts/arbiter.mjs')}' "$@"; }`;

/** The blocks of code under a heading of README.md, in a language or in none. */
function blocks(heading: string, language: string): string[] {
  const [, section = ''] = textOf('README.md').split(`\n## ${heading}\n`);
  const [under = ''] = section.split('\n## ');
  return [...under.matchAll(/^```(\w*)\n(.*?)^```/gms)].flatMap(([, told = '', block = '']) =>
    told === language ? [block] : [],
  );
}

test('what README.md says of cards that communities keep does as it says', async () => {
  const commands = blocks("Bring your community's cards", 'bash');
  expect(commands).toHaveLength(2);
  const given = await operator();
  onTestFinished(given.leave);
  const { stdout } = await promisify(execFile)('bash', ['-ec', [NPX, ...commands].join('\n')], {
    cwd: given.folder,
    env: { ...process.env, ...given.environment },
  });
  const changes = `
Changes: 1 set created, 2 cards created.
  created set clay (clay)
  created card Clay Monk (clay-monk)
  created card Wax Monk (wax-monk)
`;
  expect(withoutTime(stdout)).toContain(changes);
});

test('a deck is judged from the command line as README.md shows', async () => {
  const commands = blocks('May I play this deck?', 'bash').filter((block) => block.includes('npx arbiter'));
  expect(commands).toHaveLength(1);
  const given = await operator();
  onTestFinished(given.leave);
  const judged = promisify(execFile)('bash', ['-ec', [NPX, ...commands].join('\n')], {
    cwd: given.folder,
    env: { ...process.env, ...given.environment },
  });
  const [answer] = blocks('May I play this deck?', '');
  await expect(judged).rejects.toMatchObject({ code: 1, stdout: answer, stderr: '' });
});
