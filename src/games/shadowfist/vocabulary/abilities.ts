import { z } from 'zod';
import { toldApart } from '../../../engine/told-apart.ts';
import { restrictions, symbols } from '../card.ts';
import { type Choice, choice } from './choices.ts';
import { type EffectPattern, effectPattern } from './effect-patterns.ts';
import { type Payment, payment } from './payments.ts';
import { type CardRef, cardRef, type PlayerRef, type Players, playerRef, players } from './references.ts';
import {
  type Amount,
  amount,
  type Cards,
  type Condition,
  cards,
  condition,
  type EventPattern,
  eventPattern,
  type Filter,
  filter,
  type Place,
  place,
} from './terms.ts';
import {
  type End,
  ends,
  type Flag,
  flags,
  name,
  type Prohibition,
  prohibitions,
  type SpecialAbility,
  specialAbilities,
} from './words.ts';

/** What a card gains or loses while something lasts. Always reckoned anew from what is printed. */
export type Modifier =
  /** +X or -X (10.2). `against` makes it conditional on the opposing card. */
  | { readonly fighting: Amount }
  | { readonly body: Amount }
  | { readonly damage: Amount; readonly against?: Filter }
  | { readonly power: Amount }
  | { readonly cost: Amount }
  /** The figure becomes this, before bonuses. */
  | { readonly setFighting: Amount }
  | {
      readonly special: SpecialAbility;
      readonly amount?: Amount;
      readonly against?: Filter;
      readonly loses?: boolean;
    }
  | { readonly designator: string }
  | { readonly restriction: (typeof restrictions)[number] }
  | { readonly provides: (typeof symbols)[number]; readonly times?: Amount }
  /** It intercepts whom it can at its location. */
  | { readonly must: 'intercept' }
  | { readonly cannot: Prohibition; readonly by?: Filter; readonly of?: Filter; readonly byPlayers?: Players }
  /** All damage inflicted on it is reduced to zero. */
  | { readonly takesNoDamage: { readonly from?: Filter; readonly combat?: boolean } }
  | { readonly reducesDamage: Amount; readonly from?: Filter; readonly combat?: boolean }
  | { readonly inflictsNoDamage: { readonly on?: Filter; readonly combat?: boolean } }
  | { readonly damageCannotBeReduced: true }
  | { readonly damageCannotBeRedirected: true }
  /** What it inflicts in combat cannot be healed. */
  | { readonly damageCannotBeRemoved: true }
  /** A number in its text, named by its place among the abilities (`/0/do/0/amount`), is so much greater or smaller. */
  | { readonly textNumber: string; readonly by: Amount }
  /** All damage inflicted on it goes there instead. */
  | { readonly redirectsDamageTo: CardRef }
  /** As much as it inflicts in combat on such a card it inflicts at the same time on these; there, `event` is that card. */
  | { readonly alsoInflictsOn: Cards; readonly damaging: Filter }
  /**
   * In combat with a card such as `on`, its controller may have it inflict so much combat damage in place of its own.
   * That is reckoned, and chosen, as damage is inflicted; `each` is the other card.
   */
  | { readonly mayInflict: Amount; readonly on: Filter }
  /** Immunity (7.6). */
  | { readonly notAffectedBy: Filter; readonly byPlayers?: Players }
  | { readonly notLegalTargetOf: Filter; readonly byPlayers?: Players }
  | { readonly notLegalSubject: true }
  | { readonly control: PlayerRef }
  | { readonly canceled: true }
  | { readonly ability: Ability }
  /** The printed text of another card in place of its own, or beside it (7.5). */
  | { readonly rulesTextOf: CardRef; readonly inPlaceOfOwn: boolean }
  | { readonly entersPlayTurned: true }
  | { readonly mayAttackOnOpponentsTurn: true }
  | { readonly keepsTurned: true };

