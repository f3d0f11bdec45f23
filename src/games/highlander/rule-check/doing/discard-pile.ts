import type { Player } from '../state/state.ts';
import type { Taken } from './endurance.ts';

/** On the discard pile; its topmost card stands first. */
export function putOnDiscard({ discard }: Player, { cards, unknown }: Taken): void {
  discard.cards.unshift(...cards.toReversed());
  discard.unknown += unknown;
}
