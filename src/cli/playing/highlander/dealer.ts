import { z } from 'zod';
import type { Chance } from '../chance.ts';
import type { Dealer as DealerOfGame } from '../dealing.ts';
import type { OpenChoice } from '../listed-action.ts';

const card = z.object({ id: z.string(), card: z.unknown() });
type Card = z.infer<typeof card>;

/** As states are written: how many nobody has named, or which they are, or both. */
const pile = z.union([
  z.int().transform((unknown) => ({ cards: [], unknown, bottom: [] })),
  z.array(card).transform((cards) => ({ cards, unknown: 0, bottom: [] })),
  z.object({ cards: z.array(card), unknown: z.int(), bottom: z.array(card).default([]) }),
]);
const pileNames = ['hand', 'endurance', 'discard', 'removed'] as const;
const anyPile = pile.default({ cards: [], unknown: 0, bottom: [] });

const player = z.object({
  id: z.string(),
  ...{ hand: anyPile, endurance: anyPile, discard: anyPile, removed: anyPile },
  inactive: z.looseObject({ hand: anyPile }).nullable().default(null),
});
type Player = z.infer<typeof player>;
type Pile = z.infer<typeof pile>;

const table = z.object({
  players: z.array(player),
  inPlay: z.array(card.extend({ owner: z.string() })).default([]),
  exertion: z
    .object({ player: z.string(), cards: z.array(card) })
    .nullable()
    .default(null),
});
type Table = z.infer<typeof table>;

/** The same state, of which everything is kept. */
const seated = z.looseObject({ players: z.array(z.looseObject({ id: z.string() })) });

/** Knows all cards of a duel from its opening on: what chance turns over, and where nobody may look. */
export class Dealer implements DealerOfGame {
  readonly #cards: ReadonlyMap<string, ReadonlyMap<string, Card>>;

  constructor(opening: unknown) {
    const { players, inPlay } = table.parse(opening);
    this.#cards = new Map(
      players.map((one) => [
        one.id,
        new Map(
          [...cardsOf(one), ...inPlay.filter(({ owner }) => owner === one.id)].map((card) => [card.id, card]),
        ),
      ]),
    );
  }

  /** Dice and the choices of chance are among what is listed. */
  answer(): undefined {
    return undefined;
  }

  /** Shuffled cards in an order, and cards that went unseen by their names. */
  ordered(state: object, chance: Chance): object | undefined {
    const seen = table.parse(state);
    const blind = seen.players.filter((one) => unnamed(one) > 0);
    if (blind.length === 0) return undefined;
    const named = new Map(blind.map((one) => [one.id, this.#named(one, seen, chance)]));
    const { players } = seated.parse(state);
    return { ...state, players: players.map((one) => ({ ...one, ...named.get(one.id) })) };
  }

  /** Cards of the player that nobody sees; if all are seen, those that will be shuffled next. */
  shown(state: object, { player: id, pointer, least }: OpenChoice, chance: Chance): unknown {
    if (pointer.endsWith('/title')) return chance.one([...this.#titles()]);
    const seen = table.parse(state);
    const player = seen.players.find((one) => one.id === id);
    const unseen = this.#unseen(id, seen);
    const cards = unseen.length > 0 ? unseen : (player?.discard.cards ?? []);
    return chance.shuffled(cards).slice(0, least);
  }

  /** Of a choice of a text, that it is none; elsewhere an empty list. */
  nothing(pointer: string): { readonly pointer: string; readonly value: unknown } {
    const [, ofChoice] = /^(\/choose\/[^/]+)\/[^/]+$/.exec(pointer) ?? [];
    return ofChoice === undefined ? { pointer, value: [] } : { pointer: ofChoice, value: { none: true } };
  }

  /** Whoever sits down to a duel fights it. */
  isPlay({ do: verb }: Readonly<Record<string, unknown>>): boolean {
    return verb !== 'concede';
  }

  /** Every card lies in one place, its own player's and the same card still; and nobody has a card too many or too few. */
  amiss(state: object): string | undefined {
    const seen = table.parse(state);
    for (const player of seen.players) {
      const { id } = player;
      const known = this.#cards.get(id) ?? new Map<string, Card>();
      const found = lyingOpen(id, seen);
      const names = found.map((card) => card.id);
      const twice = names.find((name, at) => names.indexOf(name) !== at);
      if (twice !== undefined) return `${twice} lies in two places.`;
      const other = found.find((card) => called(known.get(card.id)) !== called(card));
      if (other !== undefined) return `${other.id} is not that card of ${id}.`;
      const all = found.length + unnamed(player);
      if (all !== known.size) return `${id} has ${all} cards of ${known.size}.`;
    }
    return undefined;
  }

  #named(player: Player, seen: Table, chance: Chance) {
    const unseen = chance.shuffled(this.#unseen(player.id, seen));
    const whole = ({ cards, unknown, bottom }: Pile) => [...cards, ...unseen.splice(0, unknown), ...bottom];
    const { inactive } = player;
    return {
      ...Object.fromEntries(pileNames.map((name) => [name, whole(player[name])])),
      ...(inactive === null ? {} : { inactive: { ...inactive, hand: whole(inactive.hand) } }),
    };
  }

  #unseen(id: string, seen: Table): Card[] {
    const open = new Set(lyingOpen(id, seen).map((card) => card.id));
    return [...(this.#cards.get(id)?.values() ?? [])]
      .filter((card) => !open.has(card.id))
      .map(({ id: name, card }) => ({ id: name, card }));
  }

  *#titles(): Iterable<string> {
    for (const cards of this.#cards.values()) for (const card of cards.values()) yield called(card);
  }
}

/** What tells cards apart, also where a state leaves out what goes without saying: its slug, or its own title. */
function called(card: Card | undefined): string {
  const which = card?.card;
  return typeof which === 'string' ? which : named.parse(which).title;
}

const named = z.looseObject({ title: z.string() }).catch({ title: '' });

/** The hand of an inactive Immortal included. */
function pilesOf(player: Player): Pile[] {
  const { inactive } = player;
  return [...pileNames.map((name) => player[name]), ...(inactive === null ? [] : [inactive.hand])];
}

function cardsOf(player: Player): Card[] {
  return pilesOf(player).flatMap(({ cards, bottom }) => [...cards, ...bottom]);
}

/** How many cards of the player nobody has named. */
function unnamed(player: Player): number {
  return pilesOf(player).reduce((sum, { unknown }) => sum + unknown, 0);
}

/** The cards of a player that somebody has named. */
function lyingOpen(id: string, { players, inPlay, exertion }: Table): Card[] {
  return [
    ...players.filter((one) => one.id === id).flatMap(cardsOf),
    ...inPlay.filter(({ owner }) => owner === id),
    ...(exertion?.player === id ? exertion.cards : []),
  ];
}
