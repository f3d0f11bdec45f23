import type { Board } from '../board/board.ts';
import { partOf } from '../board/cards/plots.ts';
import { isNullified } from '../board/texts/texts.ts';
import { emit } from '../doing/emit.ts';
import type { InPlay, Lasting } from '../state/state.ts';

/** Effects that last until the end of the phase. */
export function endWithPhase(board: Board): void {
  end(board, ({ until }) => until === 'end-of-phase');
}

/** Effects that last until the end of the turn that is ending. */
export function endWithTurn(board: Board): void {
  const { player, number } = board.state.turn;
  end(board, ({ until, frame, since }) => {
    const later = number > since;
    const own = frame.player === player;
    switch (until) {
      case 'end-of-turn':
        return true;
      case 'end-of-opponents-next-turn':
      case 'during-opponents-next-turn':
        return later && !own;
      case 'end-of-your-next-turn':
      case 'during-your-next-turn':
        return later && own;
      default:
        return false;
    }
  });
}

/** Effects for one Attribute Check or Attribute Challenge of their player, which has been made. */
export function endWithCheck(board: Board, player: string): void {
  end(board, ({ until, frame }) => until === 'next-attribute-check' && frame.player === player);
}

/** Effects that last as long as a card is in play, which has left it. */
export function endWithCard(board: Board, card: string): void {
  end(board, (lasting) => {
    const { until } = lasting;
    if (typeof until === 'object')
      return board.meanings.card(board, until.whileInPlay, lasting.frame).includes(card);
    if (until === 'next-attack') return lasting.kind === 'modify' && lasting.taken === card;
    return (
      until === 'while-in-play' &&
      lasting.kind === 'modify' &&
      board.meanings.cards(board, lasting.cards, lasting.frame).every((id) => id === card)
    );
  });
}

/** Who neutralizes a Plot that still affects him suffers nothing more from it (Situation Plots). */
export function endWithPlot(board: Board, card: InPlay): void {
  if (board.switches.plotEffectsLast !== 'while-in-play' || partOf(board.seen(card)) === undefined) return;
  end(board, ({ frame }) => frame.source === card.id);
}

/** To nullify it is to neutralize it, for good. */
export function endWithNullifiedPlots(board: Board): void {
  for (const { frame } of [...board.state.lasting]) {
    const plot = frame.source === undefined ? undefined : board.inPlay(frame.source);
    if (plot !== undefined && isNullified(board, plot)) endWithPlot(board, plot);
  }
}

function end(board: Board, isOver: (lasting: Lasting) => boolean): void {
  const over = board.state.lasting.filter(isOver);
  if (over.length === 0) return;
  board.state.lasting = board.state.lasting.filter((lasting) => !over.includes(lasting));
  for (const lasting of over) {
    if (lasting.kind === 'control') giveBack(board, lasting);
    emit(board, { event: 'effect-ended', player: lasting.frame.player });
  }
}

/** Who had it before has it again. */
function giveBack(board: Board, { cards, to }: Extract<Lasting, { kind: 'control' }>): void {
  for (const id of cards) {
    const card = board.inPlay(id);
    if (card === undefined || card.controller === to) continue;
    card.controller = to;
    emit(board, { event: 'control-changed', player: to, card: id });
  }
}
