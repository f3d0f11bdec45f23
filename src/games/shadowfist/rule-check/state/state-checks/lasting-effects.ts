import { followsSubject, rightfulController } from '../../doing/control.ts';
import { hasSettled, stateCheck } from './state-check.ts';

/** What lasting effects do, and what keeps them up. */
export const lastingEffects = [
  stateCheck('controlled-by-another', '7.4/effects-can-change-control', function* (board) {
    if (!hasSettled(board)) return;
    for (const [place, { inPlay: card, definition }] of board.table.entries()) {
      if (card.on !== undefined && followsSubject(board, card)) continue;
      const rightful = rightfulController(board, card);
      if (rightful === card.controller) continue;
      yield {
        message: `By the effects that last, ${rightful} controls ${definition.title}.`,
        state: [`/inPlay/${place}/controller`],
        need: rightful,
        have: card.controller,
      };
    }
  }),

  stateCheck('maintained-by-unturned-card', '4.2/maintained-effect-stops', function* (board) {
    for (const [place, { until, frame }] of board.state.lasting.entries()) {
      if (until !== 'while-this-turned' || frame.source === undefined) continue;
      if (board.inPlay(frame.source)?.turned === true) continue;
      yield {
        message: 'The effect lasts while its card stays turned, and there is no such turned card in play.',
        state: [`/lasting/${place}/frame/source`],
        have: frame.source,
      };
    }
  }),
];
