import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../rule-check.ts';

/** A duel before it begins: every card lies in its owner's Endurance, and nobody goes first yet. */
export function opening(seats: readonly Seat[]): Json {
  const [first] = seats;
  if (first === undefined || seats.length !== 2) throw new RangeError('A duel is fought by two players.');
  return {
    players: seats.map(({ player, deck }) => ({
      id: player,
      endurance: deck.map((card, at) => ({ id: `${player}.${at + 1}`, card })),
    })),
    turn: { player: first.player, number: 0, phase: 'before-the-game' },
  };
}
