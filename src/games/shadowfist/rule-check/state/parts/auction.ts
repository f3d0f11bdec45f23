import { z } from 'zod';
import { flag, id } from '../values.ts';
import { scene } from './scene.ts';

export const auction = z
  .strictObject({
    cards: z.array(id).min(2).describe('Unique copies of one title, the newest last.'),
    newest: z.array(id).describe('Those of them that came last.'),
    losersToasted: flag.describe(
      "All copies are one player's, or came at once: those that lose are all toasted (5.5.1).",
    ),
    openers: z
      .array(id)
      .default([])
      .describe('Who may open, in order, if opening is a choice (several copies at once).'),
    bids: z
      .array(
        z.strictObject({
          player: id.describe('Who bid.'),
          power: z.int().min(0).describe('How much Power.'),
        }),
      )
      .default([])
      .describe('What was bid, the highest last.'),
    turn: id.describe('Who is to bid or pass.'),
    passed: z.array(id).default([]).describe('Who has passed.'),
    winner: id.exactOptional().describe('Who has won it; absent while it goes on.'),
    suspended: scene
      .nullable()
      .default(null)
      .describe('The scene that the auction interrupted, which nobody may add to meanwhile.'),
  })
  .meta({ id: 'Auction', description: 'The auction that is on.' });
export type Auction = z.output<typeof auction>;
