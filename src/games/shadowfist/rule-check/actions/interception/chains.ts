import type { Prohibition } from '../../../vocabulary/words.ts';
import type { Board } from '../../board/board.ts';
import { cannot } from '../../board/figures.ts';
import { modifiersOn } from '../../board/texts.ts';
import type { InPlay } from '../../state/state.ts';
import type { Offer } from '../verb.ts';
import type { Intercept } from './declarable.ts';

interface Pair {
  readonly attacker: InPlay;
  readonly interceptor: InPlay;
}

/** Some are intercepted in a chain alone, and some never are (10.2). */
export function isKeptFromChain(board: Board, { attacker, interceptor }: Pair, chained: boolean): boolean {
  const kind = chained ? 'be-intercepted-in-a-chain' : 'be-intercepted-alone';
  return cannot(board, attacker, kind, board.seen(interceptor), interceptor.controller);
}

/** How many may be declared against an attacker, at most. */
export function mostOf(board: Board, attacker: string, all: number): number {
  const card = board.inPlay(attacker);
  const most = card === undefined ? all : mostAllowed(board, card) - fewerBefore(board, attacker);
  return isSaidOf(board, attacker, 'be-intercepted-in-a-chain') ? 1 : Math.max(0, Math.min(all, most));
}

/** How many may intercept it in this attack, by what texts say. */
export function mostAllowed(board: Board, attacker: InPlay): number {
  return Math.min(
    ...modifiersOn(board, attacker, 'interceptedByAtMost').map(({ modifier, frame }) =>
      Math.max(0, board.meanings.reckon(board, modifier.interceptedByAtMost, frame)),
    ),
    Number.POSITIVE_INFINITY,
  );
}

/** How many interceptors have fought it in this attack already. */
export function fewerBefore(board: Board, attacker: string): number {
  const { attack } = board.state;
  const fought = attack?.fought.filter(
    (one) => one.attacker === attacker && !attack.targets.includes(one.opposing),
  );
  return fought?.length ?? 0;
}

/** Of the chains against those that are intercepted in chains alone, only the shortest are listed. */
export function* chainsOfTwo(
  board: Board,
  offer: Intercept,
  here: readonly InPlay[],
): Iterable<Offer<Intercept>> {
  for (const { id: attacker } of board.state.attack?.attackers ?? []) {
    if (!isSaidOf(board, attacker, 'be-intercepted-alone')) continue;
    for (const { id: first } of here) {
      for (const { id: second } of here) {
        if (first !== second)
          yield { offer: { ...offer, interceptions: { [attacker]: [first, second] } }, open: {}, cut: true };
      }
    }
  }
}

function isSaidOf(board: Board, attacker: string, kind: Prohibition): boolean {
  const card = board.inPlay(attacker);
  return (
    card !== undefined && modifiersOn(board, card, 'cannot').some(({ modifier }) => modifier.cannot === kind)
  );
}
