import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { RULES } from '../../../src/games/shadowfist/designators/rules.ts';
import {
  designatorKeys,
  designatorLaw,
  designatorsOf,
  ignoredWords,
  matchDesignators,
} from '../../../src/games/shadowfist/designators.ts';

const card = (title: string, subtitle: string | null = null) => ({ title, subtitle, grants: [] });
const words = (title: string, subtitle: string | null = null) =>
  designatorsOf(card(title, subtitle)).map(({ word }) => word);
const matches = (a: string, b: string) => matchDesignators(a, b).matches;
const rule = (name: string) => `shadowfist.yotd/7.3/${name}`;
const rulesOf = (word: string) => designatorsOf(card(word)).map(({ rules }) => rules.slice(1));

it('cites only rules that the rule index has', () => {
  const index: { id: string }[] = parse(readFileSync('seeds/shadowfist/rules/chapter-7.yaml', 'utf8'));
  const ids = new Set(index.map(({ id }) => id));
  expect(Object.values(RULES).filter((id) => !ids.has(id))).toEqual([]);
});

describe('2.1 The Cards', () => {
  it('gives Dr. Celeste Carter, Purist Assassin, five designators', () => {
    expect(words('Dr. Celeste Carter', 'Purist Assassin')).toEqual([
      'Dr.',
      'Celeste',
      'Carter',
      'Purist',
      'Assassin',
    ]);
  });
});

describe('7.3 What a designator is', () => {
  it('is any word of title or subtitle, and says which of the two', {
    meta: {
      rules: ['shadowfist.yotd/7.3/title-and-subtitle-words', 'shadowfist.yotd/7.3/designators-relate-cards'],
    },
  }, () => {
    expect(designatorsOf(card('Ting Ting', 'Maverick'))).toEqual([
      {
        word: 'Ting',
        key: 'ting',
        rules: [rule('title-and-subtitle-words'), rule('repeated-designator-counts-once')],
        origin: 'title',
        version: null,
      },
      {
        word: 'Maverick',
        key: 'maverick',
        rules: [rule('title-and-subtitle-words')],
        origin: 'subtitle',
        version: null,
      },
    ]);
  });

  it.each(['Edge', 'Event', 'Site', 'Feng Shui Site', 'State'])(
    'is not the card type %s',
    { meta: { rules: ['shadowfist.yotd/7.3/card-types-are-ignored'] } },
    (type) => {
      expect(words('Fox Pass', type)).toEqual(['Fox', 'Pass']);
    },
  );

  it('is not a card type in a title either', {
    meta: { rules: ['shadowfist.yotd/7.3/card-types-are-ignored'] },
  }, () => {
    expect(words('Police State')).toEqual(['Police']);
    expect(words('Edge Warrior')).toEqual(['Warrior']);
    expect(ignoredWords('Police State')).toEqual([{ word: 'State', rule: rule('card-types-are-ignored') }]);
  });

  it('is Character, which is not among the card types listed', () => {
    expect(words('Character Assassination')).toEqual(['Character', 'Assassination']);
  });

  it('is what stands beside the card type in a subtitle', () => {
    expect(words('Whirlpool', 'Netherworld Feng Shui Site')).toEqual(['Whirlpool', 'Netherworld']);
    expect(words('Arcanotank', 'Tank State')).toEqual(['Arcano', 'Tank']);
  });

  it('is Feng and Shui where they are not part of the card type', () => {
    expect(words('Robust Feng Shui')).toEqual(['Robust', 'Feng', 'Shui']);
    expect(words('Feng Shui of the Site')).toEqual(['Feng', 'Shui']);
  });

  it('is the plural of a card type, which is no card type and matches none', {
    meta: { rules: ['shadowfist.yotd/7.3/card-types-are-ignored'] },
  }, () => {
    expect(words('Clash of States')).toEqual(['Clash', 'States']);
    expect(matchDesignators('States', 'State')).toMatchObject({
      matches: false,
      rules: [rule('card-types-are-ignored')],
    });
    expect(designatorKeys("State's")).toEqual(["state's"]);
  });

  it.each('a an the and or but nor at for in into of on to with within without'.split(' '))(
    'is not the article, conjunction or preposition %s',
    { meta: { rules: ['shadowfist.yotd/7.3/articles-conjunctions-prepositions-are-ignored'] } },
    (word) => {
      expect(ignoredWords(`Fist ${word} Fury`)).toEqual([
        { word, rule: rule('articles-conjunctions-prepositions-are-ignored') },
      ]);
      expect(words(`Fist ${word} Fury`)).toEqual(['Fist', 'Fury']);
    },
  );

  it('is any other small word: as, is, from', () => {
    expect(designatorKeys('Fast as Lightning Is from')).toEqual(['fast', 'as', 'lightning', 'is', 'from']);
  });

  it('has no punctuation but apostrophe, hyphen and slash', {
    meta: { rules: ['shadowfist.yotd/7.3/punctuation-is-ignored'] },
  }, () => {
    expect(words('“Now?!” Burn, (Baby): Idol... No.')).toEqual(['Now', 'Burn', 'Baby', 'Idol', 'No']);
    expect(matches('malloc()', 'Malloc')).toBe(true);
    expect(matches('$10,000', '10000')).toBe(true);
  });

  it('is no symbol that stands alone', {
    meta: { rules: ['shadowfist.yotd/7.3/punctuation-is-ignored'] },
  }, () => {
    expect(ignoredWords('Claw & Fang')).toEqual([{ word: '&', rule: rule('punctuation-is-ignored') }]);
    expect(words('Claw & Fang')).toEqual(['Claw', 'Fang']);
  });

  it('counts once a card', {
    meta: { rules: ['shadowfist.yotd/7.3/repeated-designator-counts-once'] },
  }, () => {
    expect(words('Guns, Gun, Gunman', 'Gun')).toEqual(['Guns', 'Man']);
  });

  it('may be granted by errata, which are named', () => {
    const shotgun = {
      ...card('Pump-Action Shotgun'),
      grants: [{ word: 'Gun', version: 'pump-action-shotgun/yotd' }],
    };
    expect(designatorsOf(shotgun).map(({ word, origin, version }) => [word, origin, version])).toEqual([
      ['Pump', 'title', null],
      ['Action', 'title', null],
      ['Shotgun', 'title', null],
      ['Gun', 'granted', 'pump-action-shotgun/yotd'],
    ]);
  });

  it('is not granted again when it is printed', () => {
    const gunner = { ...card('Big Gun'), grants: [{ word: 'Guns', version: 'big-gun/x' }] };
    expect(designatorsOf(gunner).map(({ word, origin }) => [word, origin])).toEqual([
      ['Big', 'title'],
      ['Gun', 'title'],
    ]);
  });
});

