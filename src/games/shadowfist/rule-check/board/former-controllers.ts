import type { GameEvent } from '../state/values.ts';
import type { Board } from './board.ts';

/** A card is lost by a player, at a place among the events of the turn. */
interface Loss {
  readonly at: number;
  readonly player: string | undefined;
}

/** Who controlled a card when an event of this turn happened, if that player has lost it since (7.4). */
export function controllerWhen(board: Board, id: string, event: GameEvent): string | undefined {
  const losses = lossesOf(board).get(id);
  if (losses === undefined) return undefined;
  const place = placeOf(board, event);
  return place < 0 ? undefined : losses.find(({ at }) => at > place)?.player;
}

function lossesOf(board: Board): ReadonlyMap<string, readonly Loss[]> {
  return board.remembered('cards lost this turn', () => {
    const { events } = board.state.turn;
    board.look(events.length);
    const losses = new Map<string, Loss[]>();
    for (const [at, { event, card, player }] of events.entries()) {
      if ((event !== 'leaves-play' && event !== 'control-changed') || card === undefined) continue;
      losses.set(card, [...(losses.get(card) ?? []), { at, player }]);
    }
    return losses;
  });
}

/** The event that a waiting effect answers is told to it, and no longer the same object once the state was written. */
function placeOf(board: Board, event: GameEvent): number {
  const { events } = board.state.turn;
  board.look(events.length);
  const same = events.indexOf(event);
  if (same >= 0) return same;
  return events.findLastIndex(
    (one) =>
      one.event === event.event &&
      one.card === event.card &&
      one.target === event.target &&
      one.player === event.player,
  );
}
