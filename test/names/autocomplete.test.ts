import { describe, expect, it } from 'vitest';
import { buildNameIndex } from '../../src/names/name-index.ts';
import { cast, fist, lander, namesOf } from './cast.ts';

const completed = (names: string[], typed: string) => namesOf(cast(...names).autocomplete(typed));

describe('autocomplete', () => {
  it('gives names that begin so, then names with a word that does', () => {
    expect(completed(['Isis Fox', 'Snow Fox', 'Fox Pass', 'Fighting Spirit'], 'fo')).toEqual([
      'Fox Pass',
      'Isis Fox',
      'Snow Fox',
    ]);
  });

  it('goes on over more than one word, also within a name', () => {
    expect(completed(['Temple of the Monkey King', 'Monkey Kung'], 'monkey k')).toEqual([
      'Monkey Kung',
      'Temple of the Monkey King',
    ]);
  });

  it.each(['the f', 'fox o', 'Fox Out', 'THE FOX OUTFOXED'])(
    'counts a name with an article as beginning with %s',
    (typed) => {
      expect(completed(['The Fox Outfoxed', 'Red Monk'], typed)).toEqual(['The Fox Outfoxed']);
    },
  );

  it.each([
    ['.4', '.44 Kincaid Magnum'],
    ['$10,000', '$10,000 Man'],
    ['1,000 c', '1,000 Corpses'],
    ["who's th", "Who's the Big Man Now?!"],
    ['"mon', '"Monkey" Chang'],
    ['bat', 'Battle-Matic'],
    ['battlem', 'Battle-Matic'],
  ])('completes %s to %s', (typed, name) => {
    expect(
      completed(
        [
          '.44 Kincaid Magnum',
          '$10,000 Man',
          '1,000 Corpses',
          "Who's the Big Man Now?!",
          '"Monkey" Chang',
          'Battle-Matic',
        ],
        typed,
      ),
    ).toEqual([name]);
  });

  it('falls back on words begun in any order, and on typos', () => {
    const names = ["Master's Head Shot", 'Shaolin Monk', 'Red Monk'];
    expect(completed(names, 'master h')).toEqual(["Master's Head Shot"]);
    expect(completed(names, 'monk sha')).toEqual(['Shaolin Monk']);
    expect(completed(names, 'shaoiln')).toEqual(['Shaolin Monk']);
  });

  it('gives names before aliases', () => {
    const index = buildNameIndex([lander('The Armory', 'Weapon Store'), lander('Weapon Master')]);
    expect(namesOf(index.autocomplete('weap'))).toEqual(['Weapon Master', 'The Armory']);
  });

  it('gives a card once', () => {
    expect(completed(['Ting Ting'], 'ti')).toEqual(['Ting Ting']);
  });

  it('gives twenty unless told otherwise, of one game where that is named', () => {
    const index = buildNameIndex([
      ...Array.from({ length: 30 }, (_, number) => fist(`Monk ${number + 10}`)),
      lander('Monkey'),
    ]);
    expect(index.autocomplete('mon')).toHaveLength(20);
    expect(namesOf(index.autocomplete('mon', undefined, 2))).toEqual(['Monk 10', 'Monk 11']);
    expect(namesOf(index.autocomplete('mon', 'highlander'))).toEqual(['Monkey']);
  });

  it.each(['', ' ', '!?', 'zzz'])('gives nothing for "%s"', (typed) => {
    expect(completed(['Fox Pass'], typed)).toEqual([]);
  });
});
