// What the service answers about decks, as the page and its script read it.
import type { z } from 'zod';
import type { DeckFile } from '../../decks/lists/json/deck-file.ts';
import type { conversionView, deckAnswersView, deckReportView } from '../../decks/views.ts';

export type { WrittenFormat } from '../../decks/lists/formats.ts';
export type { DeckFile };

export type DeckReport = z.infer<typeof deckReportView>;
export type DeckAnswers = z.infer<typeof deckAnswersView>;
export type Conversion = z.infer<typeof conversionView>;
export type Violation = DeckReport['violations'][number];
export type Remark = DeckReport['advice'][number];
export type Fix = DeckReport['fixes'][number];
export type UnknownLine = DeckReport['unresolved'][number];

/** A game that decks are checked for, and its formats. */
export interface DeckGame {
  readonly slug: string;
  readonly name: string;
  readonly formats: readonly { readonly slug: string; readonly name: string }[];
}

/** A question of a person. */
export interface DeckQuestion {
  readonly list: string;
  /** Slug of the game; undefined: find out from the list. */
  readonly game: string | undefined;
  /** Slugs of formats; empty for all formats of the game. */
  readonly formats: readonly string[];
}

/** The answer: how the list was read, and one report for each format. */
export interface CheckedDeck extends DeckAnswers {
  readonly game: string;
  /** The list with the full names of its cards. */
  readonly deck: DeckFile;
}
