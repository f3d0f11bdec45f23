import * as z from 'zod';
import type { DeckGame } from '../deck-game.ts';
import { highlanderFigures, highlanderTypes } from './card.ts';
import { highlanderDecks } from './decks/law.ts';
import { highlanderOwnCard } from './decks/own-card.ts';

const figureKeys = Object.keys(highlanderFigures.shape);

export const highlanderDeckGame: DeckGame = {
  slug: 'highlander',
  name: 'Highlander: The Card Game',
  figureKeys,
  unknownFigures: Object.fromEntries(figureKeys.map((key) => [key, null])),
  types: highlanderTypes,
  factionSymbols: new Map(),
  // The Handbook Addendum's preamble writes Title: Persona or Weapon, and sub-titles where they are needed.
  cardName: ({ title, subtitle, figures }) => {
    const qualifier = typeof figures.qualifier === 'string' ? figures.qualifier : null;
    return [title, subtitle, qualifier].filter((part) => part !== null).join(': ');
  },
  decks: highlanderDecks,
  ownCard: highlanderOwnCard(z.unknown()),
};
