import type { Cards, Filter, Place } from '../terms.ts';
import { many, type Noun } from './english.ts';
import { inPlace } from './places.ts';
import { cardCalled } from './references.ts';
import type { Speech } from './speech.ts';

/** “that Character”, “all Sites you control”. */
export function cardsSaid(cards: Cards, speech: Speech): Noun {
  return isNamed(cards) ? cardCalled(cards, speech) : many(`all ${cardsCounted(cards, speech)}`);
}

/** What is counted: “Sites you control”. */
export function cardsCounted(cards: Cards, speech: Speech): string {
  if (isNamed(cards)) return `cards named as ${cardCalled(cards, speech).phrase}`;
  return `${speech.cardsSuch(asPlaced(cards.each, cards.in))}${inPlace(cards.in, speech)}`;
}

/** “a Site you control”, as what there is. */
export function anyOfCards(cards: Cards, speech: Speech): string {
  if (isNamed(cards)) return cardCalled(cards, speech).phrase;
  return `${speech.aCard(asPlaced(cards.each, cards.in))}${inPlace(cards.in, speech)}`;
}

export function noneOfCards(cards: Cards, speech: Speech): string {
  if (isNamed(cards)) return `not ${cardCalled(cards, speech).phrase}`;
  return `no ${speech.card(asPlaced(cards.each, cards.in))}${inPlace(cards.in, speech)}`;
}

/** What lies on a card is a State. */
export function asPlaced(filter: Filter, place: Place): Filter {
  const isOnCard = typeof place === 'object' && 'statesOn' in place;
  return isOnCard && filter.type === undefined ? { ...filter, type: ['State'] } : filter;
}

function isNamed(cards: Cards): cards is Exclude<Cards, { each: unknown }> {
  return typeof cards === 'string' || !('each' in cards);
}
