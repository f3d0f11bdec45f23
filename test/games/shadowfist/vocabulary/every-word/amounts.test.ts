import { expect } from 'vitest';
import { amount } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import { aCharacter, anEdge, anEvent, aSite, table } from '../../rule-check/table.ts';
import { eyes, proveEvery, reckoned } from './proving.ts';

const lord = aCharacter({
  title: 'Lord',
  fighting: 2,
  abilities: [{ ability: 'continuous', cards: 'this', modify: [{ fighting: 3 }] }],
});
const tough = aCharacter({
  title: 'Rock',
  fighting: 4,
  abilities: [{ ability: 'special', special: 'Toughness', amount: 2 }],
});

const field = table(
  {
    ann: {
      power: 4,
      turnsCompleted: 3,
      front: { gate: aSite({ power: 1 }), hut: aSite({ power: 3 }) },
      characters: {
        lord: { card: lord, counters: { luck: 2 } },
        pupil: aCharacter({ cost: 2, provides: ['dra'] }),
      },
      edges: {
        pool: anEdge({ provides: ['dra', 'dra', 'mon', 'chi'] }),
        cellar: anEdge({
          abilities: [
            { ability: 'continuous', players: 'you', modifyPlayers: [{ handSize: 2 }, { sitesNeeded: -1 }] },
          ],
        }),
      },
      smoked: { one: aCharacter({ cost: 3 }), two: aCharacter({ cost: 5 }) },
      burnedForVictory: 2,
    },
    bob: { power: 9, characters: { rock: tough } },
    cyd: { power: 1 },
  },
  {
    turn: {
      events: [
        { event: 'smoked', card: 'one', player: 'ann', by: 'bob' },
        { event: 'smoked', card: 'two', player: 'ann', by: 'cyd' },
        { event: 'power-gained', player: 'bob', amount: 2 },
      ],
    },
  },
);
const smoked = { event: 'smoked' } as const;

