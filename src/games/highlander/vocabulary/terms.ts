import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { type Bounds, bounds, type Reckoning } from '../../vocabulary/grammar/amounts.ts';
import type { Combination } from '../../vocabulary/grammar/conditions.ts';
import { type Happening, happening } from '../../vocabulary/grammar/happenings.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { gems, marks } from '../card.ts';
import { amountForms, type Formula } from '../words/amounts/amounts.ts';
import { conditionForms, type Fact } from '../words/conditions/conditions.ts';
import type { TermForms } from '../words/word.ts';
import { type EventName, eventNames } from './event-names.ts';
import type { Filter, Grid } from './filters.ts';
import type { Meanings } from './meanings.ts';
import { type CardRef, cardRef, type PlayerRef, type Players, playerRef, players } from './references.ts';
import { areas, kinds, type Phase, type PlayedFrom, phases, playedFrom, words } from './words.ts';

export type Gem = (typeof gems)[number];

/** A number, computed when it is needed. */
export type Amount = number | Formula | Reckoning<Meanings>;

export const amount: z.ZodType<Amount> = lazily(() =>
  toldApart([z.int().min(-99).max(99), ...amountForms(forms)]),
).meta({ id: 'HighlanderAmount', description: 'A number.' });

/** At least one bound. */
export type Range = Bounds<Amount>;

export const range: z.ZodType<Range> = lazily(() => bounds(amount)).meta({
  id: 'HighlanderRange',
  description: 'A number within bounds.',
});

const some = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1);

export const grid: z.ZodType<Grid> = lazily(() =>
  z
    .strictObject({
      touches: some(z.enum(areas)).exactOptional().describe('It fills one of these areas.'),
      covers: some(z.enum(areas)).exactOptional().describe('It fills all of these areas.'),
      within: some(z.enum(areas)).exactOptional().describe('It fills no area but these.'),
      squares: range.exactOptional().describe('So many areas are filled.'),
      adjacentTo: cardRef.exactOptional().describe('It fills an area next to one of that card.'),
      touchesGridOf: cardRef.exactOptional().describe('It fills an area that this card fills.'),
      sameAs: cardRef.exactOptional().describe('It fills the same areas as that card.'),
    })
    .refine((given) => Object.keys(given).length > 0, 'say what the grid covers'),
).meta({ id: 'Grid', description: 'What the grid of a card covers; every key narrows.' });

const flag = z.boolean().exactOptional();

export const filter: z.ZodType<Filter> = lazily(() =>
  z.strictObject({
    kind: some(z.enum(kinds))
      .exactOptional()
      .describe('Of this kind; of several, it is each of them. For one of several, `any`.'),
    title: z
      .union([words, z.strictObject({ chosen: name }).describe('The title that was chosen under that name.')])
      .exactOptional()
      .describe('With this title, or one that was chosen.'),
    titleWord: words.exactOptional().describe('With this word in its title.'),
    subtitle: words.exactOptional().describe('With this sub-title.'),
    immortal: words.exactOptional().describe('Specific to this Immortal.'),
    ofOwnPersona: flag.describe('Specific to the Persona of its player.'),
    weapon: words.exactOptional().describe('Specific to this Weapon of Choice.'),
    mark: z.enum(marks).exactOptional().describe('Reserved, or Signature.'),
    restricted: flag.describe('With a Restriction number.'),
    restrictionReached: flag.describe(
      'As many as its Restriction number are in play and in the discard pile of its player, besides it; six without a number. Or fewer.',
    ),
    gem: z.enum(gems).exactOptional().describe('With this gem.'),
    handIcons: range.exactOptional().describe('With so many hand icons.'),
    grid: grid.exactOptional().describe('With such a grid.'),
    controller: players
      .exactOptional()
      .describe("Controlled by such a player; of a card out of play, that player's."),
    owner: players.exactOptional().describe('Owned by such a player.'),
    hidden: flag.describe('A Hidden Attack, or none.'),
    powerBlow: flag.describe('A Power Blow, or none.'),
    canBePowerBlow: flag.describe('One that may be made a Power Blow, or may not.'),
    headShot: flag.describe('A Head Shot, or none.'),
    powerBlock: flag.describe('A Power Block, or none.'),
    attackIs: z
      .enum(['pending', 'blocked', 'dodged', 'avoided', 'successful'])
      .exactOptional()
      .describe('An attack that ended so, or is pending.'),
    firstOfTurn: flag.describe('The first attack of the turn, or not.'),
    against: cardRef.exactOptional().describe('A defense against that attack.'),
    playedFrom: z.enum(playedFrom).exactOptional().describe('Played from there.'),
    playedFromUnder: filter.exactOptional().describe('Played from under such a card.'),
    disarmed: flag.describe('A Weapon of Choice that is disarmed, or is not.'),
    faceDown: flag.describe('Lying face down, or not.'),
    under: cardRef.exactOptional().describe('Captured by that card.'),
    on: filter.exactOptional().describe('Put on such a card.'),
    counters: z
      .strictObject({
        name: name.describe('The name of the counters.'),
        number: range.describe('How many.'),
      })
      .exactOptional()
      .describe('With so many counters of that name.'),
    is: cardRef.exactOptional().describe('That card itself.'),
    isNot: cardRef.exactOptional().describe('Any card but that.'),
    sharesTitleWith: cardRef.exactOptional().describe('With the title of that card.'),
    sharesTypeWith: cardRef.exactOptional().describe('Of the type of that card.'),
    does: z
      .enum(['damage', 'disarm', 'break', 'trip'])
      .exactOptional()
      .describe(
        "Its text may disarm or trip the opponent, break the opponent's weapon, or do damage to the opponent. An attack may do damage unless it does none. Loss of Ability is not damage, and neither is damage that it adds to another card.",
      ),
    happened: past.exactOptional().describe('Something happened with it: leave its part in the event open.'),
    any: some(filter).exactOptional().describe('One of these holds.'),
    all: some(filter).exactOptional().describe('All of these hold.'),
    not: filter.exactOptional().describe('This does not hold.'),
  }),
).meta({
  id: 'HighlanderFilter',
  description: 'What a card is; every key narrows. An empty filter is any card.',
});

