import { number } from '../../vocabulary/card-language/terminals.ts';
import { phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef } from '../vocabulary/references.ts';
import { simpleAmount } from './amounts.ts';
import { mentionOf } from './mentions.ts';
import { onCards } from './nouns/descriptions.ts';
import { playable } from './permissions.ts';
import { cardRef, cards, type Named, noun } from './slots.ts';

type Play = Extract<Effect, { do: 'play' }>;

/** What playing a card costs, which of its conditions count, and what it is played on. */
type Terms = Pick<Play, 'cost' | 'ignoringResources' | 'faceUp' | 'on'>;

const price: Kind<Play['cost']> = phrases<Play['cost']>('a price', () => [
  words<Play['cost']>('at no cost', 'none'),
  words<Play['cost']>('at [its] normal cost', 'full'),
  reading(
    '(at - {by} cost|at a cost {by} less [than normal]|for {by} less Power)',
    { by: simpleAmount },
    ({ by }): Play['cost'] => ({ reducedBy: by }),
  ),
]);

const priced: Kind<Terms> = phrases<Terms>('a price', () => [
  reading('{cost}', { cost: price }, ({ cost }): Terms => ({ cost, ignoringResources: false })),
  reading(
    '(face up|face-up) {cost}',
    { cost: price },
    ({ cost }): Terms => ({ cost, ignoringResources: false, faceUp: true }),
  ),
  reading(
    '{cost} and (face up|face-up)',
    { cost: price },
    ({ cost }): Terms => ({ cost, ignoringResources: false, faceUp: true }),
  ),
]);

const ignored: Kind<Play['ignoringResources']> = phrases<Play['ignoringResources']>(
  'which conditions are ignored',
  () => [
    words<Play['ignoringResources']>('ignoring [its] resource conditions', true),
    reading(
      'ignoring (up to|) {conditions} [of its] resource (condition|conditions)',
      { conditions: number },
      (one): Play['ignoringResources'] => one,
    ),
  ],
);

const unpriced: Kind<Terms> = phrases<Terms>('the terms of playing it', () => [
  reading('{priced}', { priced }, (one) => one.priced),
  reading(
    '{priced} [,] [and] {ignored}',
    { priced, ignored },
    (one): Terms => ({ ...one.priced, ignoringResources: one.ignored }),
  ),
  reading('[,] {ignored}', { ignored }, (one): Terms => ({ cost: 'full', ignoringResources: one.ignored })),
]);

/** “at -1 cost, ignoring resource conditions”. */
export const playTerms: Kind<Terms> = phrases<Terms>('the terms of playing it', () => [
  reading('{unpriced}', { unpriced }, (one) => one.unpriced),
  reading('{unpriced} (on|onto) {on}', { unpriced, on: onCards }, (one) => ({ ...one.unpriced, on: one.on })),
]);

const FULL: Terms = { cost: 'full', ignoringResources: false };

/** A card that you play: from your hand, unless the text says another place. */
export function playing({ in: place, which: found }: Named, terms: Terms = FULL): Play | undefined {
  const named = playable({ which: found, in: 'play' });
  if (named === undefined || (named.on !== undefined && terms.on !== undefined)) return undefined;
  return {
    do: 'play',
    by: 'you',
    in: place === 'play' ? { hand: 'you' } : place,
    optional: false,
    ...named,
    ...terms,
  };
}

/** A card that the text has named before. */
const mentioned: Kind<CardRef> = phrases<CardRef>('a card mentioned before', () => [
  reading('{card}', { card: cardRef }, ({ card }) =>
    typeof card === 'object' && mentionOf(card)?.mention.mention === 'back' ? card : undefined,
  ),
]);

/** “one of those cards”, of cards that the text has named before. */
const oneOfThose: Kind<CardRef> = phrases<CardRef>('cards mentioned before', () => [
  reading('(one|a card) of {those}', { those: cards }, ({ those }): CardRef | undefined =>
    typeof those === 'object' && 'chosen' in those && mentionOf(those)?.mention.mention === 'back'
      ? those
      : undefined,
  ),
]);

/** “play that card at no cost”: wherever it is. */
function playingIt(card: CardRef, terms: Terms): Play {
  const fixed = { do: 'play', by: 'you', optional: false } as const;
  return { ...fixed, which: { is: card }, in: { whereverIs: card }, ...terms };
}

function fromPile(terms: Terms): Play {
  const fixed = { do: 'play', by: 'you', optional: false } as const;
  return { ...fixed, which: { is: 'this' }, in: { smoked: 'you' }, ...terms };
}

/** “play a Character at no cost”. */
export const playPhrases = () => [
  reading(
    '[immediately] play (a|an|one|any) {which} {terms}',
    { which: noun, terms: playTerms },
    ({ which, terms }) => playing(which, terms),
  ),
  reading('[immediately] play (a|an|one|any) {which}', { which: noun }, ({ which }) => playing(which)),
  // Of the card that has the text, which is there (7.2).
  reading('[immediately] play (this card|#self) from your smoked pile {terms}', { terms: playTerms }, (one) =>
    fromPile(one.terms),
  ),
  reading('[immediately] play (this card|#self) from your smoked pile', {}, () => fromPile(FULL)),
  reading('[immediately] play {card} {terms}', { card: mentioned, terms: playTerms }, (one) =>
    playingIt(one.card, one.terms),
  ),
  reading('[immediately] play {card} {terms}', { card: oneOfThose, terms: playTerms }, (one) =>
    playingIt(one.card, one.terms),
  ),
  reading(
    '[immediately] play {card} {terms} [,] [and] regardless of [card] type',
    { card: mentioned, terms: playTerms },
    (one) => playingIt(one.card, one.terms),
  ),
  reading(
    '[immediately] play {card} on {on} {terms}',
    { card: mentioned, on: mentioned, terms: playTerms },
    (one) =>
      one.terms.on === undefined ? playingIt(one.card, { ...one.terms, on: { is: one.on } }) : undefined,
  ),
  // A card that may be of any type.
  reading(
    '[immediately] play (a|an|one|any) {which} {terms} [,] [and] regardless of [card] type',
    { which: noun, terms: playTerms },
    ({ which, terms }) => (which.which.type === undefined ? playing(which, terms) : undefined),
  ),
];
