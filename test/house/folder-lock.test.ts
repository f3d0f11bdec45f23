import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../src/database/embedded/folder-lock.ts';

describe('the lock on a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const leave = (holder: string) => writeFileSync(join(folder, 'arbiter.lock'), holder);
  const gone = 2 ** 22 + 1;

  it('is taken once', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  });

  it('is free again when it is given back', () => {
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder)();
  });

  it('names the process that has it', () => {
    leave(JSON.stringify({ pid: process.ppid, host: hostname() }));
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.ppid}.`);
  });

  it('is taken over from a process that is gone', () => {
    leave(JSON.stringify({ pid: gone, host: hostname() }));
    lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['arbiter.lock']);
  });

  it('is taken over from an earlier process of the same number', () => {
    leave(JSON.stringify({ pid: process.pid, host: hostname() }));
    lockFolder(folder)();
  });

  it('is taken over when nobody can be read from it', () => {
    leave('17');
    lockFolder(folder)();
    leave('');
    lockFolder(folder)();
  });

  it('is left to a process of another machine', () => {
    leave(JSON.stringify({ pid: gone, host: 'elsewhere.invalid' }));
    expect(() => lockFolder(folder)).toThrow(
      `is in use by process ${gone} on elsewhere.invalid; if that machine is gone, remove ${join(folder, 'arbiter.lock')}.`,
    );
  });
});
