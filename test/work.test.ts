import { expect, test } from 'vitest';
import { unlimitedWork, Work } from '../src/work.ts';

test('Work up to the limit is allowed', () => {
  const work = new Work(10);
  work.spend(4);
  work.spend(6);
  expect(work.cost).toBe(10);
  expect(work.isOverLimit).toBe(false);
});

test('Work beyond the limit is refused with its cost and the limit', () => {
  const work = new Work(10);
  work.spend(4);
  expect(() => work.spend(7)).toThrow(
    expect.objectContaining({ code: 'request/too-costly', status: 400, extra: { cost: 11, limit: 10 } }),
  );
  expect(work.isOverLimit).toBe(true);
});

test('Work of a program for itself has no limit', () => {
  const work = unlimitedWork();
  work.spend(Number.MAX_SAFE_INTEGER);
  expect(work.isOverLimit).toBe(false);
});

test('Work that may be too much here is left to another thread, if there is one', () => {
  const helped = new Work(10, { hasHelp: true });
  helped.spend(4);
  helped.expect(6);
  expect(() => helped.expect(7)).toThrow(expect.objectContaining({ code: 'request/too-costly' }));
  expect([helped.isOverLimit, helped.cost]).toEqual([true, 4]);
  const alone = new Work(10);
  alone.expect(1_000);
  expect(alone.isOverLimit).toBe(false);
});
