import type { CompiledSentence } from '../../games/compiled-text.ts';
import { cardAbilities } from '../snapshot/card-abilities.ts';
import type { Card, GameSnapshot } from '../snapshot/snapshot.ts';

/** How far the abilities of a card are known, and where they come from. */
export interface CardCoverage {
  readonly card: Card;
  /** `written`: by the seeds or a file. `unknown`: no source gives its text, or its type is unknown. */
  readonly known: 'written' | 'whole' | 'in-part' | 'nothing' | 'unknown';
  /** Whether the rule check plays it without `unsupported`. */
  readonly isPlayable: boolean;
  /** As they were compiled; none where the text was not compiled or is not used. */
  readonly sentences: readonly CompiledSentence[];
}

export function cardCoverage(card: Card, game: GameSnapshot): CardCoverage {
  const { isWritten, isPlayable, compiled } = cardAbilities(card, game);
  if (compiled === null) return { card, known: isWritten ? 'written' : 'unknown', isPlayable, sentences: [] };
  return { card, known: compiled.told, isPlayable, sentences: compiled.sentences };
}
