/** Duels that are made to be costly or endless: each must come to an answer. */
export interface HostileDuel {
  readonly state: object;
  readonly actions: readonly object[];
  readonly options?: { readonly legalActions: 'all' };
}

const many = (number: number, prefix: string, entry: (at: number) => object) =>
  Array.from({ length: number }, (_, at) => ({ id: `${prefix}${at}`, ...entry(at) }));
const anns = (card: unknown) => ({ owner: 'ann', controller: 'ann', card });
const situation = (...abilities: object[]) => ({ title: 'Engine', type: 'Situation', abilities });
const engine = (...abilities: object[]) => ({ id: 'engine', ...anns(situation(...abilities)) });
const when = (event: string, ...does: object[]) => ({ ability: 'triggered', on: { event }, do: does });
const says = (said: object) => ({ ability: 'continuous', ...said });
const gain = (amount: unknown) => ({ do: 'gain-ability', players: 'you', amount });
const lose = (amount: unknown) => ({ do: 'lose-ability', players: 'you', amount });
const draw = { do: 'draw', players: 'you', amount: 1 };
const every = { each: {}, in: 'play' };
const event = (...does: object[]) => ({
  ...{ title: 'Spark', type: 'Event' },
  abilities: [{ ability: 'played', do: does }],
});

function table(
  inPlay: readonly object[],
  { hand = [], ...more }: { hand?: readonly object[]; [key: string]: unknown } = {},
) {
  return {
    players: [
      { id: 'ann', hand, endurance: 40 },
      { id: 'bob', endurance: 40 },
    ],
    inPlay,
    turn: { player: 'ann', number: 3, phase: 'attack' },
    turnsBefore: [{ player: 'bob' }, { player: 'ann' }],
    ...more,
  };
}

/** Ann plays an Event that does this. */
const does = (effects: readonly object[], inPlay: readonly object[] = []): HostileDuel => ({
  state: table(inPlay, { hand: [{ id: 'spark', card: event(...effects) }] }),
  actions: [{ do: 'play', player: 'ann', card: 'spark' }],
});
const lists = (inPlay: readonly object[], more: { hand?: readonly object[] } = {}): HostileDuel => ({
  state: table(inPlay, more),
  actions: [],
  options: { legalActions: 'all' },
});

function nested(depth: number, around: (inner: object) => object, core: object): object {
  return depth === 0 ? core : around(nested(depth - 1, around, core));
}
const twice = (inner: unknown) => ({ sum: [inner, inner] });

const plainAttack = { title: 'Cut', type: 'Attack', grid: 'XOO/OOO/OOO' };

export const hostileDuels: Readonly<Record<string, HostileDuel>> = {
  'a trigger that triggers itself': does([lose(1)], [engine(when('ability-lost', lose(1)))]),
  'two triggers that trigger each other': does(
    [lose(1)],
    [
      engine(when('ability-lost', { do: 'damage', players: 'you', amount: 1 })),
      { id: 'other', ...anns(situation(when('damage-dealt', lose(1)))) },
    ],
  ),
  'a hundred triggers that trigger each other': does(
    [lose(1)],
    many(100, 'engine', () => anns(situation(when('ability-lost', lose(1))))),
  ),
  'what is put in the place of itself': does(
    [gain(1)],
    [engine({ ability: 'replacement', on: { event: 'ability-gained' }, instead: [gain(1), gain(1)] })],
  ),
  'an endless hand': does([draw], [engine(when('drawn', draw))]),
  'each card, for each card, for each card': does(
    [
      {
        do: 'each-card',
        cards: every,
        effects: [
          { do: 'each-card', cards: every, effects: [{ do: 'each-card', cards: every, effects: [gain(1)] }] },
        ],
      },
    ],
    many(200, 'body', () => anns(situation())),
  ),
  'damage that is its own damage': lists(
    [
      engine(
        says({
          cards: { each: { kind: ['attack'] }, in: 'play' },
          modify: [{ damage: { damageOf: 'each' } }],
        }),
      ),
    ],
    { hand: [{ id: 'cut', card: plainAttack }] },
  ),
  'an ability that grants itself to all': does(
    [lose(1)],
    many(30, 'engine', () =>
      anns(
        situation(
          says({
            cards: every,
            modify: [
              { ability: says({ cards: every, modify: [{ ability: when('ability-lost', lose(1)) }] }) },
            ],
          }),
        ),
      ),
    ),
  ),
  'cards that ignore and nullify each other': does(
    [gain(1)],
    many(60, 'engine', () => anns(situation(says({ cards: every, modify: [{ nullified: true }] })))),
  ),
  'a number of numbers without end': does(
    [gain(nested(8, twice, { count: every }))],
    many(200, 'body', () => anns(situation())),
  ),
  'figures out of bounds': does([gain(nested(15, (inner) => ({ product: [99, inner] }), { sum: [99] }))]),
  'hundreds of long cards of one’s own': {
    state: table([], {
      hand: many(500, 'own', (at) => ({
        card: { ...event(gain(nested(5, twice, { count: every }))), title: `Spark ${at}` },
      })),
    }),
    actions: [],
  },
  'hundreds of cards that may be played': lists([], {
    hand: many(500, 'cut', () => ({ card: plainAttack })),
  }),
  'choices of any cards among hundreds': lists(
    many(300, 'body', () => anns(situation())),
    {
      hand: many(20, 'spark', () => ({
        card: {
          ...{ title: 'Spark', type: 'Event' },
          abilities: [
            {
              ability: 'played',
              choose: ['a', 'b', 'c'].map((as) => ({
                ...{ choose: 'cards', as, which: {}, in: ['play'] },
                number: { atLeast: 1, atMost: 99 },
              })),
              do: ['a', 'b', 'c'].map((chosen) => ({ do: 'discard', cards: { chosen } })),
            },
          ],
        },
      })),
    },
  ),
};
