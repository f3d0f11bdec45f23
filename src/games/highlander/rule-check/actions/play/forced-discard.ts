import type { Check } from '../../../../../engine/check.ts';
import { discards, mayAvertDiscard } from '../../board/texts/text-does.ts';
import { check, type Subject } from '../verb.ts';
import { cardPlayed, type Play } from './card-played.ts';

/** Who is forced to discard does so before any card is played but one that can stop or alter it (Glossary, Discard). */
export const forcedDiscardFirst: Check<Subject<Play>> = check(
  'forced-discard-first',
  { by: 'playedAtBeginning', first: 'first-edition/glossary/discard-forced-by-opponent' },
  function* ({ board, action }) {
    if (board.state.turn.phase !== 'defense') return;
    const played = cardPlayed(board, action.player, action.card);
    if (played?.definition.abilities.some(mayAvertDiscard)) return;
    for (const [at, { player, must, effect, id }] of board.state.obligations.entries()) {
      if (player === action.player && must && discards(effect))
        yield {
          message: 'What must be discarded is discarded first; only what can stop or alter that is played.',
          state: [`/obligations/${at}`],
          action: ['/card'],
          need: id,
        };
    }
  },
);
