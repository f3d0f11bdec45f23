import { cardText, compiledAbilities } from '../../games/compiled-abilities.ts';
import type { CompiledSentence } from '../../games/compiled-text.ts';
import { catalogueCard } from '../snapshot/catalogue-card.ts';
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
  const { compiler, types, ruleCheck } = game.game;
  const printed = catalogueCard(card, game);
  const isWritten = printed.abilities !== null;
  const made = compiledAbilities(compiler.compile, cardText(printed, types), isWritten ? printed : null);
  const isPlayable = (abilities: readonly unknown[] | null, told: 'whole' | 'in-part') =>
    ruleCheck?.isPlayable({ ...printed, abilities, told }) ?? false;
  if (made === null || (isWritten && !made.isUsed)) {
    const known = isWritten ? 'written' : 'unknown';
    return { card, known, isPlayable: isPlayable(printed.abilities, printed.told), sentences: [] };
  }
  const { told, abilities, sentences } = made.compiled;
  return { card, known: told, isPlayable: told === 'whole' && isPlayable(abilities, told), sentences };
}
