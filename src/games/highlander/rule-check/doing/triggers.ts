import type { Board } from '../board/board.ts';
import type { Due } from '../board/due.ts';
import { textsOf } from '../board/texts.ts';
import type { GameEvent } from '../state/values.ts';

/** What an event sets off: abilities of cards in play, and effects that wait for it. */
export function dueAfter(board: Board, event: GameEvent): Due[] {
  refuseReplacements(board, event);
  return [...fromTexts(board, event), ...fromLasting(board, event)];
}

/** What happens instead cannot be judged: where a text would put something else in its place, nothing is legal. */
function refuseReplacements(board: Board, event: GameEvent): void {
  for (const card of board.state.inPlay) {
    for (const { ability, frame } of textsOf(board, board.seen(card))) {
      if (ability.ability !== 'replacement') continue;
      const theirs = { ...frame, event };
      if (!board.meanings.isSuch(board, ability.on, event, theirs)) continue;
      if (ability.if === undefined || board.meanings.holds(board, ability.if, theirs))
        board.unsupported(board.definition(card), `What happens instead of ${event.event}.`);
    }
  }
}

function fromTexts(board: Board, event: GameEvent): Due[] {
  return board.state.inPlay.flatMap((card) =>
    textsOf(board, board.seen(card)).flatMap(({ ability, frame }) => {
      if (ability.ability !== 'triggered') return [];
      const theirs = { ...frame, event, values: { ...frame.values } };
      if (!board.meanings.isSuch(board, ability.on, event, theirs)) return [];
      if (ability.if !== undefined && !board.meanings.holds(board, ability.if, theirs)) return [];
      return [{ effects: ability.do, frame: theirs, ability }];
    }),
  );
}

function fromLasting(board: Board, event: GameEvent): Due[] {
  const { state } = board;
  const due: Due[] = [];
  for (const lasting of [...state.lasting]) {
    const theirs = { ...lasting.frame, event, values: { ...lasting.frame.values } };
    if (lasting.kind === 'at') {
      if (event.event !== 'phase-begun' || event.player !== lasting.of || event.what !== lasting.phase)
        continue;
      due.push({ effects: lasting.effects, frame: theirs });
      state.lasting = state.lasting.filter((one) => one !== lasting);
    } else if (lasting.kind === 'when' && board.meanings.isSuch(board, lasting.on, event, theirs)) {
      due.push({ effects: lasting.effects, frame: theirs });
      if (lasting.once) state.lasting = state.lasting.filter((one) => one !== lasting);
    }
  }
  return due;
}
