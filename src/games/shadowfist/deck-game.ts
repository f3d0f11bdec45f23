import * as z from 'zod';
import type { DeckGame } from '../deck-game.ts';
import { factions, shadowfistFigures, shadowfistTypes, symbols } from './card.ts';
import { shadowfistDecks } from './decks/law.ts';
import { shadowfistOwnCard } from './decks/own-card.ts';

const figureKeys = Object.keys(shadowfistFigures.shape);

export const shadowfistDeckGame: DeckGame = {
  slug: 'shadowfist',
  name: 'Shadowfist',
  figureKeys,
  unknownFigures: { ...Object.fromEntries(figureKeys.map((key) => [key, null])), factions: [] },
  types: shadowfistTypes,
  factionSymbols: new Map(factions.map((faction, place) => [faction, symbols.slice(place, place + 1)])),
  // One card per title (chapter 8.1 counts copies by title).
  cardName: ({ title }) => title,
  decks: shadowfistDecks,
  ownCard: shadowfistOwnCard(z.unknown()),
};
