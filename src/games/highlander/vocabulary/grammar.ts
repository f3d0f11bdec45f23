import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { asking, commonAbilities } from '../../vocabulary/grammar/abilities.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { effectForms } from '../words/effects/effects.ts';
import { modifierForms } from '../words/modifiers/modifiers.ts';
import { playerModifierForms } from '../words/player-modifiers/player-modifiers.ts';
import type { Forms } from '../words/word.ts';
import { type Ability, leavings } from './abilities.ts';
import { choice } from './choices.ts';
import type { Effect } from './effects.ts';
import { end } from './ends.ts';
import { limit } from './limits.ts';
import type { Meanings } from './meanings.ts';
import type { Modifier } from './modifiers.ts';
import { payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import { cardRef, playerRef, players } from './references.ts';
import { amount, cards, condition, eventPattern, filter, grid, past, place, range } from './terms.ts';
import { hindrances, kinds, opportunities, phases, playedFrom } from './words.ts';

const asks = asking(choice, payment);
const someSources = z.array(z.enum(playedFrom)).min(1).exactOptional();
const named = z.strictObject({ chosen: name.describe('The name under which it was chosen.') });

export const modifier: z.ZodType<Modifier> = lazily(() => toldApart(modifierForms(forms))).meta({
  id: 'HighlanderModifier',
  description: 'What a card gains or loses while something lasts.',
});

export const playerModifier: z.ZodType<PlayerModifier> = lazily(() =>
  toldApart(playerModifierForms(forms)),
).meta({ id: 'HighlanderPlayerModifier', description: 'What changes for a player while something lasts.' });

const effects = lazily(() => z.array(effect));

export const effect: z.ZodType<Effect> = lazily(() => z.discriminatedUnion('do', effectForms(forms))).meta({
  id: 'HighlanderEffect',
  description: 'What is done.',
});

export const ability: z.ZodType<Ability> = lazily(() => {
  const effects = z.array(effect);
  const leaves = z.enum(leavings);
  return z.discriminatedUnion('ability', [
    z
      .strictObject({
        ability: z.literal('playing'),
        kind: z.enum(['only', 'also']),
        if: condition.exactOptional(),
        during: z.array(z.enum(phases)).min(1).exactOptional(),
        inConjunctionWith: filter.exactOptional(),
        several: z.boolean().exactOptional(),
        inPlaceOf: z.enum(opportunities).exactOptional(),
        asAdditionalAttack: z.boolean().exactOptional(),
        as: z.enum(kinds).exactOptional(),
        from: someSources,
        despite: z.array(z.enum(hindrances)).min(1).exactOptional(),
        limit: limit.exactOptional(),
        ...asks,
      })
      .describe(
        'How the card is played: only so and at no other time, or so beside the usual way. Of several `only`, any one is met.',
      ),
    z
      .strictObject({
        ability: z.literal('played'),
        if: condition.exactOptional(),
        ...asks,
        do: effects,
      })
      .describe('What the card does as it is played, or put into play.'),
    z
      .strictObject({
        ability: z.enum(['may-do', 'must-do']),
        during: z.array(z.enum(phases)).min(1),
        by: players.exactOptional(),
        if: condition.exactOptional(),
        limit: limit.exactOptional(),
        ...asks,
        do: effects,
      })
      .describe("What its controller may or must do in the controller's turn, in those phases."),
    z
      .strictObject({
        ability: z.literal('discard-to-use'),
        leaves,
        on: eventPattern.exactOptional(),
        if: condition.exactOptional(),
        ...asks,
        do: effects,
      })
      .describe(
        "The card is discarded for its effect, though never in the turn it is put into play; in anybody's turn, or when something happens.",
      ),
    z
      .strictObject({
        ability: z.literal('counter'),
        counters: filter,
        by: players,
        from: z.enum(['play', 'hand']),
        leaves,
        if: condition.exactOptional(),
        pay: z.array(payment).exactOptional(),
      })
      .describe(
        'A true counter: as such a card is played by those players, this one leaves and the card is countered.',
      ),
    z
      .strictObject({
        ability: z.literal('triggered'),
        on: eventPattern,
        if: condition.exactOptional(),
        limit: limit.exactOptional(),
        optional: z.boolean().exactOptional(),
        onceForAllCopies: z
          .boolean()
          .exactOptional()
          .describe('However many copies are in play, it happens once each time.'),
        ...asks,
        do: effects,
      })
      .describe('What happens when something else happens.'),
    z
      .strictObject({ ability: z.literal('is'), kind: z.enum(kinds) })
      .describe('It is that kind of card, as its own text says.'),
    z
      .strictObject({
        ability: z.literal('plot-part'),
        part: z.int().min(1).max(9),
        of: z.int().min(2).max(9),
      })
      .describe('Part of a Sequence Plot; the last ends it.'),
    z.strictObject({ ability: z.literal('cumulative') }).describe('Its identical copies add up.'),
    ...commonAbilities<Meanings>({
      condition,
      cards,
      modifier,
      players,
      playerModifier,
      eventPattern,
      effects,
    }),
  ]);
}).meta({ id: 'HighlanderAbility', description: 'One ability of a card.' });

const forms: Forms = {
  ability,
  amount,
  cardRef,
  cards,
  choice,
  chosen: named,
  condition,
  effect,
  effects,
  end,
  eventPattern,
  filter,
  grid,
  modifier,
  name,
  past,
  payment,
  place,
  playerModifier,
  playerRef,
  players,
  range,
};
