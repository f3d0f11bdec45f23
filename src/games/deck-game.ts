import type { GameDecks } from './decks/game-decks.ts';
import type { OwnCardForms } from './decks/own-card.ts';
import type { GameSlug } from './game-slug.ts';

/** What reading and judging deck lists needs of a game: neither what its cards do nor how it is played. */
export interface DeckGame {
  /** Names the game everywhere: in paths, queries and data. */
  readonly slug: GameSlug;
  readonly name: string;
  /** The keys of a card that are this game's figures. */
  readonly figureKeys: readonly string[];
  /** The figures of a card of which nothing is known. */
  readonly unknownFigures: Readonly<Record<string, unknown>>;
  /** The full name that tells a card from others with its title. */
  readonly cardName: (card: {
    title: string;
    subtitle: string | null;
    figures: Record<string, unknown>;
  }) => string;
  /** Every type a card of the game can be of. */
  readonly types: readonly string[];
  /** What else a faction is called: its resource symbol. Empty for a game without factions. */
  readonly factionSymbols: ReadonlyMap<string, readonly string[]>;
  /** What a deck may hold. */
  readonly decks: GameDecks;
  /** How deck lists write cards of their own. */
  readonly ownCard: OwnCardForms;
}
