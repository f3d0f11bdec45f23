import type { Check } from '../../../../engine/check.ts';
import { effectDoes } from '../board/texts/doings.ts';
import { CARD_TEXT, FORCED_DISCARD } from './citing.ts';
import { dutiesOf, isForcedDiscard, obligationsDue } from './duties.ts';
import { check, type Subject } from './verb.ts';

type OfAnybody = Subject<{ readonly player: string }>;

/** What texts in play say must be done comes before any card, where the turn begins with the Defense Phase. */
export const dutiesFirst = [true, false].map((ofForced) =>
  check<OfAnybody>(
    'must-do-first',
    { by: 'playedAtBeginning', first: ofForced ? FORCED_DISCARD : CARD_TEXT.first },
    function* ({ board, action }) {
      if (board.state.turn.phase !== 'defense') return;
      for (const duty of dutiesOf(board, action.player)) {
        if (isForcedDiscard(board, action.player, duty) === ofForced)
          yield {
            message: `What ${duty.card} says must be done comes before any card and any Exertion.`,
            need: { ...duty },
          };
      }
    },
  ),
);

/** Who is forced to discard does so at the start of the Defense Phase (Glossary, Discard). */
export const forcedDiscardFirst = check<OfAnybody>(
  'forced-discard-first',
  { by: 'playedAtBeginning', first: FORCED_DISCARD },
  function* ({ board, action }) {
    if (board.state.turn.phase !== 'defense') return;
    for (const one of obligationsDue(board, action.player)) {
      if (effectDoes(one.effect, 'discard'))
        yield {
          message: 'What must be discarded is discarded first; only what can stop or alter that is played.',
          state: [`/obligations/${board.state.obligations.indexOf(one)}`],
          need: one.id,
        };
    }
  },
);

/** What comes before cards, Exertions and defenses, in the edition that knows no phase for it. */
export const doneAtTheBeginning: readonly Check<OfAnybody>[] = [...dutiesFirst, forcedDiscardFirst];
