import { equal } from '../../../vocabulary/phrases/equal.ts';
import type { EffectPattern } from '../../vocabulary/effect-patterns.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { Filter } from '../../vocabulary/terms.ts';
import { paymentRoles } from '../../words/payments/payments.ts';
import { asItWas } from '../board/as-it-was.ts';
import type { Board, Seen } from '../board/board.ts';
import { creatorsOf, isOneOf } from '../board/creators.ts';
import { isUnaffected, sourceOf, textsOf } from '../board/texts.ts';
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
  const source = sourceWhenGenerated(board, item);
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
  if (pattern.byTurning !== undefined && !isByTurning(board, pattern.byTurning, item, frame)) return false;
  if (pattern.maintained === true && !item.maintained) return false;
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

/** A card that has left play since is looked at as it was there (5.2). */
function sourceWhenGenerated(board: Board, { frame }: Item): Seen | undefined {
  const source = sourceOf(board, frame);
  if (source?.inPlay !== undefined || frame.source === undefined) return source;
  const was = asItWas(board, frame.source);
  return was === undefined ? source : { ...was, controller: was.inPlay.controller };
}

/** What a card does for turning: its own text says that it turns for such an effect. */
function isByTurning(board: Board, filter: Filter, item: Item, frame: Frame): boolean {
  const source = sourceOf(board, item.frame);
  if (item.kind !== 'ability' || source === undefined) return false;
  const texts =
    source.inPlay === undefined
      ? source.definition.abilities
      : textsOf(board, source.inPlay).map(({ ability }) => ability);
  return (
    board.meanings.matches(board, filter, source, frame) &&
    texts.some(
      (ability) =>
        ability.ability === 'voluntary' &&
        (ability.pay ?? []).some((payment) => paymentRoles(payment).turns === true && turnsItself(payment)) &&
        equal(ability.do, item.effects),
    )
  );
}

const turnsItself = (payment: Payment): boolean => 'card' in payment && payment.card === 'this';
