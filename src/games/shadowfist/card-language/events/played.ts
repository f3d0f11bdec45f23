import { type Phrase, phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { EventPattern, Filter } from '../../vocabulary/terms.ts';
import { aCard, byPlayer, type Group, ofCard, pattern, players, type Said } from './event-parts.ts';

const SOURCES = [
  ['from (your|his or her|their) hand', 'hand'],
  ['from (your|his or her|their) smoked pile', 'smoked-pile'],
] as const;

const price = phrases<NonNullable<EventPattern['cost']>>('a price', () => [
  words('no cost', 'none' as const),
  words('[a] reduced cost', 'reduced' as const),
]);

export const playing = (): readonly Phrase<Said>[] => [
  reading(
    '{player} play~ {card} at {cost}',
    { player: players, card: aCard, cost: price },
    ({ player, card, cost }) => played(card, (which) => byPlayer('played', player, { card: which, cost })),
  ),
  reading('{card} be~ played at {cost}', { card: aCard, cost: price }, ({ card, cost }) =>
    played(card, (which) => pattern('played', { card: which, cost })),
  ),
  reading('{player} play~ {card}', { player: players, card: aCard }, ({ player, card }) =>
    played(card, (which) => byPlayer('played', player, { card: which })),
  ),
  ...SOURCES.map(([words_, from]) =>
    reading(`{player} play~ {card} ${words_}`, { player: players, card: aCard }, ({ player, card }) =>
      played(card, (which) => byPlayer('played', player, { card: which, from })),
    ),
  ),
  reading('{card} be~ played by {player}', { player: players, card: aCard }, ({ player, card }) =>
    played(card, (which) => byPlayer('played', player, { card: which })),
  ),
  ...SOURCES.map(([words_, from]) =>
    reading(`{card} be~ played ${words_}`, { card: aCard }, ({ card }) =>
      played(card, (which) => pattern('played', { card: which, from })),
    ),
  ),
  reading('{card} be~ played on {on}', { card: aCard, on: aCard }, ({ card, on }) =>
    played(card, (which) => ofCard(on, (other) => pattern('played', { card: { ...which, on: other } }))),
  ),
  reading(
    '{player} play~ {card} on {on}',
    { player: players, card: aCard, on: aCard },
    ({ player, card, on }) =>
      played(card, (which) =>
        ofCard(on, (other) => byPlayer('played', player, { card: { ...which, on: other } })),
      ),
  ),
  reading('{card} be~ played', { card: aCard }, ({ card }) =>
    played(card, (which) => pattern('played', { card: which })),
  ),
  reading(
    '{player} play~ {card} that targets {targets}',
    { player: players, card: aCard, targets: aCard },
    ({ player, card, targets }) =>
      played(card, (which) =>
        ofCard(targets, (other) => byPlayer('played', player, { card: which, targets: other })),
      ),
  ),
];

/** A card that is played is not controlled by anyone before. */
function played(card: Group, build: (which: Filter) => Said | undefined): Said | undefined {
  return card.which.controller === undefined ? ofCard(card, build) : undefined;
}
