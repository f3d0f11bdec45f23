import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildNameIndex } from '../../src/names/name-index.ts';
import { cast, fist, meant, namesOf } from './cast.ts';

const title = fc
  .array(
    fc.constantFrom(
      'Fox',
      'Pass',
      'the',
      'A',
      "Master's",
      'Ba-BOOM!',
      '1,000',
      '.44',
      '&',
      'Né',
      'M.A.D.',
      '…',
      'of',
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((words) => words.join(' '));
const anyName = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((name) => /[a-z0-9]/i.test(name));
const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{6,9}$/), { minLength: 2, maxLength: 4 });
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '-', "'", '.', ',', 'the', 'fox'), maxLength: 300 }),
);

const trapNames = ['Fox Pass', 'The Fox', 'Aaaa', 'A', '???', 'aa a', '1,000 Corpses', 'Ba-BOOM!'];

describe('the name index, whatever the names', () => {
  it('finds every name exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(title, anyName), { minLength: 1, maxLength: 12 }), (names) => {
        const index = cast(...new Set(names));
        for (const name of names) expect(namesOf(index.exact(name))).toContain(name);
      }),
    );
  });

  it('finds a name exactly, whatever its case, gaps and quotes', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '  ', '-', ' - ', '! ', ', ', ': ', '…'), (parts, gap) => {
        const name = parts.join(' ');
        const index = cast(name);
        for (const written of [
          name.toUpperCase(),
          parts.join(gap),
          `"${name}"`,
          `${name}?!`,
          `The ${name}`,
          `${name}, the`,
        ]) {
          expect(namesOf(index.exact(written))).toEqual([name]);
        }
      }),
    );
  });

  it('finds a long name of its own with one letter mistyped', () => {
    const others = ['Fox Pass', 'Walking Corpses', 'Temple of the Monkey King'];
    fc.assert(
      fc.property(words, fc.nat(), fc.constantFrom('', 'x', 'zq'), (parts, spot, typed) => {
        const name = parts.join(' ');
        const at = spot % name.length;
        fc.pre(name[at] !== ' ');
        expect(meant(cast(name, ...others).fuzzy(name.slice(0, at) + typed + name.slice(at + 1)))).toBe(name);
      }),
    );
  });

  it('answers alike whatever the order of the entries', () => {
    fc.assert(
      fc.property(fc.uniqueArray(title, { maxLength: 10 }), title, fc.nat(20), (names, query, letters) => {
        const typed = query.slice(0, letters);
        const entries = names.map((name) => fist(name, 'Fox'));
        const forth = buildNameIndex(entries);
        const back = buildNameIndex(entries.toReversed());
        expect(back.exact(typed)).toEqual(forth.exact(typed));
        expect(back.fuzzy(typed)).toEqual(forth.fuzzy(typed));
        expect(back.autocomplete(typed)).toEqual(forth.autocomplete(typed));
      }),
    );
  });

  it('answers any text within its limits', () => {
    const index = cast(...trapNames);
    fc.assert(
      fc.property(anyText, (text) => {
        const answer = index.fuzzy(text);
        if (answer.kind === 'ambiguous') expect(answer.candidates.length).toBeGreaterThan(1);
        if (answer.kind === 'none') expect(answer.suggestions.length).toBeLessThanOrEqual(5);
        for (const { score } of index.suggest(text, undefined, 3)) expect(score > 0 && score <= 1).toBe(true);
        expect(index.autocomplete(text, undefined, 3).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
