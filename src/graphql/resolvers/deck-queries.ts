import type { Context } from '../context.ts';
import type { QueryResolvers, Resolvers } from '../generated/types.ts';
import { invalid, optionalGame, optionalObject, optionalText, text } from '../input.ts';

/** The limit of lists in characters. */
const LONGEST_LIST = 1024 * 1024;
const MOST_FORMATS = 20;

/** The queries about decks. */
export const deckQueries = {
  validateDeck(_, { list, game, formats, format, asOf }, { services: { decks }, work }) {
    const asked = formats ?? [];
    if (asked.length > MOST_FORMATS) throw invalid('formats', `must have at most ${MOST_FORMATS} entries`);
    const query = {
      list: given(list),
      game: optionalGame(game),
      formats: asked.map((slug) => text('formats', slug)),
      own: optionalObject('format', format, 'an object: a format of your own'),
      asOf: optionalText('asOf', asOf),
    };
    return decks.validate(query, work);
  },
  convertDeck(_, { list, game, to, names }, { services: { decks }, work }) {
    const asked = { list: given(list), game: optionalGame(game), to: text('to', to) };
    return decks.convert({ ...asked, names: names ?? 'written' }, work);
  },
} satisfies QueryResolvers;

/** The types of answers about decks. */
export const decks = {
  DeckViolation: { citedRule },
  DeckRemark: { citedRule },
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

/** A list may be longer than a name, and have several lines. */
function given(list: string): string {
  if (list.length > LONGEST_LIST) throw invalid('list', `must have at most ${LONGEST_LIST} characters`);
  return list;
}

/** Null if no rule is cited, or one that is not in the rule index. */
function citedRule({ rule }: { readonly rule: string | null }, _: unknown, { references }: Context) {
  return rule === null ? null : references.ruleIfHeld(rule);
}
