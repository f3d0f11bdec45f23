import { deckGames } from '../../../games/deck-games.ts';
import { fold } from '../../../games/fold.ts';

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];

/** What players put cards together under: types in the plural, and what the cards are there for. */
const groups = new Set([
  ...deckGames.flatMap(({ types }) => types.flatMap((type) => wordsOf(`${type}s`).slice(-1))),
  ...wordsOf('fss nfs foundations hitters support supporters others misc utility toolbox resources denial'),
  ...wordsOf('removal ramp tech defenses attachments cards weapons allies'),
]);

/** What may stand beside such a word. */
const beside = new Set([
  ...wordsOf('and or the non other main feng shui basic special ranged dirty in play'),
  ...deckGames.flatMap(({ factionSymbols }) => [...factionSymbols.keys()].flatMap(wordsOf)),
]);

/** Whether all words are words for groups of cards. A singular word can be a card, such as Guard. */
export function groupsCards(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some((word) => groups.has(word)) && words.every((word) => groups.has(word) || beside.has(word))
  );
}
