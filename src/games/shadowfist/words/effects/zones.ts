import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { equal } from '../../../vocabulary/phrases/equal.ts';
import { phrase, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import { symbols } from '../../card.ts';
import { playPhrases } from '../../card-language/played-cards.ts';
import * as say from '../../card-language/slots.ts';
import { tokenPhrases } from '../../card-language/tokens.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Amount, Cards, Filter, Place } from '../../vocabulary/terms.ts';
import { type EffectWord, effect, type Would } from './effect-word.ts';

/** Piles and hands belong to the owner of the card, or to a player (burned for victory). */
const destinations = [
  'hand',
  'deck-top',
  'deck-bottom',
  'deck',
  'smoked-pile',
  'toasted-pile',
  'burned-for-victory-pile',
] as const;

/** What moving a card there counts as, besides removing it from play if it is there. */
const movesTo: { readonly [To in (typeof destinations)[number]]?: readonly Would[] } = {
  hand: ['return-to-hand'],
  'toasted-pile': ['toast'],
};

export interface Move {
  readonly do: 'move';
  readonly cards: Cards;
  readonly to: (typeof destinations)[number];
  readonly of: 'owner' | PlayerRef;
  /** On top or at the bottom of a deck: in an order that nobody else sees. */
  readonly inAnyOrder?: true;
}

export const move: EffectWord<Move> = effect({
  description:
    "Moves the cards to a hand, deck or pile: their owners', or that of one player; with `inAnyOrder`, to the top or bottom of a deck in an order that the player chooses and nobody else sees.",
  keys: ({ cards, playerRef }) => ({
    cards,
    to: z.enum(destinations),
    of: z.union([z.literal('owner'), playerRef]),
    inAnyOrder: z.literal(true).exactOptional(),
  }),
  roles: {
    move: {
      would: ({ to }) => [...(movesTo[to] ?? []), 'remove-from-play'],
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards', 'of'],
      fixed: (move, { cards }) => ({ ...move, cards: cards(move.cards) }),
      moves: ({ cards }) => cards,
      informs: true,
    },
  },
  phrases: () => [
    phrase(
      "put {cards} on [the] top of (its owner 's deck|their owners decks)",
      { cards: say.cards },
      { do: 'move', to: 'deck-top', of: 'owner' },
    ),
    phrase(
      "put {cards} on the bottom of (its owner 's deck|their owners decks)",
      { cards: say.cards },
      { do: 'move', to: 'deck-bottom', of: 'owner' },
    ),
    phrase(
      "shuffle~ {cards} into (its owner 's deck|their owners decks)",
      { cards: say.cards },
      { do: 'move', to: 'deck', of: 'owner' },
    ),
    reading(
      'shuffle~ {cards} into your deck',
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'deck', of: 'owner', ...one }),
    ),
    reading(
      'put {cards} (in|into) your hand',
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'hand', of: 'owner', ...one }),
    ),
    phrase(
      "return~ {cards} to (its owner 's|their owners|their owners 's|their owner 's|owner 's|its owners) (hand|hands)",
      { cards: say.cards },
      { do: 'move', to: 'hand', of: 'owner' },
    ),
    reading(
      "{cards} (return~|be~ returned) to (its owner 's|their owners|their owners 's|their owner 's|owner 's) (hand|hands)",
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'hand', of: 'owner', ...one }),
    ),
    reading(
      "(put|place|return~) {cards} (in|into|to) (its owner 's|their owners|their owners 's|their owner 's) (hand|hands)",
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'hand', of: 'owner', ...one }),
    ),
    reading(
      "send~ {cards} back to (its owner 's|their owners|their owners 's|their owner 's|owner 's) (hand|hands)",
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'hand', of: 'owner', ...one }),
    ),
    reading(
      '(place|add) {cards} (in|into|to) your hand',
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'hand', of: 'owner', ...one }),
    ),
    reading(
      '(put|place|return~) {cards} (on|to) [the] top of (your|the|that) deck',
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'deck-top', of: 'owner', ...one }),
    ),
    reading(
      '(put|place) {cards} on the bottom of (your|the|that) deck',
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'deck-bottom', of: 'owner', ...one }),
    ),
    reading(
      '(put|place) {cards} (in|into) your (burned-for-victory|burned for victory) pile',
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'burned-for-victory-pile', of: 'you', ...one }),
    ),
    reading(
      "(put|place|return~) {cards} (in|into|to) (its owner 's|their owners|their owners 's|their owner 's) smoked (pile|piles)",
      { cards: say.cards },
      (one): Move => ({ do: 'move', to: 'smoked-pile', of: 'owner', ...one }),
    ),
    reading(
      'return~ to your hand {cards}',
      { cards: say.cards },
      ({ cards }): Move => ({ do: 'move', cards, to: 'hand', of: 'owner' }),
    ),
    reading(
      'return~ {cards} to your hand',
      { cards: say.cards },
      ({ cards }): Move => ({ do: 'move', cards, to: 'hand', of: 'owner' }),
    ),
  ],
});

