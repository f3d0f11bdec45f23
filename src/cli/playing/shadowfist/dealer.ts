import { z } from 'zod';
import type { Chance } from '../chance.ts';
import type { Dealer as DealerOfGame } from '../dealing.ts';

const card = z.object({ id: z.string(), card: z.json() });
type Card = z.infer<typeof card>;

/** As states are written: how many nobody has named, or which they are, or both. */
const zone = z.union([
  z.int().transform((unknown) => ({ cards: [], unknown })),
  z.array(card).transform((cards) => ({ cards, unknown: 0 })),
  z.object({ cards: z.array(card), unknown: z.int() }),
]);
const anyZone = zone.default({ cards: [], unknown: 0 });

const table = z.object({
  players: z.array(
    z.object({
      id: z.string(),
      hand: anyZone,
      deck: anyZone,
      smoked: anyZone,
      toasted: anyZone,
      burnedForVictory: anyZone,
    }),
  ),
  inPlay: z.array(z.object({ id: z.string() })).default([]),
  scene: z
    .object({ items: z.array(z.object({ frame: z.object({ source: z.string().optional() }) })) })
    .nullable()
    .default(null),
  question: z
    .object({
      player: z.string(),
      kind: z.string(),
      from: z.array(z.string()).default([]),
      least: z.int().default(1),
    })
    .nullable()
    .default(null),
});
type Table = z.infer<typeof table>;

/** The same state, of which everything is kept. */
const seated = z.looseObject({ players: z.array(z.looseObject({ id: z.string() })) });

/** Knows all cards of a game from its opening on, and so what chance brings where players may not know. */
export class Dealer implements DealerOfGame {
  readonly #cards: ReadonlyMap<string, readonly Card[]>;

  constructor(opening: unknown) {
    this.#cards = new Map(table.parse(opening).players.map(({ id, deck }) => [id, deck.cards]));
  }

  /** What chance answers, if that is asked of cards that nobody has named; else undefined. */
  answer(state: unknown, chance: Chance): object | undefined {
    const seen = table.parse(state);
    const { question } = seen;
    if (question === null || question.kind !== 'chance' || question.from.length > 0) return undefined;
    const { player, least } = question;
    const known = chance.shuffled(this.#unseen(seen, player)).slice(0, least);
    return { do: 'choose', player, value: { known } };
  }

  /** The state with shuffled decks in an order; undefined if every deck has one. */
  ordered(state: object, chance: Chance): object | undefined {
    const seen = table.parse(state);
    const decks = new Map(
      seen.players
        .filter(({ deck }) => deck.unknown > 0)
        .map(({ id, deck }) => [id, [...deck.cards, ...chance.shuffled(this.#unseen(seen, id))]]),
    );
    if (decks.size === 0) return undefined;
    const { players } = seated.parse(state);
    return {
      ...state,
      players: players.map((player) => {
        const deck = decks.get(player.id);
        return deck === undefined ? player : { ...player, deck };
      }),
    };
  }

  /** Chance is asked here by a question, which an action answers. */
  shown(): undefined {
    return undefined;
  }

  nothing(): undefined {
    return undefined;
  }

  isPlay(): boolean {
    return true;
  }

  amiss(): undefined {
    return undefined;
  }

  /** A player's cards that lie nowhere to be seen. */
  #unseen({ players, inPlay, scene }: Table, player: string): Card[] {
    const zones = players.flatMap((one) => [
      ...[one.hand, one.deck, one.smoked, one.toasted, one.burnedForVictory],
    ]);
    const seen = new Set([
      ...zones.flatMap(({ cards }) => cards.map(({ id }) => id)),
      ...inPlay.map(({ id }) => id),
      ...(scene?.items.map(({ frame }) => frame.source) ?? []),
    ]);
    return (this.#cards.get(player) ?? []).filter(({ id }) => !seen.has(id));
  }
}