export const modifier: z.ZodType<Modifier> = z
  .lazy(() =>
    toldApart([
      z.strictObject({ fighting: amount }).describe('Added to its Fighting (10.2).'),
      z.strictObject({ body: amount }).describe('Added to its Body.'),
      z
        .strictObject({ damage: amount, against: filter.exactOptional() })
        .describe('Added to the damage it inflicts, against such a card alone.'),
      z.strictObject({ power: amount }).describe('Added to the Power it generates.'),
      z.strictObject({ cost: amount }).describe('Added to its cost.'),
      z.strictObject({ setFighting: amount }).describe('Its Fighting becomes this, before bonuses.'),
      z
        .strictObject({
          special: z.enum(specialAbilities),
          amount: amount.exactOptional(),
          against: filter.exactOptional(),
          loses: z.boolean().exactOptional(),
        })
        .describe(
          'It has, or loses, a special ability (10.1.2): Toughness with an amount, some only against such cards.',
        ),
      z.strictObject({ designator: z.string().min(1).max(60) }).describe('It has this designator, too.'),
      z
        .strictObject({ restriction: z.enum(restrictions) })
        .describe('It has this restriction, too (10.1.1).'),
      z
        .strictObject({ provides: z.enum(symbols), times: amount.exactOptional() })
        .describe('It provides this resource, so many times.'),
      z.strictObject({ must: z.literal('intercept') }).describe('It intercepts whom it can at its location.'),
      z
        .strictObject({
          cannot: z.enum(prohibitions),
          by: filter.exactOptional(),
          of: filter.exactOptional(),
          byPlayers: players.exactOptional(),
        })
        .describe('What cannot be done with it: by or to such cards, or by such players.'),
      z
        .strictObject({
          takesNoDamage: z.strictObject({
            from: filter.exactOptional().describe('By such cards alone.'),
            combat: z.boolean().exactOptional().describe('Combat damage alone, or all other.'),
          }),
        })
        .describe('All damage inflicted on it, by such cards or in combat, is reduced to zero.'),
      z
        .strictObject({
          reducesDamage: amount,
          from: filter.exactOptional(),
          combat: z.boolean().exactOptional(),
        })
        .describe('Damage inflicted on it, by such cards or in combat, is less by so much.'),
      z
        .strictObject({
          inflictsNoDamage: z.strictObject({
            on: filter.exactOptional().describe('On such cards alone.'),
            combat: z.boolean().exactOptional().describe('Combat damage alone, or all other.'),
          }),
        })
        .describe('All damage it inflicts, on such cards or in combat, is reduced to zero.'),
      z
        .strictObject({ damageCannotBeReduced: z.literal(true) })
        .describe('The damage it inflicts cannot be reduced.'),
      z
        .strictObject({ damageCannotBeRedirected: z.literal(true) })
        .describe('The damage it inflicts cannot be redirected.'),
      z
        .strictObject({ damageCannotBeRemoved: z.literal(true) })
        .describe('What it inflicts in combat cannot be healed.'),
      z
        .strictObject({ textNumber: z.string().regex(/^\/\d/).max(120), by: amount })
        .describe(
          'A number in its text, named by its place among the abilities, such as `/0/do/0/amount`, is so much greater or smaller.',
        ),
      z
        .strictObject({ redirectsDamageTo: cardRef })
        .describe('All damage inflicted on it goes there instead.'),
      z
        .strictObject({ alsoInflictsOn: cards, damaging: filter })
        .describe('As much as it inflicts in combat on such a card it inflicts at the same time on these.'),
      z
        .strictObject({ mayInflict: amount, on: filter })
        .describe(
          'In combat with such a card, its controller may have it inflict so much in place of its own damage.',
        ),
      z
        .strictObject({ notAffectedBy: filter, byPlayers: players.exactOptional() })
        .describe('Such cards, of such players, do not affect it (7.6).'),
      z
        .strictObject({ notLegalTargetOf: filter, byPlayers: players.exactOptional() })
        .describe('It is no legal target of such cards, of such players (7.6).'),
      z
        .strictObject({ notLegalSubject: z.literal(true) })
        .describe('It is no legal subject of a State (7.6).'),
      z.strictObject({ control: playerRef }).describe('This player controls it.'),
      z.strictObject({ canceled: z.literal(true) }).describe('It has no effect.'),
      z.strictObject({ ability }).describe('It has this ability, too.'),
      z
        .strictObject({ rulesTextOf: cardRef, inPlaceOfOwn: z.boolean() })
        .describe('The printed text of another card in place of its own, or beside it (7.5).'),
      z.strictObject({ entersPlayTurned: z.literal(true) }).describe('It enters play turned.'),
      z
        .strictObject({ mayAttackOnOpponentsTurn: z.literal(true) })
        .describe('It may attack in the turn of an opponent.'),
      z
        .strictObject({ keepsTurned: z.literal(true) })
        .describe('It does not unturn in the Establishing Shot.'),
    ]),
  )
  .meta({ id: 'Modifier', description: 'What a card gains or loses while something lasts.' });

