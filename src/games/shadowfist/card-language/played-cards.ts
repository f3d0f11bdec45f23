import { number } from '../../vocabulary/card-language/terminals.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef } from '../vocabulary/references.ts';
import { simpleAmount } from './amounts.ts';
import { mentionOf } from './mentions.ts';
import { onCards } from './nouns/descriptions.ts';
import { playable } from './permissions.ts';
import type { Statement } from './sentences.ts';
import { cardRef, cards, type Named, noun, pluralNoun } from './slots.ts';
import { designatorWord } from './terminals.ts';

type Play = Extract<Effect, { do: 'play' }>;

/** What playing a card costs, which of its conditions count, and what it is played on. */
type Terms = Pick<Play, 'cost' | 'ignoringResources' | 'faceUp' | 'on'>;

const price: Kind<Play['cost']> = phrases<Play['cost']>('a price', () => [
  words<Play['cost']>('at no cost', 'none'),
  words<Play['cost']>('at [its] (normal|regular) cost', 'full'),
  reading('at + {by} cost', { by: simpleAmount }, ({ by }): Play['cost'] => ({ increasedBy: by })),
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

const isFromPile = ({ in: place }: Named): boolean => typeof place === 'object' && 'smoked' in place;

type ToastIt = NonNullable<Play['toastIt']>;

/** What is said of Events alone can be said of any card of the effect only if it plays Events. */
function toastedAfter(play: Play | undefined, toastIt: ToastIt): Play | undefined {
  if (play === undefined || (toastIt === 'Events' && !equal(play.which.type, ['Event']))) return undefined;
  return { ...play, toastIt };
}

/** What a later sentence says of the card that an effect plays. */
export const toastingPhrases = (): readonly Phrase<Statement>[] => [
  words<Statement>('(the|that) Event is [considered to be] (Toast It|Toast-It)', {
    says: 'toast-it',
    which: 'the Event',
  }),
  words<Statement>('Events [you] (played|play) in this manner are [considered to be] (Toast It|Toast-It)', {
    says: 'toast-it',
    which: 'Events',
  }),
];

/** The effects of which the only one that plays a card makes it Toast It; undefined if none does. */
export function withToastIt(effects: readonly Effect[], which: 'the Event' | 'Events'): Effect[] | undefined {
  const plays = effects.filter((one) => one.do === 'play');
  const [play, ...others] = plays;
  if (play === undefined || others.length > 0 || play.toastIt !== undefined) return undefined;
  if (which === 'the Event' && !equal(play.which.type, ['Event'])) return undefined;
  return effects.map((one) => (one === play ? { ...play, toastIt: 'Events' } : one));
}

/** “play a Character at no cost”. */
export const playPhrases = () => [
  reading(
    '[immediately] play (a|an|one|any) {which} {terms}',
    { which: noun, terms: playTerms },
    ({ which, terms }) => playing(which, terms),
  ),
  reading('[immediately] play (a|an|one|any) {which}', { which: noun }, ({ which }) => playing(which)),
  reading(
    '[immediately] play (a|an|any) {which} if it has the designator {designator}',
    { which: noun, designator: designatorWord },
    ({ which, designator }) =>
      which.which.designator === undefined
        ? playing({ ...which, which: { ...which.which, designator } })
        : undefined,
  ),
  // “During any Main Shot, you may play Events from your smoked pile”: one after the other.
  reading('play {which} {terms}', { which: pluralNoun, terms: playTerms }, ({ which, terms }) =>
    isFromPile(which) ? playing(which, terms) : undefined,
  ),
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
  reading(
    '[immediately] play (a|an|one|any) {which} [from your smoked pile] , that card is [considered to be] (Toast It|Toast-It)',
    { which: noun },
    ({ which }) => toastedAfter(playing(which), 'any-card'),
  ),
  // The place may stand after the price.
  reading(
    '[immediately] play (a|an|one|any) {which} {cost} from your smoked pile , that card is [considered to be] (Toast It|Toast-It)',
    { which: noun, cost: price },
    ({ which, cost }) =>
      which.in === 'play'
        ? toastedAfter(
            playing({ ...which, in: { smoked: 'you' } }, { cost, ignoringResources: false }),
            'any-card',
          )
        : undefined,
  ),
  // A card that may be of any type.
  reading(
    '[immediately] play (a|an|one|any) {which} {terms} [,] [and] regardless of [card] type',
    { which: noun, terms: playTerms },
    ({ which, terms }) => (which.which.type === undefined ? playing(which, terms) : undefined),
  ),
];
