import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Limit } from '../../../vocabulary/limits.ts';
import type { InPlay } from '../../state/state.ts';
import type { Frame, GameEvent } from '../../state/values.ts';
import type { Board } from '../board.ts';
import { eventsOf } from '../memory.ts';
import { sourceOf } from '../sources.ts';
import { textsOf } from '../texts/texts.ts';

/** The card in play whose text it is; undefined of one that has left, or whose effects are duplicated. */
export function ownCardOf(board: Board, { source, player }: Frame): InPlay | undefined {
  const card = source === undefined ? undefined : board.inPlay(source);
  return card?.controller === player ? card : undefined;
}

/** Which of the texts of its card has such a limit; undefined of one that has left, or whose effects are duplicated. */
export function placeOf(board: Board, { source }: Frame, limit: Limit): number | undefined {
  const card = source === undefined ? undefined : board.inPlay(source);
  if (card === undefined) return undefined;
  const at = textsOf(board, board.seen(card)).findIndex(({ ability }) => limitsOf(ability).includes(limit));
  return at < 0 ? undefined : at;
}

function limitsOf(ability: Ability): (Limit | undefined)[] {
  if (ability.ability === 'continuous')
    return (ability.modifyPlayers ?? []).map((modifier) =>
      'limit' in modifier ? modifier.limit : undefined,
    );
  return 'limit' in ability ? [ability.limit] : [];
}

/** The counter under which a card keeps how often a text was used in the whole game: `uses` for the first such text. */
export function counterOf(board: Board, card: InPlay, at: number | undefined): string {
  const texts = textsOf(board, board.seen(card));
  const first = texts.findIndex(({ ability }) => limitsOf(ability).some((limit) => limit?.per === 'game'));
  return at === undefined || at === first ? 'uses' : `uses of ${at}`;
}

/** Whether a text may be used once more. In a turn identical cards count together (Stacking Effects), if not each for itself. */
export function hasUsesLeft(board: Board, frame: Frame, limit: Limit | undefined): boolean {
  if (limit === undefined) return true;
  const card = ownCardOf(board, frame);
  const at = placeOf(board, frame, limit);
  if (limit.per === 'game' && card !== undefined)
    return (card.counters[counterOf(board, card, at)] ?? 0) < limit.times;
  // What is duplicated lasts no longer than is remembered.
  const events = limit.per === 'game' ? eventsOf(board) : board.state.turn.events;
  return events.filter((event) => isUseOf(board, frame, event, limit, at)).length < limit.times;
}

/** Where it is not told which of its texts was used, it may have been any. */
function isUseOf(
  board: Board,
  frame: Frame,
  { event, player, card, of, ability }: GameEvent,
  limit: Limit,
  at: number | undefined,
): boolean {
  if (event !== 'used' || player !== frame.player) return false;
  if (ability !== undefined && at !== undefined && ability !== at) return false;
  if (limit.eachCopy === true) return card === frame.source;
  const title = sourceOf(board, frame)?.definition.title;
  return of !== undefined && board.definitionOf(of).title === title;
}