describe('7.3 Identical words, and only identical words, match', () => {
  it('whatever their case, which the place in a title decides', {
    meta: { rules: ['shadowfist.yotd/7.3/identical-words-match'] },
  }, () => {
    expect(matchDesignators('cop', 'Maverick Cop')).toEqual({
      matches: true,
      rules: [rule('identical-words-match')],
      reason: '“cop” and “Maverick Cop” share the designator cop: identical words match.',
      a: [{ word: 'cop', key: 'cop', rules: [] }],
      b: [
        { word: 'Maverick', key: 'maverick', rules: [] },
        { word: 'Cop', key: 'cop', rules: [] },
      ],
    });
  });

  it('not by meaning, gender or as adjectives', {
    meta: {
      rules: ['shadowfist.yotd/7.3/only-identical-words-match', 'shadowfist.yotd/7.3/reality-gives-no-match'],
    },
  }, () => {
    expect(matches('Physician', 'Doctor')).toBe(false);
    expect(matches('Sorceress', 'Sorcerer')).toBe(false);
    expect(matches('Sorcerous', 'Sorcerer')).toBe(false);
    expect(matchDesignators('Demonic', 'Possession').rules).toEqual([rule('only-identical-words-match')]);
  });

  it('1000 is a word, and so is the X of Prototype X', {
    meta: {
      rules: [
        'shadowfist.yotd/7.3/what-a-word-is',
        'shadowfist.yotd/7.3/numerals-and-single-letters-are-words',
      ],
    },
  }, () => {
    expect(words('1000')).toEqual(['1000']);
    expect(words('Prototype X')).toEqual(['Prototype', 'X']);
    expect(rulesOf('X')).toEqual([[rule('numerals-and-single-letters-are-words')]]);
  });

  it('#315DZ is a word without its #', {
    meta: {
      rules: ['shadowfist.yotd/7.3/ignored-symbols-inside-a-word', 'shadowfist.yotd/7.3/what-a-word-is'],
    },
  }, () => {
    expect(words('#315DZ')).toEqual(['315DZ']);
    expect(rulesOf('#315DZ')).toEqual([
      [rule('ignored-symbols-inside-a-word'), rule('letters-mixed-with-digits-stay-whole')],
    ]);
    expect(matches('#315DZ', '315DZ')).toBe(true);
  });

  it('with and without accents', () => {
    expect(matches('Señor', 'Senor')).toBe(true);
  });
});

