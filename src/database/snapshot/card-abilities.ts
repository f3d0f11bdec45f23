import { cardText, compiledAbilities } from '../../games/compiled-abilities.ts';
import type { CompiledText } from '../../games/compiled-text.ts';
import { catalogueCard } from './catalogue-card.ts';
import type { Card, GameSnapshot } from './snapshot.ts';

/** What a card does, as the rule check plays it: as written, or else as its text in force is compiled. */
export interface AbilitiesOfCard {
  readonly abilities: readonly unknown[];
  /** Whether the abilities are those that the seeds or a file say. */
  readonly isWritten: boolean;
  /** Whether the rule check plays the card without `unsupported`. */
  readonly isPlayable: boolean;
  /** Null where the text was not compiled or is not used. */
  readonly compiled: CompiledText<unknown> | null;
}

export function cardAbilities(card: Card, game: GameSnapshot): AbilitiesOfCard {
  const { compiler, types, ruleCheck } = game.game;
  const printed = catalogueCard(card, game);
  const isWritten = printed.abilities !== null;
  const made = compiledAbilities(compiler.compile, cardText(printed, types), isWritten ? printed : null);
  const isPlayable = (abilities: readonly unknown[] | null, told: 'whole' | 'in-part') =>
    ruleCheck?.isPlayable({ ...printed, abilities, told }) ?? false;
  if (made === null || (isWritten && !made.isUsed)) {
    return {
      abilities: printed.abilities ?? [],
      isWritten,
      isPlayable: isPlayable(printed.abilities, printed.told),
      compiled: null,
    };
  }
  const { told, abilities } = made.compiled;
  return {
    abilities,
    isWritten: false,
    isPlayable: told === 'whole' && isPlayable(abilities, told),
    compiled: made.compiled,
  };
}
