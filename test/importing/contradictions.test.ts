import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry, ErrataEntry, FormatEntry, SetEntry, SourceEntry } from '../../src/card-files/entries.ts';
import type { HeardFile } from '../../src/database/importing/merging/heard.ts';
import { type Merged, merge } from '../../src/database/importing/merging/merge.ts';
import { cardCalled, house, printing } from './cast.ts';

const file = (name: string, entries: readonly Entry[], date: string | null = null): HeardFile => ({
  name,
  date,
  entries: entries.map((entry) => ({ ...entry, place: { ...entry.place, file: name } })),
});
const at = (line: number) => ({ file: '', line, column: null });
const merged = (...files: readonly HeardFile[]) => merge(house(), files, []);
const monk = (cost: number, more: object = {}) =>
  printing('Clay Monk', 'standard', { place: at(2), figures: { cost }, ...more });
const costOf = (...files: readonly HeardFile[]) =>
  cardCalled(merged(...files).game, 'clay-monk').figures.cost;
const told = (...files: readonly HeardFile[]) =>
  merged(...files).remarks.map(({ level, code, place, other, message }) => [
    `${level} ${code} ${place.file}:${place.line} ${place.column} / ${other?.file}:${other?.line}`,
    message,
  ]);

describe('the file that prevails', () => {
  test.each([
    ['whose name comes later', file('a.csv', [monk(1)]), file('b.csv', [monk(2)])],
    ['whose number is higher', file('list-9.csv', [monk(1)]), file('List-10.csv', [monk(2)])],
    ['that has the later date', file('b.csv', [monk(1)], '2001'), file('a.csv', [monk(2)], '2001-05')],
    ['that has a date', file('b.csv', [monk(1)]), file('a.csv', [monk(2)], '1999')],
  ])('The file %s prevails, whatever the order of import', (_, lesser, prevailing) => {
    expect([costOf(lesser, prevailing), costOf(prevailing, lesser)]).toEqual([2, 2]);
  });
});

describe('contradictions', () => {
  test('Each difference between two files is reported with both places and the reason', () => {
    const first = file('a.csv', [
      monk(3, { text: 'Guts.', subtitle: 'Old Toy', attributes: { Rarity: 'Rare', Artist: 'Nobody' } }),
    ]);
    const second = file('b.csv', [
      monk(4, { text: 'Ambush.', subtitle: 'Old Toy', attributes: { Rarity: 'Common' }, place: at(7) }),
    ]);
    const because = 'which prevails: neither file has a date, and its name comes later.';
    expect(told(first, second)).toEqual([
      [
        'contradiction printing/contradicted a.csv:2 text / b.csv:7',
        `This file has "Guts." for the text of Clay Monk in the set standard; b.csv, line 7, has "Ambush.", ${because}`,
      ],
      [
        'contradiction printing/contradicted a.csv:2 cost / b.csv:7',
        `This file has 3 for the cost of Clay Monk in the set standard; b.csv, line 7, has 4, ${because}`,
      ],
      [
        'contradiction printing/contradicted a.csv:2 Rarity / b.csv:7',
        `This file has "Rare" for the Rarity of Clay Monk in the set standard; b.csv, line 7, has "Common", ${because}`,
      ],
    ]);
    expect(told(second, first)).toEqual(told(first, second));
  });

  test('Of three files each that is overruled is reported against the one that prevails', () => {
    const files = [
      file('a.csv', [monk(1)], '2003'),
      file('b.csv', [monk(2)], '2001'),
      file('c.csv', [monk(1)]),
    ];
    expect(told(...files)).toEqual([
      [
        'contradiction printing/contradicted b.csv:2 cost / a.csv:2',
        'This file has 2 for the cost of Clay Monk in the set standard; a.csv, line 2, has 1, which prevails: that file ' +
          'has the later date, 2003 and not 2001.',
      ],
    ]);
  });

  test('What only one file says, and what both say in another order or other quotes, contradicts nothing', () => {
    const first = monk(1, { text: 'Say "now".', figures: { requires: ['dra', 'tek'] } });
    const second = monk(1, { text: 'Say “now”.', figures: { cost: 1, requires: ['tek', 'dra'] } });
    expect(told(file('a.csv', [first]), file('b.csv', [second]))).toEqual([]);
  });

  const set = (given: Partial<SetEntry>): SetEntry => ({
    kind: 'set',
    place: at(3),
    code: 'second',
    ...given,
  });
  const source = (date: string): SourceEntry => ({ kind: 'source', place: at(4), title: 'Letters', date });
  const errata = (text: string): ErrataEntry => ({
    ...{ kind: 'errata', place: at(5), card: 'Tin Dragon', text, versionKind: 'spelling' },
    ...{ errataNumber: null, source: 'Letters', section: null },
  });
  const format = (...sets: string[]): FormatEntry => ({
    kind: 'format',
    place: at(6),
    name: 'Old Times',
    sets,
  });
  test.each([
    ['sets', set({ order: 2 }), set({ order: 3 }), 'set/contradicted a.csv:3 order / b.csv:3'],
    [
      'gaps of known sets',
      set({ code: 'standard', date: '1995' }),
      set({ code: 'standard', date: '1996' }),
      'set/contradicted a.csv:3 date / b.csv:3',
    ],
    ['sources', source('2001'), source('2002'), 'source/contradicted a.csv:4 date / b.csv:4'],
    ['errata', errata('One.'), errata('Two.'), 'errata/contradicted a.csv:5 text / b.csv:5'],
    [
      'formats',
      format('standard'),
      format('standard', 'second'),
      'format/contradicted a.csv:6 sets / b.csv:6',
    ],
  ])('Two files that describe %s differently are reported', (_, one, other, expected) => {
    const files = [file('a.csv', [one]), file('b.csv', [other, set({})])];
    const found = told(...files).map(([what]) => what);
    expect(found).toContain(`contradiction ${expected}`);
    expect(new Set(told(...files.toReversed()).map(([what]) => what))).toEqual(new Set(found));
  });
});

