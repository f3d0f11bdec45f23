import { expect, test } from 'vitest';
import { remembered } from '../../src/engine/remembered.ts';

test('what is read from a thing is read once, also where that is nothing; of its double anew', () => {
  const read: string[] = [];
  const firstOf = remembered(({ names }: { readonly names: readonly string[] }) => {
    read.push(names.join());
    return names[0];
  });
  const [pair, double, none] = [{ names: ['a', 'b'] }, { names: ['a', 'b'] }, { names: [] }];
  expect([pair, none, pair, none, double].map(firstOf)).toEqual(['a', undefined, 'a', undefined, 'a']);
  expect(read).toEqual(['a,b', '', 'a,b']);
});
