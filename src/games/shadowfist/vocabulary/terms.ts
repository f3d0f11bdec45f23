import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { type Bounds, bounds } from '../../vocabulary/grammar/amounts.ts';
import { type Happening, happening } from '../../vocabulary/grammar/happenings.ts';
import { amountForms, type Formula } from '../words/amounts/amounts.ts';
import { type Condition, conditionForms } from '../words/conditions/conditions.ts';
import { cardFilter, type Filter, filterDescription } from '../words/filters/filter.ts';
import type { TermForms } from '../words/word.ts';
import { type EventName, eventNames } from './event-names.ts';
import { type CardRef, cardRef, type Players, playerRef } from './references.ts';

/** A number. */
export type Amount = number | Formula;

export const amount: z.ZodType<Amount> = lazily(() =>
  toldApart([z.int().min(-99).max(99), ...amountForms(parts)]),
).meta({ id: 'Amount', description: 'A number.' });

/** At least one bound. */
export type Range = Bounds<Amount>;

export const range: z.ZodType<Range> = bounds(amount).meta({
  id: 'Range',
  description: 'A number within bounds.',
});

export type { Filter };

export const filter: z.ZodType<Filter> = lazily(() => cardFilter.form(parts)).meta({
  id: 'Filter',
  description: filterDescription,
});

export const players: z.ZodType<Players> = lazily(() =>
  toldApart([
    z.enum(['every-player', 'every-opponent']),
    playerRef,
    z
      .strictObject({ every: z.enum(['player', 'opponent']), such: condition })
      .describe('Every player or opponent of whom the condition holds: `that-player` in the condition.'),
  ]),
).meta({ id: 'Players', description: 'One player or several, clockwise from the current player.' });

/** Where cards are. Effects reach cards in play only, unless their text says otherwise (2.2, 7.2). */
export type Place =
  | 'play'
  | { readonly hand: Players }
  | { readonly deck: Players }
  | { readonly smoked: Players }
  | { readonly toasted: Players }
  | { readonly burnedForVictory: Players }
  /** The States on a card; of one that just left play, those that were on it, where they now are. */
  | { readonly statesOn: CardRef }
  /** Wherever that card is, out of play. */
  | { readonly whereverIs: CardRef };

export const place: z.ZodType<Place> = z
  .union([
    z.literal('play'),
    z.strictObject({ hand: players }).describe('The hands of these players.'),
    z.strictObject({ deck: players }).describe('The decks of these players.'),
    z.strictObject({ smoked: players }).describe('The smoked piles of these players.'),
    z.strictObject({ toasted: players }).describe('The toasted piles of these players.'),
    z.strictObject({ burnedForVictory: players }).describe('The burned-for-victory piles of these players.'),
    z.strictObject({ statesOn: cardRef }).describe('The States on that card.'),
    z.strictObject({ whereverIs: cardRef }).describe('The place out of play where that card is.'),
  ])
  .meta({ id: 'Place', description: 'A zone of these players.' });

/** A set of cards: one that is referred to, or every matching card in a place. */
export type Cards = CardRef | { readonly each: Filter; readonly in: Place };

export const cards: z.ZodType<Cards> = lazily(() =>
  toldApart([
    cardRef,
    z.strictObject({ each: filter, in: place }).describe('Each matching card in that place.'),
  ]),
).meta({ id: 'Cards', description: 'A set of cards.' });

export type { Condition };

export const condition: z.ZodType<Condition> = lazily(() => toldApart(conditionForms(parts))).meta({
  id: 'Condition',
  description: 'Something that is true or false.',
});

export interface EventPattern extends Happening<EventName, Filter, Players, Amount> {
  /** Damage: only combat damage, or only other. */
  readonly combat?: boolean;
  /** A card that is smoked: because of damage. */
  readonly byDamage?: true;
  /** An attack: successful or not. */
  readonly successful?: boolean;
  /** The effect uses the word target (4.3.6); the attack has such a target. */
  readonly targets?: Filter;
  readonly targetsPlayer?: Players;
  /** An effect: the use of that special ability; what ceases intercepting: bypassed by it. */
  readonly using?: (typeof usable)[number];
  /** The effect that is generated, or that a card is played for. */
  readonly effect?: EffectPattern;
  /** A card that is played: from there. */
  readonly from?: (typeof sources)[number];
  /** A card that is played: at no cost, or for less than its full cost (4.3.2). */
  readonly cost?: (typeof prices)[number];
}

/** Special abilities whose use is an effect (10.1.2). */
export const usable = ['Stealth', 'Tactics'] as const;

/** Whence a card can be played. */
export const sources = ['hand', 'deck', 'smoked-pile', 'toasted-pile'] as const;

/** At how little a card can be played; no cost is a reduced cost, too (4.3.2). */
export const prices = ['none', 'reduced'] as const;

