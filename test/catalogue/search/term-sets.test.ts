import { describe, expect, it, vi } from 'vitest';
import type { Ask } from '../../../src/catalogue/search/asking.ts';
import type { AskedTerm } from '../../../src/catalogue/search/condition.ts';
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
  figures: { cost: none, fighting: none, body: none, power: none, restriction: none, errata: none },
  from: Int32Array.of(0, 2, 0),
  until: Int32Array.of(2, STILL, STILL),
  spanOf: new Map([
    ['fox', { first: 0, end: 2 }],
    ['hub', { first: 2, end: 3 }],
  ]),
};
const cost = (most: number): AskedTerm => ({ kind: 'card', sql: Prisma.sql`c."cost" <= ${most}` });

describe('what a term finds', () => {
  it('is asked of the database once, also by many at once', async () => {
    const ask = vi.fn<Ask>(async () => [2]);
    const terms = createTermSets(ask, wordings);
    const found = await Promise.all([terms.find(cost(3)), terms.find(cost(3)), terms.find(cost(4))]);
    expect(found.map((set) => [...numbersIn(set)])).toEqual([[2], [2], [2]]);
    expect(numbersIn(await terms.find(cost(3)))).toEqual(Uint32Array.of(2));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked again where the database failed', async () => {
    const ask = vi
      .fn<Ask>()
      .mockRejectedValueOnce(new Error('The connection is gone.'))
      .mockResolvedValue([0]);
    const terms = createTermSets(ask, wordings);
    await expect(terms.find(cost(3))).rejects.toThrow('The connection is gone.');
    expect(numbersIn(await terms.find(cost(3)))).toEqual(Uint32Array.of(0));
  });

  it('is known where the cards are', async () => {
    const ask = vi.fn<Ask>();
    const terms = createTermSets(ask, wordings);
    expect(numbersIn(await terms.find({ kind: 'cards', ids: ['fox', 'gone'] }))).toEqual(
      Uint32Array.of(0, 1),
    );
    expect(ask).not.toHaveBeenCalled();
  });
});
