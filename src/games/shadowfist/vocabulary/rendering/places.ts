import { possessive } from '../../../vocabulary/english.ts';
import type { Place } from '../terms.ts';
import { anyPlayerOf, cardCalled } from './references.ts';
import type { Speech } from './speech.ts';

/** Where cards are; nothing for play, where all are that no text puts elsewhere (7.2). */
export function inPlace(place: Place, speech: Speech): string {
  return place === 'play' ? '' : ` ${'statesOn' in place ? 'on' : 'in'} ${placeCalled(place, speech)}`;
}

/** Whence a card is taken. */
export function fromPlace(place: Place, speech: Speech): string {
  if (place === 'play') return '';
  return 'whereverIs' in place ? ' wherever it is' : ` from ${placeCalled(place, speech)}`;
}

function placeCalled(place: Exclude<Place, 'play'>, speech: Speech): string {
  if ('whereverIs' in place) return 'wherever it is';
  if ('statesOn' in place) return cardCalled(place.statesOn, speech).phrase;
  if ('hand' in place) return `${possessive(anyPlayerOf(place.hand, speech))} hand`;
  if ('deck' in place) return `${possessive(anyPlayerOf(place.deck, speech))} deck`;
  if ('smoked' in place) return `${possessive(anyPlayerOf(place.smoked, speech))} smoked pile`;
  if ('toasted' in place) return `${possessive(anyPlayerOf(place.toasted, speech))} toasted pile`;
  return `${possessive(anyPlayerOf(place.burnedForVictory, speech))} burned-for-victory pile`;
}
