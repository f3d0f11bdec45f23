import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** No build takes as long, in milliseconds: the process that left such a file was killed. */
const LONGEST = 600_000;

/** Does the work while no other process does: a file says who works. */
export async function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isLeft(file)) rmSync(file, { force: true });
  return false;
}

/** Whether the process that wrote the file has ended without removing it. */
function isLeft(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST) return true;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
