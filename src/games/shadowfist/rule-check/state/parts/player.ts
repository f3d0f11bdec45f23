import { z } from 'zod';
import { type CardElsewhere, cardElsewhere, count, flag, id } from '../values.ts';

/**
 * Cards of a zone: how many nobody has named, or which they are, or both. A deck's known cards lie on top, the
 * topmost first; the others beneath them.
 */
export interface CardsOfZone {
  cards: CardElsewhere[];
  unknown: number;
}

const zone = z
  .union([
    count.transform((unknown): CardsOfZone => ({ cards: [], unknown })),
    z.array(cardElsewhere).transform((cards): CardsOfZone => ({ cards, unknown: 0 })),
    z.strictObject({
      cards: z
        .array(cardElsewhere)
        .describe('Those that are known; of a deck, they lie on top, the topmost first.'),
      unknown: count.describe('How many there are besides.'),
    }),
  ])
  .meta({ id: 'Zone', description: 'How many cards, or which; or both: {cards, unknown}.' });
export type Zone = z.output<typeof zone>;

const noCards = (): CardsOfZone => ({ cards: [], unknown: 0 });

export const player = z
  .strictObject({
    id: id.describe('The name of the player in this state.'),
    power: count.describe('Without limit (4.1), but for what no game comes near.'),
    hand: zone.default(noCards),
    deck: zone.default(noCards),
    smoked: zone.default(noCards),
    toasted: zone.default(noCards),
    burnedForVictory: zone.default(noCards),
    eliminated: flag.describe('Out of the game (4.9).'),
    turnsCompleted: count.default(0).describe('Turns this player has completed.'),
    oneShots: z
      .array(z.string())
      .default([])
      .describe('Titles of One-Shot cards this player has played (10.1.1).'),
  })
  .meta({
    id: 'Player',
    description: 'A player, with the zones out of play. Players sit clockwise in the order given.',
  });
export type Player = z.output<typeof player>;
