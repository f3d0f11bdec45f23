import {
  aCharacter,
  anEdge,
  anns,
  bobs,
  does,
  everyCard,
  everyCharacter,
  gain,
  type Hostile,
  many,
  nested,
  pass,
  repeated,
} from './hostile-table.ts';

/** Effects that bring forth more effects, cards and figures than a game could hold. */

const crowd = (number: number) => many(number, 'body', () => anns('a-character'));
const triggered = (event: unknown, effects: readonly unknown[], more: object = {}) => ({
  ability: 'triggered',
  on: { event },
  do: effects,
  ...more,
});
const token = { title: 'A Token', type: 'Character', cost: 0, fighting: 1 };
const putTokens = (number: unknown, more: object = {}) => ({
  do: 'put-token',
  by: 'you',
  number,
  token: { ...token, ...more },
});
const edges = (number: number, card: unknown) => many(number, 'edge', () => anns(card));

export const hostilePlays: Readonly<Record<string, Hostile>> = {
  'a mandatory trigger that triggers itself': does(
    [gain(1)],
    [{ id: 'echo', ...anns(anEdge(triggered('power-gained', [gain(1)], { immediately: true }))) }],
  ),
  'two triggers that trigger each other, scene after scene': does(
    [gain(1)],
    [
      { id: 'ping', ...anns(anEdge(triggered('power-gained', [{ do: 'draw', players: 'you', amount: 1 }]))) },
      { id: 'pong', ...anns(anEdge(triggered('drawn', [gain(1)]))) },
    ],
  ),
  'hundreds of triggers that trigger hundreds': does(
    [gain(1)],
    edges(500, anEdge(triggered('power-gained', [gain(1)], { immediately: true }))),
  ),
  'triggers on all that happens': does(
    [gain(1)],
    edges(800, anEdge(triggered(['power-gained', 'drawn'], [gain(1)]))),
  ),
  'triggers that ask much before they are none': does(
    [{ do: 'each-card', cards: everyCharacter, effects: [{ do: 'turn', cards: 'each' }] }],
    [
      ...edges(
        200,
        anEdge(triggered('turned', [gain(1)], { if: { exists: { each: { type: ['Event'] }, in: 'play' } } })),
      ),
      ...crowd(1000),
    ],
  ),
  'replacements that replace each other': does(
    [gain(1)],
    [
      {
        id: 'one',
        ...anns(
          anEdge({
            ability: 'replacement',
            on: { event: 'power-gained' },
            instead: [{ do: 'generate-power', player: 'you', amount: 1 }],
          }),
        ),
      },
      {
        id: 'other',
        ...anns(anEdge({ ability: 'replacement', on: { event: 'power-generated' }, instead: [gain(1)] })),
      },
    ],
  ),
  'effects that wait and bring forth effects that wait': does(
    repeated(8, {
      do: 'when',
      on: { event: 'power-gained' },
      until: 'end-of-game',
      once: false,
      effects: [
        { do: 'when', on: { event: 'power-gained' }, until: 'end-of-game', once: false, effects: [gain(1)] },
        gain(1),
      ],
    }).concat(repeated(4, gain(1) as never)),
  ),
  'each player, for each player, for each player': {
    ...does([
      nested<unknown>(14, gain(1), (inner) => ({
        do: 'each-player',
        players: 'every-player',
        effects: [inner],
      })),
    ]),
  },
  'each card, for each card, for each card': does(
    [nested<unknown>(6, gain(1), (inner) => ({ do: 'each-card', cards: everyCard, effects: [inner] }))],
    crowd(2000),
  ),
  'six thousand tokens': does([putTokens(75), gain(1), putTokens({ product: [75, 79] })]),
  'tokens that bring forth tokens': does([
    putTokens(2, { abilities: [triggered('enters-play', [putTokens(2)])] }),
  ]),
  'tokens by the thousand among thousands': does([putTokens({ product: [50, 50] })], crowd(3000)),
  'all leave play, one for each that leaves': does(
    [{ do: 'smoke', cards: everyCharacter }],
    [...crowd(3000), ...edges(20, anEdge(triggered('smoked', [gain(1)])))],
  ),
  'all thousands are damaged, again and again': does(
    repeated(30, { do: 'damage', amount: 1, to: everyCharacter }),
    many(2000, 'body', () => anns(aCharacter({ fighting: 99 }))),
  ),
  'Power squared again and again': does(
    repeated(30, gain({ product: [{ power: 'you' }, { power: 'you' }] })),
    [],
    { power: 9999 },
  ),
  'counters squared again and again': does(
    repeated(30, {
      do: 'counters',
      name: 'grain',
      number: {
        sum: [
          99,
          {
            product: [
              { counters: 'grain', on: 'this' },
              { counters: 'grain', on: 'this' },
            ],
          },
        ],
      },
      on: 'this',
    }),
  ),
  'copies of copies': does(
    repeated(6, {
      do: 'copy',
      what: ['rules-text', 'title'],
      from: 'this',
      to: 'each',
      inPlaceOfOwn: false,
      until: 'end-of-game',
    }).map((effect) => ({ do: 'each-card', cards: everyCharacter, effects: [effect] })),
    crowd(30),
  ),
  'thousands of copies of a long text': does(
    [
      { do: 'choose', choice: { choose: 'cards', as: 'book', which: { designator: 'Book' }, in: 'play' } },
      {
        do: 'each-card',
        cards: everyCharacter,
        effects: [
          {
            do: 'copy',
            what: ['rules-text'],
            from: { chosen: 'book' },
            to: 'each',
            inPlaceOfOwn: false,
            until: 'end-of-game',
          },
        ],
      },
    ],
    [
      {
        id: 'book',
        ...anns({
          ...anEdge(
            ...repeated(20, {
              ability: 'continuous',
              cards: everyCharacter,
              modify: repeated(4, { fighting: 1 }),
            }),
          ),
          title: 'Book',
        }),
      },
      ...crowd(35),
    ],
  ),
  'modifiers without number': does(
    [
      {
        do: 'each-card',
        cards: everyCharacter,
        effects: [{ do: 'modify', cards: everyCharacter, by: [{ fighting: 1 }], until: 'end-of-game' }],
      },
    ],
    crowd(1500),
  ),
  'control that goes to and fro': does(
    repeated(40, {
      do: 'each-player',
      players: 'every-player',
      effects: [{ do: 'take-control', cards: everyCharacter, by: 'that-player', until: 'end-of-game' }],
    }),
    crowd(300),
  ),
  'Unique cards by the thousand': does(
    [{ do: 'modify', cards: everyCharacter, by: [{ restriction: 'Unique' }], until: 'end-of-game' }],
    crowd(2500),
  ),
  'damage divided among hundreds': does(
    [{ do: 'damage', amount: { product: [99, 99] }, to: everyCharacter, divided: true }],
    crowd(900),
  ),
  'two hundred attackers and their interceptors': {
    state: {
      ...(does(
        [],
        [
          ...many(200, 'attacker', () => anns('a-character')),
          { id: 'site', ...bobs('a-site', { column: 0, row: 'front' }) },
          ...many(800, 'guard', () => bobs('a-character', { column: 0 })),
        ],
      ).state as object),
    },
    actions: [
      {
        do: 'attack',
        player: 'ann',
        attackers: many(200, 'attacker', () => ({})).map(({ id }) => id),
        target: 'site',
      },
      pass,
      { do: 'decline', player: 'ann' },
      {
        do: 'intercept',
        player: 'bob',
        interceptions: Object.fromEntries(
          many(200, 'attacker', (place) => ({
            guards: [0, 1, 2, 3].map((one) => `guard-${place * 4 + one}`),
          })).map(({ id, guards }) => [id, guards]),
        ),
      },
      pass,
      pass,
    ],
    options: { legalActions: 'all' },
  },
};