export const eventPattern: z.ZodType<EventPattern> = lazily(() =>
  z.strictObject({
    ...happening(eventNames, filter, players, amount),
    combat: z.boolean().exactOptional().describe('Whether it is combat damage.'),
    byDamage: z.literal(true).exactOptional().describe('The card is smoked because of damage.'),
    successful: z.boolean().exactOptional().describe('Whether the attack succeeds.'),
    targets: filter
      .exactOptional()
      .describe('The effect targets a matching card, or the attack was declared against one.'),
    targetsPlayer: players.exactOptional().describe('The effect targets one of these players.'),
    using: z
      .enum(usable)
      .exactOptional()
      .describe('The effect is the use of that special ability, or Stealth bypasses an interceptor.'),
    effect: effectPattern
      .exactOptional()
      .describe('The effect that is generated, also by a card that is played, matches this.'),
    from: z.enum(sources).exactOptional().describe('The zone that the card is played from.'),
    cost: z
      .enum(prices)
      .exactOptional()
      .describe('The card is played at no cost, or at reduced cost, which no cost is, too (4.3.2).'),
  }),
).meta({ id: 'EventPattern', description: 'Matches events of the game.' });

/** Matches effects that were generated and wait in a scene. */
export interface EffectPattern {
  /** The card that generates the effect; absent, any card. */
  readonly source?: Filter;
  /** A Character that turns, or uses Mobility, to change location is its own source (4.7). */
  readonly kind?: 'played-card' | 'ability' | 'change-location' | 'any';
  readonly by?: Players;
  /** Turning a matching card generates the effect of its own text. */
  readonly byTurning?: Filter;
  /** A card was turned to maintain the effect (4.2). */
  readonly maintained?: true;
  /** The effect targets a matching card. */
  readonly targets?: Filter;
  /** The effect targets one of these players. */
  readonly targetsPlayer?: Players;
  /** On resolution, the effect would do one of these. */
  readonly would?: readonly (
    | 'steal-power'
    | 'toast'
    | 'smoke'
    | 'gain-power'
    | 'return-to-hand'
    | 'damage'
    | 'cancel'
    | 'unturn'
    | 'look-at-hand'
    | 'discard'
    | 'take-control'
    | 'return-to-play'
    | 'play-from-smoked-pile'
    | 'redirect'
    | 'change-target'
    | 'remove-from-play'
  )[];
  /** It would do this to one of these players, or to a card that one of them controls. */
  readonly against?: Players;
  /** It would do this to the player who generated it, or to a card that this player controls. */
  readonly againstItsPlayer?: true;
  /** It would do this to a matching card. */
  readonly to?: Filter;
  /** It also matches one of these. */
  readonly any?: readonly EffectPattern[];
}

export const effectPattern: z.ZodType<EffectPattern> = lazily(() =>
  z.strictObject({
    source: filter.exactOptional().describe('A matching card generates the effect.'),
    kind: z
      .enum(['played-card', 'ability', 'change-location', 'any'])
      .exactOptional()
      .describe(
        'The effect is a card that is played, an ability, a Character that changes location (by turning or Mobility, 4.7), or any of these.',
      ),
    by: players.exactOptional().describe('One of these players generates the effect.'),
    byTurning: filter.exactOptional().describe('The effect is generated by turning a matching card.'),
    maintained: z.literal(true).exactOptional().describe('A card was turned to maintain the effect (4.2).'),
    targets: filter.exactOptional().describe('The effect targets a matching card.'),
    targetsPlayer: players.exactOptional().describe('The effect targets one of these players.'),
    would: z
      .array(
        z.enum([
          'steal-power',
          'toast',
          'smoke',
          'gain-power',
          'return-to-hand',
          'damage',
          'cancel',
          'unturn',
          'look-at-hand',
          'discard',
          'take-control',
          'return-to-play',
          'play-from-smoked-pile',
          'redirect',
          'change-target',
          'remove-from-play',
        ]),
      )
      .min(1)
      .exactOptional()
      .describe('On resolution, the effect would do one of these.'),
    against: players
      .exactOptional()
      .describe('The effect would do this to one of these players, or to a card that one of them controls.'),
    againstItsPlayer: z
      .literal(true)
      .exactOptional()
      .describe(
        'The effect would do one of these things to the player who generated it, or to a card that this player controls.',
      ),
    to: filter.exactOptional().describe('The effect would do this to a matching card.'),
    any: z
      .array(effectPattern)
      .min(1)
      .exactOptional()
      .describe('The effect also matches at least one of these.'),
  }),
).meta({ id: 'EffectPattern', description: 'An effect that waits in a scene.' });

const parts: TermForms = {
  amount,
  cardRef,
  cards,
  condition,
  eventPattern,
  filter,
  playerRef,
  players,
  range,
};
