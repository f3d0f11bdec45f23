import { describe, expect, test } from 'vitest';
import { aCharacter, anEdge, aSite, aState, table } from '../../table.ts';
import { impossible } from './impossible.ts';

const hood = aCharacter();
const onSites = [{ ability: 'subject', which: { type: ['Site'] } }] as const;
const weapon = aState({ restrictions: ['Weapon'] });
const vehicle = aState({ restrictions: ['Vehicle'] });
const schtick = aState({ restrictions: ['Schtick'] });

test('A State is on what its text allows', {
  meta: { rules: ['shadowfist.yotd/4.3.4/legal-subjects'] },
}, () => {
  const trap = aState({ abilities: [...onSites] });
  const seats = (on: string) =>
    table({
      ann: { front: { tower: aSite() }, characters: { hood }, states: { trap: { card: trap, on } } },
      bob: {},
    });
  expect(impossible(seats('tower'))).toEqual([]);
  expect(impossible(seats('hood'))).toEqual([{ rule: '4.3.4/legal-subjects', state: ['/inPlay/2/on'] }]);
});

test('A Vehicle is on a Character', {
  meta: { rules: ['shadowfist.yotd/10.1.1/vehicle-on-characters-only'] },
}, () => {
  const seats = (on: string) =>
    table({
      ann: { front: { tower: aSite() }, characters: { hood }, states: { car: { card: vehicle, on } } },
      bob: {},
    });
  expect(impossible(seats('hood'))).toEqual([]);
  expect(impossible(seats('tower'))).toEqual([
    { rule: '10.1.1/vehicle-on-characters-only', state: ['/inPlay/2/on'] },
  ]);
});

test('A Character has one Vehicle, and any number of Weapons', {
  meta: { rules: ['shadowfist.yotd/10.1.1/vehicle-one-per-character'] },
}, () => {
  const seats = (card: typeof weapon) =>
    table({
      ann: { characters: { hood }, states: { one: { card, on: 'hood' }, two: { card, on: 'hood' } } },
      bob: {},
    });
  expect(impossible(seats(weapon))).toEqual([]);
  expect(impossible(seats(vehicle))).toEqual([
    { rule: '10.1.1/vehicle-one-per-character', state: ['/inPlay/1/on', '/inPlay/2/on'] },
  ]);
});

describe('the controller of the subject controls', () => {
  const seats = (card: typeof weapon, controller: string) =>
    table({
      ann: { characters: { hood } },
      bob: { states: { thing: { card, on: 'hood', controller } } },
    });

  test.each([
    { what: 'Weapon', rule: '10.1.1/weapon-controlled-with-its-subject', card: weapon },
    { what: 'Vehicle', rule: '10.1.1/vehicle-controlled-with-its-character', card: vehicle },
    { what: 'Schtick', rule: '10.1.1/schtick-controlled-with-its-subject', card: schtick },
  ])(
    'The controller of the subject controls a $what',
    {
      meta: {
        rules: [
          'shadowfist.yotd/10.1.1/weapon-controlled-with-its-subject',
          'shadowfist.yotd/10.1.1/vehicle-controlled-with-its-character',
          'shadowfist.yotd/10.1.1/schtick-controlled-with-its-subject',
        ],
      },
    },
    ({ rule, card }) => {
      expect(impossible(seats(card, 'ann'))).toEqual([]);
      expect(impossible(seats(card, 'bob'))).toEqual([{ rule, state: ['/inPlay/1/controller'] }]);
    },
  );

  test('no other State', () => {
    expect(impossible(seats(aState(), 'bob'))).toEqual([]);
  });
});

test('What is no legal subject has no State', {
  meta: { rules: ['shadowfist.yotd/7.6/state-on-an-illegal-subject'] },
}, () => {
  const hermit = aCharacter({
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ notLegalSubject: true }] }],
  });
  const bow = { card: aState(), on: 'hermit' };
  expect(impossible(table({ ann: { characters: { hermit }, states: { bow } }, bob: {} }))).toEqual([
    { rule: '7.6/state-on-an-illegal-subject', state: ['/inPlay/1/on'] },
  ]);
  const kept = anEdge({
    abilities: [
      {
        ability: 'continuous',
        cards: { each: { type: ['State'] }, in: 'play' },
        modify: [{ cannot: 'be-smoked' }],
      },
    ],
  });
  expect(
    impossible(table({ ann: { characters: { hermit }, states: { bow }, edges: { kept } }, bob: {} })),
  ).toEqual([]);
});
