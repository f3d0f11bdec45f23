import { describe, expect, test } from 'vitest';
import { choosing } from './acting.ts';
import { aCharacter, anEvent, broken, judged, table } from './table.ts';

const people = {
  guns: aCharacter({ title: 'Men with Guns' }),
  gunman: aCharacter({ title: 'Lone Gunman' }),
  toting: aCharacter({ title: 'Maverick', subtitle: 'Gun-Toting Cop' }),
  shotgun: aCharacter({ title: 'Shotgun Rider' }),
  hermit: aCharacter({ title: "Hermit's Apprentice" }),
  swat: aCharacter({ title: 'SWAT Team' }),
  tank: aCharacter({ title: 'MegaTank' }),
};

/** Whom an Event that names a designator may choose. */
const chosenBy = (which: object) => {
  const call = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which, in: 'play', as: 'victim' }],
        do: [{ do: 'turn', cards: { chosen: 'victim' } }],
      },
    ],
  });
  const state = table({ ann: { hand: { call } }, bob: { characters: people } });
  return Object.keys(people).filter((id) => broken(state, choosing('ann', 'call', id)).length === 0);
};

describe('cards that speak of designators (7.3)', () => {
  test('reach plurals, split words and subtitles, and no other word', {
    meta: {
      rules: [
        'shadowfist.yotd/7.3/designators-relate-cards',
        'shadowfist.yotd/7.3/plural-matches-singular',
        'shadowfist.yotd/7.3/gun-splits',
        'shadowfist.yotd/7.3/hyphen-splits',
        'shadowfist.yotd/7.3/only-identical-words-match',
      ],
    },
  }, () => {
    expect(chosenBy({ designator: 'Gun' })).toEqual(['guns', 'gunman', 'toting']);
    expect(chosenBy({ designator: 'Men' })).toEqual(['guns', 'gunman']);
    expect(chosenBy({ designator: 'Cops' })).toEqual(['toting']);
  });

  test('reach possessives and what capitals split, and not what an acronym stands for', {
    meta: {
      rules: [
        'shadowfist.yotd/7.3/possessive-matches-its-word',
        'shadowfist.yotd/7.3/acronyms-stay-whole',
        'shadowfist.yotd/7.3/inner-capitals-split',
      ],
    },
  }, () => {
    expect(chosenBy({ designator: 'Hermit' })).toEqual(['hermit']);
    expect(chosenBy({ designator: 'Tactics' })).toEqual([]);
    expect(chosenBy({ designator: 'SWAT' })).toEqual(['swat']);
    expect(chosenBy({ designator: 'Tank' })).toEqual(['tank']);
  });

  test('and nobody by a small word', {
    meta: { rules: ['shadowfist.yotd/7.3/articles-conjunctions-prepositions-are-ignored'] },
  }, () => {
    expect(chosenBy({ designator: 'with' })).toEqual([]);
    expect(chosenBy({ not: { designator: 'Gun' } })).toEqual(['shotgun', 'hermit', 'swat', 'tank']);
  });
});

describe('cards that must share something (7.3)', () => {
  const choosingBoth = (sharing: 'title' | { designatorOtherThan: string[] }) => {
    const call = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', number: { exactly: 2 }, sharing, as: 'both' }],
          do: [{ do: 'turn', cards: { chosen: 'both' } }],
        },
      ],
    });
    const state = table({ ann: { hand: { call } }, bob: { characters: people } });
    return (...cards: string[]) => {
      const choose = { both: { cards } };
      const [verdict] = judged(state, { do: 'play', player: 'ann', card: 'call', choose }).verdicts;
      return verdict?.outcome === 'illegal' ? verdict.violations : [];
    };
  };

  test('who share no designator are told to lack one', {
    meta: { rules: ['shadowfist.yotd/7.3/designators-relate-cards'] },
  }, () => {
    const both = choosingBoth({ designatorOtherThan: ['Cop'] });
    expect(both('guns', 'gunman')).toEqual([]);
    expect(both('guns', 'swat')).toEqual([
      {
        code: 'no-designator-in-common',
        rule: 'shadowfist.yotd/7.3/designators-relate-cards',
        section: '7.3',
        source: 'shadowfist.yotd',
        message: 'They have no designator other than Cop in common.',
        state: [],
        action: ['/choose/both'],
        need: 'a designator in common',
        have: { cards: ['guns', 'swat'] },
      },
    ]);
    expect(both('guns')).toMatchObject([{ code: 'choices', message: '2 must be chosen.' }]);
  });

  test('and so are those that share no title', () => {
    expect(choosingBoth('title')('guns', 'swat')).toMatchObject([
      { code: 'choices', message: 'They have no title in common.' },
    ]);
  });
});
