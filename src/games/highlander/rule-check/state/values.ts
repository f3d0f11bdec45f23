import { z } from 'zod';
import { gems } from '../../card.ts';
import { definition } from '../../vocabulary/definition.ts';
import { areas, words } from '../../vocabulary/words.ts';
import { eventNames } from './event-names.ts';

/** Names a card, player or waiting effect within one state. */
export const id = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._:#-]{0,79}$/,
    'an id is letters, digits and . _ : # -, and begins with a letter or digit',
  );

/** Which card it is: the slug of one in the catalogue, or a definition of one's own. */
export const card = z
  .union([
    z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/, 'a slug is lower case letters, digits and hyphens'),
    definition,
  ])
  .meta({
    id: 'HighlanderCardGiven',
    description: 'The slug of a card in the catalogue, or a card of your own.',
  });
export type Card = z.infer<typeof card>;

/** A card outside play. */
export const cardElsewhere = z.strictObject({ id, card });
export type CardElsewhere = z.infer<typeof cardElsewhere>;

export const gem = z.enum(gems);
export type Gem = z.infer<typeof gem>;

/** What was chosen or paid under a name. */
export const value = z
  .union([
    z.strictObject({ cards: z.array(id).max(200) }),
    z.strictObject({ players: z.array(id).max(2) }),
    z.strictObject({ number: z.int().min(0).max(999) }),
    z.strictObject({ gem }),
    z.strictObject({ area: z.enum(areas) }),
    z.strictObject({ title: words }),
    z.strictObject({ mode: z.string().max(60) }),
    z.strictObject({ known: z.array(cardElsewhere).max(200) }),
    z.strictObject({ none: z.literal(true) }),
  ])
  .meta({
    id: 'HighlanderValue',
    description:
      'What was chosen: cards, players, a number, a gem, an area, a title, a mode, cards that chance showed, or nothing.',
  });
export type Value = z.infer<typeof value>;

export const bindings = z.record(z.string().max(60), value);
export type Bindings = z.infer<typeof bindings>;

/** Something that happened. Answers list these; a state remembers those of this turn and of the last. */
export const gameEvent = z
  .strictObject({
    event: z.enum(eventNames),
    card: id.exactOptional(),
    /** Which card that is, where it may be out of play when it is asked. */
    of: card.exactOptional(),
    source: id.exactOptional(),
    target: id.exactOptional(),
    player: id.exactOptional(),
    by: id.exactOptional(),
    amount: z.int().exactOptional(),
    from: z.string().max(40).exactOptional(),
    to: z.string().max(40).exactOptional(),
    cards: z.array(id).exactOptional(),
    gem: gem.exactOptional(),
    what: z.string().max(60).exactOptional(),
    /** The player had to: it was neither a cost nor a choice of their own. */
    forced: z.boolean().exactOptional(),
  })
  .meta({ id: 'HighlanderEvent', description: 'Something that happened in the game.' });
export type GameEvent = z.infer<typeof gameEvent>;

/** From whose eyes, and with what already chosen, effects are performed. */
export const frame = z.strictObject({
  /** "You": the player whose effect it is. */
  player: id,
  /** The card whose text it is; it may have left play. */
  source: id.exactOptional(),
  /** Which card that is, should it be found no more. */
  card: card.exactOptional(),
  /** The card that gave this one the text. */
  granter: id.exactOptional(),
  /** The card with which it was played in conjunction. */
  with: id.exactOptional(),
  values: bindings,
  event: gameEvent.exactOptional(),
  each: id.exactOptional(),
  thatPlayer: id.exactOptional(),
  /** Effects that were done, by their names. */
  done: z.array(z.string().max(60)).exactOptional(),
});
export type Frame = z.infer<typeof frame>;
