import {
  aCharacter,
  anEdge,
  anns,
  does,
  endsTurn,
  everyCard,
  everyCharacter,
  gain,
  type Hostile,
  many,
  nested,
  repeated,
} from './hostile-table.ts';

/** Amounts, filters and conditions that cost much to reckon, and continuous effects that ask for each other. */

const crowd = (number: number) => many(number, 'body', () => anns('a-character'));
const strong = { each: { figure: { fighting: { atLeast: 1 } } }, in: 'play' };
const continuous = (modify: unknown, cards: unknown = everyCharacter, more: object = {}) =>
  anEdge({ ability: 'continuous', cards, modify: [modify], ...more });
const edges = (number: number, card: unknown) => many(number, 'edge', () => anns(card));

export const hostileWords: Readonly<Record<string, Hostile>> = {
  'a sum of sums of all cards': does(
    [gain(nested<unknown>(8, { count: everyCard }, (inner) => ({ sum: [inner, inner] })))],
    crowd(2000),
  ),
  'hundreds of counts of a thousand cards': does(
    [gain({ sum: repeated(500, { count: everyCard }) })],
    crowd(1000),
  ),
  'a product of doublings': does(
    [gain(nested<unknown>(9, { power: 'you' }, (inner) => ({ product: [inner, inner] })))],
    [],
    { power: 9999 },
  ),
  'a filter of many alternatives for thousands of cards': does(
    [
      gain({
        count: { each: { any: repeated(150, { type: ['Edge'], not: { any: [{}, {}] } }) }, in: 'play' },
      }),
    ],
    crowd(2000),
  ),
  'filters that look for States within filters that look for States': does(
    [
      gain({
        count: {
          each: nested<unknown>(5, {}, (hasState) => ({ any: [{ hasState }, { on: {} }] })),
          in: 'play',
        },
      }),
    ],
    [...crowd(1000), ...many(2000, 'state', (place) => anns('a-state', { on: `body-${place % 1000}` }))],
  ),
  'a condition of conditions that exist': does(
    [
      {
        do: 'if',
        condition: nested<unknown>(8, { exists: { each: { type: ['Event'] }, in: 'play' } }, (inner) => ({
          any: [inner, inner],
        })),
        effects: [gain(1)],
      },
    ],
    crowd(2000),
  ),
  'designators shared by all with all': does(
    [
      {
        do: 'each-card',
        cards: everyCharacter,
        effects: [gain({ count: { each: { sharesDesignatorWith: 'each' }, in: 'play' } })],
      },
    ],
    crowd(3000),
  ),
  'what happened in a long turn, asked of every card': does(
    [gain({ count: { each: { thisTurn: { event: 'turned', card: {} } }, in: 'play' } })],
    crowd(2000),
    {
      turn: {
        player: 'ann',
        phase: 'main',
        events: repeated(3500, { event: 'turned', player: 'ann', card: 'body-1999' }),
      },
    },
  ),
  'a Fighting that is its own': endsTurn([
    {
      id: 'self',
      ...anns(
        aCharacter({
          fighting: 'X',
          abilities: [{ ability: 'x', figure: 'fighting', is: { figure: 'fighting', of: 'this' } }],
        }),
      ),
    },
  ]),
  'bonuses for the strong that make strong': endsTurn([
    ...edges(40, continuous({ fighting: { count: strong } })),
    ...crowd(40),
  ]),
  'a Fighting that is that of all others together': endsTurn(
    many(60, 'sum', () =>
      anns(
        aCharacter({
          fighting: 'X',
          abilities: [
            {
              ability: 'x',
              figure: 'fighting',
              is: { total: 'fighting', of: { each: { isNot: 'this' }, in: 'play' } },
            },
          ],
        }),
      ),
    ),
  ),
  'continuous effects that hold while others hold': endsTurn([
    ...many(100, 'edge', (place) =>
      anns(
        continuous(
          { designator: `Word${place}` },
          { each: { designator: `Word${(place + 1) % 100}` }, in: 'play' },
        ),
      ),
    ),
    ...crowd(300),
  ]),
  'texts that cancel texts that cancel texts': endsTurn(
    many(500, 'edge', (place) =>
      anns({
        ...continuous({ canceled: true }, { each: { title: `Edge ${(place + 1) % 500}` }, in: 'play' }),
        title: `Edge ${place}`,
      }),
    ),
  ),
  'texts that grant texts to all': endsTurn([
    ...edges(
      200,
      continuous(
        { ability: { ability: 'continuous', cards: everyCharacter, modify: [{ fighting: 1 }] } },
        everyCard,
      ),
    ),
    ...crowd(800),
  ]),
  'cards that have the text of all others': endsTurn(
    many(300, 'edge', (place) =>
      anns(
        continuous({ rulesTextOf: 'this', inPlaceOfOwn: false }, { each: { isNot: 'this' }, in: 'play' }),
        { chosen: { other: { cards: [`edge-${(place + 1) % 300}`] } } },
      ),
    ),
  ),
  'hundreds of bonuses for thousands': endsTurn([...edges(300, continuous({ fighting: 1 })), ...crowd(2000)]),
  'immunities to immunities': endsTurn([
    ...many(200, 'edge', (place) =>
      anns(
        continuous(
          { notAffectedBy: { title: 'An Edge' } },
          { each: { type: ['Edge'], isNot: 'this' }, in: 'play' },
        ),
        place % 2 === 0 ? {} : { owner: 'bob' },
      ),
    ),
    ...crowd(200),
  ]),
  'resources that depend on resources': endsTurn([
    { id: 'asking', ...anns(continuous({ fighting: { resources: 'dra', in: 'you' } })) },
    ...edges(100, continuous({ provides: 'dra', times: { resources: 'dra', in: 'you' } }, everyCharacter)),
    ...crowd(500),
  ]),
  'hand sizes that depend on hand sizes': {
    ...endsTurn(
      edges(
        300,
        anEdge({
          ability: 'continuous',
          players: 'every-player',
          modifyPlayers: [{ handSize: { handSize: 'you' } }],
        }),
      ),
    ),
  },
};
