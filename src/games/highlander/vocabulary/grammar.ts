import { z } from 'zod';
import { toldApart } from '../../../engine/told-apart.ts';
import { gems } from '../card.ts';
import { type Ability, leavings } from './abilities.ts';
import { choice } from './choices.ts';
import { amountsToPlayers, type Effect, toCards, toPlayers } from './effects.ts';
import { end } from './ends.ts';
import { limit } from './limits.ts';
import type { Modifier } from './modifiers.ts';
import { payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import { cardRef, playerRef, players } from './references.ts';
import { amount, cards, condition, eventPattern, filter, place, range } from './terms.ts';
import {
  areas,
  cardProhibitions,
  considerations,
  exertionEnds,
  hindrances,
  kinds,
  name,
  opportunities,
  phases,
  playedFrom,
  preventions,
  ways,
} from './words.ts';

const someAreas = z.array(z.enum(areas)).min(1);
const someSources = z.array(z.enum(playedFrom)).min(1).exactOptional();
const named = z.strictObject({ chosen: name.describe('The name under which it was chosen.') });

export const modifier: z.ZodType<Modifier> = z
  .lazy(() =>
    toldApart([
      z.strictObject({ damage: amount }),
      z.strictObject({ setDamage: amount, of: z.literal('power-blow').exactOptional() }),
      z.strictObject({ noDamage: z.literal(true) }),
      z.strictObject({ damageReducedTo: amount }),
      z.strictObject({ damageCannotBePrevented: z.literal(true) }),
      z.strictObject({ powerBlow: z.enum(ways) }),
      z.strictObject({ headShot: z.enum(ways) }),
      z.strictObject({ hidden: z.enum(['is', 'may', 'cannot']) }),
      z.strictObject({ powerBlock: z.enum(ways) }),
      z.strictObject({ coversAlso: someAreas }),
      z.strictObject({ coversNot: someAreas }),
      z.strictObject({ coversOnly: z.union([someAreas, named]) }),
      z.strictObject({ defendsAlso: filter }),
      z.strictObject({ defendsOnly: filter }),
      z.strictObject({ defendsOneAttack: z.literal(true) }),
      z.strictObject({ leavesAreasOpen: z.literal(true) }),
      z.strictObject({ staysInPlay: z.enum(['as-guard', 'always']) }),
      z.strictObject({
        cannot: z.enum(cardProhibitions),
        by: filter.exactOptional(),
        byPlayers: players.exactOptional(),
        from: someSources,
      }),
      z.strictObject({ nullified: z.literal(true) }),
      z.strictObject({ ignoredBy: players }),
      z.strictObject({ textless: z.literal(true) }),
      z.strictObject({ immuneTo: filter, byPlayers: players.exactOptional() }),
      z.strictObject({ control: playerRef }),
      z.strictObject({ kind: z.enum(kinds), loses: z.boolean().exactOptional() }),
      z.strictObject({ handIcons: amount }),
      z.strictObject({ faceDown: z.literal(true) }),
      z.strictObject({ duplicates: cardRef, with: z.array(z.enum(['title', 'type', 'grid', 'damage'])) }),
      z.strictObject({ ability }),
    ]),
  )
  .meta({ id: 'HighlanderModifier', description: 'What a card gains or loses while something lasts.' });

const sizeOf = z.enum(['hard', 'soft']).exactOptional();

export const playerModifier: z.ZodType<PlayerModifier> = z
  .lazy(() =>
    toldApart([
      z.strictObject({ ability: amount }),
      z.strictObject({ maximumAbility: amount }),
      z.strictObject({ handSize: amount }),
      z.strictObject({ setHandSize: amount }),
      z.strictObject({
        additionalAttacks: amount,
        such: filter.exactOptional(),
        with: z.array(modifier).min(1).exactOptional(),
      }),
      z.strictObject({ attacksAtMost: amount }),
      z.strictObject({ attacksAsIfDisarmed: z.literal(true) }),
      z.strictObject({ additionalSpecialCards: amount, such: filter.exactOptional() }),
      z.strictObject({ additionalHardExertions: amount, for: z.enum(exertionEnds).exactOptional() }),
      z.strictObject({ exertionSize: amount, of: sizeOf }),
      z.strictObject({ setExertionSize: amount, of: sizeOf }),
      z.strictObject({ additionalPowerBlows: z.union([z.literal('any'), amount]) }),
      z.strictObject({ gemsFound: amount, of: z.union([z.enum(gems), named]) }),
      z.strictObject({ inPlayAtMost: z.union([z.literal('any'), amount]), such: filter }),
      z.strictObject({
        cannot: z.enum(preventions),
        such: filter.exactOptional(),
        from: someSources,
        of: players.exactOptional(),
        for: z.enum(exertionEnds).exactOptional(),
        by: filter.exactOptional(),
      }),
      z.strictObject({
        toPlay: filter,
        from: someSources,
        choose: z.array(choice).exactOptional(),
        pay: z.array(payment).min(1),
      }),
      z.strictObject({
        to: z.enum(preventions),
        choose: z.array(choice).exactOptional(),
        pay: z.array(payment).min(1),
      }),
      z.strictObject({
        mayPlay: filter,
        from: someSources,
        under: cardRef.exactOptional(),
        as: z.enum(kinds).exactOptional(),
        inPlaceOf: z.enum(opportunities).exactOptional(),
        despite: z
          .array(
            z.union([
              z.enum(hindrances),
              z
                .strictObject({ textOf: filter })
                .describe('What the text of such cards says of playing them does not hinder.'),
            ]),
          )
          .min(1)
          .exactOptional(),
        limit: limit.exactOptional(),
      }),
      z.strictObject({ ignores: filter }),
      z.strictObject({ ignoresPrevention: z.enum(preventions) }),
      z.strictObject({ considered: z.enum(considerations) }),
      z.strictObject({ preventsDamage: z.union([z.literal('all'), amount]), from: filter.exactOptional() }),
      z.strictObject({ damageReducedTo: amount, from: filter.exactOptional() }),
      z.strictObject({ discardPile: z.literal('face-down') }),
      z.strictObject({ hand: z.literal('face-up') }),
    ]),
  )
  .meta({ id: 'HighlanderPlayerModifier', description: 'What changes for a player while something lasts.' });

const as = name.exactOptional();
const someGems = z.array(z.enum(gems)).min(1);

export const effect: z.ZodType<Effect> = z
  .lazy(() => {
    const effects = z.array(effect);
    return z.discriminatedUnion('do', [
      z
        .strictObject({ do: z.enum(toCards), cards, as })
        .describe("Done to cards, wherever they are. What leaves play goes to its owner's piles."),
      z
        .strictObject({ do: z.enum(toPlayers), players, as })
        .describe('Done to players. A player who is disarmed says which weapon it is.'),
      z
        .strictObject({ do: z.enum(amountsToPlayers), players, amount, as })
        .describe('So much is done to players.'),
      z
        .strictObject({
          do: z.literal('prevent-damage'),
          players,
          amount: z.union([z.literal('all'), amount]),
          from: filter.exactOptional(),
          as,
        })
        .describe('Of the damage that is pending, from such cards, so much is taken off.'),
      z
        .strictObject({ do: z.literal('put-into-play'), cards, by: playerRef, as })
        .describe("The cards come into play under this player's control, without being played."),
      z
        .strictObject({ do: z.enum(['capture', 'put-on']), cards, card: cardRef, as })
        .describe('The cards are put under that card, without effect; or on it.'),
      z
        .strictObject({ do: z.literal('take-control'), cards, by: playerRef, until: end, as })
        .describe('The player controls the cards.'),
      z
        .strictObject({ do: z.literal('trade-control'), cards: z.tuple([cardRef, cardRef]), until: end, as })
        .describe('Two cards change their controllers.'),
      z
        .strictObject({ do: z.literal('look-at'), cards, by: players, as })
        .describe('The players see the cards.'),
      z
        .strictObject({ do: z.literal('duplicate'), card: cardRef, by: playerRef, as })
        .describe('The effects of a card happen as if it had been played, without its requirements.'),
      z
        .strictObject({ do: z.literal('skip-phase'), players, phase: z.enum(phases), as })
        .describe('The players skip that phase the next time it comes.'),
      z
        .strictObject({
          do: z.literal('exert'),
          exertion: z.enum(['soft', 'hard']),
          by: playerRef,
          cards: amount.exactOptional(),
          unmodified: z.boolean().exactOptional(),
          gems: z.union([someGems, named]).exactOptional(),
          atLeast: amount.exactOptional(),
          as,
        })
        .describe(
          'A Soft or Hard Exertion, of so many cards or of as many as is usual: for gems, if there are any; with `atLeast` it is an Attribute Check, and is done if so many are found.',
        ),
      z
        .strictObject({ do: z.literal('attribute-challenge'), gem: z.union([z.enum(gems), named]), as })
        .describe('Both make a Soft Exertion at once; after a tie there is neither winner nor loser.'),
      z
        .strictObject({
          do: z.literal('play'),
          by: playerRef,
          which: filter,
          in: z.array(place).min(1),
          number: range,
          with: z.array(modifier).min(1).exactOptional(),
          despite: z.array(z.enum(hindrances)).min(1).exactOptional(),
          as,
        })
        .describe(
          'Such cards are played then and there, beside what the turn allows, and `with` those changes.',
        ),
      z
        .strictObject({ do: z.literal('modify'), cards, by: z.array(modifier).min(1), until: end, as })
        .describe('The cards change until the end told. A filter is looked at anew as long as it lasts.'),
      z
        .strictObject({
          do: z.literal('modify-players'),
          players,
          by: z.array(playerModifier).min(1),
          until: end,
          as,
        })
        .describe('Something changes for the players until the end told.'),
      z
        .strictObject({
          do: z.literal('counters'),
          name,
          number: amount,
          on: cards,
          remove: z.boolean().exactOptional(),
          as,
        })
        .describe('So many counters of that name are put on the cards, or removed from them.'),
      z
        .strictObject({
          do: z.literal('roll'),
          by: playerRef,
          succeedsUpTo: amount,
          effects,
          otherwise: effects.exactOptional(),
          as,
        })
        .describe('A die is rolled: it succeeds on that number or less.'),
      z.strictObject({ do: z.literal('choose'), choice, as }).describe('Something is chosen.'),
      z
        .strictObject({ do: z.literal('if'), condition, effects, otherwise: effects.exactOptional(), as })
        .describe('Where the condition holds, these effects; else the others.'),
      z
        .strictObject({
          do: z.enum(['may', 'must']),
          by: players,
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).exactOptional(),
          effects,
          otherwise: effects.exactOptional(),
          immediately: z.boolean().exactOptional(),
          as,
        })
        .describe(
          "First the choice, then the payment, then the effects; or else the others. It waits for the player's own May Do/Must Do Phase, unless it is done `immediately`.",
        ),
      z
        .strictObject({ do: z.literal('each-player'), players, effects, as })
        .describe('The effects are done for each of the players.'),
      z
        .strictObject({ do: z.literal('each-card'), cards, effects, as })
        .describe('The effects are done for each of the cards.'),
      z
        .strictObject({
          do: z.literal('when'),
          on: eventPattern,
          until: end,
          once: z.boolean(),
          effects,
          as,
        })
        .describe('An effect that waits: for the first such event, or for each until the end told.'),
      z
        .strictObject({ do: z.literal('at'), phase: z.enum(phases), of: playerRef, effects, as })
        .describe('The effects are done when that phase of the player next begins.'),
      z
        .strictObject({ do: z.literal('unsupported'), text: z.string().max(1000), as })
        .describe('What the vocabulary cannot say, in the words of the card.'),
    ]);
  })
  .meta({ id: 'HighlanderEffect', description: 'What is done.' });

