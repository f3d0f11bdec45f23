import { keptAhead } from '../database/snapshot/built-ahead.ts';
import { type LawDocument, namingsIn } from '../law-search/documents.ts';
import { indexLaw, openLawIndex } from '../law-search/text-index.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { wordingAsOf } from './wording-as-of.ts';

/** The texts in force of all cards of a snapshot, by their words. The id of a document is that of its card. */
export const cardTextsOf = keptAhead({
  part: { name: 'card-texts' },
  make: (snapshot) => indexLaw(libraryOf(snapshot).all.map(textDocument), namingsIn(snapshot)),
  open: (data, snapshot) =>
    openLawIndex(data, libraryOf(snapshot).all.map(textDocument), namingsIn(snapshot)),
});

/** The text of a card that is in force now; empty where no source gives it. */
export function textInForce(shelved: ShelvedCard): string {
  return wordingAsOf(shelved, undefined).inForce.text ?? '';
}

function textDocument(shelved: ShelvedCard): LawDocument {
  const { card, game } = shelved;
  return {
    id: card.id,
    kind: 'card',
    game: game.game.slug,
    title: card.name,
    names: [card.name],
    cards: [],
    question: '',
    place: '',
    // Few of the texts are needed where the index is read from a file.
    get text() {
      return textInForce(shelved);
    },
  };
}
