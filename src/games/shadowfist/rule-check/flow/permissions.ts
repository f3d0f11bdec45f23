import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { Board, Seen } from '../board/board.ts';
import { type OnPlayer, playerModifiersOn } from '../board/texts.ts';
import { hasUsesLeft, noteUse, type UseKey } from '../doing/limits.ts';
import { isPlayedOn } from './played-on.ts';

type MayPlay = Extract<PlayerModifier, { mayPlay: unknown }>;

interface Permission extends OnPlayer {
  readonly modifier: MayPlay;
}

/** “You may play Characters during any Main Shot”: the text that lets a player play the card now, best without limit. */
export function permissionToPlay(
  board: Board,
  card: Seen,
  player: string,
  on: string | undefined,
): Permission | undefined {
  const permissions = playerModifiersOn(board, player).flatMap(({ modifier, ...made }) =>
    'mayPlay' in modifier && allows(board, { ...made, modifier }, card, on) ? [{ ...made, modifier }] : [],
  );
  return permissions.find(({ modifier }) => modifier.limit === undefined) ?? permissions[0];
}

function allows(board: Board, permission: Permission, card: Seen, on: string | undefined): boolean {
  const { modifier, frame } = permission;
  const { limit } = modifier;
  return (
    board.meanings.matches(board, modifier.mayPlay, card, frame) &&
    isPlayedOn(board, modifier, on, frame) &&
    board.meanings.holds(board, modifier.when, frame) &&
    (limit === undefined || hasUsesLeft(board, keyOf(board, permission), limit))
  );
}

export function notePermission(board: Board, permission: Permission): void {
  const { limit } = permission.modifier;
  if (limit !== undefined) noteUse(board, keyOf(board, permission), limit);
}

function keyOf(board: Board, { modifier, frame }: Permission): UseKey {
  return { card: frame.source ?? '', ability: `play ${placeOfModifier(board, modifier, frame)}` };
}

/** The place of the ability that changes players so, among those of its card; -1 of an effect that lasts. */
export function placeOfModifier(
  board: Board,
  modifier: PlayerModifier,
  { source = '' }: OnPlayer['frame'],
): number {
  const card = board.inPlay(source);
  const abilities = card === undefined ? [] : board.definition(card).abilities;
  return abilities.findIndex(
    (one) => 'modifyPlayers' in one && one.modifyPlayers?.includes(modifier) === true,
  );
}
