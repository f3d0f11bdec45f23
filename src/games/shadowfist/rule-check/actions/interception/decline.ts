import { takeChance } from '../../attack/defending.ts';
import { nextInterception } from '../../attack/ends.ts';
import { passOver, passOverThoseBefore } from '../../attack/interceptions.ts';
import { modifiersOn } from '../../board/texts.ts';
import type { ActionNamed } from '../actions.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inTheGame, noAuction, noSceneIsOpen, nothingIsAsked } from '../windows.ts';
import { canIntercept } from './can-intercept.ts';
import { theirsToDecline } from './their-option.ts';

type Decline = ActionNamed<'decline'>;

/** Not to join, or not to intercept (3.3.3). */
export const decline: Verb<'decline'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    noSceneIsOpen('scene-first', '5.4/waiting-declaration-comes-next'),
    theirsToDecline,
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
  perform({ board, action }) {
    const { attack } = board.state;
    if (attack === null) return;
    if (attack.step === 'joining') takeChance(attack);
    else {
      passOverThoseBefore(board, attack, action.player);
      passOver(board, attack, [action.player]);
      nextInterception(board, attack);
    }
    board.state.passed = [];
    board.changed();
  },
  *candidates(_board, player) {
    yield { do: 'decline', player };
  },
};
