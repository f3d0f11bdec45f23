import { expect, test } from 'vitest';
import { FairQueue } from '../../src/workers/fair-queue.ts';

test('Clients take turns, and the items of one client stay in order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('ann', item);
  queue.push('bob', 'b1');
  expect(Array.from({ length: 5 }, () => queue.shift())).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
});

test('A removed item is not given out', () => {
  const queue = new FairQueue<string>();
  queue.push('ann', 'a1');
  queue.push('ann', 'a2');
  queue.remove('ann', 'a1');
  expect([queue.size, queue.sizeOf('ann'), queue.shift(), queue.size]).toEqual([1, 1, 'a2', 0]);
});
