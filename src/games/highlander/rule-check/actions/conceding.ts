import { isHeadShot } from '../board/attacks/attacks.ts';
import type { Board } from '../board/board.ts';
import { doneBy } from '../board/memory.ts';
import { emit } from '../doing/emit.ts';
import { win } from '../doing/winning.ts';
import type { ActionNamed } from './actions.ts';
import type { Cited } from './citing.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inTheDuel } from './windows.ts';

type Concede = Subject<ActionNamed<'concede'>>;

const BEFORE_HEAD_SHOT: Cited = {
  by: 'concession',
  typeTwo: 'type-two/official-tournament-rules/concede-before-head-shot',
};

function facesHeadShot(board: Board, player: string): boolean {
  return board.attacksOn(player).some((attack) => attack.result === 'pending' && isHeadShot(board, attack));
}

export const concede: Verb<'concede'> = {
  checks: [
    ...inTheDuel,
    check<Concede>('concession-not-accepted', BEFORE_HEAD_SHOT, function* ({ board, action }) {
      if (facesHeadShot(board, action.player) && action.accepted !== true)
        yield {
          message: 'Before a Head Shot the opponent has to accept it.',
          action: ['/accepted'],
          need: true,
        };
    }),
    check<Concede>('concession-too-late', BEFORE_HEAD_SHOT, function* ({ board, action }) {
      const hasExerted = doneBy(board, action.player, 'exertion-made').some(({ to }) => to === 'defense');
      if (hasExerted && facesHeadShot(board, action.player))
        yield { message: 'After an Exertion for a defense the Head Shot is resolved.' };
    }),
  ],
  perform({ board, action }) {
    emit(board, { event: 'conceded', player: action.player });
    win(board, board.opponentOf(action.player).id, 'concession');
  },
  *candidates(board, player) {
    const needsLeave = board.switches.concession !== 'freely' && facesHeadShot(board, player);
    yield { do: 'concede', player, ...(needsLeave ? { accepted: true as const } : {}) };
  },
};
