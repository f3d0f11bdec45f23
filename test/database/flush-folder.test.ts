import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { flushFolder } from '../../src/database/embedded/flush-folder.ts';

test('every file and every folder is written to the disk, and nothing that is neither', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-flush-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'base', 'empty'), { recursive: true });
  writeFileSync(join(folder, 'format'), 'one');
  writeFileSync(join(folder, 'base', 'table'), 'two');
  symlinkSync(join(folder, 'nowhere'), join(folder, 'link'));

  const handle = await open(folder);
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  onTestFinished(() => sync.mockRestore());
  await handle.close();
  await flushFolder(folder);
  // Two files; the folder, base and base/empty.
  expect(sync).toHaveBeenCalledTimes(5);
});
