import { expect, test } from 'vitest';
import { Chance } from '../../src/cli/playing/chance.ts';

const numbers = (seed: number, count = 20) => {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => chance.between(1, 6));
};

test('a seed repeats', () => {
  expect(numbers(7)).toEqual(numbers(7));
});

test('seeds that follow one another have nothing in common', () => {
  const firsts = Array.from({ length: 600 }, (_, seed) => numbers(seed, 1)[0]);
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const times = firsts.filter((first) => first === face).length;
    expect(times).toBeGreaterThan(60);
    expect(times).toBeLessThan(140);
  }
});

test('each number comes as often as the others', () => {
  const drawn = numbers(-1, 6000);
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const times = drawn.filter((one) => one === face).length;
    expect(times).toBeGreaterThan(850);
    expect(times).toBeLessThan(1150);
  }
});

test('a shuffle loses nothing, and of nothing there is none to choose', () => {
  const chance = new Chance(3);
  const cards = ['a', 'b', 'c', 'd', 'e', 'f'];
  const shuffled = chance.shuffled(cards);
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted()).toEqual(cards);
  expect(chance.shuffled([])).toEqual([]);
  expect(chance.one([])).toBeUndefined();
});
