import type { Effect } from '../../vocabulary/effects.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import { factsOf, rolesOf } from '../../words/effects/effects.ts';
import { chosenName } from '../../words/words-of-ability.ts';
import type { Board } from '../board/board.ts';
import { isByChance } from '../board/chance.ts';
import { cardNamed } from '../board/references.ts';
import { candidatesFor } from '../flow/choosing.ts';
import { leavingAsPaid } from '../flow/payments.ts';
import type { Frame } from '../state/values.ts';
import { entryBar } from './cards.ts';
import { playableFor } from './play.ts';
import { mayReturn } from './return-to-play.ts';

/** What an effect would do on resolution, with what is chosen for it. */
export interface Foreseen {
  readonly effects: readonly Effect[];
  readonly frame: Frame;
  readonly pay: readonly Payment[];
  /** The card that is being played: it leaves the hand before the effects are done. */
  readonly played?: string;
}

/** Of the cards that it could bring into play for its player none may enter now. */
export function nothingCanEnter(board: Board, effect: Effect, foreseen: Foreseen): boolean {
  const { effects, frame, played } = foreseen;
  const leaving = leavingAsPaid(board, foreseen.pay, frame);
  const plays = rolesOf(effect).plays?.(effect);
  if (plays !== undefined) {
    if (plays.optional || plays.by !== 'you') return false;
    const unseen = typeof plays.in === 'object' && 'hand' in plays.in;
    if (unseen && board.player(frame.player).hand.unknown > 0) return false;
    if (isChosenLater(plays.which.is, frame)) return false;
    return playableFor(board, plays, frame, frame.player, leaving).every((id) => id === played);
  }
  const returned = rolesOf(effect).returnsToPlay?.(effect);
  const name = chosenName(returned?.cards);
  if (returned?.by !== 'you' || name === undefined) return false;
  if (barsOnChosen(board, effect, foreseen) !== undefined) return false;
  const later = factsOf(effects, 'chooses').filter((choice) => choice.as === name);
  const cards =
    later.length > 0
      ? later.flatMap((choice) => candidatesFor(board, choice, frame))
      : chosen(board, name, frame);
  const byChance = isByChance(board, returned.cards, frame);
  return cards !== undefined && !cards.some((id) => mayReturn(board, id, frame.player, byChance, leaving));
}

/** Of cards that were chosen to return to play, where none may: what keeps each of them out. */
export function barsOnChosen(board: Board, effect: Effect, foreseen: Foreseen) {
  const { frame } = foreseen;
  const leaving = leavingAsPaid(board, foreseen.pay, frame);
  const returned = rolesOf(effect).returnsToPlay?.(effect);
  if (returned?.by !== 'you' || chosenName(returned.cards) === undefined) return undefined;
  if (isByChance(board, returned.cards, frame)) return undefined;
  const cards = board.meanings.cards(board, returned.cards, frame);
  const bars = cards.flatMap((id) => {
    const definition = board.find(id)?.definition;
    const bar = definition === undefined ? undefined : entryBar(board, definition, frame.player, leaving);
    return bar === undefined ? [] : [[id, bar] as const];
  });
  return bars.length > 0 && bars.length === cards.length ? bars : undefined;
}

/** Nobody knows yet which card it will be. */
function isChosenLater(card: CardRef | undefined, { values }: Frame): boolean {
  const name = chosenName(card);
  return name !== undefined && values[name] === undefined;
}

function chosen(board: Board, name: string, frame: Frame): readonly string[] | undefined {
  return frame.values[name] === undefined ? undefined : cardNamed(board, { chosen: name }, frame);
}
