import { takeChance } from '../../attack/defending.ts';
import { nextInterception } from '../../attack/ends.ts';
import { passOver, passOverThoseBefore } from '../../attack/interceptions.ts';
import type { ActionNamed } from '../actions.ts';
import type { Verb } from '../verb.ts';
import { inTheGame, noAuction, noSceneIsOpen, nothingIsAsked } from '../windows.ts';
import { mustIntercept } from './must-intercept.ts';
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
    mustIntercept<Decline>(() => ({})),
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
