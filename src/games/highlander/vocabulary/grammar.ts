import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { asking, commonAbilities } from '../../vocabulary/grammar/abilities.ts';
import { gates } from '../../vocabulary/grammar/gates.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { gems } from '../card.ts';
import { type Ability, leavings } from './abilities.ts';
import { choice } from './choices.ts';
import { amountsToPlayers, type Effect, toCards, toPlayers } from './effects.ts';
import { end } from './ends.ts';
import { limit } from './limits.ts';
import type { Meanings } from './meanings.ts';
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
  opportunities,
  phases,
  playedFrom,
  preventions,
  ways,
} from './words.ts';

const someAreas = z.array(z.enum(areas)).min(1);
const asks = asking(choice, payment);
const someSources = z.array(z.enum(playedFrom)).min(1).exactOptional();
const named = z.strictObject({ chosen: name.describe('The name under which it was chosen.') });

export const modifier: z.ZodType<Modifier> = lazily(() =>
  toldApart([
    z
      .strictObject({ damage: amount })
      .describe('Added to the damage of an attack; below zero it is taken off.'),
    z
      .strictObject({ setDamage: amount, of: z.literal('power-blow').exactOptional() })
      .describe('The base damage, to which may be added; or what it does as a Power Blow.'),
    z.strictObject({ noDamage: z.literal(true) }).describe('No damage, to which nothing is added.'),
    z
      .strictObject({ damageReducedTo: amount })
      .describe(
        'At most so much damage, after all additions; also of damage that is pending when it begins to be so.',
      ),
    z.strictObject({ damageCannotBePrevented: z.literal(true) }).describe('Nothing prevents its damage.'),
    z
      .strictObject({ dieRollBonus: amount })
      .describe(
        'Added to the number up to which the die rolls of its text succeed: with 2, a chance of 1 in 6 becomes 3 in 6.',
      ),
    z
      .strictObject({ powerBlow: z.enum(ways) })
      .describe('Whether it is a Power Blow, may be made one, or cannot be.'),
    z
      .strictObject({ headShot: z.enum(ways) })
      .describe('Whether it is a Head Shot, may be made one, or cannot be.'),
    z
      .strictObject({ hidden: z.enum(['is', 'may', 'cannot']) })
      .describe('Whether it is Hidden, may be played so, or cannot be.'),
    z
      .strictObject({ powerBlock: z.enum(ways) })
      .describe('Whether it is a Power Block, may be made one, or cannot be.'),
    z
      .strictObject({ coversAlso: someAreas })
      .describe('The attack hits these areas too, the defense covers them too.'),
    z.strictObject({ coversNot: someAreas }).describe('It does not hit or cover these areas.'),
    z
      .strictObject({ coversOnly: z.union([someAreas, named]) })
      .describe('It hits or covers these areas alone.'),
    z
      .strictObject({ defendsAlso: filter })
      .describe('The defense serves against such an attack, which could else not be defended so.'),
    z.strictObject({ defendsOnly: filter }).describe('The defense serves against such an attack alone.'),
    z
      .strictObject({ defendsOneAttack: z.literal(true) })
      .describe('It serves against one attack and not against several.'),
    z
      .strictObject({ leavesAreasOpen: z.literal(true) })
      .describe('After it, attacks may go to the areas that it covers.'),
    z
      .strictObject({ staysInPlay: z.enum(['as-guard', 'always']) })
      .describe('It is not swept; as a Guard, if its player says so when it is played.'),
    z
      .strictObject({
        cannot: z.enum(cardProhibitions),
        by: filter.exactOptional(),
        byPlayers: players.exactOptional(),
        from: someSources,
        unlessWith: filter
          .exactOptional()
          .describe('It may be played all the same, in conjunction with such a card.'),
      })
      .describe('What cannot be done with it: by such cards, such players, or cards from there alone.'),
    z.strictObject({ nullified: z.literal(true) }).describe('It has no effect on any card, player or rule.'),
    z.strictObject({ ignoredBy: players }).describe('It has no effect on these players.'),
    z
      .strictObject({ textless: z.literal(true) })
      .describe('It has no text, but keeps its title, sub-title and type.'),
    z
      .strictObject({ immuneTo: filter, byPlayers: players.exactOptional() })
      .describe('Such cards do not affect it; of such players alone.'),
    z.strictObject({ control: playerRef }).describe('This player controls it.'),
    z
      .strictObject({ kind: z.enum(kinds), loses: z.boolean().exactOptional() })
      .describe('It is considered that kind of card too; or is that no longer.'),
    z.strictObject({ handIcons: amount }).describe('So many are added to its hand icons.'),
    z
      .strictObject({ setHandIcons: amount })
      .describe('So many hand icons it has in place of its own; to them may be added.'),
    z.strictObject({ faceDown: z.literal(true) }).describe('It lies face down.'),
    z
      .strictObject({ duplicates: cardRef, with: z.array(z.enum(['title', 'type', 'grid', 'damage'])) })
      .describe('Text and effects of another card stand in the place of its own, and what else is told.'),
    z.strictObject({ ability }).describe('It has this ability, too.'),
  ]),
).meta({ id: 'HighlanderModifier', description: 'What a card gains or loses while something lasts.' });

const sizeOf = z.enum(['hard', 'soft']).exactOptional();

