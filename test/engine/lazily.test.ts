import { expect, test } from 'vitest';
import { z } from 'zod';
import { lazily } from '../../src/engine/lazily.ts';

import { readOnce } from '../../src/engine/read-once.ts';
import { readIfRight } from '../../src/engine/reading.ts';

test('A recursive schema is made once, and reads and reports like a lazy one', () => {
  let made = 0;
  const tree: z.ZodType = lazily(() => {
    made += 1;
    return z.union([z.number(), z.array(tree)]);
  });
  expect(made).toBe(0);
  expect(tree.parse([1, [2, []]])).toEqual([1, [2, []]]);
  expect(tree.safeParse(['leaf']).success).toBe(false);
  const lazy: z.ZodType = z.lazy(() => z.union([z.number(), z.array(lazy)]));
  expect(z.toJSONSchema(z.tuple([tree, tree]))).toEqual(z.toJSONSchema(z.tuple([lazy, lazy])));
  expect(made).toBe(1);
});

test.each<[string, (schema: z.ZodType, given: unknown) => unknown]>([
  ['by its schema', (schema, given) => schema.safeParse(given).data],
  ['plainly', readIfRight],
])('what is sent with the same letters is read once, %s; what is wrong, each time', (_, read) => {
  let times = 0;
  const schema = readOnce(
    z.strictObject({
      size: z.number().transform((size) => {
        times += 1;
        return size + 1;
      }),
    }),
  );
  const first = read(schema, { size: 1 });
  expect(first).toEqual({ size: 2 });
  expect(read(schema, { size: 1 })).toBe(first);
  expect(read(schema, { size: 3 })).toEqual({ size: 4 });
  expect(times).toBe(2);
  for (const wrong of [{ size: 'great' }, { size: 'great' }, 7, null, undefined])
    expect(read(schema, wrong)).toBeUndefined();
  expect(read(z.array(schema), [{ size: 1 }, { size: 5 }])).toEqual([first, { size: 6 }]);
});
