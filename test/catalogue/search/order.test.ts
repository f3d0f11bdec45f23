import { describe, expect, it } from 'vitest';
import { parseOrder } from '../../../src/catalogue/search/order.ts';
import { refusalOf } from './refusal.ts';

describe('orders', () => {
  it('reads a key and its direction', () => {
    expect([parseOrder('name'), parseOrder('-cost')]).toEqual([
      { key: 'name', descending: false },
      { key: 'cost', descending: true },
    ]);
  });

  it('refuses another key with the nearest', () => {
    expect(refusalOf(() => parseOrder('-cots'))).toMatchObject({
      code: 'search/unknown-order',
      suggestion: '-cost',
    });
    expect(refusalOf(() => parseOrder('')).code).toBe('search/unknown-order');
  });
});
