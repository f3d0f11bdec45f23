import { listed, possessive } from '../../../vocabulary/english.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { Place, When } from '../terms.ts';
import type { PlayedFrom } from '../words.ts';
import { anyPlayerOf, cardCalled } from './references.ts';
import type { Speech } from './speech.ts';

export const turnCalled: { readonly [Time in When]: string } = {
  'this-turn': 'this turn',
  'your-last-turn': 'on your last turn',
  'opponents-last-turn': "on your opponent's last turn",
};

/** Where cards are; nothing for play, where all are that no text puts elsewhere. */
export function inPlace(place: Place, speech: Speech): string {
  return place === 'play' ? '' : ` ${whereIs(place, speech)}`;
}

/** The same, also for play. */
export function whereIs(place: Place, speech: Speech): string {
  if (place === 'play') return 'in play';
  if (place === 'anywhere') return 'anywhere';
  if ('under' in place) return `under ${cardCalled(place.under, speech).phrase}`;
  if ('on' in place) return `on ${cardCalled(place.on, speech).phrase}`;
  if ('exertion' in place) return `in ${named(place.exertion, speech).phrase}`;
  if ('played' in place)
    return `among the cards played ${turnCalled[place.played]} by ${anyPlayerOf(place.by, speech).phrase}`;
  if ('hand' in place) return `in ${possessive(anyPlayerOf(place.hand, speech))} Hand`;
  if ('endurance' in place) return `in ${possessive(anyPlayerOf(place.endurance, speech))} Endurance`;
  if ('discardPile' in place) return `in ${possessive(anyPlayerOf(place.discardPile, speech))} Discard Pile`;
  return `among ${possessive(anyPlayerOf(place.removedFromGame, speech))} cards removed from the game`;
}

/** Whence cards are taken; nothing for play alone. */
export function placesSaid(places: readonly Place[], speech: Speech): string {
  const [only, ...others] = places;
  if (only === 'play' && others.length === 0) return '';
  const said = places.map((place) => `from ${whereIs(place, speech).replace(/^in /, '')}`);
  return ` ${listed(said, 'or')}`;
}

const sourceCalled: { readonly [From in PlayedFrom | 'play']: string } = {
  hand: 'Hand',
  exertion: 'an Exertion',
  endurance: 'the Endurance',
  'discard-pile': 'the Discard Pile',
  under: 'under a card',
  play: 'play',
};

/** “Hand or an Exertion”. */
export function sourcesCalled(from: readonly (PlayedFrom | 'play')[]): string {
  return listed(
    from.map((one) => sourceCalled[one]),
    'or',
  );
}
