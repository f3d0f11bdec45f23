import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Place } from '../../vocabulary/terms.ts';
import { type Board, sizeOf } from '../board/board.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import type { EffectNamed } from './performing.ts';

type MayOrMust = EffectNamed<'may'> | EffectNamed<'must'>;

/** A must that is nothing but to discard what one chooses in the own hand: who may ignore that need not choose first. */
export function forcedDiscard(
  board: Board,
  { do: verb, choose = [], pay: costs = [], effects }: MayOrMust,
  player: string,
  frame: Frame,
): GameEvent | undefined {
  const inHand = ({ choose: form, ...choice }: Choice) =>
    form === 'cards' && 'in' in choice && choice.in.every((place) => isHandOf(board, player, place, frame));
  const names: readonly unknown[] = choose.filter(inHand).map(({ as }) => as);
  const isDiscard = (effect: Effect) =>
    effect.do === 'discard' &&
    typeof effect.cards === 'object' &&
    'chosen' in effect.cards &&
    names.includes(effect.cards.chosen);
  const isThat = verb === 'must' && names.length === choose.length && costs.length === 0;
  if (!isThat || names.length === 0 || !effects.every(isDiscard)) return undefined;
  if (frame.player === player || sizeOf(board.player(player).hand) === 0) return undefined;
  const { source } = frame;
  return {
    ...{ event: 'discarded', player, by: frame.player, from: 'hand', forced: true },
    ...(source === undefined ? {} : { source }),
  };
}

function isHandOf(board: Board, player: string, place: Place, frame: Frame): boolean {
  if (typeof place === 'string' || !('hand' in place)) return false;
  return board.meanings.players(board, place.hand, frame).every((one) => one === player);
}
