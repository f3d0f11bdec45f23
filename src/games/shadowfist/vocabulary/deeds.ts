import { z } from 'zod';
import { name } from '../../vocabulary/grammar/name.ts';
import { destinations } from './effects.ts';
import { cardRef, playerRef, players } from './references.ts';
import { amount, cards, filter, place } from './terms.ts';
import { ends } from './words.ts';

const as = name.exactOptional();

/** What is done, of which nothing holds another effect, nor a modifier. */
export const deeds = [
  z
    .strictObject({
      do: z.enum(['smoke', 'toast', 'sacrifice', 'turn', 'unturn', 'reveal', 'discard']),
      cards,
      as,
    })
    .describe('Done to cards. A card that is discarded is discarded by the player whose hand it is in.'),
  z
    .strictObject({ do: z.enum(['cease-attacking', 'cease-intercepting', 'seize']), cards, as })
    .describe('Done to cards in an attack, or to a Site.'),
  z
    .strictObject({
      do: z.literal('move'),
      cards,
      to: z.enum(destinations),
      of: z.union([z.literal('owner'), playerRef]),
      as,
    })
    .describe("The cards go there: to their owners' piles and hands, or to a player's own."),
  z
    .strictObject({
      do: z.literal('return-to-play'),
      cards,
      by: playerRef,
      turned: z.boolean().exactOptional(),
      at: cardRef.exactOptional(),
      as,
    })
    .describe(
      "The cards return to play under the player's control: turned, or at the location of that card.",
    ),
  z
    .strictObject({
      do: z.literal('play'),
      by: playerRef,
      which: filter,
      in: place,
      cost: z.union([
        z.enum(['none', 'full']),
        z.strictObject({ reducedBy: amount.describe('How much.') }).describe('The cost is less by so much.'),
      ]),
      ignoringResources: z.boolean(),
      optional: z.boolean(),
      faceUp: z.boolean().exactOptional(),
      as,
    })
    .describe(
      'A player plays such a card; by 5.2 it resolves at once. `cost` is the reduction, or none to pay.',
    ),
  z
    .strictObject({
      do: z.literal('damage'),
      amount,
      to: cards,
      source: cardRef.exactOptional(),
      combat: z.boolean().exactOptional(),
      divided: z.boolean().exactOptional(),
      as,
    })
    .describe(
      'So much damage is inflicted on each of the cards; `divided`, so much in all, as the player likes.',
    ),
  z
    .strictObject({ do: z.literal('heal'), cards, amount: z.union([z.literal('all'), amount]), as })
    .describe('So much damage is removed from the cards, or all.'),
  z
    .strictObject({ do: z.literal('change-attack-target'), attackers: cards, to: cardRef, as })
    .describe('The attackers attack that card instead.'),
  z
    .strictObject({ do: z.literal('change-targets'), effect: name, by: playerRef, as })
    .describe(
      "New targets are chosen as the effect's text asks; all change or none (4.3.6). They are chosen with the action, under the name of each target with `new-` before it.",
    ),
  z
    .strictObject({ do: z.literal('take-control'), cards, by: playerRef, until: z.enum(ends), as })
    .describe('The player controls the cards.'),
  z
    .strictObject({
      do: z.enum(['gain-power', 'lose-power']),
      players,
      amount: z.union([z.literal('all'), amount]),
      as,
    })
    .describe('The players gain or lose so much Power, or all.'),
  z
    .strictObject({
      do: z.literal('steal-power'),
      from: playerRef,
      to: playerRef,
      amount: z.union([z.literal('all'), amount]),
      as,
    })
    .describe('So much Power of the one goes to the other.'),
  z
    .strictObject({ do: z.literal('generate-power'), player: playerRef, amount, as })
    .describe('So much Power is generated for the player.'),
  z
    .strictObject({
      do: z.literal('redirect'),
      source: name,
      from: cards,
      to: cardRef,
      amount: amount.exactOptional(),
      as,
    })
    .describe(
      'Damage from a source goes to that card in place of these; only so much of it, if there is an amount (4.5.2).',
    ),
  z
    .strictObject({ do: z.enum(['cancel', 'cancel-and-smoke']), effect: name, as })
    .describe('The effect chosen under that name does not resolve.'),
  z
    .strictObject({ do: z.literal('cancel-effects'), of: cards, as })
    .describe('All that these cards have generated and that waits in the scene does not resolve.'),
  z
    .strictObject({
      do: z.literal('copy'),
      what: z.array(z.enum(['fighting', 'rules-text', 'restrictions', 'title'])).min(1),
      from: cardRef,
      to: cardRef,
      inPlaceOfOwn: z.boolean(),
      until: z.enum(ends),
      as,
    })
    .describe(
      "One card copies what is told of another (7.5). With its title, it is called its own title, “of” and the other's.",
    ),
  z
    .strictObject({
      do: z.literal('swap-rules-text'),
      cards: z.tuple([cardRef, cardRef]),
      until: z.enum(ends),
      withStates: z.boolean(),
      as,
    })
    .describe("Two cards have each other's rules text; with the States on them, or without."),
  z.strictObject({ do: z.literal('draw'), players, amount, as }).describe('The players draw so many cards.'),
  z
    .strictObject({ do: z.literal('look-at-hand'), of: playerRef, by: playerRef, as })
    .describe('A player sees the hand of another.'),
  z
    .strictObject({
      do: z.literal('look-at-deck'),
      of: playerRef,
      by: players,
      number: z.union([z.literal('all'), amount]),
      as,
    })
    .describe(
      'A player, or every player, sees so many cards from the top of a deck, or all. Under the name `as` later effects find them, in the deck.',
    ),
  z.strictObject({ do: z.literal('discard-hand'), players, as }).describe('The players discard their hands.'),
  z
    .strictObject({ do: z.enum(['shuffle', 'cut']), deckOf: players, as })
    .describe('Done to the decks of the players.'),
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
      do: z.literal('change-location'),
      cards,
      to: z.union([z.literal('chosen-by-controller'), cardRef]),
      as,
    })
    .describe('The Characters go there.'),
  z
    .strictObject({
      do: z.literal('put-state'),
      cards,
      on: z.union([z.literal('chosen-by-you'), cardRef]),
      as,
    })
    .describe('The States are put on that card.'),
  z
    .strictObject({
      do: z.literal('swap-sites'),
      cards: z.tuple([cardRef, cardRef]),
      changesTarget: z.boolean(),
      as,
    })
    .describe('Two Sites change places; an attack on the one is on the other then, or stays.'),
  z
    .strictObject({
      do: z.literal('rearrange-sites'),
      of: playerRef,
      by: playerRef,
      into: z.enum(['occupied-places', 'same-columns']),
      as,
    })
    .describe(
      'A player rearranges a site structure: into the places where Sites were, or into any of as many columns as before.',
    ),
  z
    .strictObject({ do: z.literal('burn-for-victory'), cards, by: playerRef, as })
    .describe('The player burns the Sites for victory.'),
  z
    .strictObject({ do: z.literal('switch-seats'), players: z.tuple([playerRef, playerRef]), as })
    .describe('Two players change seats.'),
  z
    .strictObject({
      do: z.literal('change-number'),
      of: cardRef,
      by: amount,
      number: name.exactOptional(),
      until: z.enum(ends),
      as,
    })
    .describe(
      'A number on the card is so much greater or smaller. `number` is the name under which it was chosen. What would make it zero is not allowed.',
    ),
  z.strictObject({ do: z.literal('end-attack'), as }).describe('The attack ends.'),
  z
    .strictObject({ do: z.literal('attack-counts-as-successful'), as })
    .describe('The attack counts as successful.'),
] as const;
