import { describe, expect, test } from 'vitest';
import { effectiveFormat, type KeptFormat } from '../../src/games/decks/sets-format.ts';

const kept = (slug: string, more: Partial<KeptFormat> = {}): KeptFormat => ({
  slug,
  name: slug,
  ruleset: null,
  about: null,
  sets: [],
  rules: [],
  advice: [],
  ...more,
});

describe('a list of sets', () => {
  const base = kept('base', {
    ruleset: 'a.b',
    about: 'Base.',
    rules: [{ check: 'size', rule: 'a.b/1/size' }],
  });

  test('has the rules of the first format, and that cards come from the sets', () => {
    expect(effectiveFormat(kept('classic', { sets: ['old'] }), [base, kept('other')])).toEqual({
      slug: 'classic',
      name: 'classic',
      ruleset: 'a.b',
      about: 'The sets of classic.',
      rules: [...base.rules, { check: 'sets', rule: null, sets: ['old'] }],
      advice: [],
    });
  });

  test('a format with rules stays as it is', () => {
    expect(effectiveFormat(base, [base])).toEqual({
      slug: 'base',
      name: 'base',
      ruleset: 'a.b',
      about: 'Base.',
      rules: base.rules,
      advice: [],
    });
  });
});
