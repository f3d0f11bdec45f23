import type { QueryResolvers, Resolvers } from '../generated/types.ts';
import { invalid, optionalGame, optionalObject, optionalText, text } from '../input.ts';

/** No list that is read is longer. */
const LONGEST_LIST = 1024 * 1024;
const MOST_FORMATS = 20;

/** The queries about decks. */
export const deckQueries = {
  validateDeck(_, { list, game, formats, format, asOf }, { services: { decks }, work }) {
    const asked = formats ?? [];
    if (asked.length > MOST_FORMATS) throw invalid('formats', `may be at most ${MOST_FORMATS}`);
    const query = {
      list: given(list),
      game: optionalGame(game),
      formats: asked.map((slug) => text('formats', slug)),
      own: optionalObject('format', format, 'an object: a format of your own'),
      asOf: optionalText('asOf', asOf),
    };
    return decks.validate(query, work);
  },
  convertDeck: (_, { list, game, to }, { services: { decks }, work }) =>
    decks.convert({ list: given(list), game: optionalGame(game), to: text('to', to) }, work),
} satisfies QueryResolvers;

/** What is said of decks. */
export const decks = {
  UnresolvedLine: {
    suggestions: ({ suggestions }) => suggestions.map((candidate) => ({ ...candidate })),
  },
  DeckChange: {
    zone: (change) => (change.change === 'move' ? null : change.zone),
    from: (change) => (change.change === 'move' ? change.from : null),
    to: (change) => (change.change === 'move' ? change.to : null),
    printing: (change) => (change.change === 'move' ? null : (change.printing ?? null)),
  },
} satisfies Resolvers;

/** A list may be longer than a name, and of several lines. */
function given(list: string): string {
  if (list.length > LONGEST_LIST) throw invalid('list', `must have at most ${LONGEST_LIST} characters`);
  return list;
}