test('Imported files make the same content in every order', () => {
  const anyPrinting = fc
    .record({
      title: fc.constantFrom(
        'Clay Monk',
        'CLAY-MONK',
        'The Clay Monk',
        'Clay Monk, The',
        'Tin Dragon',
        'Clay & Wax',
        'clay and wax',
      ),
      set: fc.constantFrom('standard', 'netherworld', 'Netherworld'),
      number: fc.constantFrom(null, '7'),
      text: fc.constantFrom('Guts.', 'Ambush.'),
      errataNumber: fc.constantFrom(null, 1),
      cost: fc.constantFrom(null, 1, 2),
    })
    .map(({ title, set, cost, ...given }) =>
      printing(title, set, { ...given, place: at(2), figures: { cost } }),
    );
  const anySet = fc
    .record({ code: fc.constantFrom('netherworld', 'standard'), order: fc.integer({ min: 1, max: 3 }) })
    .map((given): Entry => ({ kind: 'set', place: at(3), ...given }));
  const anyFiles = fc.tuple(
    ...['a.csv', 'b.csv', 'c.csv'].map((name) =>
      fc
        .tuple(
          fc.array(fc.oneof(anyPrinting, anySet), { maxLength: 4 }),
          fc.constantFrom(null, '2001', '2002'),
        )
        .map(([entries, date]) => file(name, entries, date)),
    ),
  );
  const base = house();
  fc.assert(
    fc.property(anyFiles, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (files, order) => {
      // One after the other, as imports are: each gives slugs, which the next has to keep.
      const importedIn = (places: readonly number[]) =>
        places.reduce(
          (before, _, at) =>
            merge(
              base,
              places.slice(0, at + 1).flatMap((place) => files[place] ?? []),
              before.slugs,
            ),
          merge(base, [], []),
        );
      const [straight, shuffled] = [importedIn([0, 1, 2]), importedIn(order)];
      expect(shuffled.game).toEqual(straight.game);
      // Which of two near titles is the new one depends on what was imported before.
      const others = ({ remarks }: Merged) => remarks.filter(({ code }) => code !== 'title/nearly-the-same');
      expect(others(shuffled)).toEqual(others(straight));
    }),
  );
});
