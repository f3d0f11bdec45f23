import { createHash } from 'node:crypto';
import { cardText } from '../../games/compiled-abilities.ts';
import { catalogueCard } from '../snapshot/catalogue-card.ts';
import type { GameSnapshot } from '../snapshot/snapshot.ts';
import { isImported } from './coverage.ts';

/** What the text of a card compiles to, as one line: its slug, how much is understood, and a digest of the abilities. */
export function compiledDigests(game: GameSnapshot): string[] {
  const { compiler, types } = game.game;
  return game.cards
    .filter(isImported)
    .flatMap((card) => {
      const written = cardText(catalogueCard(card, game), types);
      if (written === null) return [];
      const { told, abilities } = compiler.compile(written);
      return `${card.slug} ${told} ${digestOf(abilities)}`;
    })
    .sort();
}

/** The order of keys makes no difference. */
function digestOf(value: unknown): string {
  const ordered = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(ordered).digest('hex').slice(0, 12);
}
