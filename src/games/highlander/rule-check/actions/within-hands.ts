import type { Check } from '../../../../engine/check.ts';
import { cardsOverTheHands, HANDS, handsInUse, overTheHands } from '../board/weapons/hands.ts';
import { check, type Subject } from './verb.ts';

/** Nobody ever has more than two Hand Icons in play: who comes to more makes that good before anything else is done. */
export const withinHands: Check<Subject<{ readonly player: string }>> = check(
  'too-many-hand-icons',
  { by: 'handIcons', typeTwo: 'type-two/hand-icon/mending-excess' },
  function* ({ board }) {
    const player = overTheHands(board);
    if (player === undefined) return;
    const have = handsInUse(board, player);
    const mending = cardsOverTheHands(board, player);
    yield {
      message: `${player} has ${have} Hand Icons in play, and may have ${HANDS}: ${mending.map(({ id }) => id).join(' or ')} is dropped first.`,
      state: mending.map((card) => `/inPlay/${board.state.inPlay.indexOf(card)}`),
      need: { most: HANDS },
      have,
    };
  },
);