/** Where cards are. Pre-Game cards are in play. */
export type Place =
  | 'play'
  /** In play, in any hand or pile, or removed from the game. */
  | 'anywhere'
  | { readonly hand: Players }
  | { readonly endurance: Players }
  | { readonly discardPile: Players }
  | { readonly removedFromGame: Players }
  /** Under or on a card; of one that just left play, those that were there, wherever they now are. */
  | { readonly under: CardRef }
  | { readonly on: CardRef }
  /** The cards of the Exertion of that name. */
  | { readonly exertion: string }
  /** The cards that were played then, wherever they now are. */
  | { readonly played: When; readonly by: Players };

export const place: z.ZodType<Place> = lazily(() =>
  toldApart([
    z.enum(['play', 'anywhere']),
    z.strictObject({ hand: players }).describe('In the hands of such players.'),
    z.strictObject({ endurance: players }).describe('In their Endurances.'),
    z.strictObject({ discardPile: players }).describe('In their discard piles.'),
    z.strictObject({ removedFromGame: players }).describe('Among their cards removed from the game.'),
    z.strictObject({ under: cardRef }).describe('Under that card.'),
    z.strictObject({ on: cardRef }).describe('On that card.'),
    z.strictObject({ exertion: name }).describe('Among the cards of that Exertion.'),
    z
      .strictObject({ played: z.enum(times), by: players })
      .describe('Played then, by such players, wherever the cards are now.'),
  ]),
).meta({ id: 'HighlanderPlace', description: 'Where cards are, and whose.' });

/** A set of cards: one that is named, every card of a place that a filter lets through, or the top of an Endurance. */
export type Cards =
  | CardRef
  | { readonly each: Filter; readonly in: Place }
  | { readonly top: Amount; readonly of: PlayerRef };

export const cards: z.ZodType<Cards> = lazily(() =>
  toldApart([
    cardRef,
    z.strictObject({ each: filter, in: place }).describe('Each card such as this, in play or in that place.'),
    z
      .strictObject({ top: amount, of: playerRef })
      .describe("So many cards from the top of the player's Endurance."),
  ]),
).meta({ id: 'HighlanderCards', description: 'A set of cards.' });

/** The turns that are remembered: this one, and the last of each player before it. */
export const times = ['this-turn', 'your-last-turn', 'opponents-last-turn'] as const;
export type When = (typeof times)[number];

export interface EventPattern extends Happening<EventName, Filter, Players, Amount> {
  readonly phase?: Phase;
  readonly exertion?: 'hard' | 'soft';
  /** Where a card that was played, discarded or drawn was before. */
  readonly from?: readonly (PlayedFrom | 'play')[];
  /** The player had to: it was neither a cost nor a choice of their own. */
  readonly forced?: boolean;
}

export const eventPattern: z.ZodType<EventPattern> = lazily(() =>
  z.strictObject({
    ...happening(eventNames, filter, players, amount),
    phase: z.enum(phases).exactOptional().describe('It is about that phase.'),
    exertion: z.enum(['hard', 'soft']).exactOptional().describe('It is about such an Exertion.'),
    from: some(z.enum([...playedFrom, 'play']))
      .exactOptional()
      .describe('The card comes from there.'),
    forced: z
      .boolean()
      .exactOptional()
      .describe('The player had to: it was neither a cost nor a choice of their own; or had not.'),
  }),
).meta({ id: 'HighlanderEventPattern', description: 'Something that happens in the game.' });

/** Something that happened. */
export interface Past {
  readonly that: EventPattern;
  readonly when: When;
}

export const past: z.ZodType<Past> = lazily(() =>
  z.strictObject({
    that: eventPattern.describe('What happened.'),
    when: z.enum(times).describe('In which turn.'),
  }),
).meta({ id: 'Past', description: 'Something that happened in a turn that is remembered.' });

export type Condition = Combination<Meanings> | Fact;

export const condition: z.ZodType<Condition> = lazily(() => toldApart(conditionForms(forms))).meta({
  id: 'HighlanderCondition',
  description: 'Something that is true or not.',
});

const forms: TermForms = {
  amount,
  cardRef,
  cards,
  condition,
  eventPattern,
  filter,
  name,
  past,
  playerRef,
  players,
  range,
};
