import {
  aCharacter,
  anEdge,
  anns,
  bobs,
  does,
  everyCharacter,
  gain,
  type Hostile,
  lists,
  many,
  repeated,
  table,
} from './hostile-table.ts';

/** Choices and payments with more ways than could be counted, and lists of all that may be done. */

const crowd = (number: number) => many(number, 'body', () => anns('a-character'));
const cardsChosen = (as: string, more: object = {}) => ({
  choose: 'cards',
  as,
  which: {},
  in: 'play',
  ...more,
});
const voluntary = (more: object) => anEdge({ ability: 'voluntary', do: [gain(1)], ...more });
const edges = (number: number, card: unknown) => many(number, 'edge', () => anns(card));

export const hostileChoices: Readonly<Record<string, Hostile>> = {
  'a number out of a huge range': lists([
    {
      id: 'engine',
      ...anns(
        voluntary({
          choose: [
            { choose: 'number', as: 'x', atLeast: 0, atMost: { product: [99, { product: [99, 99] }] } },
          ],
        }),
      ),
    },
  ]),
  'a number asked for out of a huge range': does([
    {
      do: 'choose',
      choice: { choose: 'number', as: 'x', atLeast: 0, atMost: { product: [99, { product: [99, 99] }] } },
    },
  ]),
  'four choices of any cards among hundreds': lists([
    {
      id: 'engine',
      ...anns(
        voluntary({
          choose: ['a', 'b', 'c', 'd'].map((as) => cardsChosen(as, { number: { atLeast: 1, atMost: 99 } })),
        }),
      ),
    },
    ...crowd(300),
  ]),
  'half of a thousand cards': lists([
    {
      id: 'engine',
      ...anns(voluntary({ choose: [cardsChosen('half', { number: { exactly: { product: [50, 10] } } })] })),
    },
    ...crowd(1000),
  ]),
  'cards that share a designator among thousands': does(
    [
      {
        do: 'choose',
        choice: cardsChosen('same', { number: { exactly: 2 }, sharing: { designatorOtherThan: [] } }),
      },
    ],
    crowd(4000),
  ),
  'sacrifices without number': lists([
    {
      id: 'engine',
      ...anns(
        voluntary({
          choose: ['a', 'b', 'c'].map((as) => cardsChosen(as)),
          pay: ['a', 'b', 'c'].map((chosen) => ({ pay: 'sacrifice', cards: { chosen } })),
        }),
      ),
    },
    ...crowd(400),
  ]),
  'a hundred abilities with a hundred targets': lists([
    ...edges(
      100,
      anEdge(
        ...repeated(5, {
          ability: 'voluntary',
          choose: [cardsChosen('victim', { target: true })],
          do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
        }),
      ),
    ),
    ...crowd(300),
  ]),
  'thousands of cards that may be played': lists(crowd(100), {
    hand: many(3000, 'held', () => ({ card: 'a-character' })),
  }),
  'Events with targets among thousands': lists(crowd(1000), {
    hand: many(50, 'held', () => ({
      card: {
        title: 'An Event',
        type: 'Event',
        cost: 0,
        abilities: [
          {
            ability: 'event',
            choose: [cardsChosen('victim', { target: true })],
            do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
          },
        ],
      },
    })),
  }),
  'attackers and targets by the hundred': lists([
    ...many(300, 'attacker', () => anns('a-character')),
    ...many(300, 'target', (place) => bobs('a-site', { column: place, row: 'front' })),
  ]),
  'interceptors by the hundred': {
    state: table([
      ...many(150, 'attacker', () => anns('a-character')),
      { id: 'site', ...bobs('a-site', { column: 0, row: 'front' }) },
      ...many(300, 'guard', () => bobs('a-character', { column: 0 })),
    ]),
    actions: [
      {
        do: 'attack',
        player: 'ann',
        attackers: many(150, 'attacker', () => ({})).map(({ id }) => id),
        target: 'site',
      },
      { do: 'pass', player: 'everyone' },
      { do: 'decline', player: 'ann' },
    ],
    options: { legalActions: 'bob' },
  },
  'an auction among the rich': {
    state: table([{ id: 'two', ...bobs('a-unique-character') }], {
      power: 999_999,
      hand: [{ id: 'one', card: 'a-unique-character' }],
    }),
    actions: [{ do: 'play', player: 'ann', card: 'one' }],
    options: { legalActions: 'all' },
  },
  'divisions among hundreds that are to be listed': {
    state: table([
      {
        id: 'engine',
        ...anns(
          anEdge({
            ability: 'voluntary',
            choose: [
              { choose: 'division', amount: 99, among: everyCharacter, as: 'one' },
              { choose: 'division', amount: 99, among: everyCharacter, as: 'other' },
            ],
            do: [
              { do: 'damage', amount: { share: 'one' }, to: { chosen: 'one' } },
              { do: 'damage', amount: { share: 'other' }, to: { chosen: 'other' } },
            ],
          }),
        ),
      },
      ...many(300, 'body', () => anns(aCharacter({ fighting: 99 }))),
    ]),
    actions: [],
    options: { legalActions: 'all' },
  },
  'divided damage that is to be listed': {
    ...does(
      [{ do: 'damage', amount: 99, to: everyCharacter, divided: true }],
      many(300, 'body', () => anns(aCharacter({ fighting: 99 }))),
    ),
    options: { legalActions: 'all' },
  },
};
