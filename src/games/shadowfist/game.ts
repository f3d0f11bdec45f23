import type { Game } from '../registry.ts';
import { shadowfistCardEntry, shadowfistFigures } from './card.ts';

export const shadowfist: Game = {
  slug: 'shadowfist',
  name: 'Shadowfist',
  cardEntry: shadowfistCardEntry,
  figures: shadowfistFigures.partial(),
  figureKeys: Object.keys(shadowfistFigures.shape),
  // One card per title (chapter 8.1 counts copies by title).
  cardName: ({ title }) => title,
};
