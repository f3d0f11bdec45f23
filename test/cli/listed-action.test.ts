import { expect, test } from 'vitest';
import { Chance } from '../../src/cli/playing/chance.ts';
import { completed, type OpenChoice } from '../../src/cli/playing/listed-action.ts';

const asked = (choice: Partial<OpenChoice>) =>
  completed(
    { do: 'play', card: 'gas' },
    { pointer: '/choose/it', form: 'list', player: 'ann', from: ['cop'], least: 1, most: 1, ...choice },
    new Chance(1),
    (pointer) => ({ pointer, value: { none: true } }),
  );

test('what is chosen of a list is told as one, under its key if it has one', () => {
  expect(asked({})).toEqual({ do: 'play', card: 'gas', choose: { it: ['cop'] } });
  expect(asked({ key: 'cards' })).toEqual({ do: 'play', card: 'gas', choose: { it: { cards: ['cop'] } } });
});

test('one value is told by itself', () => {
  expect(asked({ form: 'value', pointer: '/on' })).toEqual({ do: 'play', card: 'gas', on: 'cop' });
  expect(asked({ form: 'value', key: 'mode', from: ['yes'] })).toEqual({
    do: 'play',
    card: 'gas',
    choose: { it: { mode: 'yes' } },
  });
});

test('a number is one from the least to the greatest', () => {
  expect(asked({ form: 'number', pointer: '/x', from: null, least: 3, most: 3 })).toEqual({
    do: 'play',
    card: 'gas',
    x: 3,
  });
});

test('nothing chosen is told as the game tells it', () => {
  expect(asked({ from: [], least: 0 })).toEqual({ do: 'play', card: 'gas', choose: { it: { none: true } } });
});
