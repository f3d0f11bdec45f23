import type { Ability } from '../../vocabulary/abilities.ts';
import type { Limit } from '../../vocabulary/limits.ts';
import type { Board } from '../board/board.ts';
import type { InPlay } from '../state/state.ts';

/** What counts the uses of one ability of one card. */
export interface UseKey {
  readonly card: string;
  readonly ability: string;
}

/** The place of an ability among those of its card, from 0; undefined for one that was granted or copied. */
export function placeOf(board: Board, card: InPlay['card'], ability: Ability): number | undefined {
  const place = board.definitionOf(card).abilities.indexOf(ability);
  return place >= 0 ? place : undefined;
}

/** What is on the card is known by its place, what was granted or copied by what it says. */
export function useKey(board: Board, card: Pick<InPlay, 'id' | 'card'>, ability: Ability): UseKey {
  const place = placeOf(board, card.card, ability);
  return {
    card: card.id,
    ability: place === undefined ? `granted ${sumOf(JSON.stringify(ability))}` : String(place),
  };
}

/** A number that hardly any two texts share. */
function sumOf(text: string): number {
  let sum = 0;
  for (let place = 0; place < text.length; place++) sum = (sum * 31 + text.charCodeAt(place)) % 4_294_967_291;
  return sum;
}

export function hasUsesLeft(board: Board, key: UseKey, limit: Limit): boolean {
  return usesOf(board, key, limit) < limit.times;
}

export function usesOf(board: Board, key: UseKey, { ofAllCopies }: Pick<Limit, 'ofAllCopies'> = {}): number {
  const isCounted = (card: string) =>
    card === key.card || (ofAllCopies === true && areCopies(board, card, key.card));
  return board.state.turn.uses
    .filter(({ card, ability }) => ability === key.ability && isCounted(card))
    .reduce((sum, { times }) => sum + times, 0);
}

/** Whether one player owns two cards of one title. */
export function areCopies(board: Board, one: string, other: string): boolean {
  const [card, copy] = [board.find(one), board.find(other)];
  if (card === undefined || copy === undefined) return false;
  return card.owner === copy.owner && card.definition.title === copy.definition.title;
}

export function noteUse(board: Board, key: UseKey, limit: Limit): void {
  const { uses } = board.state.turn;
  const known = uses.find(({ card, ability }) => card === key.card && ability === key.ability);
  if (known === undefined) uses.push({ card: key.card, ability: key.ability, times: 1, per: limit.per });
  else known.times += 1;
}
