import type { Board } from '../../board/board.ts';
import { inPhase, inTheGame, itIsTheirTurn, noAuction, noSceneIsOpen, nothingIsAsked } from '../windows.ts';

/** What the steps of the Establishing Shot have in common: the current player takes them, one after another (3.3.1). */
export function step(...phases: readonly Board['state']['turn']['phase'][]) {
  return [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    itIsTheirTurn(),
    inPhase('phases-in-order', '3.3.1/five-phases-in-order', ...phases),
    noSceneIsOpen('effects-first', '3.3.1/start-of-turn-effects-first'),
  ];
}
