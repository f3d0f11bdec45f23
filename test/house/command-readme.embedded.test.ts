import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { operator, withoutTime } from './operator.ts';
import { fromRoot, textOf } from './project.ts';

/** `npx arbiter`, wherever the shell is. */
const NPX = `npx() { shift; '${process.execPath}' '${fromRoot('scripts/arbiter.mjs')}' "$@"; }`;

test('what README.md says of cards that communities keep does as it says', { timeout: 90_000 }, async () => {
  const [, section = ''] = /^## Bring your community's cards\n(.*?)^## /ms.exec(textOf('README.md')) ?? [];
  const commands = [...section.matchAll(/^```bash\n(.*?)^```/gms)].map(([, block = '']) => block);
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
