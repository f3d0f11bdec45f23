import { z } from 'zod';
import { symbols } from '../../card.ts';
import { definition } from '../../vocabulary/definition.ts';
import { eventNames } from '../../vocabulary/event-names.ts';

export const idPattern = /^[A-Za-z0-9][A-Za-z0-9._:#-]{0,79}$/;
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** Names a card, player or waiting effect within one state. */
export const id = z
  .string()
  .regex(idPattern, 'an id is letters, digits and . _ : # -, and begins with a letter or digit');

/** Which card it is: the slug of one in the catalogue, or a definition of one's own. */
export const card = z
  .union([z.string().regex(slugPattern, 'a slug is lower case letters, digits and hyphens'), definition])
  .meta({ id: 'GivenCard', description: 'The slug of a card in the catalogue, or a card of your own.' });
export type Card = z.infer<typeof card>;

/** A card outside play; `owner` where that is not the player in whose pile it lies (burned for victory). */
export const cardElsewhere = z.strictObject({ id, card, owner: id.exactOptional() });
export type CardElsewhere = z.infer<typeof cardElsewhere>;

/** What was chosen, paid or reckoned under a name. */
export const value = z
  .union([
    z.strictObject({ cards: z.array(id).max(6000) }),
    z.strictObject({ players: z.array(id).max(20) }),
    z.strictObject({ number: z.int() }),
    z.strictObject({ symbol: z.enum(symbols) }),
    z.strictObject({ mode: z.string().max(120) }),
    z.strictObject({ effect: id }),
    z.strictObject({
      position: z.strictObject({
        column: z.int().min(0).nullable(),
        row: z.enum(['front', 'back']).exactOptional(),
      }),
    }),
    z.strictObject({ division: z.record(id, z.int().min(0)) }),
    z.strictObject({ known: z.array(cardElsewhere).max(500) }),
    z.strictObject({ none: z.literal(true) }),
  ])
  .meta({
    id: 'Value',
    description:
      'What was chosen: cards, players, a number, a symbol, a mode, an effect, a position, a division of damage, cards that chance showed, or nothing.',
  });
export type Value = z.infer<typeof value>;

export const bindings = z.record(z.string().max(100), value);
export type Bindings = z.infer<typeof bindings>;

/** Something that happened. Answers list these; a state remembers those of its turn. */
export const gameEvent = z
  .strictObject({
    event: z.enum([
      ...eventNames,
      'resolved',
      'scene-ended',
      'control-returned',
      'site-moved',
      'counters-changed',
      'signpost-set',
      'power-declined',
      'cards-shown',
      'shuffled',
      'bid',
      'auction-started',
      'auction-ended',
      'effect-expired',
      'player-eliminated',
      'game-won',
      'chosen',
    ]),
    card: id.exactOptional(),
    source: id.exactOptional(),
    target: id.exactOptional(),
    player: id.exactOptional(),
    by: id.exactOptional(),
    amount: z.int().exactOptional(),
    combat: z.boolean().exactOptional(),
    successful: z.boolean().exactOptional(),
    effect: id.exactOptional(),
    from: z.string().max(40).exactOptional(),
    to: z.string().max(40).exactOptional(),
    targets: z.array(id).exactOptional(),
    cards: z.array(id).exactOptional(),
    /** Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
    players: z.array(id).exactOptional(),
    sources: z.array(id).exactOptional(),
    name: z.string().max(60).exactOptional(),
  })
  .meta({ id: 'GameEvent', description: 'Something that happened in the game.' });
export type GameEvent = z.infer<typeof gameEvent>;

/** From whose eyes, and with what already chosen, effects are performed. */
export const frame = z.strictObject({
  /** "You": the player whose effect it is. */
  player: id,
  /** The card whose text it is; it may have left play. */
  source: id.exactOptional(),
  /** Which card that is, should it be found no more. */
  card: card.exactOptional(),
  granter: id.exactOptional(),
  values: bindings,
  event: gameEvent.exactOptional(),
  /** Effects that were done, by their names. */
  done: z.array(z.string()).exactOptional(),
  /** Cards it speaks of that have gone elsewhere since: it does not follow them (7.2). */
  gone: z.array(id).exactOptional(),
  each: id.exactOptional(),
  thatPlayer: id.exactOptional(),
  /** The waiting effect that is resolving. */
  item: id.exactOptional(),
});
export type Frame = z.infer<typeof frame>;