export interface ReturnToPlay {
  readonly do: 'return-to-play';
  readonly cards: Cards;
  readonly by: PlayerRef;
  readonly turned?: boolean;
  /** The card at whose location they return; absent, the player decides. */
  readonly at?: CardRef;
  /** Of States: the card that they return on; absent, the player decides. */
  readonly on?: CardRef;
}

export const returnToPlay: EffectWord<ReturnToPlay> = effect({
  description:
    'Returns the cards to play under the control of the player: turned or unturned, at the location of the card `at`, or at a location that the player chooses. `on` is what States return on; without it, the player chooses.',
  keys: ({ cards, playerRef, cardRef }) => ({
    cards,
    by: playerRef,
    turned: z.boolean().exactOptional(),
    at: cardRef.exactOptional(),
    on: cardRef.exactOptional(),
  }),
  roles: {
    'return-to-play': {
      would: () => ['return-to-play'],
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards'],
      fixed: (returned, { cards }) => ({ ...returned, cards: cards(returned.cards) }),
      returnsToPlay: ({ cards, by }) => ({ cards, by }),
    },
  },
  phrases: () => [
    saying(
      "return~ {card} to play under its owner 's control",
      { card: say.cardRef },
      ({ card }): ReturnToPlay => ({ do: 'return-to-play', cards: card, by: { ownerOf: card } }),
      ({ cards, by, turned, at, on }) =>
        turned === undefined && at === undefined && on === undefined && isOwnerOf(by, cards)
          ? { card: cards }
          : undefined,
    ),
    // Of the card that has the text, which is there (4.3).
    words<ReturnToPlay>('return~ (this card|#self|it) to play from your smoked pile', {
      do: 'return-to-play',
      cards: 'this',
      by: 'you',
    }),
    saying('return~ {cards} to play', { cards: say.cards }, plainly, (one: ReturnToPlay) =>
      one.by === 'you' && one.cards !== 'this' && isOnly(one) ? { cards: one.cards } : undefined,
    ),
    phrase(
      'return~ {cards} to play under your control',
      { cards: say.cards },
      { do: 'return-to-play', by: 'you' },
    ),
    saying(
      'return~ {cards} to play turned',
      { cards: say.cards },
      (one) => ({ ...plainly(one), turned: true }),
      ({ turned, ...one }: ReturnToPlay) =>
        turned === true && isOnly(one) && (one.by === 'you' || isOwnerOf(one.by, one.cards))
          ? { cards: one.cards }
          : undefined,
    ),
  ],
});

/** Cards return to play under their owner's control (4.4), who of cards in your smoked pile is you. */
function plainly({ cards }: Pick<ReturnToPlay, 'cards'>): ReturnToPlay {
  return { do: 'return-to-play', cards, by: isOfNoOne(cards) ? 'you' : { ownerOf: cards } };
}

const isOfNoOne = (cards: Cards): cards is Exclude<Cards, CardRef> =>
  typeof cards === 'object' && 'each' in cards;

const isOnly = ({ turned, at, on }: Omit<ReturnToPlay, 'do' | 'by' | 'cards'>): boolean =>
  turned === undefined && at === undefined && on === undefined;

function isOwnerOf(player: PlayerRef, cards: Cards): cards is CardRef {
  return typeof player === 'object' && 'ownerOf' in player && equal(player.ownerOf, cards);
}

