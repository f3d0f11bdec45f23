import { describe, expect, it, vi } from 'vitest';
import type { Ask } from '../../../src/catalogue/search/asking.ts';
import type { CardIndex } from '../../../src/catalogue/search/card-index.ts';
import type { KnownTerm, TextTerm } from '../../../src/catalogue/search/condition.ts';
import { createTermSets } from '../../../src/catalogue/search/term-sets.ts';
import { numbersIn } from '../../../src/catalogue/search/wording-set.ts';
import { ABSENT, STILL, type Wordings } from '../../../src/catalogue/search/wordings.ts';
import { Prisma } from '../../../src/database/generated/client.ts';

const none = new Int32Array(3).fill(ABSENT);
/** Fox Pass with two wordings, The Hub with one. */
const wordings: Wordings = {
  count: 3,
  cards: ['fox', 'fox', 'hub'],
  names: ['fox pass', 'fox pass', 'the hub'],
  games: ['shadowfist', 'shadowfist', 'shadowfist'],
  figures: {
    cost: Int32Array.of(ABSENT, ABSENT, 3),
    fighting: none,
    body: none,
    power: none,
    restriction: none,
    errata: none,
  },
  has: { errata: Uint8Array.of(0, 1, 0), text: Uint8Array.of(1, 1, 1) },
  from: Int32Array.of(0, 2, 0),
  until: Int32Array.of(2, STILL, STILL),
  spanOf: new Map([
    ['fox', { first: 0, end: 2 }],
    ['hub', { first: 2, end: 3 }],
  ]),
};
const words = (pattern: string): TextTerm => ({ kind: 'text', sql: Prisma.sql`w."text" LIKE ${pattern}` });
const index: CardIndex = {
  withValue: (of, value) => (of === 'sets' && value === 'limited' ? ['hub', 'gone'] : []),
  withRuling: ['fox'],
  withDesignator: () => [],
};

describe('what a term finds', () => {
  it('is asked of the database once, also by many at once', async () => {
    const ask = vi.fn<Ask>(async () => [2]);
    const terms = createTermSets(ask, wordings, index);
    const found = await Promise.all([
      terms.find(words('%3%')),
      terms.find(words('%3%')),
      terms.find(words('%4%')),
    ]);
    expect(found.map((set) => [...numbersIn(set)])).toEqual([[2], [2], [2]]);
    expect(numbersIn(await terms.find(words('%3%')))).toEqual(Uint32Array.of(2));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked again where the database failed', async () => {
    const ask = vi
      .fn<Ask>()
      .mockRejectedValueOnce(new Error('The connection is gone.'))
      .mockResolvedValue([0]);
    const terms = createTermSets(ask, wordings, index);
    await expect(terms.find(words('%3%'))).rejects.toThrow('The connection is gone.');
    expect(numbersIn(await terms.find(words('%3%')))).toEqual(Uint32Array.of(0));
  });

  it('is known where the cards are', async () => {
    const ask = vi.fn<Ask>();
    const terms = createTermSets(ask, wordings, index);
    expect(numbersIn(await terms.find({ kind: 'cards', ids: ['fox', 'gone'] }))).toEqual(
      Uint32Array.of(0, 1),
    );
    expect(ask).not.toHaveBeenCalled();
  });

  it.each<[KnownTerm, number[]]>([
    [{ kind: 'figure', figure: 'cost', operator: '>=', number: 2 }, [2]],
    [{ kind: 'figure', figure: 'cost', operator: '!=', number: 3 }, []],
    [{ kind: 'value', of: 'sets', values: ['limited', 'unlimited'] }, [2]],
    [{ kind: 'has', what: 'errata' }, [1]],
    [{ kind: 'has', what: 'ruling' }, [0, 1]],
  ])('is known without the database where it is not text: %o', async (term, numbers) => {
    const ask = vi.fn<Ask>();
    const terms = createTermSets(ask, wordings, index);
    for (const set of [await terms.find(term), await terms.find(term)])
      expect([...numbersIn(set)]).toEqual(numbers);
    expect(ask).not.toHaveBeenCalled();
  });
});
