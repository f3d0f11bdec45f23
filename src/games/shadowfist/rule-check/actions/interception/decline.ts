import { nextInterception } from '../../attack/ends.ts';
import { modifiersOn } from '../../board/texts.ts';
import type { ActionNamed } from '../actions.ts';
import { due as whatIsDue } from '../due.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inTheGame, noAuction, noSceneIsOpen, nothingIsAsked } from '../windows.ts';
import { canIntercept } from './can-intercept.ts';

type Decline = ActionNamed<'decline'>;

/** Not to join, or not to intercept (3.3.3). */
export const decline: Verb<'decline'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    noSceneIsOpen('scene-first', '5.4/waiting-declaration-comes-next'),
    check<Subject<Decline>>(
      'nothing-to-decline',
      '3.3.3/one-chance-to-intercept',
      function* ({ board, action }) {
        const { attack } = board.state;
        const due =
          attack?.step === 'joining'
            ? attack.toJoin[0]
            : attack?.step === 'intercepting'
              ? attack.toIntercept[0]
              : undefined;
        if (due !== action.player)
          yield {
            message:
              due === undefined
                ? `Nobody has the option to join or intercept.${whatIsDue(board).words}`
                : `${due} has the option now.`,
            ...{ state: ['/attack/step'], action: ['/player'], need: due ?? null, have: action.player },
          };
      },
    ),
    check<Subject<Decline>>('must-intercept', '3/golden-rule', function* ({ board, action }) {
      if (board.state.attack?.step !== 'intercepting') return;
      for (const [place, card] of board.state.inPlay.entries()) {
        if (
          card.controller === action.player &&
          modifiersOn(board, card, 'must').length > 0 &&
          canIntercept(board, card)
        )
          yield { message: 'Its text says that it must intercept.', state: [`/inPlay/${place}`] };
      }
    }),
  ],
  perform({ board }) {
    const { attack } = board.state;
    if (attack === null) return;
    if (attack.step === 'joining') attack.toJoin.shift();
    else {
      // Whoever came to the attack and declines after all goes back.
      for (const card of board.state.inPlay) if (card.controller === attack.toIntercept[0]) delete card.away;
      attack.toIntercept.shift();
      nextInterception(board, attack);
    }
    board.state.passed = [];
    board.changed();
  },
  *candidates(_board, player) {
    yield { do: 'decline', player };
  },
};
