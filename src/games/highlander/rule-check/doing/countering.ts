import type { Ability } from '../../vocabulary/abilities.ts';
import type { Board, Seen } from '../board/board.ts';
import { isSubjectTo } from '../board/countered-illusions.ts';
import { textsOf } from '../board/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';
import { leavePlay } from './moving.ts';
import { comesAbout } from './replacing.ts';

/** A countered card is discarded at once and has no effect, with what was played in conjunction with it. */
export function counterPlay(board: Board, id: string, frame: Frame): void {
  const card = board.inPlay(id);
  if (card === undefined) return;
  const along = board.state.inPlay.filter((one) => one.with === id);
  const event: GameEvent = {
    ...{ event: 'countered', player: card.controller, card: id, of: card.card, by: frame.player },
    ...(frame.source === undefined ? {} : { source: frame.source }),
  };
  comesAbout(board, event, () => {
    emit(board, event);
    for (const one of [card, ...along]) leavePlay(board, one, 'countered');
  });
}

/** A counter that a player may use. */
export interface Counter {
  readonly card: InPlay;
  readonly ability: Extract<Ability, { ability: 'counter' }>;
  readonly frame: Frame;
}

/** What the opponent of who played a card has in play to counter it (Counter Cards). */
export function countersFor(board: Board, id: string, player: string): Counter[] {
  const seen = board.find(id);
  if (seen === undefined) return [];
  const { id: opponent } = board.opponentOf(player);
  return board
    .controlledBy(opponent)
    .flatMap((card) =>
      textsOf(board, board.seen(card)).flatMap(({ ability, frame }) =>
        ability.ability === 'counter' && counters(board, ability, seen, frame, player)
          ? [{ card, ability, frame }]
          : [],
      ),
    );
}

function counters(
  board: Board,
  ability: Counter['ability'],
  seen: Seen,
  frame: Frame,
  player: string,
): boolean {
  return (
    board.meanings.players(board, ability.by, frame).includes(player) &&
    (ability.if === undefined || board.meanings.holds(board, ability.if, frame)) &&
    board.meanings.matches(board, ability.counters, seen, frame) &&
    isSubjectTo(board, seen, ability.counters)
  );
}