/** What changes for a player. */
export type PlayerModifier =
  | { readonly handSize: Amount }
  | { readonly sitesNeeded: Amount }
  /**
   * Cost of cards they play: of such cards. `by` is added, so that a reduction is below zero. It counts as the one
   * allowed, unless it binds all players (4.3.2); `limit` is how often it may be used.
   */
  | { readonly costOf: Filter; readonly by: Amount; readonly mandatory: boolean; readonly limit?: Limit }
  | { readonly ignoresResourceConditionsOf: Filter }
  | { readonly cannotPlay: Filter; readonly if?: Condition }
  | { readonly cannotGeneratePower: Filter }
  | { readonly gainsPowerWhenSpentBy: PlayerRef }
  | { readonly flag: Flag };

export const playerModifier: z.ZodType<PlayerModifier> = z
  .lazy(() =>
    toldApart([
      z.strictObject({ handSize: amount }).describe('Added to the hand size.'),
      z
        .strictObject({ sitesNeeded: amount })
        .describe('Added to the number of Feng Shui Sites with which the player wins.'),
      z
        .strictObject({ costOf: filter, by: amount, mandatory: z.boolean(), limit: limit.exactOptional() })
        .describe(
          'Added to the cost of such cards that the player plays; below zero it is a reduction, and counts as the one allowed unless it binds all players (4.3.2). `limit` is how often it may be used.',
        ),
      z
        .strictObject({ ignoresResourceConditionsOf: filter })
        .describe('Such cards are played without their resource conditions.'),
      z
        .strictObject({ cannotPlay: filter, if: condition.exactOptional() })
        .describe('Such cards cannot be played, or only while something is so.'),
      z.strictObject({ cannotGeneratePower: filter }).describe('Such cards generate no Power.'),
      z
        .strictObject({ gainsPowerWhenSpentBy: playerRef })
        .describe('The player gains the Power that this one spends.'),
      z.strictObject({ flag: z.enum(flags) }).describe('A rule of the game is otherwise for the player.'),
    ]),
  )
  .meta({ id: 'PlayerModifier', description: 'What changes for a player while something lasts.' });

/** Where a card goes that leaves where it is: to its owner's piles and hand, or to a player's own (burned for victory). */
const destinations = [
  'hand',
  'deck-top',
  'deck-bottom',
  'deck',
  'smoked-pile',
  'toasted-pile',
  'burned-for-victory-pile',
] as const;
type Destination = (typeof destinations)[number];

/**
 * What is done, step by step, in the order listed (5.2). What a player may decline, pay for or be unable to do has
 * one form, `may`: first the choice, then the payment, then the effects, or else the others.
 */
export type Effect = EffectDone & {
  /** A name under which later effects of the text ask whether this was done, and find the cards that were drawn. */
  readonly as?: string;
};

