import type { Check } from '../../../../../engine/check.ts';
import { isHeadShot, mayBeHeadShot, waysOf } from '../../board/attacks/attacks.ts';
import { check, type Subject } from '../verb.ts';
import type { Exert } from './purpose.ts';

const byOtherCards = {
  first: 'first-edition/head-shots/head-shot-with-upper-attack',
  typeTwo: 'type-two/head-shots/other-head-shots',
  reference: 'reference/head-shots/by-card-or-effect',
};

/** Exertions that a text lets a player make for a Head Shot. */
export const forHeadShots: readonly Check<Subject<Exert>>[] = [
  check('no-attack-to-make-head-shot', byOtherCards, function* ({ board, action }) {
    if (!('headShot' in action.for)) return;
    if (board.attack(action.for.headShot)?.by !== action.player)
      yield {
        message: 'A Head Shot is made of an attack that one has played this turn.',
        action: ['/for/headShot'],
      };
  }),
  check('no-leave-for-head-shot', byOtherCards, function* ({ board, action }) {
    const inPlay = 'headShot' in action.for ? board.inPlay(action.for.headShot) : undefined;
    if (inPlay === undefined) return;
    const card = board.seen(inPlay);
    if (!waysOf(board, card, 'headShot').mayByExertion || !mayBeHeadShot(board, card))
      yield { message: 'No Exertion makes that attack a Head Shot.', action: ['/for/headShot'] };
  }),
  check('head-shot-already', byOtherCards, function* ({ board, action }) {
    const attack = 'headShot' in action.for ? board.attack(action.for.headShot) : undefined;
    if (attack !== undefined && isHeadShot(board, attack))
      yield { message: 'That attack is a Head Shot already.', action: ['/for/headShot'] };
  }),
];
