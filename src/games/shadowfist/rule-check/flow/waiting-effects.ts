import type { EffectPattern } from '../../vocabulary/effect-patterns.ts';
import type { Board } from '../board/board.ts';
import { creatorsOf, isOneOf } from '../board/creators.ts';
import { isUnaffected, sourceOf } from '../board/texts.ts';
import type { Item } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { wouldDo } from './would-do.ts';

export function waitingEffects(board: Board): readonly Item[] {
  return board.state.scene?.items ?? [];
}

/** What a card generates that another does not affect is not canceled, redirected or changed by that one (7.6). */
export function mayChange(board: Board, item: Item, frame: Frame): boolean {
  const { source } = item.frame;
  const card = source === undefined || source === frame.source ? undefined : board.inPlay(source);
  return card === undefined || !isUnaffected(board, card, frame);
}

/** Whether a waiting effect is what a text answers. */
export function isSuchEffect(board: Board, pattern: EffectPattern, item: Item, frame: Frame): boolean {
  const source = sourceOf(board, item.frame);
  const { kind = 'any' } = pattern;
  if (kind === 'played-card' && item.kind !== 'card') return false;
  if (kind === 'ability' && item.kind !== 'ability' && item.kind !== 'triggered') return false;
  if (kind === 'change-location' && item.kind !== 'change-location') return false;
  if (item.kind === 'declaration' || item.kind === 'expiry') return false;
  if (
    pattern.source !== undefined &&
    (source === undefined || !board.meanings.matches(board, pattern.source, source, frame))
  )
    return false;
  if (
    pattern.by !== undefined &&
    !isOneOf(creatorsOf(item.frame), board.meanings.players(board, pattern.by, frame))
  )
    return false;
  const { targets, targetsPlayer } = pattern;
  if (
    targetsPlayer !== undefined &&
    !isOneOf(item.targets, board.meanings.players(board, targetsPlayer, frame))
  )
    return false;
  if (
    targets !== undefined &&
    !item.targets.some((id) => {
      const card = board.find(id);
      return card !== undefined && board.meanings.matches(board, targets, card, frame);
    })
  )
    return false;
  if (pattern.any !== undefined && !pattern.any.some((one) => isSuchEffect(board, one, item, frame)))
    return false;
  return wouldDo(board, pattern, item, frame);
}
