import type { Amount } from '../../vocabulary/terms.ts';
import { type Board, sizeOf } from './board.ts';
import { playerModifiersOn } from './texts/player-modifiers.ts';

/** The score, with what raises or lowers it for as long as that lasts. */
export function abilityOf(board: Board, player: string): number {
  return board.player(player).ability + totalOf(board, player, 'ability');
}

export function maximumAbilityOf(board: Board, player: string): number {
  return Math.max(0, board.player(player).maximumAbility + totalOf(board, player, 'maximumAbility'));
}

/** When the time of a round is up nobody heals (Official Tournament Rules), where the edition knows timed rounds. */
export function isEndGame({ state, switches }: Board): boolean {
  return state.time === 'up' && switches.endGame === 'no-healing-and-loss';
}

/** Ability, or what it is set to, plus or minus all modifiers (Maximum Hand Size); never less than none. */
export function maximumHandSize(board: Board, player: string): number {
  const set = playerModifiersOn(board, player, 'setHandSize').at(-1);
  const usual =
    set === undefined
      ? abilityOf(board, player)
      : board.meanings.reckon(board, set.modifier.setHandSize, set.frame);
  return Math.max(0, usual + totalOf(board, player, 'handSize'));
}

/** How many cards a player has room for. */
export function roomInHand(board: Board, player: string): number {
  return maximumHandSize(board, player) - sizeOf(board.player(player).hand);
}

function totalOf(board: Board, player: string, key: 'ability' | 'maximumAbility' | 'handSize'): number {
  return playerModifiersOn(board, player, key).reduce((sum, { modifier, frame }) => {
    const amounts: { readonly [Key in typeof key]?: Amount } = modifier;
    return sum + board.meanings.reckon(board, amounts[key] ?? 0, frame);
  }, 0);
}
