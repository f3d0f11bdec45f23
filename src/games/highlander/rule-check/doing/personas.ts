import type { Board } from '../board/board.ts';
import { personaOf, personasOf } from '../board/cards/personas.ts';
import { lostWeapons } from '../board/weapons/weapons.ts';
import type { Inactive, Player } from '../state/state.ts';
import { putOnDiscard } from './discard-pile.ts';
import { emit } from './emit.ts';
import { removeFromGame } from './moving.ts';
import { holdAllBut } from './weapons.ts';
import { win } from './winning.ts';

/**
 * The inactive one of two Immortals becomes active, and the other waits, with Ability, hand and lost weapons as they
 * are: no Ability Adjustment or Draw/Discard Phase is his meanwhile (FAQ, Corda And Reno). Returns whether there is one.
 */
export function changePlaces(board: Board, player: Player): boolean {
  const { inactive, ability, maximumAbility, hand } = player;
  const active = personasOf(board, player.id).find(({ id }) => id !== inactive?.persona);
  if (inactive === null || active === undefined) return false;
  const weaponsLost = lostWeapons(board, player.id).map((lost) => ({ ...lost }));
  playOnAs(board, player, inactive);
  player.inactive = { persona: active.id, ability, maximumAbility, hand, weaponsLost };
  return true;
}

/** They use the same weapons, and each has his own status for what was done to those. */
function playOnAs(
  board: Board,
  player: Player,
  { ability, maximumAbility, hand, weaponsLost }: Inactive,
): void {
  player.ability = ability;
  player.maximumAbility = maximumAbility;
  player.hand = hand;
  player.inactive = null;
  holdAllBut(board, player, weaponsLost);
  board.changed();
}

/** The game is won with the last head: while another Immortal is left to the player, that one plays on. */
export function takeHead(board: Board, by: string): void {
  const player = board.opponentOf(by);
  const { inactive } = player;
  if (inactive === null) {
    win(board, by, 'head-shot');
    return;
  }
  const dead = personaOf(board, player.id);
  putOnDiscard(player, player.hand);
  playOnAs(board, player, inactive);
  if (dead !== undefined) removeFromGame(board, dead, by);
  emit(board, {
    event: 'head-taken',
    player: player.id,
    by,
    ...(dead === undefined ? {} : { card: dead.id, of: dead.card }),
  });
}
