import { many, type Noun, one } from '../../../vocabulary/english.ts';
import type { Cards, Filter, Place } from '../terms.ts';
import { inPlace } from './places.ts';
import { cardCalled } from './references.ts';
import type { Speech } from './speech.ts';

/** “that Character”, “all Sites you control”; a card that is named only if it lies where it is looked for. */
export function cardsSaid(cards: Cards, speech: Speech): Noun {
  if (isNamed(cards)) return cardCalled(cards, speech);
  if (cards.each.is === undefined) return many(`all ${cardsCounted(cards, speech)}`);
  const place = cards.in === 'play' ? ' in play' : inPlace(cards.in, speech);
  return one(`${speech.aCard(cards.each)} (if it is${place})`);
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