proveEvery(amount, {
  number: () => {
    expect(reckoned(field, 7)).toBe(7);
    expect(reckoned(field, -2)).toBe(-2);
  },
  count: () => {
    expect(reckoned(field, { count: { each: { type: ['Character'] }, in: 'play' } })).toBe(3);
    expect(reckoned(field, { count: { each: {}, in: { burnedForVictory: 'you' } } })).toBe(2);
    expect(reckoned(field, { count: { each: {}, in: { smoked: 'every-player' } } })).toBe(2);
  },
  'countPlayers, countPlayers.such': () => {
    expect(reckoned(field, { countPlayers: 'every-opponent' })).toBe(2);
    expect(
      reckoned(field, {
        countPlayers: 'every-player',
        such: { compare: [{ power: 'that-player' }, '>=', 4] },
      }),
    ).toBe(2);
  },
  'resources, resources.in': () => {
    expect(reckoned(field, { resources: 'dra', in: 'you' })).toBe(3);
    expect(reckoned(field, { resources: 'dra', in: 'opponent-to-the-left' })).toBe(0);
    const chosen = eyes({ values: { symbol: { symbol: 'chi' } } });
    expect(reckoned(field, { resources: { chosen: 'symbol' }, in: 'you' }, chosen)).toBe(1);
  },
  'symbolsOn, symbolsOn.which, symbolsOn.among': () => {
    const monk = aCharacter({ requires: ['han', 'han', 'chi'], provides: ['han', 'dra'] });
    const state = table({ ann: { characters: { monk } }, bob: {} });
    const eye = eyes({ source: 'monk' });
    const count = (more: object) => reckoned(state, { symbolsOn: 'this', ...more }, eye);
    expect(count({})).toBe(5);
    expect([count({ which: 'han' }), count({ which: 'faction' }), count({ which: 'talent' })]).toEqual([
      3, 4, 1,
    ]);
    expect([count({ among: 'conditions' }), count({ among: 'provisions' })]).toEqual([3, 2]);
    expect(count({ which: 'han', among: 'provisions' })).toBe(1);
  },
  differentTitles: () => {
    const state = table({
      ann: {
        smoked: {
          one: anEvent({ title: 'Spark' }),
          two: anEvent({ title: 'Spark' }),
          three: anEvent({ title: 'Storm' }),
        },
      },
      bob: {},
    });
    expect(reckoned(state, { differentTitles: { each: {}, in: { smoked: 'you' } } })).toBe(2);
  },
  'differentFactions, differentFactions.having': () => {
    expect(reckoned(field, { differentFactions: 'you' })).toBe(2);
    expect(reckoned(field, { differentFactions: 'you', having: 2 })).toBe(1);
    expect(reckoned(field, { differentFactions: 'opponent-to-the-left' })).toBe(0);
  },
  'figure, figure.of, figure.printed': () => {
    expect(reckoned(field, { figure: 'fighting', of: 'this' }, eyes({ source: 'lord' }))).toBe(5);
    expect(reckoned(field, { figure: 'fighting', of: 'this', printed: true }, eyes({ source: 'lord' }))).toBe(
      2,
    );
    expect(reckoned(field, { figure: 'cost', of: 'this' }, eyes({ source: 'two' }))).toBe(5);
  },
  'total, total.of': () => {
    expect(reckoned(field, { total: 'power', of: { each: { controller: 'you' }, in: 'play' } })).toBe(4);
    expect(reckoned(field, { total: 'cost', of: { each: {}, in: { smoked: 'you' } } })).toBe(8);
  },
  power: () => expect(reckoned(field, { power: 'opponent-to-the-left' })).toBe(9),
  mostPower: () => {
    expect(reckoned(field, { mostPower: 'every-player' })).toBe(9);
    expect(reckoned(field, { mostPower: 'you' })).toBe(reckoned(field, { power: 'you' }));
  },
  leastPower: () => {
    expect(reckoned(field, { leastPower: 'every-opponent' })).toBe(
      Math.min(...field.players.slice(1).map(({ power }) => power)),
    );
    expect(reckoned(field, { leastPower: { every: 'player', such: { turnOf: { chosen: 'nobody' } } } })).toBe(
      0,
    );
  },
  handSize: () => {
    expect(reckoned(field, { handSize: 'you' })).toBe(8);
    expect(reckoned(field, { handSize: 'opponent-to-the-left' })).toBe(6);
  },
  sitesNeeded: () => {
    expect(reckoned(field, { sitesNeeded: 'you' })).toBe(4);
    expect(reckoned(field, { sitesNeeded: 'opponent-to-the-left' })).toBe(5);
  },
  sitesStillNeeded: () => {
    expect(reckoned(field, { sitesStillNeeded: 'you' })).toBe(2);
    expect(reckoned(field, { sitesStillNeeded: 'opponent-to-the-left' })).toBe(5);
  },
  turnsCompleted: () => expect(reckoned(field, { turnsCompleted: 'you' })).toBe(3),
  'damageToSmoke, damageToSmoke.by': () => {
    const frame = eyes({ source: 'lord', each: 'rock' });
    expect(reckoned(field, { damageToSmoke: 'each', by: 'this' }, frame)).toBe(6);
    const against = aCharacter({
      fighting: 4,
      abilities: [{ ability: 'special', special: 'Toughness', amount: 2, against: { type: ['Site'] } }],
    });
    const other = table({ ann: { characters: { lord } }, bob: { characters: { rock: against } } });
    expect(reckoned(other, { damageToSmoke: 'each', by: 'this' }, frame)).toBe(4);
  },
  'greatestFigure, greatestFigure.thisTurn': () => {
    expect(reckoned(field, { greatestFigure: 'cost', thisTurn: smoked })).toBe(5);
    expect(
      reckoned(
        field,
        { greatestFigure: 'cost', thisTurn: { ...smoked, by: { chosen: 'who' } } },
        eyes({ values: { who: { players: ['bob'] } } }),
      ),
    ).toBe(3);
    expect(reckoned(field, { greatestFigure: 'cost', thisTurn: { event: 'toasted' } })).toBe(0);
  },
  'counters, counters.on': () => {
    expect(reckoned(field, { counters: 'luck', on: 'this' }, eyes({ source: 'lord' }))).toBe(2);
    expect(reckoned(field, { counters: 'doom', on: 'this' }, eyes({ source: 'lord' }))).toBe(0);
  },
  share: () => {
    const shares = { values: { shares: { division: { hero: 2, rogue: 1 } } } };
    expect(reckoned(field, { share: 'shares' }, eyes({ ...shares, each: 'hero' }))).toBe(2);
    expect(reckoned(field, { share: 'shares' }, eyes({ ...shares, each: 'guard' }))).toBe(0);
  },
  value: () => {
    expect(reckoned(field, { value: 'X' }, eyes({ values: { X: { number: 6 } } }))).toBe(6);
    expect(reckoned(field, { value: 'some' }, eyes({ values: { some: { cards: ['one', 'two'] } } }))).toBe(2);
  },
  eventAmount: () =>
    expect(
      reckoned(field, { eventAmount: true }, eyes({ event: { event: 'power-gained', amount: 3 } })),
    ).toBe(3),
  happenedThisTurn: () => {
    expect(reckoned(field, { happenedThisTurn: smoked })).toBe(2);
    expect(reckoned(field, { happenedThisTurn: { event: 'power-gained', player: 'you' } })).toBe(0);
  },
  sum: () => expect(reckoned(field, { sum: [1, 2, { power: 'you' }] })).toBe(7),
  difference: () => expect(reckoned(field, { difference: [1, { power: 'you' }] })).toBe(-3),
  product: () => expect(reckoned(field, { product: [3, { power: 'you' }] })).toBe(12),
  'quotient, quotient.round': () => {
    expect(reckoned(field, { quotient: [7, 2], round: 'up' })).toBe(4);
    expect(reckoned(field, { quotient: [7, 2], round: 'down' })).toBe(3);
    expect(reckoned(field, { quotient: [7, 0], round: 'up' })).toBe(0);
  },
  columns: () => {
    expect(reckoned(field, { columns: 'you' })).toBe(2);
    expect(reckoned(field, { columns: 'opponent-to-the-left' })).toBe(0);
  },
  'half, half.round': () => {
    expect(reckoned(field, { half: 5, round: 'up' })).toBe(3);
    expect(reckoned(field, { half: 5, round: 'down' })).toBe(2);
  },
  greatest: () => expect(reckoned(field, { greatest: [1, { power: 'you' }, 3] })).toBe(4),
  least: () => expect(reckoned(field, { least: [1, { power: 'you' }, 3] })).toBe(1),
});
