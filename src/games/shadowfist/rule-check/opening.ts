import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../rule-check.ts';

/** The game before it is set up (3.2): every card lies in its owner's deck, and nobody goes first yet. */
export function opening(seats: readonly Seat[]): Json {
  const [first] = seats;
  if (first === undefined) throw new RangeError('A game needs players.');
  return {
    players: seats.map(({ player, deck }) => ({
      id: player,
      power: 0,
      deck: deck.map((card, at) => ({ id: `${player}.${at + 1}`, card })),
    })),
    turn: { player: first.player, phase: 'set-up' },
  };
}
