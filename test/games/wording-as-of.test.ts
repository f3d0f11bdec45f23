import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankAsOf } from '../../src/games/wording/as-of.ts';
import type { DatedSource } from '../../src/games/wording/card-wordings.ts';
import { highlanderSources, shadowfistSources } from './wording-cast.ts';

/** The rank of a moment, or the code of the problem. */
function rank(asOf: string | null, sources: readonly DatedSource[] = highlanderSources): number | string {
  const found = rankAsOf(sources, asOf);
  return found.ok ? found.rank : found.problem.code;
}

describe('the rank of a moment', () => {
  it('now is the rank of the last source', () => {
    expect([rank(null), rank(null, shadowfistSources), rank(null, [])]).toEqual([4, 1, 0]);
  });

  it('a source is the day it was issued, whether it is dated or not', () => {
    expect([
      rank('highlander.first-edition'),
      rank('highlander.type-two'),
      rank('highlander.reference'),
    ]).toEqual([1, 3, 4]);
  });

  it('a date before, at and after a source', () => {
    expect([rank('2001-05-10'), rank('2001-05-11'), rank('2001-05-12')]).toEqual([1, 2, 2]);
  });

  it('a source dated by its year counts from the first day of it', () => {
    expect([rank('1999-12-31', shadowfistSources), rank('2000-01-01', shadowfistSources)]).toEqual([0, 1]);
  });

  it('a source dated by its month counts from the first day of it', () => {
    expect([rank('2010-02-28'), rank('2010-03-01')]).toEqual([2, 3]);
  });

  it('a year means the end of it, and a month the end of it', () => {
    expect([rank('2000'), rank('2001'), rank('2001-04'), rank('2001-05')]).toEqual([1, 2, 1, 2]);
  });

  it('an undated source that comes first was always issued', () => {
    expect(rank('1066')).toBe(1);
  });

  it('an undated source after a dated one is issued after every date', () => {
    expect(rank('9999-12-31')).toBe(3);
  });

  it('an undated source was issued when a later one was', () => {
    const sources = [
      { id: 'game.first', date: '2000' },
      { id: 'game.undated', date: null },
      { id: 'game.last', date: '2005' },
    ];

    expect([rank('2004', sources), rank('2005', sources)]).toEqual([1, 3]);
  });

  it('a source that follows one still to come is still to come', () => {
    const sources = [
      { id: 'game.first', date: '2010-03' },
      { id: 'game.second', date: '2010' },
    ];

    expect([rank('2010-02', sources), rank('2010-03', sources)]).toEqual([0, 2]);
  });

  it('where no source is dated all were always issued', () => {
    expect(rank('1990', [{ id: 'game.only', date: null }])).toBe(1);
  });

  it('a leap day is a date only in a leap year', () => {
    expect([rank('2008-02-29'), rank('2009-02-29')]).toEqual([2, 'bad-date']);
  });

  it.each(['', '99', '2001-13', '2001-02-31', '2001-5-1', 'yesterday', '2001-05-11T00:00'])(
    '%j is no date',
    (given) => {
      expect(rankAsOf(highlanderSources, given)).toEqual({
        ok: false,
        problem: {
          code: 'bad-date',
          given,
          message: `"${given}" is not a source or a date; expected a source id, YYYY, YYYY-MM or YYYY-MM-DD.`,
        },
      });
    },
  );

  it('an unknown source is answered with the known ones', () => {
    expect(rankAsOf(shadowfistSources, 'shadowfist.players-guide')).toEqual({
      ok: false,
      problem: {
        code: 'unknown-source',
        given: 'shadowfist.players-guide',
        known: ['shadowfist.yotd'],
        message: 'Unknown source shadowfist.players-guide; the sources of this game are shadowfist.yotd.',
      },
    });
  });

  it('a later day never sees less law', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    const asDate = (date: Date) => date.toISOString().slice(0, 10);
    const date = fc.option(
      fc.tuple(day, fc.constantFrom(4, 7, 10)).map(([at, length]) => asDate(at).slice(0, length)),
    );

    fc.assert(
      fc.property(fc.array(date, { maxLength: 5 }), day, day, (dates, a, b) => {
        const sources = dates.map((given, index) => ({ id: `game.${index}`, date: given }));
        const [earlier, later] = [asDate(a), asDate(b)].sort();
        expect(Number(rank(earlier ?? '', sources))).toBeLessThanOrEqual(Number(rank(later ?? '', sources)));
      }),
    );
  });
});
