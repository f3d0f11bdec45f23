import type { Ability, Limit } from '../../vocabulary/abilities.ts';
import type { Board } from '../board/board.ts';
import type { InPlay } from '../state/state.ts';

/** What counts the uses of one ability of one card. */
export interface UseKey {
  readonly card: string;
  readonly ability: string;
}

export function useKey(board: Board, card: InPlay, ability: Ability): UseKey {
  const place = board.definition(card).abilities.indexOf(ability);
  return { card: card.id, ability: place >= 0 ? String(place) : `granted ${JSON.stringify(ability).length}` };
}

export function hasUsesLeft(board: Board, key: UseKey, limit: Limit): boolean {
  return usesOf(board, key) < limit.times;
}

export function usesOf(board: Board, key: UseKey): number {
  return (
    board.state.turn.uses.find(({ card, ability }) => card === key.card && ability === key.ability)?.times ??
    0
  );
}

export function noteUse(board: Board, key: UseKey, limit: Limit): void {
  const { uses } = board.state.turn;
  const known = uses.find(({ card, ability }) => card === key.card && ability === key.ability);
  if (known === undefined) uses.push({ card: key.card, ability: key.ability, times: 1, per: limit.per });
  else known.times += 1;
}
