import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  designatorKeys,
  designatorsOf,
  matchDesignators,
} from '../../../src/games/highlander/card-groups.ts';

const SHARED_WORD = 'highlander.type-two/card-groups/shared-word';
const MASTER_GROUP = 'highlander.type-two/card-groups/master-group';

const card = (title: string) => ({ title, subtitle: null, grants: [] });
const matches = (a: string, b: string) => matchDesignators(a, b).matches;

describe('Card Groups', () => {
  it("puts Master Swordsman, Weapon Master and Master's Advance into the Master Group", () => {
    for (const title of ['Master Swordsman', 'Weapon Master', "Master's Advance"]) {
      expect(designatorsOf(card(title)).map(({ key }) => key)).toContain('master');
    }
    expect(matchDesignators('Weapon Master', "Master's Advance")).toEqual({
      matches: true,
      rules: [SHARED_WORD, MASTER_GROUP],
      reason: "“Weapon Master” and “Master's Advance” share the word master.",
      a: [
        { word: 'Weapon', key: 'weapon', rules: [] },
        { word: 'Master', key: 'master', rules: [] },
      ],
      b: [
        { word: "Master's", key: 'master', rules: [MASTER_GROUP] },
        { word: 'Advance', key: 'advance', rules: [] },
      ],
    });
  });

  it('reads the title only', () => {
    const titled = { title: 'Darius', subtitle: 'Kurgan', grants: [{ word: 'Master', version: 'darius/x' }] };
    expect(designatorsOf(titled)).toEqual([
      { word: 'Darius', key: 'darius', rules: [SHARED_WORD], origin: 'title', version: null },
    ]);
  });

  it('needs one word in both titles', () => {
    expect(matchDesignators('Head Shot', 'Back Away')).toMatchObject({
      matches: false,
      rules: [SHARED_WORD],
    });
  });

  it('reads a curly apostrophe as a straight one', () => {
    expect(matches('Master’s Block', 'Master Swordsman')).toBe(true);
  });

  it('makes a plural another word', () => {
    expect(matches('Masters', 'Master')).toBe(false);
  });

  it('keeps a contraction whole', () => {
    expect(matches("Let's Dance", 'Let Go')).toBe(false);
  });

  it('splits nothing but at spaces: not at hyphens, capitals or beginnings', () => {
    expect(designatorKeys('Double-Edged MacLeod Gunman')).toEqual(['double-edged', 'macleod', 'gunman']);
  });

  it('passes over no word, and no case matters', () => {
    expect(matches('The Gathering', 'Into the Fire')).toBe(true);
  });

  it('leaves out punctuation around a word', () => {
    expect(designatorKeys('"Master," & Student!')).toEqual(['master', 'student']);
  });

  it('counts a repeated word once', () => {
    expect(designatorsOf(card('Master of Masters, Master')).map(({ key }) => key)).toEqual([
      'master',
      'of',
      'masters',
    ]);
  });

  it('has no group for no word', () => {
    expect(designatorKeys(' & ')).toEqual([]);
    expect(matches('&', '&')).toBe(false);
  });
});

describe('Card Groups of any titles', () => {
  const title = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(..."aS's-/.! ’é") }),
  );

  it('keys are their own keys, so a group of any name is found by that name', () => {
    fc.assert(
      fc.property(title, (text) => {
        for (const key of designatorKeys(text)) expect(designatorKeys(key)).toEqual([key]);
      }),
    );
  });

  it('matching is symmetric, and reflexive on what has a word', () => {
    fc.assert(
      fc.property(title, title, (a, b) => {
        expect(matches(a, b)).toBe(matches(b, a));
        expect(matches(a, a)).toBe(designatorKeys(a).length > 0);
      }),
    );
  });
});