describe('7.3, 1 Plurals and possessives', () => {
  it.each([
    ['Gun', 'Guns'],
    ['Man', 'Men'],
  ])(
    '%s matches %s',
    { meta: { rules: ['shadowfist.yotd/7.3/plural-matches-singular'] } },
    (singular, plural) => {
      expect(matchDesignators(singular, plural)).toMatchObject({
        matches: true,
        rules: [rule('plural-matches-singular')],
      });
    },
  );

  it('identical plurals match as identical words', {
    meta: { rules: ['shadowfist.yotd/7.3/identical-words-match'] },
  }, () => {
    expect(matchDesignators('Guns', 'guns').rules).toEqual([rule('identical-words-match')]);
  });

  it.each([
    ['I', 'we'],
    ['me', 'us'],
    ['he', 'they'],
    ['she', 'they'],
    ['it', 'they'],
    ['him', 'them'],
    ['her', 'them'],
    ['it', 'them'],
  ])(
    '%s does not match %s',
    { meta: { rules: ['shadowfist.yotd/7.3/personal-pronouns-do-not-match-by-number'] } },
    (singular, plural) => {
      const rules = [rule('personal-pronouns-do-not-match-by-number'), rule('only-identical-words-match')];
      expect(matchDesignators(singular, plural)).toMatchObject({ matches: false, rules });
      expect(matchDesignators(plural, singular)).toMatchObject({ matches: false, rules });
    },
  );

  it("Hermit's matches Hermit", {
    meta: { rules: ['shadowfist.yotd/7.3/possessive-matches-its-word'] },
  }, () => {
    expect(matchDesignators("Hermit's", 'Hermit')).toMatchObject({
      matches: true,
      rules: [rule('possessive-matches-its-word')],
    });
    expect(matches('Hermit’s', 'Hermit')).toBe(true);
  });

  it("a possessive of a plural formed with 's matches the singular too", () => {
    expect(matches("Men's", 'Man')).toBe(true);
  });

  it("a possessive formed with s' matches only itself", {
    meta: { rules: ['shadowfist.yotd/7.3/possessive-matches-its-word'] },
  }, () => {
    expect(matchDesignators("Dragons'", 'Dragon')).toMatchObject({
      matches: false,
      rules: [
        rule('possessive-matches-its-word'),
        rule('truncated-words-stay-whole'),
        rule('only-identical-words-match'),
      ],
    });
    expect(matches("Dragons'", 'Dragons')).toBe(false);
    expect(matches("Dragons'", 'Dragons’')).toBe(true);
  });
});

