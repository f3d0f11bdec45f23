import { z } from 'zod';
import { writtenCardForms } from '../../../games/decks/own-card.ts';
import { games } from '../../../games/registry.ts';
import { deckFileOf } from './deck-file.ts';

/** The JSON Schema of a deck list. */
export function deckFileSchema(): object {
  const cards = z.union(games.flatMap(({ ownCard }) => writtenCardForms(ownCard)));
  return {
    title: 'Arbiter deck list',
    ...z.toJSONSchema(deckFileOf(cards), { io: 'input', target: 'draft-2020-12' }),
  };
}
