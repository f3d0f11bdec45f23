import type { Library } from '../../../../../src/games/shadowfist/rule-check/board/board.ts';
import { definition } from '../../../../../src/games/shadowfist/vocabulary/definition.ts';
import { hostileChoices } from './hostile-choices.ts';
import { hostilePlays } from './hostile-plays.ts';
import { aCharacter, type Hostile } from './hostile-table.ts';
import { hostileWords } from './hostile-words.ts';

/** Requests that mean ill, by what they try. */
export const hostileRequests: Readonly<Record<string, Hostile>> = {
  ...hostileWords,
  ...hostilePlays,
  ...hostileChoices,
};

/** The cards of which they have thousands. */
const cards = new Map(
  Object.entries({
    'a-character': aCharacter(),
    'a-unique-character': aCharacter({ title: 'A Hero', restrictions: ['Unique'] }),
    'a-state': { title: 'A State', type: 'State', cost: 0 },
    'a-site': { title: 'A Site', type: 'Site', cost: 0, power: 1, body: 5 },
  }).map(([slug, card]) => [slug, definition.parse(card)]),
);

export const hostileLibrary: Library = (slug) => cards.get(slug);