type EffectDone =
  /** A card that is discarded is discarded by the player whose hand it is in. */
  | {
      readonly do: 'smoke' | 'toast' | 'sacrifice' | 'turn' | 'unturn' | 'reveal' | 'discard';
      readonly cards: Cards;
    }
  | { readonly do: 'cease-attacking' | 'cease-intercepting' | 'seize'; readonly cards: Cards }
  | { readonly do: 'move'; readonly cards: Cards; readonly to: Destination; readonly of: 'owner' | PlayerRef }
  | {
      readonly do: 'return-to-play';
      readonly cards: Cards;
      readonly by: PlayerRef;
      readonly turned?: boolean;
      /** At the location of that card; absent, where the player wishes. */
      readonly at?: CardRef;
    }
  /** A player plays a card of their choice; it resolves at once (5.2). `cost` is the reduction, or none to pay. */
  | {
      readonly do: 'play';
      readonly by: PlayerRef;
      readonly which: Filter;
      readonly in: Place;
      readonly cost: 'none' | 'full' | { readonly reducedBy: Amount };
      readonly ignoringResources: boolean;
      readonly optional: boolean;
      readonly faceUp?: boolean;
    }
  | {
      readonly do: 'damage';
      readonly amount: Amount;
      readonly to: Cards;
      readonly source?: CardRef;
      readonly combat?: boolean;
      /** Not so much to each: so much in all, divided as the player likes. */
      readonly divided?: boolean;
    }
  | { readonly do: 'heal'; readonly cards: Cards; readonly amount: Amount | 'all' }
  | { readonly do: 'change-attack-target'; readonly attackers: Cards; readonly to: CardRef }
  /** New targets are chosen as the effect's text asks; all change or none (4.3.6). */
  | { readonly do: 'change-targets'; readonly effect: string; readonly by: PlayerRef }
  | { readonly do: 'take-control'; readonly cards: Cards; readonly by: PlayerRef; readonly until: End }
  | { readonly do: 'gain-power' | 'lose-power'; readonly players: Players; readonly amount: Amount | 'all' }
  | {
      readonly do: 'steal-power';
      readonly from: PlayerRef;
      readonly to: PlayerRef;
      readonly amount: Amount | 'all';
    }
  | { readonly do: 'generate-power'; readonly player: PlayerRef; readonly amount: Amount }
  | {
      readonly do: 'modify';
      readonly cards: Cards;
      readonly by: readonly Modifier[];
      readonly until: End;
      readonly while?: Condition;
    }
  | {
      readonly do: 'modify-players';
      readonly players: Players;
      readonly by: readonly PlayerModifier[];
      readonly until: End;
    }
  /** Only so much of it, if there is an amount. */
  | {
      readonly do: 'redirect';
      readonly source: string;
      readonly from: Cards;
      readonly to: CardRef;
      readonly amount?: Amount;
    }
  /** Cards that are in nobody's deck enter play; they are removed from the game when they leave it. */
  | { readonly do: 'put-token'; readonly by: PlayerRef; readonly number: Amount; readonly token: Token }
  | { readonly do: 'cancel' | 'cancel-and-smoke'; readonly effect: string }
  /** All that these cards have generated and that waits in the scene. */
  | { readonly do: 'cancel-effects'; readonly of: Cards }
  /** With another's title, it is called its own title, “of” and the other's, and its subtitle likewise (9.2). */
  | {
      readonly do: 'copy';
      readonly what: readonly ('fighting' | 'rules-text' | 'restrictions' | 'title')[];
      readonly from: CardRef;
      readonly to: CardRef;
      readonly inPlaceOfOwn: boolean;
      readonly until: End;
    }
  | {
      readonly do: 'swap-rules-text';
      readonly cards: readonly [CardRef, CardRef];
      readonly until: End;
      readonly withStates: boolean;
    }
  | { readonly do: 'draw'; readonly players: Players; readonly amount: Amount }
  | { readonly do: 'look-at-hand'; readonly of: PlayerRef; readonly by: PlayerRef }
  | {
      readonly do: 'look-at-deck';
      readonly of: PlayerRef;
      readonly by: PlayerRef;
      readonly number: Amount | 'all';
    }
  | { readonly do: 'discard-hand'; readonly players: Players }
  | { readonly do: 'shuffle' | 'cut'; readonly deckOf: Players }
  | {
      readonly do: 'counters';
      readonly name: string;
      readonly number: Amount;
      readonly on: Cards;
      readonly remove?: boolean;
    }
  | { readonly do: 'change-location'; readonly cards: Cards; readonly to: CardRef | 'chosen-by-controller' }
  | { readonly do: 'put-state'; readonly cards: Cards; readonly on: CardRef | 'chosen-by-you' }
  | {
      readonly do: 'swap-sites';
      readonly cards: readonly [CardRef, CardRef];
      readonly changesTarget: boolean;
    }
  | { readonly do: 'burn-for-victory'; readonly cards: Cards; readonly by: PlayerRef }
  | { readonly do: 'switch-seats'; readonly players: readonly [PlayerRef, PlayerRef] }
  /** `number` is the name under which a number on the card was chosen. What would make it zero is not allowed. */
  | {
      readonly do: 'change-number';
      readonly of: CardRef;
      readonly by: Amount;
      readonly number?: string;
      readonly until: End;
    }
  | { readonly do: 'end-attack' }
  | { readonly do: 'attack-counts-as-successful' }
  | { readonly do: 'choose'; readonly choice: Choice }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: 'may';
      readonly by: PlayerRef;
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** As `may`, but who can must. */
  | {
      readonly do: 'must';
      readonly by: PlayerRef;
      readonly choose?: readonly Choice[];
      readonly pay: readonly Payment[];
      readonly effects?: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly do: 'each-player'; readonly players: Players; readonly effects: readonly Effect[] }
  | { readonly do: 'each-card'; readonly cards: Cards; readonly effects: readonly Effect[] }
  /** A triggered effect that waits; for the first such event, or for each until the end. */
  | {
      readonly do: 'when';
      readonly on: EventPattern;
      readonly until: End;
      readonly once: boolean;
      readonly effects: readonly Effect[];
    }
  | { readonly do: 'at'; readonly end: End; readonly effects: readonly Effect[] }
  | { readonly do: 'unsupported'; readonly text: string };

