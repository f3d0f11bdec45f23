import type { Cited } from './citing.ts';

const byTheAddendum =
  'handbook-addendum/immortal-research-methos-and-in-conjunction-cards/exert-for-head-shots-upper-attack';

/** A card that goes with what an Exertion is to find is played first (Searching for an Attack, for a Defense). */
export const conjunctionFirst: Readonly<Record<'attack' | 'defense', Cited>> = {
  attack: { first: byTheAddendum, typeTwo: 'type-two/searching-for-an-attack/conjunction-card-first' },
  defense: { first: byTheAddendum, typeTwo: 'type-two/searching-for-a-defense/conjunction-card-first' },
};

/** Nothing else than what it goes with is found for it. */
export const conjunctionLost: Readonly<Record<'attack' | 'defense', Cited>> = {
  attack: { first: byTheAddendum, typeTwo: 'type-two/searching-for-an-attack/conjunction-lost' },
  defense: { first: byTheAddendum, typeTwo: 'type-two/searching-for-a-defense/conjunction-lost' },
};

/** A card that goes with a Power Blow or a Power Block is played before the attack or block is made one. */
export const madeAfterConjunction: Readonly<Record<'power-blow' | 'power-block', Cited>> = {
  'power-blow': {
    first: 'first-edition/making-a-power-blow/attack-then-exertion',
    typeTwo: 'type-two/power-blows/conjunction-card-first',
  },
  'power-block': {
    first: 'first-edition/making-a-power-block/block-then-exertion',
    typeTwo: 'type-two/power-blocks/conjunction-card-first',
  },
};