/** A player plays a card of their choice; it resolves at once (5.2). */
export interface Play {
  readonly do: 'play';
  readonly by: PlayerRef;
  readonly which: Filter;
  readonly in: Place;
  readonly cost: 'none' | 'full' | { readonly reducedBy: Amount } | { readonly increasedBy: Amount };
  /** All resource conditions, or so many of them: of any resource, or of the one chosen under that name. */
  readonly ignoringResources: boolean | { readonly conditions: Amount; readonly symbol?: string };
  readonly optional: boolean;
  readonly faceUp?: boolean;
  /** What a State is played on. */
  readonly on?: Filter;
  /** The card is Toast It (10.1.1), or only an Event. */
  readonly toastIt?: 'any-card' | 'Events';
}

export const play: EffectWord<Play> = effect({
  description:
    'The player plays a matching card, which resolves immediately (5.2): for its full cost, another cost or at no cost; with its resource conditions, without so many of them or without all. `on` is what a State is played on. With `toastIt`, the card is Toast It, or only an Event (10.1.1).',
  keys: ({ playerRef, filter, place, amount }) => ({
    by: playerRef,
    which: filter,
    in: place,
    cost: z.union([
      z.enum(['none', 'full']),
      z
        .strictObject({ reducedBy: amount.describe('The reduction.') })
        .describe('The cost is reduced by that much.'),
      z
        .strictObject({ increasedBy: amount.describe('The increase.') })
        .describe('The cost is increased by that much.'),
    ]),
    ignoringResources: z.union([
      z.boolean(),
      z
        .strictObject({
          conditions: amount.describe('How many.'),
          symbol: name
            .exactOptional()
            .describe('Only conditions of the resource that was chosen under that name.'),
        })
        .describe('So many resource conditions.'),
    ]),
    optional: z.boolean(),
    faceUp: z.boolean().exactOptional(),
    on: filter.exactOptional(),
    toastIt: z.enum(['any-card', 'Events']).exactOptional(),
  }),
  roles: {
    play: {
      would: ({ in: place }) =>
        typeof place === 'object' && 'smoked' in place ? ['play-from-smoked-pile'] : [],
      fixed: (play, { filter }) => ({
        ...play,
        which: filter(play.which),
        ...(play.on === undefined ? {} : { on: filter(play.on) }),
      }),
      plays: (play) => play,
      reads: ({ ignoringResources }) =>
        typeof ignoringResources === 'object' && ignoringResources.symbol !== undefined
          ? [{ path: ['ignoringResources', 'symbol'], name: ignoringResources.symbol, means: ['symbol'] }]
          : [],
      searches: (play) => ({ key: 'which', which: play.which, in: play.in }),
    },
  },
  phrases: playPhrases,
});

/** A card that an effect creates, with the figures and abilities it would have in print. */
export interface Token {
  readonly title: string;
  readonly type: 'Character' | 'Edge';
  readonly cost: number;
  readonly fighting: number | null;
  readonly requires?: readonly (typeof symbols)[number][];
  readonly abilities?: readonly Ability[];
}

export interface PutToken {
  readonly do: 'put-token';
  readonly by: PlayerRef;
  readonly number: Amount;
  readonly token: Token;
}

export const putToken: EffectWord<PutToken> = effect({
  description: 'Creates tokens and puts them into play. A token that leaves play is removed from the game.',
  keys: ({ playerRef, amount, ability }) => ({
    by: playerRef,
    number: amount,
    token: z.strictObject({
      title: z.string().min(1).max(200).describe('The title.'),
      type: z.enum(['Character', 'Edge']).describe('The type.'),
      cost: z.int().min(0).max(99).describe('The cost.'),
      fighting: z.int().min(0).max(99).nullable().describe('The Fighting; null for an Edge.'),
      requires: z.array(z.enum(symbols)).exactOptional().describe('The resource conditions.'),
      abilities: z.array(ability).exactOptional().describe('What the token does.'),
    }),
  }),
  roles: {
    'put-token': {
      fixed: (tokens, { amount }) => ({ ...tokens, number: amount(tokens.number) }),
    },
  },
  phrases: tokenPhrases,
});