/** A card that an effect brings forth, with what would be printed on it. */
export interface Token {
  readonly title: string;
  readonly type: 'Character' | 'Edge';
  readonly cost: number;
  readonly fighting: number | null;
  readonly requires?: readonly (typeof symbols)[number][];
  readonly abilities?: readonly Ability[];
}

const token: z.ZodType<Token> = z.lazy(() =>
  z.strictObject({
    title: z.string().min(1).max(200).describe('Its title.'),
    type: z.enum(['Character', 'Edge']).describe('Its type.'),
    cost: z.int().min(0).max(99).describe('Its cost.'),
    fighting: z.int().min(0).max(99).nullable().describe('Its Fighting; null of an Edge.'),
    requires: z.array(z.enum(symbols)).exactOptional().describe('Its resource conditions.'),
    abilities: z.array(ability).exactOptional().describe('What it does.'),
  }),
);

const as = name.exactOptional();
const effects = z.lazy(() => z.array(effect));

export const effect: z.ZodType<Effect> = z
  .lazy(() =>
    z.discriminatedUnion('do', [
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
            z
              .strictObject({ reducedBy: amount.describe('How much.') })
              .describe('The cost is less by so much.'),
          ]),
          ignoringResources: z.boolean(),
          optional: z.boolean(),
          faceUp: z.boolean().exactOptional(),
          as,
        })
        .describe(
          'A player plays such a card; it resolves at once (5.2). `cost` is the reduction, or none to pay.',
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
        .describe("New targets are chosen as the effect's text asks; all change or none (4.3.6)."),
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
          do: z.literal('modify'),
          cards,
          by: z.array(modifier).min(1),
          until: z.enum(ends),
          while: condition.exactOptional(),
          as,
        })
        .describe('The cards change until the end told, while something is so.'),
      z
        .strictObject({
          do: z.literal('modify-players'),
          players,
          by: z.array(playerModifier).min(1),
          until: z.enum(ends),
          as,
        })
        .describe('Something changes for the players until the end told.'),
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
        .strictObject({ do: z.literal('put-token'), by: playerRef, number: amount, token, as })
        .describe(
          "Cards that are in nobody's deck enter play; they are removed from the game when they leave it.",
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
      z
        .strictObject({ do: z.literal('draw'), players, amount, as })
        .describe('The players draw so many cards.'),
      z
        .strictObject({ do: z.literal('look-at-hand'), of: playerRef, by: playerRef, as })
        .describe('A player sees the hand of another.'),
      z
        .strictObject({
          do: z.literal('look-at-deck'),
          of: playerRef,
          by: playerRef,
          number: z.union([z.literal('all'), amount]),
          as,
        })
        .describe('A player sees so many cards from the top of a deck, or all.'),
      z
        .strictObject({ do: z.literal('discard-hand'), players, as })
        .describe('The players discard their hands.'),
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
      z.strictObject({ do: z.literal('choose'), choice, as }).describe('Something is chosen.'),
      z
        .strictObject({ do: z.literal('if'), condition, effects, otherwise: effects.exactOptional(), as })
        .describe('Where the condition holds, these effects; else the others.'),
      z
        .strictObject({
          do: z.literal('may'),
          by: playerRef,
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).exactOptional(),
          effects,
          otherwise: effects.exactOptional(),
          as,
        })
        .describe('First the choice, then the payment, then the effects; or else the others.'),
      z
        .strictObject({
          do: z.literal('must'),
          by: playerRef,
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).min(1),
          effects: effects.exactOptional(),
          otherwise: effects,
          as,
        })
        .describe('As `may`, but who can must.'),
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
          until: z.enum(ends),
          once: z.boolean(),
          effects,
          as,
        })
        .describe('An effect that waits: for the first such event, or for each until the end told.'),
      z
        .strictObject({ do: z.literal('at'), end: z.enum(ends), effects, as })
        .describe('The effects are done when that end comes.'),
      z
        .strictObject({ do: z.literal('unsupported'), text: z.string().max(1000), as })
        .describe('What the vocabulary cannot say, in the words of the card.'),
    ]),
  )
  .meta({ id: 'Effect', description: 'What is done on resolution.' });

