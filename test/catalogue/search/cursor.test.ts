import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, type SearchRow } from '../../../src/catalogue/search/cursor.ts';
import { parseOrder } from '../../../src/catalogue/search/order.ts';
import { refusalOf } from './refusal.ts';

const fox: SearchRow = { id: 'c1', foldedName: 'fox pass', figure: 2 };
const hub: SearchRow = { id: 'c2', foldedName: 'the hub', figure: null };

describe('cursors', () => {
  const cost = parseOrder('-cost');

  it.each([fox, hub])('name a place in an order', (row) => {
    const cursor = encodeCursor(cost, row);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeCursor(cost, cursor)).toEqual(row);
  });

  it('do not serve another order', () => {
    const refusal = refusalOf(() => decodeCursor(parseOrder('cost'), encodeCursor(cost, fox)));
    expect(refusal).toMatchObject({
      code: 'search/bad-cursor',
      message: 'The cursor belongs to the order -cost, not to cost.',
    });
  });

  const held = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  it.each([
    '',
    'nonsense',
    held(null),
    held({ order: '-cost' }),
    held({ order: '-cost', figure: 'x', name: 'a', id: 'b' }),
    held({ order: '-cost', figure: 3_000_000_000, name: 'a', id: 'b' }),
    held({ order: '-cost', figure: 1, name: 'a\0', id: 'b' }),
    held({ order: '-cost', figure: 1, name: 'a', id: 'b', more: 1 }),
  ])('that were not given out are refused: %j', (cursor) => {
    expect(refusalOf(() => decodeCursor(cost, cursor)).code).toBe('search/bad-cursor');
  });
});
