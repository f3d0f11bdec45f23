import type { KnownValue, SearchContext } from '../../../src/catalogue/search/context.ts';
import type { GameSlug } from '../../../src/games/registry.ts';

const of = (game: GameSlug, ...values: string[]): KnownValue[] => values.map((value) => ({ game, value }));

/** Both games, with as few known values as the tests need. */
export const bothGames: SearchContext = {
  known: {
    types: [
      ...of('shadowfist', 'Character', 'Site', 'Feng Shui Site', 'State', 'Event', 'Edge'),
      ...of(
        'highlander',
        'Attack',
        'Basic Attack',
        'Ranged Attack',
        'Special Attack/Block',
        'Guard',
        'Event',
        'Edge',
      ),
    ],
    traits: [
      ...of('shadowfist', 'unique', 'one-shot', 'toast-it'),
      ...of('highlander', 'signature', 'bystander'),
    ],
    sets: [
      { game: 'shadowfist', value: 'yearofthedragon', aliases: ['Year of the Dragon'] },
      ...of('highlander', 'htg'),
    ],
    factions: [
      { game: 'shadowfist', value: 'Dragons', aliases: ['dra'] },
      { game: 'shadowfist', value: 'Four Monarchs', aliases: ['mon'] },
      { game: 'shadowfist', value: 'Guiding Hand', aliases: ['han'] },
      { game: 'shadowfist', value: 'Seven Masters', aliases: ['sev'] },
      { game: 'shadowfist', value: 'Syndicate', aliases: ['syn'] },
    ],
    immortals: of('highlander', 'Connor', 'Connor MacLeod', 'Kurgan', 'Xavier St. Cloud'),
    gems: of('highlander', 'agility', 'strength'),
    sources: [
      { game: 'shadowfist', value: 'shadowfist.yotd', aliases: ['yotd'] },
      { game: 'highlander', value: 'highlander.type-two', aliases: ['type-two'] },
    ],
  },
  facts: {
    resourceNames: () => [
      { game: 'shadowfist', value: 'arc', aliases: ['Architects'] },
      { game: 'shadowfist', value: 'mag', aliases: ['Magic'] },
      { game: 'shadowfist', value: 'tek', aliases: ['Tech', 'High Tech'] },
    ],
    resources: (of) =>
      of === 'provides'
        ? [{ card: 'card-1', counts: new Map([['mag', 1]]) }]
        : [
            { card: 'card-1', counts: new Map() },
            { card: 'card-2', counts: new Map([['mag', 1]]) },
            {
              card: 'card-3',
              counts: new Map([
                ['mag', 2],
                ['arc', 1],
              ]),
            },
          ],
    figures: (figure) =>
      figure === 'cost'
        ? new Map([
            ['card-1', 2],
            ['card-2', 3],
          ])
        : new Map([
            ['card-1', 4],
            ['card-2', 3],
          ]),
    withSymbol: (figure) => (figure === 'cost' ? ['card-3'] : []),
    years: () =>
      new Map([
        ['card-1', [1995, 2000]],
        ['card-2', [2004]],
      ]),
    rarities: () => [
      { game: 'shadowfist', value: 'Common' },
      { game: 'shadowfist', value: 'Very Rare' },
    ],
    withRarity: (rarity) => (rarity === 'Common' ? ['card-1'] : ['card-2']),
    reprints: () => ['card-1'],
    formats: () => [
      { game: 'shadowfist', value: 'classic', aliases: ['Classic Wars'] },
      { game: 'shadowfist', value: 'year-of-the-dragon', aliases: ['Year of the Dragon'] },
      { game: 'highlander', value: 'standard-constructed' },
    ],
    inFormat: (_, __, isLegal) => (isLegal ? ['card-1', 'card-2'] : ['card-3']),
    tags: () => [
      { game: 'shadowfist', value: 'draws' },
      { game: 'shadowfist', value: 'gains-power' },
      { game: 'shadowfist', value: 'gains-power-when-spent-by' },
      { game: 'shadowfist', value: 'searches' },
      { game: 'highlander', value: 'draws' },
      { game: 'highlander', value: 'prevents-damage' },
    ],
    doing: (tag) => [`card-that-${tag}`],
    playable: () => ['card-2'],
  },
  designatorKeys: new Map([
    [
      'shadowfist',
      (words: string) =>
        words
          .toLowerCase()
          .split(' ')
          .filter((word) => word !== 'the'),
    ],
  ]),
  isInName: (words) =>
    ['darius: event', 'arms and tactics: break glass', '9mm: kinman'].some((name) => name.includes(words)),
  ranksAsOf: (asOf) =>
    asOf.kind === 'date' && asOf.date < '2000'
      ? [
          { game: 'shadowfist', rank: 0 },
          { game: 'highlander', rank: 0 },
        ]
      : [
          { game: 'shadowfist', rank: 1 },
          { game: 'highlander', rank: 3 },
        ],
  matchRegex: () => ['card-1', 'card-2'],
};

export const shadowfistOnly: SearchContext = { ...bothGames, game: 'shadowfist' };
export const highlanderOnly: SearchContext = { ...bothGames, game: 'highlander' };