/** What something is played or generated in response to: it must be in the same scene (5.2). */
export type Response = { readonly to: EffectPattern; readonly as: string } | { readonly event: EventPattern };

const response: z.ZodType<Response> = z
  .lazy(() =>
    z.union([
      z
        .strictObject({ to: effectPattern, as: name })
        .describe('Such an effect that waits in the scene; under that name the text speaks of it.'),
      z.strictObject({ event: eventPattern }).describe('Something that happened.'),
    ]),
  )
  .meta({
    id: 'Response',
    description:
      'What it answers: an effect that waits in the scene, under a name, or an event that opened it.',
  });

/** How often, and whether each copy counts for itself or all of the title together. */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'attack' | 'game';
}

const limit: z.ZodType<Limit> = z.strictObject({
  times: z.int().min(1).describe('So often at most.'),
  per: z.enum(['turn', 'attack', 'game']).describe('Within this.'),
});

/** One ability, restriction apart. A card has several. */
export type Ability =
  | {
      readonly ability: 'special';
      readonly special: SpecialAbility;
      readonly amount?: Amount;
      readonly against?: Filter;
    }
  /** Active while the card is in play and the condition, if any, is true (5.2.3, 5.2.4). */
  | {
      readonly ability: 'continuous';
      readonly while?: Condition;
      readonly cards?: Cards;
      readonly modify?: readonly Modifier[];
      readonly players?: Players;
      readonly modifyPlayers?: readonly PlayerModifier[];
    }
  /** Generated at a player's wish, in any Main Shot unless `when` says otherwise (5.2.1). */
  | {
      readonly ability: 'voluntary';
      /** Who may; absent, the card's controller. */
      readonly by?: PlayerRef;
      readonly when?: Condition;
      readonly inResponseTo?: Response;
      readonly limit?: Limit;
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      readonly do: readonly Effect[];
      readonly immediately?: boolean;
      /** Used from the hand or a pile instead of from play. */
      readonly from?: 'hand' | 'smoked-pile';
      /** Cards that cannot be played, or turned, in response (Progress of the Mouse, Dance of the Centipede). */
      readonly notInResponse?: { readonly playing?: Filter; readonly turning?: Cards };
    }
  /** Generated by itself (5.2.2). `optional`: its controller decides when it would be generated. */
  | {
      readonly ability: 'triggered';
      readonly on: EventPattern;
      /** Also if the card left play just before: it is then looked at as it last was. */
      readonly evenIfGone?: boolean;
      readonly if?: Condition;
      readonly limit?: Limit;
      readonly optional?: boolean;
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      readonly do: readonly Effect[];
      readonly immediately?: boolean;
    }
  /** What would happen does not; this does. */
  | {
      readonly ability: 'replacement';
      readonly on: EventPattern;
      readonly if?: Condition;
      readonly optional?: boolean;
      readonly instead: readonly Effect[];
    }
  /** What an Event does. */
  | {
      readonly ability: 'event';
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      readonly do: readonly Effect[];
      readonly immediately?: boolean;
      readonly notInResponse?: { readonly playing?: Filter; readonly turning?: Cards };
    }
  /** `only` so and at no other time; `also` beside the usual way. */
  | {
      readonly ability: 'playing';
      readonly kind: 'only' | 'also';
      readonly when?: Condition;
      readonly inResponseTo?: Response;
      readonly cost?: 'none' | { readonly reducedBy: Amount };
      readonly ignoringResources?: boolean;
      readonly faceUp?: boolean;
      readonly limit?: Limit;
      /** What this way of playing it asks for. */
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      /** Under this way of playing the card, it also does this on resolution. */
      readonly do?: readonly Effect[];
    }
  /** Added to the card's cost, whoever plays it: its own reduction does not count as the one allowed (4.3.2). */
  | { readonly ability: 'own-cost'; readonly by: Amount; readonly if?: Condition }
  /** Nothing reduces its cost, and it is paid also when the card returns to play. */
  | { readonly ability: 'fixed-cost' }
  /** What a State may be played on; absent, see the type's rule. */
  | { readonly ability: 'subject'; readonly which: Filter }
  /** "When … enters play": done on generation, or the card cannot be played (10.2). */
  | {
      readonly ability: 'entering';
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      readonly do?: readonly Effect[];
    }
  /** Placed in an opponent's site structure, and controlled there. */
  | { readonly ability: 'placed-with-opponent' }
  /** The X of a figure. */
  | { readonly ability: 'x'; readonly figure: 'fighting' | 'body' | 'power'; readonly is: Amount }
  /** Generates Power in the Power generation phase, beside or in place of a printed figure. */
  | { readonly ability: 'generates-power'; readonly amount: Amount; readonly onOpponentsTurns?: boolean }
  /** Additional copies on the same subject or in play have no effect. */
  | { readonly ability: 'not-cumulative' }
  /** What the vocabulary cannot say. `reach` tells what would need it: using it, playing the card, or anything at all. */
  | { readonly ability: 'unsupported'; readonly reach: 'use' | 'play' | 'anything'; readonly text: string };