describe('7.3, 2 Words that are several', () => {
  it('Gun-Toting has the designators Gun and Toting', {
    meta: { rules: ['shadowfist.yotd/7.3/hyphen-splits'] },
  }, () => {
    expect(words('Gun-Toting')).toEqual(['Gun', 'Toting']);
    expect(rulesOf('Gun-Toting')).toEqual([[rule('hyphen-splits')], [rule('hyphen-splits')]]);
    expect(matches('Gun-Toting', 'Gun')).toBe(true);
    expect(matches('Gun-Toting', 'Tot')).toBe(false);
  });

  it('every hyphen and slash splits', {
    meta: { rules: ['shadowfist.yotd/7.3/hyphen-splits', 'shadowfist.yotd/7.3/slash-splits'] },
  }, () => {
    expect(words('Yippee-Yi-Yo')).toEqual(['Yippee', 'Yi', 'Yo']);
    expect(words('Hero/Villain')).toEqual(['Hero', 'Villain']);
    expect(rulesOf('Hero/Villain')).toEqual([[rule('slash-splits')], [rule('slash-splits')]]);
    expect(words('High‑Rise')).toEqual(['High', 'Rise']);
  });

  it('a small word split off is ignored like any other', () => {
    expect(words('Smash-and-Grab')).toEqual(['Smash', 'Grab']);
  });

  it('MegaTank has the designators Mega and Tank', {
    meta: { rules: ['shadowfist.yotd/7.3/inner-capitals-split'] },
  }, () => {
    expect(words('MegaTank')).toEqual(['Mega', 'Tank']);
    expect(rulesOf('MegaTank')).toEqual([[rule('inner-capitals-split')], [rule('inner-capitals-split')]]);
    expect(words('NeoBuroPresident')).toEqual(['Neo', 'Buro', 'President']);
  });

  it('a name with an inner capital and no apostrophe is split, for the rule excepts only acronyms', () => {
    expect(words('Iron McQueen')).toEqual(['Iron', 'Mc', 'Queen']);
  });

  it('Megatank, with one capital, is one word', {
    meta: { rules: ['shadowfist.yotd/7.3/inner-capitals-split'] },
  }, () => {
    expect(words('Megatank')).toEqual(['Megatank']);
    expect(matches('Megatank', 'Tank')).toBe(false);
  });

  it('Gunman has the designators Gun and Man', {
    meta: { rules: ['shadowfist.yotd/7.3/gun-splits'] },
  }, () => {
    expect(words('Gunman')).toEqual(['Gun', 'Man']);
    expect(rulesOf('Gunman')).toEqual([[rule('gun-splits')], [rule('gun-splits')]]);
    expect(matches('Gunman', 'Gun-Toting')).toBe(true);
    expect(designatorKeys('Gunmen')).toEqual(['gun', 'man']);
  });

  it('Arcanotower has the designators Arcano and Tower', {
    meta: { rules: ['shadowfist.yotd/7.3/arcano-splits'] },
  }, () => {
    expect(words('Arcanotower')).toEqual(['Arcano', 'Tower']);
    expect(rulesOf('Arcanotower')).toEqual([[rule('arcano-splits')], [rule('arcano-splits')]]);
    expect(matches('Arcanotower', 'Arcanowave')).toBe(true);
  });

  it('Gun, Guns and Arcano are not split', () => {
    expect(designatorKeys('Gun Guns Arcano')).toEqual(['gun', 'arcano']);
    expect(words('Guns')).toEqual(['Guns']);
  });

  it('the rule asks for no meaning: Gunner is Gun and Ner', () => {
    expect(words('Gunner')).toEqual(['Gun', 'Ner']);
  });

  it('Gun within a word splits nothing', { meta: { rules: ['shadowfist.yotd/7.3/gun-splits'] } }, () => {
    expect(words('Handgun')).toEqual(['Handgun']);
    expect(matches('Shotgun', 'Gun')).toBe(false);
  });

  it('a possessive is split like its word', () => {
    expect(designatorsOf(card("Gunman's")).map(({ word, key }) => [word, key])).toEqual([
      ['Gun', 'gun'],
      ["Man's", 'man'],
    ]);
  });

  it('other compounds are one word', {
    meta: { rules: ['shadowfist.yotd/7.3/only-identical-words-match'] },
  }, () => {
    expect(matches('Swordsman', 'Sword')).toBe(false);
    expect(matches('Supersoldier', 'Soldier')).toBe(false);
  });
});

