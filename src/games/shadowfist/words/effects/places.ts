import { z } from 'zod';
import { reading } from '../../../vocabulary/phrases/kinds.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface ChangeLocation {
  readonly do: 'change-location';
  readonly cards: Cards;
  readonly to: CardRef | 'chosen-by-controller';
}

export const changeLocation: EffectWord<ChangeLocation> = effect({
  description: 'The Characters move to the location of that card, or to one that their controller chooses.',
  keys: ({ cards, cardRef }) => ({ cards, to: z.union([z.literal('chosen-by-controller'), cardRef]) }),
  roles: {
    'change-location': { affects: ({ cards }) => ({ cards: [cards] }), objects: ['cards', 'to'] },
  },
  phrases: () => [
    reading(
      'move~ {cards} to {to} location',
      { cards: say.cards, to: say.cardPossessive },
      (one): ChangeLocation => ({ do: 'change-location', ...one }),
    ),
  ],
});

export interface PutState {
  readonly do: 'put-state';
  readonly cards: Cards;
  readonly on: CardRef | 'chosen-by-you';
}

export const putState: EffectWord<PutState> = effect({
  description: 'Puts the States on that card, or on a card that you choose.',
  keys: ({ cards, cardRef }) => ({ cards, on: z.union([z.literal('chosen-by-you'), cardRef]) }),
  roles: {
    'put-state': { affects: ({ cards }) => ({ cards: [cards] }), objects: ['cards', 'on'] },
  },
  phrases: () => [
    reading(
      'place {cards} on {on}',
      { cards: say.cards, on: say.cardRef },
      (one): PutState => ({ do: 'put-state', ...one }),
    ),
    reading(
      '(put|move) {cards} (on|onto|to) {on}',
      { cards: say.cards, on: say.cardRef },
      (one): PutState => ({ do: 'put-state', ...one }),
    ),
    reading(
      '(place|put|move) {cards} (on|onto) any legal subject',
      { cards: say.cards },
      (one): PutState => ({ do: 'put-state', on: 'chosen-by-you', ...one }),
    ),
  ],
});

export interface SwapSites {
  readonly do: 'swap-sites';
  readonly cards: readonly [CardRef, CardRef];
  readonly changesTarget: boolean;
}

export const swapSites: EffectWord<SwapSites> = effect({
  description:
    'The two Sites swap places. With `changesTarget`, an attack on one of them becomes an attack on the other.',
  keys: ({ cardRef }) => ({ cards: z.tuple([cardRef, cardRef]), changesTarget: z.boolean() }),
  roles: {
    'swap-sites': { affects: ({ cards }) => ({ cards }), objects: ['cards'] },
  },
});

export interface SwapRows {
  readonly do: 'swap-rows';
  readonly of: Players;
  readonly changesTarget: boolean;
}

export const swapRows: EffectWord<SwapRows> = effect({
  description:
    'At each location of the players with two Sites, these swap places. With `changesTarget`, an attack on one of them becomes an attack on the other.',
  keys: ({ players }) => ({ of: players, changesTarget: z.boolean() }),
  roles: { 'swap-rows': { objects: ['of'] } },
});

export interface RearrangeSites {
  readonly do: 'rearrange-sites';
  readonly of: PlayerRef;
  readonly by: PlayerRef;
  readonly into: 'occupied-places' | 'same-columns';
  readonly changesTarget?: true;
}

export const rearrangeSites: EffectWord<RearrangeSites> = effect({
  description:
    'A player rearranges a site structure: within the places that had Sites, or within the same number of columns. With `changesTarget`, the Site that ends up where the target of an attack was becomes the target.',
  keys: ({ playerRef }) => ({
    of: playerRef,
    by: playerRef,
    into: z.enum(['occupied-places', 'same-columns']),
    changesTarget: z.literal(true).exactOptional(),
  }),
  roles: { 'rearrange-sites': { objects: ['of'] } },
  phrases: () => [
    reading(
      'rearrange~ {of} (site structure|sites) ; you (may not|cannot) change the number of columns [in the site structure]',
      { of: say.playerPossessive },
      (one): RearrangeSites => ({ do: 'rearrange-sites', by: 'you', into: 'same-columns', ...one }),
    ),
  ],
});

export interface SwitchSeats {
  readonly do: 'switch-seats';
  readonly players: readonly [PlayerRef, PlayerRef];
}

export const switchSeats: EffectWord<SwitchSeats> = effect({
  description: 'The two players switch seats.',
  keys: ({ playerRef }) => ({ players: z.tuple([playerRef, playerRef]) }),
  roles: { 'switch-seats': { affects: ({ players }) => ({ players }) } },
});
