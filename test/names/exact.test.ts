import { describe, expect, it } from 'vitest';
import { buildNameIndex } from '../../src/names/name-index.ts';
import { cast, fist, lander, namesOf } from './cast.ts';

describe('the exact name', () => {
  it.each([
    ['fox pass'],
    ['FOX PASS'],
    ['  Fox   Pass '],
    ['Fôx Pass'],
    ['“Fox Pass”!'],
    ['fox-pass'],
    ['The Fox Pass'],
    ['Fox Pass, The'],
    ['foxpass'],
  ])('finds Fox Pass as %s', (written) => {
    expect(namesOf(cast('Fox Pass', 'Snow Fox').exact(written))).toEqual(['Fox Pass']);
  });

  it.each([
    ['18 Bronze Men', '18 bronze men'],
    ['1,000 Corpses', '1000 corpses'],
    ['1,000 Corpses', '1-000-corpses'],
    ['.44 Kincaid Magnum', '44 Kincaid Magnum'],
    ['$10,000 Man', '10000 man'],
    ['"Monkey" Chang', 'Monkey Chang'],
    ['malloc()', 'Malloc'],
    ['Die!!!', 'die'],
    ["Who's the Big Man Now?!", 'whos the big man now'],
    ['Earth, Wind, and Fire', 'Earth Wind & Fire'],
    ["Now You've Made Us Mad", 'now you’ve made us mad'],
    ['That Which Does Not Kill Me…', 'That Which Does Not Kill Me...'],
    ['M.A.D.', 'MAD'],
    ['Dr. Ally Matthews', 'Dr Ally Matthews'],
    ['Fakhir-al-Din', 'fakhir al din'],
    ['Tears of Hsi-Ho', 'tears of hsiho'],
    ['The Prof', 'theprof'],
    ["Master's Head Shot", 'masters-head-shot'],
    ["Master's Head Shot", 'Master´s Head Shot'],
    ['The', 'the'],
    ['???', '? ??'],
  ])('finds %s as %s', (name, written) => {
    expect(namesOf(cast(name, 'Fox Pass').exact(written))).toEqual([name]);
  });

  it.each(['', '   ', '!!!', 'fox', 'pass fox', 'fox pas'])('finds nothing for "%s"', (written) => {
    expect(cast('Fox Pass').exact(written)).toEqual([]);
  });

  it('reads no further than a name can be long', () => {
    expect(cast('Fox Pass').exact('x'.repeat(1_000_000))).toEqual([]);
  });

  it('finds a card by its former title', () => {
    const index = buildNameIndex([lander('The Armory', 'Weapon Store')]);
    expect(namesOf(index.exact('weapon store'))).toEqual(['The Armory']);
  });

  it('finds every card that shares a bare title', () => {
    const index = buildNameIndex([lander('Darius: Pre-Game', 'Darius'), lander('Darius: Event', 'Darius')]);
    expect(namesOf(index.exact('Darius'))).toEqual(['Darius: Event', 'Darius: Pre-Game']);
    expect(namesOf(index.exact('darius pregame'))).toEqual(['Darius: Pre-Game']);
  });

  it('prefers the full name to a bare title', () => {
    const index = buildNameIndex([lander('Discipline: Special', 'Discipline'), lander('Discipline')]);
    expect(namesOf(index.exact('discipline'))).toEqual(['Discipline']);
  });

  it('prefers the name with the same article', () => {
    const index = cast('Hood', 'The Hood');
    expect(namesOf(index.exact('the hood'))).toEqual(['The Hood']);
    expect(namesOf(index.exact('Hood, The'))).toEqual(['The Hood']);
    expect(namesOf(index.exact('hood'))).toEqual(['Hood']);
    expect(namesOf(index.exact('a hood'))).toEqual(['Hood', 'The Hood']);
  });

  it('prefers the name with the same gaps', () => {
    const index = cast('Fire Fly', 'Firefly');
    expect(namesOf(index.exact('firefly'))).toEqual(['Firefly']);
    expect(namesOf(index.exact('fire-fly'))).toEqual(['Fire Fly']);
  });

  it('finds namesakes of both games unless one is named', () => {
    const index = buildNameIndex([fist('Monkey'), lander('Monkey')]);
    expect(index.exact('monkey').map(({ game }) => game)).toEqual(['highlander', 'shadowfist']);
    expect(index.exact('monkey', 'shadowfist').map(({ game }) => game)).toEqual(['shadowfist']);
  });

  it('finds nothing in a game without cards', () => {
    expect(cast('Fox Pass').exact('Fox Pass', 'highlander')).toEqual([]);
  });
});
