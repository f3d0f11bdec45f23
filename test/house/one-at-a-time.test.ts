import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from '../../scripts/one-at-a-time.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-building-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('A build that is asked for during another one waits for its end', async () => {
  const file = join(folder, 'dist', '.building');
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(file, work('first')), oneAtATime(file, work('second'))]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

test('A build that failed leaves the next one free to begin', async () => {
  const file = join(folder, '.building');
  const failing = oneAtATime(file, () => Promise.reject(new Error('It does not build.')));
  await expect(failing).rejects.toThrow('It does not build.');
  await expect(oneAtATime(file, async () => 'built')).resolves.toBe('built');
});

test('The file of a process that was killed keeps nobody waiting', async () => {
  const file = join(folder, '.building');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  await expect(oneAtATime(file, async () => 'built')).resolves.toBe('built');
});