describe('7.3, 3 Words that stay one', () => {
  it.each(["Let's", "You've", "O'Rangotang", "Gettin'", "'em"])(
    '%s, with an apostrophe',
    {
      meta: {
        rules: ['shadowfist.yotd/7.3/apostrophe-words-stay-whole', 'shadowfist.yotd/7.3/unsplittable-words'],
      },
    },
    (word) => {
      expect(words(word)).toEqual([word]);
      expect(rulesOf(word)).toEqual([[rule('apostrophe-words-stay-whole')]]);
    },
  );

  it('and do not match what they contain or stand for', {
    meta: { rules: ['shadowfist.yotd/7.3/apostrophe-words-stay-whole'] },
  }, () => {
    expect(matches("Let's", 'Let')).toBe(false);
    expect(matches("Who's", 'Who')).toBe(false);
    expect(matches("D'Orca", 'Orca')).toBe(false);
    expect(matchDesignators("Gun-Totin'", 'Toting')).toMatchObject({
      matches: false,
      rules: [rule('apostrophe-words-stay-whole'), rule('only-identical-words-match')],
    });
  });

  it('but the possessive of such a name matches the name', () => {
    expect(matches("O'Rangotang's", "O'Rangotang")).toBe(true);
  });

  it('Slo Mo does not match Slow Motion', {
    meta: { rules: ['shadowfist.yotd/7.3/truncated-words-stay-whole'] },
  }, () => {
    expect(matchDesignators('Slo Mo', 'Slow Motion')).toMatchObject({
      matches: false,
      rules: [rule('truncated-words-stay-whole'), rule('only-identical-words-match')],
    });
  });

  it('Dr. does not match Doctor', {
    meta: { rules: ['shadowfist.yotd/7.3/abbreviations-with-a-period-stay-whole'] },
  }, () => {
    expect(matchDesignators('Dr.', 'Doctor')).toEqual({
      matches: false,
      rules: [rule('abbreviations-with-a-period-stay-whole'), rule('only-identical-words-match')],
      reason:
        '“Dr.” and “Doctor” share no designator: an abbreviation with a period stays as it is and does not match ' +
        'the full word; only identical words match, apart from the special cases listed.',
      a: [{ word: 'Dr.', key: 'dr', rules: [rule('abbreviations-with-a-period-stay-whole')] }],
      b: [{ word: 'Doctor', key: 'doctor', rules: [] }],
    });
  });

  it('Dr. matches Dr, since a period is ignored', () => {
    expect(matches('Dr.', 'Dr')).toBe(true);
  });

  it('Prof. is an abbreviation, and a period that ends a sentence makes none', () => {
    expect(rulesOf('Prof.')).toEqual([[rule('abbreviations-with-a-period-stay-whole')]]);
    expect(rulesOf('Guns.')).toEqual([
      [rule('ignored-symbols-inside-a-word'), rule('plural-matches-singular')],
    ]);
  });

  it('capitals do not split an abbreviation', () => {
    expect(words('Ph.D.')).toEqual(['Ph.D.']);
    expect(rulesOf('Ph.D.')).toEqual([[rule('abbreviations-with-a-period-stay-whole')]]);
  });

  it('SWAT and CAT do not match Tactics', {
    meta: { rules: ['shadowfist.yotd/7.3/acronyms-stay-whole'] },
  }, () => {
    for (const acronym of ['SWAT', 'CAT']) {
      expect(matchDesignators(acronym, 'tactics')).toMatchObject({
        matches: false,
        rules: [rule('acronyms-stay-whole'), rule('only-identical-words-match')],
      });
    }
  });

  it('CAT does not match Cat either: an acronym is not modified to achieve a match', () => {
    expect(matches('CAT', 'Cat')).toBe(false);
    expect(matches('CAT Tactics', 'CAT')).toBe(true);
    expect(designatorKeys('CAT')).toEqual(['CAT']);
  });

  it('an acronym may be written with periods', () => {
    expect(words('M.A.D.')).toEqual(['M.A.D.']);
    expect(matches('M.A.D.', 'MAD')).toBe(true);
    expect(matches('M.A.D.', 'Mad')).toBe(false);
  });

  it('an acronym has a plural and a possessive as any word', () => {
    expect(designatorKeys("SAMs SAM's S.A.M.'s")).toEqual(['SAM']);
  });

  it('one letter is no acronym', () => {
    expect(matches('X', 'x')).toBe(true);
    expect(words('G-Man')).toEqual(['G', 'Man']);
  });

  it('letters and digits mixed', {
    meta: { rules: ['shadowfist.yotd/7.3/letters-mixed-with-digits-stay-whole'] },
  }, () => {
    expect(words('EQ3200')).toEqual(['EQ3200']);
    expect(matchDesignators('315DZ', 'DZ')).toMatchObject({
      matches: false,
      rules: [
        rule('letters-mixed-with-digits-stay-whole'),
        rule('acronyms-stay-whole'),
        rule('only-identical-words-match'),
      ],
    });
    expect(matches('Gun5', 'Gun')).toBe(false);
  });

  it('though a hyphen makes two words first', () => {
    expect(words('36-Legged')).toEqual(['36', 'Legged']);
  });

  it('1000 does not match thousand', {
    meta: { rules: ['shadowfist.yotd/7.3/numerals-do-not-match-number-words'] },
  }, () => {
    expect(matchDesignators('1000', 'thousand')).toMatchObject({
      matches: false,
      rules: [rule('numerals-do-not-match-number-words'), rule('only-identical-words-match')],
    });
  });
});

describe('what a user types', () => {
  it.each([
    ['guns', ['gun']],
    ['Gun', ['gun']],
    ["Hermit's", ['hermit']],
    ['gun-toting', ['gun', 'toting']],
    ['gunman', ['gun', 'man']],
    ['the', []],
    ['', []],
  ])('%s is looked up under %j', (typed, keys) => {
    expect(designatorLaw.keysOf(typed)).toEqual(keys);
  });

  it('is told why it matches nothing', () => {
    expect(matchDesignators('the', 'The State')).toEqual({
      matches: false,
      rules: [rule('articles-conjunctions-prepositions-are-ignored'), rule('card-types-are-ignored')],
      reason:
        '“the” and “The State” share no designator: the listed articles, conjunctions and prepositions are no ' +
        'designators; the card types Edge, Event, Site, Feng Shui Site and State are no designators.',
      a: [],
      b: [],
    });
  });

  it('is told all that it shares', () => {
    expect(matchDesignators('Zen Gunmen', "Gunman's Zen").reason).toContain(
      'share the designators zen, gun, man: ',
    );
  });
});
