import type { Check } from '../../../../../engine/check.ts';
import { is } from '../../board/cards/likeness.ts';
import { roomForSpecialCard } from '../../board/cards/special-cards.ts';
import type { Cited } from '../citing.ts';
import { check, type Subject } from '../verb.ts';
import type { Play } from './card-played.ts';
import { partsOf } from './ways.ts';

export const onePerTurn: Cited = {
  first: 'first-edition/special-cards/one-special-a-turn',
  typeTwo: 'type-two/special-cards/one-per-turn',
  reference: 'reference/special-cards/one-per-turn',
};

/**
 * Of several Special cards that are played with one card each is one of the turn. What goes with a Special card, as
 * Darius does, goes with the one that it is (FAQ, Reno Situation - Darius).
 */
export const severalSpecialCards: Check<Subject<Play>> = check(
  'second-special-card',
  onePerTurn,
  function* ({ board, action }) {
    const [main, ...others] = partsOf(board, action).map(({ played, pointer }) => ({
      pointer,
      card: board.seenElsewhere(played.card, played.owner),
    }));
    if (main === undefined || is(board, main.card, 'special-card')) return;
    const special = others.filter(({ card }) => is(board, card, 'special-card'));
    for (const [at, { card, pointer }] of special.entries()) {
      const before = special.slice(0, at).map((one) => one.card);
      const { may, most, played } = roomForSpecialCard(board, action.player, card, before);
      if (at > 0 && !may)
        yield {
          message: 'No more such Special cards may be played this turn.',
          action: [`${pointer}/card`],
          need: { most },
          have: played,
        };
    }
  },
);