export const ability: z.ZodType<Ability> = z
  .lazy(() => {
    const effects = z.array(effect);
    const asking = { choose: z.array(choice).exactOptional(), pay: z.array(payment).exactOptional() };
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
          ...asking,
        })
        .describe('How the card is played: only so and at no other time, or so beside the usual way.'),
      z
        .strictObject({
          ability: z.literal('played'),
          if: condition.exactOptional(),
          ...asking,
          do: effects,
        })
        .describe('What the card does as it is played, or put into play.'),
      z
        .strictObject({
          ability: z.literal('continuous'),
          while: condition.exactOptional(),
          cards: cards.exactOptional(),
          modify: z.array(modifier).min(1).exactOptional(),
          players: players.exactOptional(),
          modifyPlayers: z.array(playerModifier).min(1).exactOptional(),
        })
        .describe('What is so while the card is in play or, of its own playing, while it is played.'),
      z
        .strictObject({
          ability: z.enum(['may-do', 'must-do']),
          during: z.array(z.enum(phases)).min(1),
          by: players.exactOptional(),
          if: condition.exactOptional(),
          limit: limit.exactOptional(),
          ...asking,
          do: effects,
        })
        .describe("What its controller may or must do in the controller's turn, in those phases."),
      z
        .strictObject({
          ability: z.literal('discard-to-use'),
          leaves,
          on: eventPattern.exactOptional(),
          if: condition.exactOptional(),
          ...asking,
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
          ...asking,
          do: effects,
        })
        .describe('What happens when something else happens.'),
      z
        .strictObject({
          ability: z.literal('replacement'),
          on: eventPattern,
          if: condition.exactOptional(),
          optional: z.boolean().exactOptional(),
          instead: effects,
        })
        .describe('What would happen does not; this does.'),
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
      z
        .strictObject({
          ability: z.literal('unsupported'),
          reach: z.enum(['use', 'play', 'anything']),
          text: z.string().max(2000),
        })
        .describe(
          'What the vocabulary cannot say, in the words of the card. `reach` tells what would need it: using it, playing the card, or anything at all.',
        ),
    ]);
  })
  .meta({ id: 'HighlanderAbility', description: 'One ability of a card.' });
