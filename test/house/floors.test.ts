import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { fromRoot, root } from './project.ts';

test('each room imports only from floors below it', () => {
  const depcruise = fromRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [depcruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src'],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, report: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, report: '' });
});
