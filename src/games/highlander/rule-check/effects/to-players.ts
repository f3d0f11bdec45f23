import type { Board } from '../board/board.ts';
import { personaOf } from '../board/cards/personas.ts';
import { keptFrom, keptFromPileOf } from '../board/forbidding/prevention.ts';
import { causeOf } from '../board/sources.ts';
import { playersReached } from '../board/texts/reached.ts';
import { considered } from '../board/weapons/weapons.ts';
import { emit } from '../doing/emit.ts';
import { exhaust, shuffleEndurance, shuffleIntoEndurance } from '../doing/endurance.ts';
import { getUp } from '../doing/feet.ts';
import { changePlaces } from '../doing/personas.ts';
import { comesAbout } from '../doing/replacing.ts';
import { win } from '../doing/winning.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import type { Perform, Performing } from './performing.ts';

type OfPlayers = (board: Board, player: string, frame: Frame) => boolean;

/** Done to each of the players; whether it did anything to any of them. */
const toEach =
  (done: OfPlayers) =>
  (
    { players }: { readonly players: Parameters<Board['meanings']['players']>[1] },
    { board, frame }: Performing,
  ) =>
    playersReached(board, players, frame)
      .map((player) => done(board, player, frame))
      .includes(true);

export const toPlayers = {
  trip: toEach((board, id, frame) => {
    const player = board.player(id);
    if (player.prone || keptFrom(board, id, 'be-prone', causeOf(board, frame))) return false;
    const event: GameEvent = { event: 'tripped', player: id, by: frame.player, ...sourceOf(frame) };
    return comesAbout(board, event, () => {
      player.prone = true;
      player.proneSince = board.state.turn.number;
      emit(board, event);
    });
  }),
  'regain-feet': toEach((board, id, frame) => {
    const isConsideredProne = considered(board, id, 'prone').length > 0;
    if (!board.player(id).prone || isConsideredProne) return false;
    if (keptFrom(board, id, 'regain-feet', causeOf(board, frame))) return false;
    getUp(board, id);
    return true;
  }),
  exhaust: toEach((board, id) => {
    exhaust(board, board.player(id));
    return true;
  }),
  'shuffle-discard-pile': toEach((board, id, frame) => {
    const deed = { of: id, ...causeOf(board, frame) };
    if (keptFrom(board, id, 'shuffle-discard-pile', deed)) return false;
    if (keptFromPileOf(board, frame.player, 'shuffle-discard-pile', deed)) return false;
    shuffleIntoEndurance(board.player(id));
    emit(board, { event: 'shuffled', player: id });
    return true;
  }),
  'shuffle-endurance': toEach((board, id) => {
    shuffleEndurance(board, id);
    return true;
  }),
  'switch-personas': toEach((board, id) => {
    if (!changePlaces(board, board.player(id))) return false;
    const active = personaOf(board, id);
    emit(board, {
      event: 'persona-switched',
      player: id,
      ...(active === undefined ? {} : { card: active.id }),
    });
    return true;
  }),
  'lose-game': toEach((board, id) => {
    win(board, board.opponentOf(id).id, 'card');
    return true;
  }),
} as const;

function sourceOf({ source }: Frame): { readonly source?: string } {
  return source === undefined ? {} : { source };
}

/** A phase that is skipped is one less of the player's present turn, or else of his next. */
export const skipPhase: Perform<'skip-phase'> = ({ players, phase }, { board, frame }) => {
  const reached = playersReached(board, players, frame);
  for (const id of reached) {
    const player = board.player(id);
    if (!player.skips.includes(phase)) player.skips.push(phase);
  }
  return reached.length > 0;
};
