import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { writeAhead } from '../../src/web/write-ahead.ts';

test('Pages are written ahead one at a time, with pauses for requests', async () => {
  const began: number[] = [];
  const page = async () => {
    began.push(performance.now());
    await wait(5);
  };
  await writeAhead([page, page, page], () => true, vi.fn());
  const [first = 0, second = 0, third = 0] = began;
  // A page takes 5 ms and a pause 20.
  expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(20);
});

test('A page that cannot be written is reported, and the next is written', async () => {
  const next = vi.fn(async () => undefined);
  const report = vi.fn();
  await writeAhead([async () => Promise.reject(new Error('no such card')), next], () => true, report);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no such card'));
  expect(next).toHaveBeenCalledOnce();
});

test('No page is written ahead after the content has changed', async () => {
  let isWanted = true;
  const first = vi.fn(async () => {
    isWanted = false;
  });
  const second = vi.fn(async () => undefined);
  await writeAhead([first, second], () => isWanted, vi.fn());
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});