export const playerModifier: z.ZodType<PlayerModifier> = lazily(() =>
  toldApart([
    z
      .strictObject({ ability: amount })
      .describe('Added to Ability for as long as it lasts, unlike Ability gained or lost.'),
    z.strictObject({ maximumAbility: amount }).describe('Added to the maximum Ability.'),
    z.strictObject({ handSize: amount }).describe('Added to the maximum hand size.'),
    z.strictObject({ setHandSize: amount }).describe('The maximum hand size.'),
    z
      .strictObject({
        additionalAttacks: amount,
        such: filter.exactOptional(),
        with: z.array(modifier).min(1).exactOptional(),
      })
      .describe(
        'Attacks to play besides the one of the turn: of such attacks, which are then also changed so.',
      ),
    z.strictObject({ attacksAtMost: amount }).describe('The most attacks that may be played in a turn.'),
    z
      .strictObject({ attacksAsIfDisarmed: z.literal(true) })
      .describe('The player attacks as one who is disarmed.'),
    z
      .strictObject({ additionalSpecialCards: amount, such: filter.exactOptional() })
      .describe('Special cards to play besides the one of the turn: of such cards.'),
    z
      .strictObject({ additionalHardExertions: amount, for: z.enum(exertionEnds).exactOptional() })
      .describe('Hard Exertions to make besides the one of the turn; for such an end alone.'),
    z
      .strictObject({
        exertionSize: amount,
        of: sizeOf,
        may: z
          .enum(['all', 'up-to'])
          .exactOptional()
          .describe('The player declares with each Exertion whether it is added, or how much of it is.'),
      })
      .describe('Added to the number of cards of an Exertion, of both kinds or of one.'),
    z
      .strictObject({ setExertionSize: amount, of: sizeOf })
      .describe('The number of cards of an Exertion, of both kinds or of one.'),
    z
      .strictObject({ additionalPowerBlows: z.union([z.literal('any'), amount]) })
      .describe('Power Blows to make besides the one of the turn.'),
    z
      .strictObject({ gemsFound: amount, of: z.union([z.enum(gems), named]) })
      .describe('Added to what is found of a gem in an Attribute Check or Challenge.'),
    z
      .strictObject({ inPlayAtMost: z.union([z.literal('any'), amount]), such: filter })
      .describe('How many such cards the player may have in play.'),
    z
      .strictObject({
        cannot: z.enum(preventions),
        such: filter.exactOptional(),
        from: someSources,
        of: players.exactOptional(),
        for: z.enum(exertionEnds).exactOptional(),
        by: filter.exactOptional(),
      })
      .describe(
        "A prevention: of such cards, from there, with such players' cards, for such an end, or by what such cards do.",
      ),
    z
      .strictObject({
        toPlay: filter,
        from: someSources,
        choose: z.array(choice).exactOptional(),
        pay: z.array(payment).min(1),
      })
      .describe('What is to be done for playing such a card: from there, or from wherever.'),
    z
      .strictObject({
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
      })
      .describe(
        'Leave to play such cards: from there, as that, in that place, or in spite of what would hinder it.',
      ),
    z.strictObject({ ignores: filter }).describe('Such cards have no effect on the player.'),
    z
      .strictObject({ ignoresPrevention: z.enum(preventions) })
      .describe('What prevents the player from that is ignored.'),
    z
      .strictObject({ considered: z.enum(considerations) })
      .describe('The player is considered that, without being it.'),
    z
      .strictObject({ preventsDamage: z.union([z.literal('all'), amount]), from: filter.exactOptional() })
      .describe('Damage done to the player, by such cards, is less by so much, or none of it is done.'),
    z
      .strictObject({ damageReducedTo: amount, from: filter.exactOptional() })
      .describe('Damage done to the player, by such cards, is at most so much.'),
    z
      .strictObject({ discardPile: z.literal('face-down') })
      .describe('The discard pile lies face down; what is known of it stays known.'),
    z
      .strictObject({ hand: z.literal('face-up') })
      .describe('The hand lies face up: every card of it is named.'),
  ]),
).meta({ id: 'HighlanderPlayerModifier', description: 'What changes for a player while something lasts.' });

const as = name.exactOptional();
const someGems = z.array(z.enum(gems)).min(1);

export const effect: z.ZodType<Effect> = lazily(() => {
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
      .describe(
        'The effects of a card happen as if it had been played, without its requirements; in the first edition with those of a card in conjunction only if that modifies `conjoined`.',
      ),
    z
      .strictObject({ do: z.literal('reckon'), amount, as: name })
      .describe('A number as it is then, kept under that name for what is done later.'),
    z
      .strictObject({ do: z.literal('skip-phase'), players, phase: z.enum(phases), as })
      .describe(
        'The players skip that phase the next time it comes. What becomes of a turn without its May Do/Must Do or Defense Phase is `unsupported`.',
      ),
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
      .describe(
        'The cards change until the end told. A filter is looked at anew as long as it lasts. An attack that is still on its way at the end of a phase or turn keeps what it was given until then.',
      ),
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
    z
      .strictObject({
        do: z.enum(['may', 'must']),
        by: players,
        ...asks,
        effects,
        otherwise: effects.exactOptional(),
        immediately: z.boolean().exactOptional(),
        as,
      })
      .describe(
        "First the choice, then the payment, then the effects; or else the others. It waits for the player's own May Do/Must Do Phase, unless it is done `immediately`.",
      ),
    z
      .strictObject({ do: z.literal('at'), phase: z.enum(phases), of: playerRef, effects, as })
      .describe('The effects are done when that phase of the player next begins.'),
    ...gates<Meanings>({ choice, condition, players, cards, eventPattern, end, effects }),
  ]);
}).meta({ id: 'HighlanderEffect', description: 'What is done.' });

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
