import { isDeepStrictEqual } from 'node:util';
import { catalogueCard } from '../../src/database/snapshot/catalogue-card.ts';
import type { GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import { cardText } from '../../src/games/compiled-abilities.ts';
import type { CatalogueCard } from '../../src/games/rule-check.ts';
import type { Difference } from '../../src/games/vocabulary/accounting/account.ts';
import { normalAbilities, withNamesOf } from './normal-abilities.ts';

/** A card whose abilities are written by hand, and what the compiler makes of its text. */
export interface CompiledCard {
  readonly written: CatalogueCard;
  /** The same card by its text, with the names of the abilities written by hand; null if it is not understood wholly. */
  readonly compiled: CatalogueCard | null;
  /** Whether both have the same abilities, but for names. */
  readonly isEqual: boolean;
  /** The abilities that only one of the two readers found, as JSON, but for names. */
  readonly onlyWritten: readonly string[];
  readonly onlyCompiled: readonly string[];
  /** What the text and the abilities written by hand do not both say. */
  readonly difference: Difference;
}

/** Every card of a game with written abilities and a known text. */
export function compiledCards(game: GameSnapshot): CompiledCard[] {
  const { compiler, types } = game.game;
  if (compiler === null) return [];
  return game.cards.flatMap((card): CompiledCard[] => {
    const written = catalogueCard(card, game);
    const text = cardText(written, types);
    if (written.abilities === null || text === null) return [];
    const plain = { ...text, text: text.text.replaceAll('**', '') };
    const { told, abilities } = compiler.compile(plain);
    const difference = compiler.differenceFrom(plain, written.abilities);
    if (told !== 'whole')
      return [{ written, compiled: null, isEqual: false, onlyWritten: [], onlyCompiled: [], difference }];
    const [byHand, byText] = [normalAbilities(written.abilities), normalAbilities(abilities)];
    return [
      {
        written,
        compiled: { ...written, told, abilities: withNamesOf(abilities, written.abilities) },
        difference,
        isEqual: isDeepStrictEqual(byHand, byText),
        onlyWritten: lacking(byHand, byText),
        onlyCompiled: lacking(byText, byHand),
      },
    ];
  });
}

function lacking(some: readonly unknown[], others: readonly unknown[]): string[] {
  return some
    .filter((one) => !others.some((other) => isDeepStrictEqual(one, other)))
    .map((one) => JSON.stringify(one));
}
