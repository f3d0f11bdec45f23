import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idCursor, type PageRequest, pageAt, pageBody, paginate } from '../src/pagination.ts';
import { Problem } from '../src/problem.ts';

const letters = [...'abcdefg'];
const page = (request: PageRequest, items: readonly string[] = letters) =>
  paginate(items, (item) => item, request);

function refusal(cursor: string): unknown {
  try {
    return page({ limit: 2, after: cursor });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.toJSON();
  }
}

describe('forward', () => {
  test('the first page, and a cursor to go on with', () => {
    expect(page({ limit: 3 })).toMatchObject({
      items: ['a', 'b', 'c'],
      totalCount: 7,
      nextCursor: idCursor('c'),
      hasPrevious: false,
    });
  });

  test('the pages after it', () => {
    expect(page({ limit: 3, after: idCursor('c') })).toMatchObject({
      items: ['d', 'e', 'f'],
      nextCursor: idCursor('f'),
      hasPrevious: true,
    });
    expect(page({ limit: 3, after: idCursor('f') })).toMatchObject({ items: ['g'], nextCursor: null });
  });

  test('a last page that is just full has no cursor', () => {
    expect(page({ limit: 7 })).toMatchObject({ items: letters, nextCursor: null });
    expect(page({ limit: 4, after: idCursor('c') })).toMatchObject({ items: [...'defg'], nextCursor: null });
  });

  test('nothing comes after the last', () => {
    expect(page({ limit: 3, after: idCursor('g') })).toMatchObject({
      items: [],
      totalCount: 7,
      nextCursor: null,
      hasPrevious: true,
    });
  });

  test('of nothing', () => {
    expect(page({ limit: 3 }, [])).toMatchObject({
      items: [],
      totalCount: 0,
      nextCursor: null,
      hasPrevious: false,
    });
  });
});

describe('backward', () => {
  test('the last ones, in the same order', () => {
    expect(page({ limit: 3, backward: true })).toMatchObject({
      items: ['e', 'f', 'g'],
      nextCursor: null,
      hasPrevious: true,
    });
  });

  test('those before a place', () => {
    expect(page({ limit: 3, backward: true, before: idCursor('e') })).toMatchObject({
      items: ['b', 'c', 'd'],
      nextCursor: idCursor('d'),
      hasPrevious: true,
    });
    expect(page({ limit: 3, backward: true, before: idCursor('c') })).toMatchObject({
      items: ['a', 'b'],
      hasPrevious: false,
    });
  });
});

test('between two places', () => {
  expect(page({ limit: 9, after: idCursor('b'), before: idCursor('f') })).toMatchObject({
    items: ['c', 'd', 'e'],
  });
  expect(page({ limit: 9, after: idCursor('f'), before: idCursor('b') })).toMatchObject({ items: [] });
});

test('a cursor stays on its item when others come in before it', () => {
  const { nextCursor } = page({ limit: 3 });
  expect(page({ limit: 2, after: nextCursor ?? '' }, ['0', '1', ...letters])).toMatchObject({
    items: ['d', 'e'],
  });
});

describe('a cursor that this list did not give', () => {
  test.each([
    '',
    'junk',
    '%%%',
    'bnVsbA',
    'W10',
    'WyJpZCIsMV0',
    Buffer.from('["place","a"]').toString('base64url'),
  ])('%j', (cursor) => {
    expect(refusal(cursor)).toEqual({
      type: 'urn:arbiter:problem:search/bad-cursor',
      title: 'Invalid cursor',
      status: 400,
      code: 'search/bad-cursor',
      detail: 'Invalid cursor.',
      cursor,
    });
  });

  test('one that stands on an item of another list', () => {
    expect(refusal(idCursor('z'))).toMatchObject({
      code: 'search/bad-cursor',
      detail: 'The cursor refers to an item that is not in this list.',
    });
  });
});

test('pages of any size give every item once, in order, whatever the ids', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 1, max: 9 }),
      (items, limit) => {
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const { items: some, nextCursor, totalCount } = page({ limit, after }, items);
          expect(totalCount).toBe(items.length);
          seen.push(...some);
          after = nextCursor ?? undefined;
        } while (after !== undefined);
        expect(seen).toEqual(items);
      },
    ),
  );
});

test('The cursors of a page lead to the pages beside it, also back to the first', () => {
  const first = pageBody(page({ limit: 3 }));
  expect(first).toMatchObject({ items: [...'abc'], previousCursor: null });
  const second = pageBody(page(pageAt({ limit: 3, cursor: first.nextCursor ?? undefined })));
  expect(second.items).toEqual([...'def']);
  const back = pageBody(page(pageAt({ limit: 3, cursor: second.previousCursor ?? undefined })));
  expect(back).toEqual(first);
});
