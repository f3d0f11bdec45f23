import { z } from 'zod';
import { hintsAt } from '../../../../engine/hints.ts';
import { readOnce } from '../../../../engine/read-once.ts';
import { bareChoice, slugInObject } from '../../../choice-forms.ts';
import { completedCardForm, isCompleted } from '../../../completing.ts';
import { gems } from '../../card.ts';
import { completingHighlander } from '../../completion.ts';
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

/** A card of the catalogue with figures that no document gives. Cards alike are read once. */
export const completedCard = readOnce(
  completedCardForm({ form: completingHighlander }).meta({
    id: 'HighlanderCompletedCard',
    description: 'A card of the catalogue, completed with figures that no document gives.',
  }),
);

/** Which card it is: the slug of one in the catalogue, the same completed, or a definition of one's own. */
export const card = z
  .union([
    z.string().min(1).max(120).meta({ pattern: '^[a-z0-9][a-z0-9-]{0,119}$' }),
    definition,
    completedCard,
  ])
  .meta({
    id: 'HighlanderCardGiven',
    description: 'The slug of a card in the catalogue, the same completed, or a card of your own.',
  });
hintsAt(card, slugInObject);
export type Card = z.infer<typeof card>;

/** The slug of a card of the catalogue; null for a card of one's own. */
export function slugOf(given: Card): string | null {
  if (typeof given === 'string') return given;
  return isCompleted(given) ? given.card : null;
}

/** A card outside play. */
export const cardElsewhere = z.strictObject({
  id: id.describe('The name of this one card in this state.'),
  card,
});
export type CardElsewhere = z.infer<typeof cardElsewhere>;

export const gem = z.enum(gems);
export type Gem = z.infer<typeof gem>;

/** What was chosen or paid under a name. */
export const value = z
  .union([
    z.strictObject({ cards: z.array(id).max(200).describe('Cards, by id.') }),
    z.strictObject({ players: z.array(id).max(2).describe('Players, by id.') }),
    z.strictObject({ number: z.int().min(0).max(999).describe('A number.') }),
    z.strictObject({ gem: gem.describe('An attribute.') }),
    z.strictObject({ area: z.enum(areas).describe('One of the nine areas of the grid.') }),
    z.strictObject({ title: words.describe('A title, as a text has a player name one.') }),
    z.strictObject({
      mode: z.string().max(60).describe('One of the ways that the text offers, in its words.'),
    }),
    z.strictObject({
      known: z.array(cardElsewhere).max(200).describe('Cards that chance brought, or that nobody had named.'),
    }),
    z.strictObject({ none: z.literal(true) }),
  ])
  .meta({
    id: 'HighlanderValue',
    description:
      'What was chosen: cards, players, a number, a gem, an area, a title, a mode, cards that chance showed, or nothing.',
  });
hintsAt(value, bareChoice);
export type Value = z.infer<typeof value>;

export const bindings = z.record(z.string().max(60), value);
export type Bindings = z.infer<typeof bindings>;

/** Something that happened. Answers list these; a state remembers those of this turn and of the last. */
export const gameEvent = z
  .strictObject({
    event: z.enum(eventNames).describe('What happened.'),
    card: id.exactOptional().describe('The card it happened to.'),
    of: card.exactOptional().describe('Which card that is, where it may be out of play when it is asked.'),
    ability: z
      .int()
      .min(0)
      .exactOptional()
      .describe('Of what was used: which of the abilities of the card, from 0.'),
    source: id.exactOptional().describe('The card that did it.'),
    target: id.exactOptional().describe('The attack that a defense was played against, or what was chosen.'),
    player: id.exactOptional().describe('The player it happened to, or who did it.'),
    by: id.exactOptional().describe('The player who brought it about.'),
    amount: z.int().exactOptional().describe('How much: of damage, Ability or cards.'),
    from: z.string().max(40).exactOptional().describe('Where it came from.'),
    to: z.string().max(40).exactOptional().describe('Where it went.'),
    cards: z.array(id).exactOptional().describe('The cards it is about.'),
    gem: gem.exactOptional().describe('The attribute it is about.'),
    what: z.string().max(60).exactOptional().describe('Which phase, kind of defense or counter it is about.'),
    forced: z
      .boolean()
      .exactOptional()
      .describe('The player had to: it was neither a cost nor a choice of their own.'),
  })
  .meta({ id: 'HighlanderEvent', description: 'Something that happened in the game.' });
export type GameEvent = z.infer<typeof gameEvent>;

/** From whose eyes, and with what already chosen, effects are performed. */
export const frame = z.strictObject({
  player: id.describe('"You": the player whose effect it is.'),
  source: id.exactOptional().describe('The card whose text it is; it may have left play.'),
  card: card.exactOptional().describe('Which card that is, should it be found no more.'),
  granter: id.exactOptional().describe('The card that gave this one the text.'),
  with: id.exactOptional().describe('The card with which it was played in conjunction.'),
  values: bindings.describe('What was chosen, by name.'),
  event: gameEvent.exactOptional().describe('What happened, for an effect that was triggered.'),
  each: id.exactOptional().describe('The card at which a text that goes through several has arrived.'),
  thatPlayer: id.exactOptional().describe('The player at whom it looks.'),
  done: z.array(z.string().max(60)).exactOptional().describe('Effects that were done, by their names.'),
});
export type Frame = z.infer<typeof frame>;