const noResponse = z
  .strictObject({ playing: filter.exactOptional(), turning: cards.exactOptional() })
  .exactOptional();

export const ability: z.ZodType<Ability> = z
  .lazy(() =>
    z.discriminatedUnion('ability', [
      z
        .strictObject({
          ability: z.literal('special'),
          special: z.enum(specialAbilities),
          amount: amount.exactOptional(),
          against: filter.exactOptional(),
        })
        .describe('A special ability (10.1.2): Toughness with an amount, some only against such cards.'),
      z
        .strictObject({
          ability: z.literal('continuous'),
          while: condition.exactOptional(),
          cards: cards.exactOptional(),
          modify: z.array(modifier).min(1).exactOptional(),
          players: players.exactOptional(),
          modifyPlayers: z.array(playerModifier).min(1).exactOptional(),
        })
        .describe('What is so while the card is in play, and something else is so.'),
      z
        .strictObject({
          ability: z.literal('voluntary'),
          by: playerRef.exactOptional(),
          when: condition.exactOptional(),
          inResponseTo: response.exactOptional(),
          limit: limit.exactOptional(),
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).exactOptional(),
          do: effects,
          immediately: z.boolean().exactOptional(),
          from: z.enum(['hand', 'smoked-pile']).exactOptional(),
          notInResponse: noResponse,
        })
        .describe('What its controller, or such a player, may do: at such times, for such a cost.'),
      z
        .strictObject({
          ability: z.literal('triggered'),
          on: eventPattern,
          evenIfGone: z.boolean().exactOptional(),
          if: condition.exactOptional(),
          limit: limit.exactOptional(),
          optional: z.boolean().exactOptional(),
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).exactOptional(),
          do: effects,
          immediately: z.boolean().exactOptional(),
        })
        .describe(
          'What happens when something else happens; `evenIfGone`, even if the card has left play meanwhile.',
        ),
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
        .strictObject({
          ability: z.literal('event'),
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).exactOptional(),
          do: effects,
          immediately: z.boolean().exactOptional(),
          notInResponse: noResponse,
        })
        .describe('What the Event does.'),
      z
        .strictObject({
          ability: z.literal('playing'),
          kind: z.enum(['only', 'also']),
          when: condition.exactOptional(),
          inResponseTo: response.exactOptional(),
          cost: z
            .union([
              z.literal('none'),
              z
                .strictObject({ reducedBy: amount.describe('How much.') })
                .describe('The cost is less by so much.'),
            ])
            .exactOptional(),
          ignoringResources: z.boolean().exactOptional(),
          faceUp: z.boolean().exactOptional(),
          limit: limit.exactOptional(),
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).exactOptional(),
          do: effects.exactOptional(),
        })
        .describe(
          'How the card is played: only so, or so beside the usual way; at what cost, face up, and what is chosen and paid.',
        ),
      z
        .strictObject({ ability: z.literal('own-cost'), by: amount, if: condition.exactOptional() })
        .describe("Added to the card's own cost."),
      z.strictObject({ ability: z.literal('fixed-cost') }).describe("Nothing changes the card's cost."),
      z.strictObject({ ability: z.literal('subject'), which: filter }).describe('What a State may be on.'),
      z
        .strictObject({
          ability: z.literal('entering'),
          choose: z.array(choice).exactOptional(),
          pay: z.array(payment).exactOptional(),
          do: effects.exactOptional(),
        })
        .describe('What the card does as it enters play.'),
      z
        .strictObject({ ability: z.literal('placed-with-opponent') })
        .describe("The card is placed in an opponent's site structure."),
      z
        .strictObject({ ability: z.literal('x'), figure: z.enum(['fighting', 'body', 'power']), is: amount })
        .describe('What X is, of that figure.'),
      z
        .strictObject({
          ability: z.literal('generates-power'),
          amount,
          onOpponentsTurns: z.boolean().exactOptional(),
        })
        .describe("The card generates so much Power; on opponents' turns, too."),
      z.strictObject({ ability: z.literal('not-cumulative') }).describe('Its copies do not add up.'),
      z
        .strictObject({
          ability: z.literal('unsupported'),
          reach: z.enum(['use', 'play', 'anything']),
          text: z.string().max(2000),
        })
        .describe(
          'What the vocabulary cannot say, in the words of the card. `reach` tells what would need it: using it, playing the card, or anything at all.',
        ),
    ]),
  )
  .meta({ id: 'Ability', description: 'One ability of a card.' });
