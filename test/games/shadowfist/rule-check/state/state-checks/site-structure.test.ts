import { describe, expect, test } from 'vitest';
import { aCharacter, aFengShuiSite, aSite, judged, table } from '../../table.ts';
import { impossible } from './impossible.ts';

const site = aSite();
const hood = aCharacter();

test('rows and columns may be filled, and Characters be at each location', () => {
  const state = table({
    ann: {
      front: { a: site, b: aFengShuiSite(), c: site },
      back: { d: site, e: site },
      characters: { f: hood, g: { card: hood, column: 2 } },
    },
    bob: { characters: { h: hood } },
  });
  expect(impossible(state)).toEqual([]);
});

test('No place holds two Sites', { meta: { rules: ['shadowfist.yotd/4.3.3/two-rows-deep'] } }, () => {
  const state = table({ ann: { front: { a: site, b: { card: site, column: 0 } } }, bob: {} });
  expect(impossible(state)).toEqual([{ rule: '4.3.3/two-rows-deep', state: ['/inPlay/0', '/inPlay/1'] }]);
  const deep = table({
    ann: { front: { a: site }, back: { b: site, c: { card: site, column: 0 } } },
    bob: {},
  });
  expect(impossible(deep)).toEqual([{ rule: '4.3.3/two-rows-deep', state: ['/inPlay/1', '/inPlay/2'] }]);
});

test('No Site stands behind nothing', {
  meta: { rules: ['shadowfist.yotd/3.3.3/back-row-slides-up'] },
}, () => {
  const state = table({ ann: { front: { a: site }, back: { b: { card: site, column: 1 } } }, bob: {} });
  expect(impossible(state)).toEqual([{ rule: '3.3.3/back-row-slides-up', state: ['/inPlay/1/row'] }]);
});

test('No column is left out', { meta: { rules: ['shadowfist.yotd/3.3.3/locations-slide-left'] } }, () => {
  const state = table({ ann: { front: { a: site, b: { card: site, column: 3 } } }, bob: {} });
  expect(impossible(state)).toEqual([{ rule: '3.3.3/locations-slide-left', state: ['/inPlay/1/column'] }]);
});

describe('A Character', { meta: { rules: ['shadowfist.yotd/2.2/characters-at-own-location'] } }, () => {
  test('is at a location of its controller', () => {
    const beyond = { card: hood, column: 1 };
    const state = table({ ann: { front: { a: site }, characters: { beyond } }, bob: {} });
    expect(impossible(state)).toEqual([
      { rule: '2.2/characters-at-own-location', state: ['/inPlay/1/column'] },
    ]);
  });

  test('is at no location if its controller has none', () => {
    const astray = { card: hood, column: 0 };
    expect(impossible(table({ ann: { front: { a: site } }, bob: { characters: { astray } } }))).toEqual([
      { rule: '2.2/characters-at-own-location', state: ['/inPlay/1/column'] },
    ]);
    expect(judged(table({ ann: { characters: { astray } }, bob: {} })).stateViolations).toMatchObject([
      {
        message:
          'ann has no location in column 0. Without a Site there is no location: column is left out, or null.',
        need: [],
      },
    ]);
  });
});

test('With a location, no Character is nowhere in particular', {
  meta: { rules: ['shadowfist.yotd/3.3.2/first-location-gathers-characters'] },
}, () => {
  const nowhere = { card: hood, column: null };
  expect(impossible(table({ ann: { front: { a: site }, characters: { nowhere } }, bob: {} }))).toEqual([
    { rule: '3.3.2/first-location-gathers-characters', state: ['/inPlay/1/column'] },
  ]);
  const { stateViolations } = judged(
    table({ ann: { front: { a: site }, characters: { nowhere } }, bob: {} }),
  );
  expect(stateViolations.map(({ message }) => message)).toEqual([
    'A Character (nowhere) has no column: ann has locations, and so it is at one of them.',
  ]);
});
