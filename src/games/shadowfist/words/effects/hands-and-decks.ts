import { z } from 'zod';
import { phrase, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import { cardCount, eachOne, multiplied, simpleAmount } from '../../card-language/amounts.ts';
import { asking } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import { CHOSEN_NUMBER, upTo } from '../../card-language/x.ts';
import type { PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { type EffectRoles, type EffectWord, effect, type MaybeNamed } from './effect-word.ts';

export interface Draw {
  readonly do: 'draw';
  readonly players: Players;
  readonly amount: Amount;
}

export const draw: EffectWord<Draw> = effect({
  description: 'The players draw that many cards.',
  keys: ({ players, amount }) => ({ players, amount }),
  roles: {
    draw: {
      affects: ({ players }) => ({ players: [players] }),
      fixed: (draw, { amount }) => ({ ...draw, amount: amount(draw.amount) }),
      defines: { amount: 'thatPlayer' },
      remembersCards: true,
      informs: true,
    },
  },
  phrases: () => [
    reading(
      '[you] draw~ {amount} for (each|every) {each}',
      { amount: cardCount, each: eachOne },
      ({ amount, each }): Draw => ({ do: 'draw', players: 'you', amount: multiplied(amount, each) }),
    ),
    reading('[you] draw~ up to {most} cards', { most: say.simpleAmount }, ({ most }) =>
      asking<Draw>({ do: 'draw', players: 'you', amount: CHOSEN_NUMBER }, upTo(most)),
    ),
    phrase('[you] draw~ {amount}', { amount: cardCount }, { do: 'draw', players: 'you' }),
    phrase('{players} draw~ {amount}', { players: say.players, amount: cardCount }, { do: 'draw' }),
    reading('fill~ your hand to {size} cards', { size: simpleAmount }, ({ size }): Draw => fillingTo(size)),
    reading('fill~ your hand [to your maximum hand size]', {}, () => fillingTo({ handSize: 'you' })),
  ],
});

/** As many cards as are missing: a full hand draws none. */
function fillingTo(size: Amount): Draw {
  const missing: Amount = { difference: [size, { count: { each: {}, in: { hand: 'you' } } }] };
  return { do: 'draw', players: 'you', amount: { greatest: [0, missing] } };
}

export interface LookAtHand {
  readonly do: 'look-at-hand';
  readonly of: PlayerRef;
  readonly by: PlayerRef;
}

export const lookAtHand: EffectWord<LookAtHand> = effect({
  description: 'One player looks at the hand of another.',
  keys: ({ playerRef }) => ({ of: playerRef, by: playerRef }),
  roles: {
    'look-at-hand': {
      would: () => ['look-at-hand'],
      informs: true,
      affects: ({ of }) => ({ players: [of] }),
      objects: ['of'],
    },
  },
  phrases: () => [
    phrase('look~ at {of} hand', { of: say.playerPossessive }, { do: 'look-at-hand', by: 'you' }),
    reading(
      'look~ at the hand of {of}',
      { of: say.playerRef },
      (one): LookAtHand => ({ do: 'look-at-hand', by: 'you', ...one }),
    ),
  ],
});

export interface LookAtDeck {
  readonly do: 'look-at-deck';
  readonly of: PlayerRef;
  /** If every player looks at the cards, they are revealed. */
  readonly by: Players;
  readonly number: Amount | 'all';
}

export const lookAtDeck: EffectWord<LookAtDeck> = effect({
  description:
    'The players look at that many cards from the top of a deck, or at all of them. Later effects use the name `as` for these cards, which stay in the deck.',
  keys: ({ playerRef, players, amount }) => ({
    of: playerRef,
    by: players,
    number: z.union([z.literal('all'), amount]),
  }),
  roles: {
    'look-at-deck': {
      affects: ({ of }) => ({ players: [of] }),
      objects: ['of'],
      fixed: (look, { amountOrAll }) => ({ ...look, number: amountOrAll(look.number) }),
      remembersCards: true,
      informs: true,
    },
  },
  phrases: () => [
    // Read as cards that later phrases may speak of (`deck-tops.ts`).
    saying('look at the top card of your deck', {}, nothing, (look: LookAtDeck) =>
      isOwn(look) && look.number === 1 ? {} : undefined,
    ),
    saying(
      'look at the top {number} cards of your deck',
      { number: say.amount },
      nothing,
      (look: LookAtDeck) => (isOwn(look) && look.number !== 'all' ? { number: look.number } : undefined),
    ),
  ],
});

const nothing = () => undefined;

const isOwn = ({ of, by, as }: LookAtDeck & MaybeNamed): boolean =>
  of === 'you' && by === 'you' && as === undefined;

export interface RearrangeDeck {
  readonly do: 'rearrange-deck';
  readonly of: PlayerRef;
  readonly by: PlayerRef;
  readonly number: Amount;
}

export const rearrangeDeck: EffectWord<RearrangeDeck> = effect({
  description:
    'The player puts that many cards from the top of a deck back on top of the deck in any order, which nobody else sees.',
  keys: ({ playerRef, amount }) => ({ of: playerRef, by: playerRef, number: amount }),
  roles: {
    'rearrange-deck': {
      affects: ({ of }) => ({ players: [of] }),
      objects: ['of'],
      fixed: (rearranging, { amount }) => ({ ...rearranging, number: amount(rearranging.number) }),
      informs: true,
    },
  },
});

export interface DiscardHand {
  readonly do: 'discard-hand';
  readonly players: Players;
}

export const discardHand: EffectWord<DiscardHand> = effect({
  description: 'The players discard their hands.',
  keys: ({ players }) => ({ players }),
  roles: {
    'discard-hand': {
      would: () => ['discard'],
      affects: ({ players }) => ({ players: [players] }),
      informs: true,
    },
  },
  phrases: () => [
    words<DiscardHand>('[you] discard your hand', { do: 'discard-hand', players: 'you' }),
    phrase(
      '{players} discard~ (his or her hand|their hands|their hand)',
      { players: say.players },
      { do: 'discard-hand' },
    ),
    reading(
      '{players} [must] discard~ (his or her|their) hand',
      { players: say.playerRef },
      (one): DiscardHand => ({ do: 'discard-hand', ...one }),
    ),
  ],
});

export interface Shuffle {
  readonly do: 'shuffle' | 'cut';
  readonly deckOf: Players;
}

const shuffles: EffectRoles<Shuffle> = {
  affects: ({ deckOf }) => ({ players: [deckOf] }),
  informs: true,
};

export const shuffle: EffectWord<Shuffle> = effect({
  description: 'Shuffles or cuts the decks of the players.',
  keys: ({ players }) => ({ deckOf: players }),
  roles: { shuffle: shuffles, cut: shuffles },
  phrases: () => [
    phrase('[you] cut~ your deck', {}, { do: 'cut', deckOf: 'you' }),
    words<Shuffle>('(reshuffle [your deck] [(afterward|afterwards)]|shuffle)', {
      do: 'shuffle',
      deckOf: 'you',
    }),
    phrase('shuffle~ {deckOf} deck', { deckOf: say.playerPossessive }, { do: 'shuffle' }),
  ],
});
