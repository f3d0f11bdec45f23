import { z } from 'zod';
import { GREATEST_FIGURE } from '../../../../engine/budget.ts';
import { hintsAt } from '../../../../engine/hints.ts';
import { readOnce } from '../../../../engine/read-once.ts';
import { bareChoice, slugInObject } from '../../../choice-forms.ts';
import { completedCardForm, isCompleted } from '../../../completing.ts';
import { shadowfistTypes, symbols } from '../../card.ts';
import { completingShadowfist } from '../../completion.ts';
import { definition } from '../../vocabulary/definition.ts';
import { eventNames } from '../../vocabulary/event-names.ts';

export const idPattern = /^[A-Za-z0-9][A-Za-z0-9._:#-]{0,79}$/;

export const flag = z.boolean().default(false);
export const count = z.int().min(0).max(GREATEST_FIGURE);
export const columnNumber = z.int().min(0).max(9999);

/** Names a card, player or waiting effect within one state. */
export const id = z
  .string()
  .regex(idPattern, 'an id is letters, digits and . _ : # -, and begins with a letter or digit');

/** A card of the catalogue with figures that no document gives. Cards alike are read once. */
export const completedCard = readOnce(
  completedCardForm({ form: completingShadowfist }).meta({
    id: 'CompletedCard',
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
    id: 'GivenCard',
    description: 'The slug of a card in the catalogue, the same completed, or a card of your own.',
  });
hintsAt(card, slugInObject);
export type Card = z.infer<typeof card>;

/** The slug of a card of the catalogue; null for a card of one's own. */
export function slugOf(given: Card): string | null {
  if (typeof given === 'string') return given;
  return isCompleted(given) ? given.card : null;
}

/** One of a player's locations; that of a player without any has no column (3.3.2). */
export const location = z.strictObject({
  player: id.describe('In whose site structure.'),
  column: columnNumber.nullable().describe('The column there, from 0; null for a place without a Site.'),
});

/** A card outside play; `owner` where that is not the player in whose pile it lies (burned for victory). */
export const cardElsewhere = z.strictObject({
  id: id.describe('The name of this one card in this state.'),
  card,
  owner: id.exactOptional().describe('Whose it is, where that is not the player in whose pile it lies.'),
});
export type CardElsewhere = z.infer<typeof cardElsewhere>;

/** What was chosen, paid or reckoned under a name. */
export const value = z
  .union([
    z.strictObject({ cards: z.array(id).max(6000).describe('Cards, by id.') }),
    z.strictObject({ players: z.array(id).max(20).describe('Players, by id.') }),
    z.strictObject({ number: z.int().describe('A number.') }),
    z.strictObject({ symbol: z.enum(symbols).describe('A resource symbol.') }),
    z.strictObject({ designator: z.string().min(1).max(60).describe('A designator: one word (7.3).') }),
    z.strictObject({ type: z.enum(shadowfistTypes).describe('A card type.') }),
    z.strictObject({ title: z.string().min(1).max(200).describe('The title of a card.') }),
    z.strictObject({
      mode: z.string().max(120).describe('One of the ways that the text offers, in its words.'),
    }),
    z.strictObject({ effect: id.describe('A waiting effect, by id.') }),
    z.strictObject({
      position: z
        .strictObject({
          column: z.int().min(0).nullable().describe('The column, from 0; null for a place without one.'),
          row: z.enum(['front', 'back']).exactOptional().describe('Of a Site: front or back.'),
        })
        .describe("A place in one's site structure."),
    }),
    z.strictObject({
      division: z.record(id, z.int().min(0)).describe('How much each gets, by the id of the card.'),
    }),
    z.strictObject({
      known: z.array(cardElsewhere).max(500).describe('Cards that chance brought, or that nobody had named.'),
    }),
    z.strictObject({ none: z.literal(true) }),
  ])
  .meta({
    id: 'Value',
    description:
      'What was chosen: cards, players, a number, a symbol, a designator, a card type, a title, a mode, an effect, a position, a division of damage, cards that chance showed, or nothing.',
  });
hintsAt(value, bareChoice);
export type Value = z.infer<typeof value>;

export const bindings = z.record(z.string().max(100), value);
export type Bindings = z.infer<typeof bindings>;

/** Something that happened. Answers list these; a state remembers those of its turn. */
export const gameEvent = z
  .strictObject({
    event: z
      .enum([
        ...eventNames,
        'resolved',
        'scene-ended',
        'control-returned',
        'counters-changed',
        'signpost-set',
        'power-declined',
        'power-given',
        'cards-shown',
        'shuffled',
        'bid',
        'auction-started',
        'auction-ended',
        'effect-expired',
        'not-unturned',
        'player-eliminated',
        'game-won',
        'triggered',
        'replaced',
        'chosen',
      ])
      .describe('What happened.'),
    card: id.exactOptional().describe('The card it happened to.'),
    source: id.exactOptional().describe('The card that did it.'),
    target: id.exactOptional().describe('What was attacked, struck or chosen.'),
    player: id.exactOptional().describe('The player it happened to, or who did it.'),
    by: id.exactOptional().describe('The player who brought it about.'),
    amount: z.int().exactOptional().describe('How much: of damage, Power, counters or cards.'),
    combat: z.boolean().exactOptional().describe('It was combat damage.'),
    successful: z.boolean().exactOptional().describe('Whether the attack succeeded.'),
    effect: id.exactOptional().describe('The waiting effect that it is about.'),
    from: z.string().max(40).exactOptional().describe('Where it came from.'),
    to: z.string().max(40).exactOptional().describe('Where it went, or what it became.'),
    targets: z.array(id).exactOptional().describe('What the effect targets.'),
    cards: z.array(id).exactOptional().describe('The cards it is about.'),
    players: z
      .array(id)
      .exactOptional()
      .describe('Who had a part in it: the players and cards that together inflicted the damage (5.2.3).'),
    sources: z.array(id).exactOptional().describe('The cards that together inflicted the damage.'),
    name: z
      .string()
      .max(60)
      .exactOptional()
      .describe('The counter, choice or effect it is about, by its name.'),
    ability: z
      .int()
      .min(0)
      .exactOptional()
      .describe('The place of the ability among those of the card, from 0.'),
    rule: z.string().max(120).exactOptional().describe('The rule that kept a text from doing what it says.'),
  })
  .meta({ id: 'GameEvent', description: 'Something that happened in the game.' });
export type GameEvent = z.infer<typeof gameEvent>;

/** From whose eyes, and with what already chosen, effects are performed. */
export const frame = z.strictObject({
  player: id.describe('"You": the player whose effect it is.'),
  source: id.exactOptional().describe('The card whose text it is; it may have left play.'),
  card: card.exactOptional().describe('Which card that is, should it be found no more.'),
  granter: id.exactOptional().describe('The card that gave this one the text.'),
  values: bindings.describe('What was chosen, by name.'),
  event: gameEvent.exactOptional().describe('What happened, for an effect that was triggered.'),
  locations: z
    .record(z.string().max(100), z.array(location).max(20))
    .exactOptional()
    .describe('The locations that were chosen, by name: they stay when the Sites that named them do not.'),
  done: z.array(z.string()).exactOptional().describe('Effects that were done, by their names.'),
  gone: z
    .array(id)
    .exactOptional()
    .describe('Cards it speaks of that have gone elsewhere since: it does not follow them (7.2).'),
  each: id.exactOptional().describe('The card at which a text that goes through several has arrived.'),
  thatPlayer: id.exactOptional().describe('The player at whom it has arrived.'),
  doer: id
    .exactOptional()
    .describe(
      'Who does what the text lets or has another player do; absent for the player whose effect it is.',
    ),
  item: id.exactOptional().describe('The waiting effect that is resolving.'),
  maintainedBy: id
    .exactOptional()
    .describe('The card that was turned to maintain the effect, if that is not its source (4.2).'),
  byTurning: z.literal(true).exactOptional().describe('The effect was generated by turning a card.'),
  alsoBy: z
    .array(id)
    .exactOptional()
    .describe('Who gave the Event other targets: what it does counts as theirs, too (10.2).'),
});
/** `on` is the card that a State in hand is to be played on; an effect that was generated does not have it. */
export type Frame = z.infer<typeof frame> & { readonly on?: string };
