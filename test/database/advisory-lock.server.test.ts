import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { whileAlone } from '../../src/database/advisory-lock.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { freshDatabase } from '../setup/database.ts';

async function openEmpty() {
  const fresh = await freshDatabase('empty');
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  return database;
}

test('changes of one database take turns', async () => {
  const { pool } = await openEmpty();
  const happened: string[] = [];
  const change = (name: string) =>
    whileAlone(pool, async () => {
      happened.push(`${name} begins`);
      await sleep(50);
      happened.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([change('a'), change('b'), change('c')])).toEqual(['a', 'b', 'c']);
  expect(happened).toHaveLength(6);
  for (const [place, event] of happened.entries()) {
    if (place % 2 === 0) expect(happened[place + 1]).toBe(event.replace('begins', 'ends'));
  }
});

test('one that fails lets the next one in', async () => {
  const { pool } = await openEmpty();
  const failing = whileAlone(pool, async () => {
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(await whileAlone(pool, async () => 'done')).toBe('done');
});

test('one that takes longer than a statement may is not cut off', async () => {
  const { pool } = await openEmpty();
  const hasty = { ...pool, options: '-c statement_timeout=100' };
  const holding = whileAlone(hasty, () => sleep(400));
  await sleep(50);
  expect(await whileAlone(hasty, async () => 'done')).toBe('done');
  await holding;
});

test('one whose lock is lost with its connection ends in good order', async () => {
  const { pool, prisma } = await openEmpty();
  const change = whileAlone(pool, async () => {
    const [{ ended }] = await prisma.$queryRaw<[{ ended: bigint }]>`
      SELECT count(pg_terminate_backend(pid)) AS ended FROM pg_locks WHERE locktype = 'advisory' AND database =
        (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await sleep(50);
    return Number(ended);
  });
  expect(await change).toBe(1);
});
