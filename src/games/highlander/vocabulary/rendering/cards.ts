import { many, type Noun, one, possessive } from '../../../vocabulary/english.ts';
import type { Cards } from '../terms.ts';
import { inPlace, whereIs } from './places.ts';
import { cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

/** “that attack”, “all Situations you control”; a card that is named only if it lies where it is looked for. */
export function cardsSaid(cards: Cards, speech: Speech): Noun {
  if (isTop(cards)) {
    const from = `of ${possessive(playerCalled(cards.of, speech))} Endurance`;
    if (cards.top === 1) return one(`the top card ${from}`);
    return typeof cards.top === 'number'
      ? many(`the top ${cards.top} cards ${from}`)
      : many(`the top cards ${from} (as many as ${speech.amount(cards.top)})`);
  }
  if (isNamed(cards)) return cardCalled(cards, speech);
  if (cards.each.is === undefined) return many(`all ${cardsCounted(cards, speech)}`);
  return one(`${speech.aCard(cards.each)} (if it is ${whereIs(cards.in, speech)})`);
}

/** What is counted: “Situations you control”. */
export function cardsCounted(cards: Cards, speech: Speech): string {
  if (isTop(cards)) return cardsSaid(cards, speech).phrase;
  if (isNamed(cards)) return `cards named as ${cardCalled(cards, speech).phrase}`;
  return `${speech.cardsSuch(cards.each)}${inPlace(cards.in, speech)}`;
}

/** “a Situation you control”, as what there is. */
export function anyOfCards(cards: Cards, speech: Speech): string {
  if (isNamed(cards) || isTop(cards)) return cardsSaid(cards, speech).phrase;
  return `${speech.aCard(cards.each)}${inPlace(cards.in, speech)}`;
}

export function noneOfCards(cards: Cards, speech: Speech): string {
  if (isNamed(cards) || isTop(cards)) return `not ${cardsSaid(cards, speech).phrase}`;
  return `no ${speech.card(cards.each)}${inPlace(cards.in, speech)}`;
}

type Top = Extract<Cards, { readonly top: unknown }>;
type Set = Extract<Cards, { readonly each: unknown }>;

function isTop(cards: Cards): cards is Top {
  return typeof cards === 'object' && 'top' in cards;
}

function isNamed(cards: Cards): cards is Exclude<Cards, Top | Set> {
  return typeof cards === 'string' || !('each' in cards || 'top' in cards);
}
