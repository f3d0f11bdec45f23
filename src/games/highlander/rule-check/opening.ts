import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../rule-check.ts';

/** A duel before it begins: Pre-Game cards are in play, all others lie in their owners' Endurance; nobody goes first yet. */
export function opening(seats: readonly Seat[]): Json {
  const [first] = seats;
  if (first === undefined || seats.length !== 2) throw new RangeError('A duel is fought by two players.');
  return {
    players: seats.map(({ player, deck }) => ({
      id: player,
      endurance: deck.map((card, at) => ({ id: `${player}.${at + 1}`, card })),
    })),
    inPlay: seats.flatMap(({ player, inPlay = [] }) =>
      inPlay.map((card, at) => ({
        ...{ id: `${player}.pre-game.${at + 1}`, card, owner: player, controller: player, preGame: true },
      })),
    ),
    turn: { player: first.player, number: 0, phase: 'before-the-game' },
  };
}
