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
const named = z.strictObject({ chosen: name });

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
          .array(z.union([z.enum(hindrances), z.strictObject({ textOf: filter })]))
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
      z.strictObject({ do: z.enum(toCards), cards, as }),
      z.strictObject({ do: z.enum(toPlayers), players, as }),
      z.strictObject({ do: z.enum(amountsToPlayers), players, amount, as }),
      z.strictObject({
        do: z.literal('prevent-damage'),
        players,
        amount: z.union([z.literal('all'), amount]),
        from: filter.exactOptional(),
        as,
      }),
      z.strictObject({ do: z.literal('put-into-play'), cards, by: playerRef, as }),
      z.strictObject({ do: z.enum(['capture', 'put-on']), cards, card: cardRef, as }),
      z.strictObject({ do: z.literal('take-control'), cards, by: playerRef, until: end, as }),
      z.strictObject({ do: z.literal('trade-control'), cards: z.tuple([cardRef, cardRef]), until: end, as }),
      z.strictObject({ do: z.literal('look-at'), cards, by: players, as }),
      z.strictObject({ do: z.literal('duplicate'), card: cardRef, by: playerRef, as }),
      z.strictObject({ do: z.literal('skip-phase'), players, phase: z.enum(phases), as }),
      z.strictObject({
        do: z.literal('exert'),
        exertion: z.enum(['soft', 'hard']),
        by: playerRef,
        cards: amount.exactOptional(),
        unmodified: z.boolean().exactOptional(),
        gems: z.union([someGems, named]).exactOptional(),
        atLeast: amount.exactOptional(),
        as,
      }),
      z.strictObject({ do: z.literal('attribute-challenge'), gem: z.union([z.enum(gems), named]), as }),
      z.strictObject({
        do: z.literal('play'),
        by: playerRef,
        which: filter,
        in: z.array(place).min(1),
        number: range,
        with: z.array(modifier).min(1).exactOptional(),
        despite: z.array(z.enum(hindrances)).min(1).exactOptional(),
        as,
      }),
      z.strictObject({ do: z.literal('modify'), cards, by: z.array(modifier).min(1), until: end, as }),
      z.strictObject({
        do: z.literal('modify-players'),
        players,
        by: z.array(playerModifier).min(1),
        until: end,
        as,
      }),
      z.strictObject({
        do: z.literal('counters'),
        name,
        number: amount,
        on: cards,
        remove: z.boolean().exactOptional(),
        as,
      }),
      z.strictObject({
        do: z.literal('roll'),
        by: playerRef,
        succeedsUpTo: amount,
        effects,
        otherwise: effects.exactOptional(),
        as,
      }),
      z.strictObject({ do: z.literal('choose'), choice, as }),
      z.strictObject({ do: z.literal('if'), condition, effects, otherwise: effects.exactOptional(), as }),
      z.strictObject({
        do: z.enum(['may', 'must']),
        by: players,
        choose: z.array(choice).exactOptional(),
        pay: z.array(payment).exactOptional(),
        effects,
        otherwise: effects.exactOptional(),
        immediately: z.boolean().exactOptional(),
        as,
      }),
      z.strictObject({ do: z.literal('each-player'), players, effects, as }),
      z.strictObject({ do: z.literal('each-card'), cards, effects, as }),
      z.strictObject({
        do: z.literal('when'),
        on: eventPattern,
        until: end,
        once: z.boolean(),
        effects,
        as,
      }),
      z.strictObject({ do: z.literal('at'), phase: z.enum(phases), of: playerRef, effects, as }),
      z.strictObject({ do: z.literal('unsupported'), text: z.string().max(1000), as }),
    ]);
  })
  .meta({ id: 'HighlanderEffect', description: 'What is done.' });

export const ability: z.ZodType<Ability> = z
  .lazy(() => {
    const effects = z.array(effect);
    const asking = { choose: z.array(choice).exactOptional(), pay: z.array(payment).exactOptional() };
    const leaves = z.enum(leavings);
    return z.discriminatedUnion('ability', [
      z.strictObject({
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
      }),
      z.strictObject({
        ability: z.literal('played'),
        if: condition.exactOptional(),
        ...asking,
        do: effects,
      }),
      z.strictObject({
        ability: z.literal('continuous'),
        while: condition.exactOptional(),
        cards: cards.exactOptional(),
        modify: z.array(modifier).min(1).exactOptional(),
        players: players.exactOptional(),
        modifyPlayers: z.array(playerModifier).min(1).exactOptional(),
      }),
      z.strictObject({
        ability: z.enum(['may-do', 'must-do']),
        during: z.array(z.enum(phases)).min(1),
        by: players.exactOptional(),
        if: condition.exactOptional(),
        limit: limit.exactOptional(),
        ...asking,
        do: effects,
      }),
      z.strictObject({
        ability: z.literal('discard-to-use'),
        leaves,
        on: eventPattern.exactOptional(),
        if: condition.exactOptional(),
        ...asking,
        do: effects,
      }),
      z.strictObject({
        ability: z.literal('counter'),
        counters: filter,
        by: players,
        from: z.enum(['play', 'hand']),
        leaves,
        if: condition.exactOptional(),
        pay: z.array(payment).exactOptional(),
      }),
      z.strictObject({
        ability: z.literal('triggered'),
        on: eventPattern,
        if: condition.exactOptional(),
        limit: limit.exactOptional(),
        optional: z.boolean().exactOptional(),
        ...asking,
        do: effects,
      }),
      z.strictObject({
        ability: z.literal('replacement'),
        on: eventPattern,
        if: condition.exactOptional(),
        optional: z.boolean().exactOptional(),
        instead: effects,
      }),
      z.strictObject({ ability: z.literal('is'), kind: z.enum(kinds) }),
      z.strictObject({
        ability: z.literal('plot-part'),
        part: z.int().min(1).max(9),
        of: z.int().min(2).max(9),
      }),
      z.strictObject({ ability: z.literal('cumulative') }),
      z.strictObject({
        ability: z.literal('unsupported'),
        reach: z.enum(['use', 'play', 'anything']),
        text: z.string().max(2000),
      }),
    ]);
  })
  .meta({ id: 'HighlanderAbility', description: 'One ability of a card.' });
