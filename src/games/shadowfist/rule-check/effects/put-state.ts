import type { Board, Seen } from '../board/board.ts';
import { doerOf } from '../board/creators.ts';
import { isThere } from '../board/references.ts';
import { enterPlay } from '../doing/entering.ts';
import { isGone } from '../doing/following.ts';
import { noteGivingControl } from '../doing/precedence.ts';
import { take } from '../doing/zones.ts';
import { subjectsFor } from '../flow/subjects.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { type Perform, type Performing, reached } from './performing.ts';

/**
 * A State moves to another subject: a legal one, else it stays (7.6). States that were smoked with their subject only
 * now come back for it, where the text has them chosen (9.2, The Faceless); an effect that waited does not follow them
 * out of play (7.2).
 */
export const putState: Perform<'put-state'> = (effect, performing) => {
  const { board, frame } = performing;
  const inPlay = reached(performing, effect.cards).filter((card) => card.on !== undefined);
  const gone = board.meanings
    .cards(board, effect.cards, frame)
    .flatMap((id) => (isGone(frame, id) ? [] : (smokedState(board, id) ?? [])));
  const moves = [...inPlay.map((card) => board.seen(card)), ...gone].flatMap((state) => {
    const subject = subjectFor(performing, state, effect.on);
    return subject === undefined ? [] : [{ state, subject }];
  });
  for (const { state, subject } of moves) put(performing, state, subject);
  return moves.length > 0;
};

/** A State that left play with its subject. */
function smokedState(board: Board, id: string): Seen | undefined {
  const found = board.find(id);
  const left = board.state.left.some(({ states }) => states.includes(id));
  return found?.inPlay === undefined && left ? found : undefined;
}

function subjectFor(
  { board, frame, ask }: Performing,
  state: Seen,
  on: Parameters<typeof putState>[0]['on'],
): string | undefined {
  const from = subjectsFor(board, state, frame.player, 'put').filter(
    (id) => id !== state.id && id !== state.inPlay?.on && mayReceive(board, id, frame),
  );
  if (on !== 'chosen-by-you') return board.meanings.card(board, on, frame).find((id) => from.includes(id));
  if (from.length === 0) return undefined;
  const about = `whom ${state.definition.title} is put on`;
  const answer = ask({ player: doerOf(frame), as: `subject-${state.id}`, about, kind: 'cards', from });
  return 'cards' in answer ? answer.cards[0] : undefined;
}

/** Nothing is put on a card by what does not affect it (7.6). */
function mayReceive(board: Board, id: string, frame: Frame): boolean {
  const card = board.inPlay(id);
  return card !== undefined && isThere(board, board.seen(card), frame);
}

function put({ board, frame }: Performing, state: Seen, subject: string): void {
  if (state.inPlay !== undefined) {
    move(board, state.inPlay, subject);
    return;
  }
  const taken = take(board, state.id);
  if (taken === undefined) return;
  enterPlay(board, { card: taken.card, owner: taken.owner, controller: frame.player, on: subject });
}

function move(board: Board, state: InPlay, subject: string): void {
  state.on = subject;
  board.changed();
  noteGivingControl(board, state);
}
