import { expect, test } from 'vitest';
import { unlimitedWork, Work } from '../src/work.ts';

const tooCostly = expect.objectContaining({ code: 'request/too-costly', status: 400 });

test('Work up to the limit is allowed', () => {
  const work = new Work({ limit: 10 });
  work.spend(4);
  work.spend(6);
  expect(work.cost).toBe(10);
  expect(work.isOverLimit).toBe(false);
});

test('Work beyond the limit is refused with its cost and the limit', () => {
  const work = new Work({ limit: 10 });
  work.spend(4);
  expect(() => work.spend(7)).toThrow(
    expect.objectContaining({ code: 'request/too-costly', status: 400, extra: { cost: 11, limit: 10 } }),
  );
  expect(work.isOverLimit).toBe(true);
});

test('Only a client whose request can be split is advised to split it', () => {
  expect(() => new Work({ limit: 10, canBeSplit: true }).spend(11)).toThrow(/limit is 10\. Split it/);
  expect(() => new Work({ limit: 10 }).spend(11)).toThrow(/limit is 10\.$/);
});

test('Work of a program for itself has no limit', () => {
  const work = unlimitedWork();
  work.spend(Number.MAX_SAFE_INTEGER);
  expect(work.isOverLimit).toBe(false);
});

test('Work that may be too much here is left to another thread, if there is one', () => {
  const helped = new Work({ limit: 100, atOnce: 10 });
  helped.spend(4);
  helped.expect(6);
  expect(() => helped.expect(7)).toThrow(tooCostly);
  expect([helped.isOverLimit, helped.cost]).toEqual([true, 4]);
  const alone = new Work({ limit: 10 });
  alone.expect(1_000);
  expect(alone.isOverLimit).toBe(false);
});

test('Between pauses a request may do less than in all', async () => {
  const work = new Work({ limit: 20_000, atOnce: 9_000 });
  work.spend(8_000);
  await work.pause();
  work.spend(8_000);
  expect(() => work.spend(2_000)).toThrow(tooCostly);
  await work.pause();
  expect(work.isOverLimit).toBe(false);
  expect(() => work.spend(2_001)).toThrow(tooCostly);
});

test('A pause waits for the turn of the client only after much work', async () => {
  const turns: string[] = [];
  const takeTurn = (client: string, begin: () => void): void => {
    turns.push(client);
    begin();
  };
  const work = new Work({ limit: 20_000, takeTurn }, 'ann');
  work.spend(4_999);
  await work.pause();
  expect(turns).toEqual([]);
  work.spend(1);
  await work.pause();
  await work.pause();
  expect(turns).toEqual(['ann']);
});

test('A query of the database counts in all, and hardly for the thread that asks', () => {
  const work = new Work({ limit: 10_000, atOnce: 500 });
  for (let query = 0; query < 5; query += 1) work.spendOnQuery();
  expect([work.cost, work.isOverLimit]).toEqual([10_000, false]);
  expect(() => work.spendOnQuery()).toThrow(tooCostly);
});

test('Work that nobody waits for ends at its next step', () => {
  let isWanted = true;
  const work = new Work({ limit: 10, isWanted: () => isWanted });
  work.spend(1);
  isWanted = false;
  expect(work.allows(1)).toBe(false);
  expect(() => work.spend(0)).toThrow(tooCostly);
});
